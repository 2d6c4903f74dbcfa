import Foundation

/// Which calls to look for; a condition that is `nil` or empty holds for every call.
public struct CallQuery: Hashable, Sendable {
    public var kinds: Set<LoggedCall.Kind> = []
    /// Only calls that are going on.
    public var isOngoing = false
    public var isVideo: Bool?
    /// Only calls that nobody has seen to, or only the others.
    public var isUnseen: Bool?
    /// The names and numbers that the other side goes by.
    public var parties: [String] = []
    /// The first and the last instant.
    public var from: Date?
    public var until: Date?

    public init() {}

    func matches(_ call: LoggedCall) -> Bool {
        (kinds.isEmpty || kinds.contains(call.kind))
            && (!isOngoing || call.isOngoing)
            && (isVideo == nil || isVideo == call.isVideo)
            && (parties.isEmpty || parties.contains { call.isWith($0) })
            && (from.map { call.date >= $0 } ?? true)
            && (until.map { call.date <= $0 } ?? true)
    }
}

extension LoggedCall {
    /// Whether the other side goes by the name, or a part of it, or the number.
    public func isWith(_ party: String) -> Bool {
        let (said, own) = (Self.words(party), Self.words(name))
        if !said.isEmpty, said.isSubset(of: own) { return true }
        let digits = party.filter(\.isNumber)
        return digits.count > 2 && digits == number.filter(\.isNumber)
    }

    private static func words(_ name: String) -> Set<String> {
        let plain = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return Set(plain.split { !$0.isLetter && !$0.isNumber }.map(String.init)).subtracting(["the"])
    }
}
