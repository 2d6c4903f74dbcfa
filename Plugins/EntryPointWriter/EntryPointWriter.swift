import ExtensionSources
import Foundation

/// write-entry-point MODULE INFO_PLIST OUTPUT DEFINITIONS SOURCE...
///
/// DEFINITIONS are the modules with definition files, with commas between them. Writes the entry point of a program. Started by the plugin ExtensionEntryPoint.
@main enum EntryPointWriter {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map(\.self)
        guard arguments.count >= 4 else {
            fail("usage: write-entry-point MODULE INFO_PLIST OUTPUT DEFINITIONS SOURCE...", status: 64)
        }
        let files = arguments[1...2].map { URL(fileURLWithPath: $0) }
        let sources = arguments.dropFirst(4).map { URL(fileURLWithPath: $0) }
        let definitions = arguments[3].split(separator: ",").map(String.init)
        do {
            let entryPoint = try EntryPoint(
                propertyList: files[0], module: arguments[0], sources: sources, definitions: definitions)
            try Data(entryPoint.text.utf8).write(to: files[1], options: .atomic)
        } catch let error as EntryPointError {
            // As compilers write it, so that editors show it at the file.
            fail("\(files[0].path):1:1: error: \(error.message)", status: 1)
        } catch {
            fail("error: '\(files[1].path)' cannot be written: \(error.localizedDescription)", status: 1)
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(status)
    }
}
