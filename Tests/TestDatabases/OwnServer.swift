import Foundation

/// A server that belongs to one test, which may end and restart it.
public struct OwnServer: Sendable {
    /// The URL of its database.
    public let url: String
    private let folder: URL

    /// Calls the body with a server that runs, and removes that afterwards.
    public static func with(_ body: (OwnServer) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pg-\(UUID().uuidString.prefix(8))")
        let url = try await script(["start", folder.path, "-c", "fsync=off"])
        let server = OwnServer(url: url, folder: folder)
        let result: Result<Void, any Error>
        do { result = .success(try await body(server)) } catch { result = .failure(error) }
        // It has ended already where the test has ended it.
        _ = try? await script(["stop", folder.path, "--at-once"])
        try FileManager.default.removeItem(at: folder)
        try result.get()
    }

    /// Ends the server as if the machine had been switched off.
    public func end() async throws { try await Self.script(["stop", folder.path, "--at-once"]) }

    /// Starts it again.
    public func start() async throws { try await Self.script(["start", folder.path, "-c", "fsync=off"]) }

    /// Runs Scripts/postgres.
    ///
    /// - Returns: the last line that it prints.
    @discardableResult
    private static func script(_ arguments: [String]) async throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        process.executableURL = root.appending(path: "Scripts/postgres")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return String(text.split(whereSeparator: \.isNewline).last ?? "")
    }

    struct Failure: Error {
        var arguments: [String]
    }
}
