import Foundation

/// The calls of the app, in a file that the app and its extension share.
public struct CallLog: Sendable {
    public static let groupIdentifier = "group.org.errand.examples.calls"

    /// The most calls that are kept.
    private static let capacity = 500

    private let file: URL

    /// - Parameter folder: the folder of the app group.
    public init(folder: URL) {
        file = folder.appendingPathComponent("calls.json")
    }

    /// The calls, the latest first. A phone that has just been set up has missed one call already.
    ///
    /// - Throws: when the file is there and cannot be read.
    public func calls() throws -> [LoggedCall] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [Self.demonstration] }
        return try JSONDecoder().decode([LoggedCall].self, from: Data(contentsOf: file))
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

    private static var demonstration: LoggedCall {
        LoggedCall(
            id: "first", name: "Corner Garage", number: "+1 415 555 0199", kind: .missed,
            date: Date(timeIntervalSince1970: 1_763_740_800))
    }
}
