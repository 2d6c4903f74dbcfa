import ConnectionTesting
import Containment
import Foundation

/// Programs in Python, with the messages of the protocol that protoc has generated for them.
struct PythonProgram {
    private static let interpreter = "/usr/bin/python3"
    static let example = root.appending(path: "Examples/Python/Jotter.app/PlugIns/Jotter.appex")
    static let probe = root.appending(path: "Tests/PythonProbe/probe.py")
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Whether there are the programs and packages that Python programs need; `Scripts/setup` installs them.
    static let isPossible = run(interpreter, ["-c", "import google.protobuf"]) && run("/usr/bin/env", ["protoc", "--version"])

    /// What starts a script. The modules are found in the folder of the messages and in that of the example.
    ///
    /// - Parameter messages: the folder of the messages.
    static func command(_ script: URL, messages: URL) -> LaunchCommand {
        LaunchCommand(
            executable: interpreter, arguments: [script.path],
            environment: [
                "PYTHONPATH": "\(messages.path):\(example.path)", "PYTHONDONTWRITEBYTECODE": "1", "HOME": messages.path,
            ])
    }

    /// Generates the messages.
    ///
    /// - Returns: whether that worked.
    static func generateMessages(into folder: URL) throws -> Bool {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return run(root.appending(path: "Examples/Python/build").path, [folder.path])
    }

    private static func run(_ executable: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
