import Foundation

/// Someone who writes and gets messages.
public struct Correspondent: Hashable, Sendable, Codable, Identifiable {
    /// In Pigeon's directory, or derived from the handle.
    public var id: String
    public var givenName: String
    public var familyName: String
    /// A phone number or an e-mail address.
    public var handle: String
    /// Whether they have left Pigeon.
    public var hasLeft = false

    public var name: String { [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ") }

    public init(id: String, givenName: String, familyName: String, handle: String, hasLeft: Bool = false) {
        self.id = id
        self.givenName = givenName
        self.familyName = familyName
        self.handle = handle
        self.hasLeft = hasLeft
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

    /// Whether a message can be sent to something written like this.
    public static func isUsable(_ handle: String) -> Bool {
        let normal = normalized(handle)
        if let at = normal.firstIndex(of: "@") {
            return at != normal.startIndex && normal[at...].contains(".") && !normal.hasSuffix(".") && !normal.contains(" ")
        }
        return normal.filter(\.isNumber).count >= 3
    }

    /// Whether they go by these words: the given name, the family name or both.
    func isCalled(_ words: String) -> Bool {
        let spoken = words.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return [givenName, familyName, name].contains { $0.lowercased() == spoken }
    }

    /// Answers whatever is written to her.
    public static let parrot = Correspondent(id: "coco", givenName: "Coco", familyName: "", handle: "coco@pigeon.example")
    /// The owner of this Pigeon.
    public static let me = Correspondent(id: "me", givenName: "Me", familyName: "", handle: "me@pigeon.example")
}
