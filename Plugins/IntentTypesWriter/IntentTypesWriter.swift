import DefinitionCode
import DefinitionFiles
import ExtensionSources
import Foundation

/// write-intent-types MODULE OUTPUT_FOLDER FILE...
///
/// Writes the Swift code of definition files; the files are those and their tables of texts. Started by the plugin IntentDefinitions.
@main enum IntentTypesWriter {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map(\.self)
        guard arguments.count > 2 else { fail("usage: write-intent-types MODULE OUTPUT_FOLDER FILE...", status: 64) }
        let folder = URL(fileURLWithPath: arguments[1])
        let files = arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
        let readings = DefinitionFolder(folder, files: files).read()
        let code = DefinitionCode(readings, module: arguments[0])
        let warnings = readings.flatMap(\.problems).filter { $0.severity == .warning }
        for problem in warnings + code.errors { complain("\(problem)") }
        guard code.errors.isEmpty else { exit(1) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in try code.sources() {
                let file = folder.appendingPathComponent(name)
                // What is the same need not be compiled again.
                if (try? Data(contentsOf: file)) != Data(text.utf8) { try Data(text.utf8).write(to: file, options: .atomic) }
            }
        } catch {
            fail("error: '\(folder.path)' cannot be written: \(error.localizedDescription)", status: 1)
        }
    }

    private static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

    private static func fail(_ message: String, status: Int32) -> Never {
        complain(message)
        exit(status)
    }
}
