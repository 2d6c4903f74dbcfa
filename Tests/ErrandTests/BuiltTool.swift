import Foundation
import Testing

/// Runs the built commands as a person or a script would.
struct BuiltTool {
    /// Which of the two commands is run.
    enum Command: String {
        case errand
        case lab = "errand-lab"
    }

    struct Result {
        var output: String
        var errors: String
        var status: Int32
    }

    /// A fresh data folder; it goes away with the tool.
    final class DataFolder: Sendable {
        let url = FileManager.default.temporaryDirectory.appending(path: "errand-tool-\(UUID().uuidString)")
        // Nothing may have been written there.
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    var command = Command.errand
    var data = DataFolder()
    /// Environment variables to set.
    var variables: [String: String] = [:]
    /// The folder of the user's caches; `nil` for the one that all tests share.
    private var caches: DataFolder?

    init(command: Command = .errand, data: DataFolder = DataFolder()) { (self.command, self.data) = (command, data) }

    /// The other command on the same data.
    var lab: BuiltTool { BuiltTool(command: .lab, data: data) }

    /// Caches as a first start leaves them, which last as long as the process: compiling everything anew for every test takes most of the
    /// time of all of them.
    private static let filled = Task {
        atexit { try? FileManager.default.removeItem(at: kept.url) }
        var tool = BuiltTool()
        tool.caches = kept
        let start = try await tool.run(["ask", "help"])
        try #require(start.status == 0, "the first start failed: \(start.errors)")
        return kept
    }
    private static let kept = DataFolder()

    private func environment() async throws -> [String: String] {
        let folder = if let caches { caches } else { try await Self.filled.value }
        var environment = ProcessInfo.processInfo.environment
        // The store of whoever runs the tests is none for them.
        environment["ERRAND_STORE"] = nil
        return environment.merging(["XDG_CACHE_HOME": folder.url.path]) { $1 }.merging(variables) { $1 }
    }

    /// - Parameter input: what is typed, a line each.
    func run(_ arguments: [String], input: [String] = []) async throws -> Result {
        try await run(arguments, input: Data(input.map { "\($0)\n" }.joined().utf8))
    }

    /// - Parameter keepsData: whether the command is one that keeps data.
    func run(_ arguments: [String], input: Data, keepsData: Bool = true) async throws -> Result {
        let process = Process()
        process.environment = try await environment()
        process.executableURL = try executable()
        process.arguments = arguments + (keepsData ? ["--data", data.url.path] : [])
        // Files rather than pipes: nothing can block on a full one.
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
        try input.write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try await process.runToEnd()
        return Result(
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self), status: process.terminationStatus)
    }

    /// Runs the command, types the lines, and kills it as soon as it has printed the words.
    ///
    /// - Returns: what it printed until then.
    func kill(_ arguments: [String], input: [String], onceItPrints words: String) async throws -> String {
        let process = Process()
        process.environment = try await environment()
        process.executableURL = try executable()
        process.arguments = arguments + ["--data", data.url.path]
        let (typed, printed) = (Pipe(), Pipe())
        process.standardInput = typed
        process.standardOutput = printed
        try process.run()
        try typed.fileHandleForWriting.write(contentsOf: Data(input.map { "\($0)\n" }.joined().utf8))
        var output = Data()
        while !String(decoding: output, as: UTF8.self).contains(words) {
            let more = printed.fileHandleForReading.availableData
            if more.isEmpty { break }
            output += more
        }
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    /// Something to do as soon as a command has printed the words, after those of the step before.
    struct Step {
        var words: String
        /// Returns a line to type; `nil` for none.
        var action: () async throws -> String?

        init(_ words: String, _ action: @escaping () async throws -> String? = { nil }) {
            (self.words, self.action) = (words, action)
        }

        /// Types a line.
        init(_ words: String, type line: String) { self.init(words) { line } }
    }

    /// Runs the command while it is used, and ends its input after the last step.
    ///
    /// - Parameter keepsData: whether it gets the tool's data folder.
    /// - Returns: all that it printed, errors among the rest.
    func use(_ arguments: [String], keepsData: Bool = true, _ steps: [Step]) async throws -> Result {
        let process = Process()
        process.environment = try await environment()
        process.executableURL = try executable()
        process.arguments = arguments + (keepsData ? ["--data", data.url.path] : [])
        let (typed, printed) = (Pipe(), Pipe())
        process.standardInput = typed
        process.standardOutput = printed
        process.standardError = printed
        try process.run()
        var (output, used) = ("", "".startIndex)
        var bytes = Data()
        for step in steps {
            var found = output[used...].range(of: step.words)
            while found == nil {
                let more = printed.fileHandleForReading.availableData
                try #require(!more.isEmpty, "it ended without having printed '\(step.words)': \(output)")
                bytes += more
                let distance = output[..<used].utf8.count
                output = String(decoding: bytes, as: UTF8.self)
                used = output.utf8.index(output.startIndex, offsetBy: distance)
                found = output[used...].range(of: step.words)
            }
            used = found?.upperBound ?? used
            if let line = try await step.action() { try typed.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }
        }
        try typed.fileHandleForWriting.close()
        bytes += try printed.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(output: String(decoding: bytes, as: UTF8.self), errors: "", status: process.terminationStatus)
    }

    /// A program that is built with the tests.
    static func built(_ name: String) throws -> URL {
        let runner = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let tool = runner.deletingLastPathComponent().appending(path: name)
        return try #require(
            FileManager.default.isExecutableFile(atPath: tool.path) ? tool : nil, "no built \(name) beside \(runner.path)")
    }

    private func executable() throws -> URL { try Self.built(command.rawValue) }
}

extension Process {
    /// Runs it and waits for its end without keeping a thread from other tests.
    func runToEnd() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            terminationHandler = { _ in continuation.resume() }
            do {
                try run()
            } catch {
                terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}
