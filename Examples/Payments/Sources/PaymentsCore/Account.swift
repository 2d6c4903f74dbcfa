import Foundation

/// One of the customer's own accounts and what is on it.
public struct Account: Hashable, Sendable, Codable, Identifiable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case checking, savings
    }

    /// The vocabulary's identifier, such as `savings`.
    public var id: String
    public var name: String
    /// The last digits of its number, such as `…4417`.
    public var number: String
    public var kind: Kind
    public var balance: Money

    /// Whether it goes by these words: its name, or its name followed by "account".
    public func isCalled(_ words: String) -> Bool {
        let spoken = words.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let name = name.lowercased()
        return [id, name, "\(name) account", "my \(name)", "\(id) account"].contains(spoken)
    }
}

/// Someone money can be sent to or asked from.
public struct Payee: Hashable, Sendable, Codable, Identifiable {
    /// In the bank's directory, or derived from the handle.
    public var id: String
    public var givenName: String
    public var familyName: String
    /// A phone number or an e-mail address.
    public var handle: String
    /// Whether the account behind it has been closed.
    public var isClosed = false

    public var name: String { [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ") }

    public init(id: String, givenName: String, familyName: String, handle: String, isClosed: Bool = false) {
        self.id = id
        self.givenName = givenName
        self.familyName = familyName
        self.handle = handle
        self.isClosed = isClosed
    }

    /// Someone known by name and handle only.
    public init(name: String, handle: String) {
        self.init(id: "handle:\(Self.normalized(handle))", givenName: name, familyName: "", handle: handle)
    }

    /// The handle without what people write differently: spaces, dashes, parentheses and case.
    public static func normalized(_ handle: String) -> String {
        if handle.contains("@") { return handle.lowercased().trimmingCharacters(in: .whitespaces) }
        return String(handle.filter { $0.isNumber || $0 == "+" })
    }

    /// Whether they go by these words: the given name, the family name or both.
    func isCalled(_ words: String) -> Bool {
        let spoken = words.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return [givenName, familyName, name].contains { $0.lowercased() == spoken }
    }
}
