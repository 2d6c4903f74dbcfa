import Foundation

/// The calls of the app, in a file that the app and its extension share.
public struct CallLog: Sendable {
    public static let groupIdentifier = "group.org.errand.examples.calls"

    /// The most calls that are kept.
    private static let capacity = 500

    private let file: URL
    private let now: @Sendable () -> Date

    private let calendar: Calendar

    /// - Parameters:
    ///   - folder: the folder of the app group.
    ///   - calendar: the person's.
    ///   - now: the time that a new log starts with.
    public init(folder: URL, calendar: Calendar = .current, now: @escaping @Sendable () -> Date = { Date() }) {
        self.calendar = calendar
        file = folder.appendingPathComponent("calls.json")
        self.now = now
    }

    /// The calls, the latest first. A new log starts with calls of the days before, and keeps them.
    ///
    /// - Throws: when the file cannot be read, or not be made.
    public func calls() throws -> [LoggedCall] {
        guard FileManager.default.fileExists(atPath: file.path) else {
            let calls = DemonstrationLog.calls(at: now(), in: calendar)
            try save(calls)
            return calls
        }
        return try JSONDecoder().decode([LoggedCall].self, from: Data(contentsOf: file))
    }

    /// The calls that meet the query, the latest first.
    ///
    /// - Throws: when the file cannot be read, or not be made.
    public func calls(_ query: CallQuery) throws -> [LoggedCall] {
        let calls = try calls()
        return calls.filter { call in
            query.matches(call) && (query.isUnseen.map { $0 == Self.isUnseen(call, among: calls) } ?? true)
        }
    }

    /// Whether a call was missed and nobody has called since.
    private static func isUnseen(_ call: LoggedCall, among calls: [LoggedCall]) -> Bool {
        call.kind == .missed && !calls.contains { $0.kind == .outgoing && $0.date > call.date && $0.isWith(call.number) }
    }

    /// Adds a call; whatever call was going on has ended then.
    ///
    /// - Throws: when the file cannot be read or written; it is as it was then.
    public func add(_ call: LoggedCall) throws {
        try save([call] + Self.ended(calls().filter { $0.id != call.id }))
    }

    /// Ends the call that is going on.
    ///
    /// - Returns: `false` when none is.
    /// - Throws: when the file cannot be read or written; it is as it was then.
    public func hangUp() throws -> Bool {
        let calls = try calls()
        guard calls.contains(where: \.isOngoing) else { return false }
        try save(Self.ended(calls))
        return true
    }

    private func save(_ calls: [LoggedCall]) throws {
        try JSONEncoder().encode(Array(calls.prefix(Self.capacity))).write(to: file, options: .atomic)
    }

    private static func ended(_ calls: [LoggedCall]) -> [LoggedCall] {
        calls.map { call in
            var call = call
            call.isOngoing = false
            return call
        }
    }
}
