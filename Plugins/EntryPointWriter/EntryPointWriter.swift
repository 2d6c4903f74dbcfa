import ExtensionSources
import Foundation

/// write-entry-point MODULE INFO_PLIST OUTPUT SOURCE...
///
/// Writes the entry point of a program. Started by the plugin ExtensionEntryPoint.
@main enum EntryPointWriter {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map(\.self)
        guard arguments.count >= 3 else { fail("usage: write-entry-point MODULE INFO_PLIST OUTPUT SOURCE...", status: 64) }
        let files = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        do {
            let entryPoint = try EntryPoint(propertyList: files[0], module: arguments[0], sources: Array(files.dropFirst(2)))
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
