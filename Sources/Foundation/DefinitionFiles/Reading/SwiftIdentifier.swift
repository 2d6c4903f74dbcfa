/// Names as generated code may have them.
public enum SwiftIdentifier {
    /// Whether a declaration may bear the name, in backticks if it is a keyword.
    public static func isValid(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart, name != "_" else {
            return false
        }
        return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } && name.utf8.count <= 200
    }

    /// The name with its first character in upper case and the rest as it is.
    public static func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The name of the constant of `CustomIntents` that stands for a module's intents: `TicketsExtension` gives `ticketsExtension`.
    public static func constant(of module: String) -> String {
        let capitals = module.prefix(while: \.isUppercase)
        // Of `URLKit`, the K begins the next word.
        let count = capitals.count > 1 && capitals.count < module.count ? capitals.count - 1 : capitals.count
        return module.prefix(count).lowercased() + module.dropFirst(count)
    }

    // What Swift means something else by, even in backticks.
    private static let unusable: Set<String> = ["self", "Self", "init", "Type", "Protocol"]
    // Members that objects of every intent, response and type have.
    private static let ofObjects: Set<String> = ["description", "debugDescription", "hash", "hashValue", "copy", "mutableCopy"]
    private static let ofIntents: Set<String> = [
        "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
    ]
    private static let ofResponses: Set<String> = ["code", "userActivity"]
    private static let ofObjectTypes: Set<String> = [
        "identifier", "displayString", "pronunciationHint", "subtitleString", "displayImage", "alternativeSpeakableMatches",
        "spokenPhrase", "vocabularyIdentifier",
    ]

    /// What declares a property.
    enum Owner {
        case intent, response, object

        /// Names that no property may have.
        var reserved: Set<String> {
            switch self {
            case .intent: unusable.union(ofObjects).union(ofIntents)
            case .response: unusable.union(ofObjects).union(ofResponses)
            case .object: unusable.union(ofObjects).union(ofObjectTypes)
            }
        }
    }
}
