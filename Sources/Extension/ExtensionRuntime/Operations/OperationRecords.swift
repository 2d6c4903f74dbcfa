import ExtensionProtocol
import Foundation
import IntentSchema
import Synchronization

/// What the runtime keeps of operations in a folder, so that it knows after a crash which were begun and what was answered.
///
/// There is a file for each operation. It is on disk before the handler is called. The answer is put into it without waiting for the disk:
/// if it is lost with the machine's power, the operation counts as begun, and the handler is asked.
final class OperationRecords: Sendable {
    /// What is kept of an operation.
    enum Found: Equatable {
        /// It was never begun.
        case nothing
        /// What was kept at its time may have been removed.
        case unknown
        /// It was begun and not answered.
        case begun
        case answered(ExtensionAnswer)
    }

    /// A kept operation.
    private struct Content: JSONRepresentable {
        var operation: String
        var time: Date
        var answer: ExtensionAnswer?

        init(operation: String, time: Date, answer: ExtensionAnswer? = nil) {
            (self.operation, self.time, self.answer) = (operation, time, answer)
        }

        var json: JSONValue {
            ["operation": .string(operation), "time": .number(time.timeIntervalSinceReferenceDate), "answer": answer?.json]
        }

        init(json: JSONValue) throws(JSONError) {
            let seconds: Double = try json.field("time")
            self.init(
                operation: try json.field("operation"), time: Date(timeIntervalSinceReferenceDate: seconds),
                answer: try json.optional("answer"))
        }
    }

    /// The number of operations kept; older ones are removed.
    static let capacity = 1024
    private static let suffix = ".operation"

    private let folder: URL
    private let now: @Sendable () -> Date
    private let capacity: Int
    /// The names of the files, the oldest first; `nil` until they are needed.
    private let names = Mutex<[String]?>(nil)

    /// - Parameters:
    ///   - folder: created if it does not exist.
    ///   - now: the host's clock.
    /// - Throws: an error if the folder cannot be used.
    init(folder: URL, capacity: Int = OperationRecords.capacity, now: @escaping @Sendable () -> Date) throws {
        self.folder = folder
        self.capacity = capacity
        self.now = now
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        if !FileManager.default.fileExists(atPath: beginning.path) { try note(beginning: now()) }
    }

    /// What is kept of an operation.
    ///
    /// - Parameter time: when it was delivered.
    func found(_ operation: String, since time: Date) -> Found {
        let found = found(operation)
        guard found == .nothing else { return found }
        guard let seconds = try? Double(String(contentsOf: beginning, encoding: .utf8)) else { return .unknown }
        return time.timeIntervalSinceReferenceDate >= seconds ? .nothing : .unknown
    }

    /// Notes that an operation is about to be handled, unless it was noted before.
    ///
    /// - Returns: what was kept of it before.
    /// - Throws: an error if that cannot be noted; then it must not be handled.
    func begin(_ operation: String) throws -> Found {
        let found = found(operation)
        guard found == .nothing else { return found }
        let name = Self.name(of: operation)
        try makeRoom(for: name)
        try write(Content(operation: operation, time: now()), to: name)
        try flush(folder.appending(path: name))
        try flush(folder)
        return .nothing
    }

    /// Keeps the answer that has ended an operation.
    func settle(_ operation: String, _ answer: ExtensionAnswer) {
        let name = Self.name(of: operation)
        guard let content = content(of: name), content.operation == operation else { return }
        // Without it, the operation counts as begun, and the handler is asked.
        try? write(Content(operation: operation, time: content.time, answer: answer), to: name)
    }

    /// Forgets an operation that was begun without an effect.
    func remove(_ operation: String) {
        let name = Self.name(of: operation)
        // If it stays, the handler is asked again.
        try? FileManager.default.removeItem(at: folder.appending(path: name))
        names.withLock { $0?.removeAll { $0 == name } }
    }

    private func found(_ operation: String) -> Found {
        let name = Self.name(of: operation)
        guard FileManager.default.fileExists(atPath: folder.appending(path: name).path) else { return .nothing }
        // A file that cannot be read was begun; one of another operation, whose name has the same digest, says nothing of this one.
        guard let content = content(of: name) else { return .begun }
        guard content.operation == operation else { return .unknown }
        return content.answer.map(Found.answered) ?? .begun
    }

    // MARK: - Files

    /// The file that says since when everything has been kept, in seconds since 2001.
    private var beginning: URL { folder.appending(path: "since") }

    private static func name(of operation: String) -> String {
        Record("Operation", ["identifier": .string(operation)]).digest + suffix
    }

    private func note(beginning time: Date) throws {
        try Data("\(time.timeIntervalSinceReferenceDate)".utf8).write(to: beginning, options: .atomic)
    }

    private func content(of name: String) -> Content? {
        guard let data = try? Data(contentsOf: folder.appending(path: name)), let json = try? JSONValue(text: data) else {
            return nil
        }
        return try? Content(json: json)
    }

    private func write(_ content: Content, to name: String) throws {
        try content.json.text.write(to: folder.appending(path: name), options: .atomic)
    }

    private func flush(_ url: URL) throws {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Removes the oldest operations if there are too many. What was kept before the last of them is not known from then on.
    private func makeRoom(for name: String) throws {
        try names.withLock { names in
            var all = try names ?? storedNames()
            while all.count >= capacity {
                let oldest = all.removeFirst()
                if let content = content(of: oldest) {
                    try note(beginning: content.time + 0.001)
                } else {
                    try note(beginning: now())
                }
                try FileManager.default.removeItem(at: folder.appending(path: oldest))
            }
            names = all + [name]
        }
    }

    private func storedNames() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        let dated = try files.filter { $0.lastPathComponent.hasSuffix(Self.suffix) }.map { file in
            let date = try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            return (date ?? .distantPast, file.lastPathComponent)
        }
        return dated.sorted { $0 < $1 }.map(\.1)
    }
}
