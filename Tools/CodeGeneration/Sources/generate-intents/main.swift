import CodeGeneration
import Foundation

// generate-intents SCHEMA_FOLDER OUTPUT_ROOT
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: generate-intents SCHEMA_FOLDER OUTPUT_ROOT\n".utf8))
    exit(64)
}

do {
    let schema = try Schema(folder: URL(filePath: arguments[1]))
    let root = URL(filePath: arguments[2])
    for (path, text) in Generator(schema: schema).files().sorted(by: { $0.key < $1.key }) {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
} catch {
    FileHandle.standardError.write(Data("generate-intents: \(error)\n".utf8))
    exit(1)
}
