import Foundation

/// A type as the schema writes it, taken apart: `[INPerson]?`.
struct TypeName {
    /// The type as Swift code writes it.
    let text: String
    let isOptional: Bool
    let isImplicitlyUnwrapped: Bool
    /// The element's type for arrays and sets.
    let element: String?

    init(_ text: String) {
        self.text = text
        isOptional = text.hasSuffix("?")
        isImplicitlyUnwrapped = text.hasSuffix("!")
        let bare = text.trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
        if bare.hasPrefix("["), !bare.contains(":") {
            element = String(bare.dropFirst().dropLast())
        } else if bare.hasPrefix("Set<") {
            element = String(bare.dropFirst(4).dropLast())
        } else {
            element = nil
        }
    }

    /// The type without its optionality.
    var bare: String { text.trimmingCharacters(in: CharacterSet(charactersIn: "?!")) }

    private static let scalars: [String: String] = [
        "Bool": "bool", "Int": "integer", "UInt": "integer", "Double": "double", "Float": "double", "TimeInterval": "double",
        "NSNumber": "double", "NSDecimalNumber": "decimal", "String": "string", "UUID": "string", "URL": "url", "Data": "data",
        "Date": "date", "DateComponents": "dateComponents",
    ]

    /// Swift types that are no classes of their own, and the records that hold them.
    private static let recordNames: [String: String] = [
        "INSpeakable": "INSpeakableString", "INShortcut": "INShortcutReference",
        "INMediaDestination": "INMediaDestinationReference",
    ]

    /// The type in the terms of the catalogue's `ValueType`.
    func valueType(in schema: Schema) -> String {
        if let element { return "ValueType.list(\(TypeName(element).valueType(in: schema)))" }
        if let scalar = Self.scalars[bare] { return "ValueType.\(scalar)" }
        if schema.enumerations[bare] != nil { return "ValueType.enumeration(\"\(bare)\")" }
        if schema.optionSets[bare] != nil { return "ValueType.optionSet(\"\(bare)\")" }
        if schema.stringConstants.contains(bare) { return "ValueType.stringConstant(\"\(bare)\")" }
        if bare.hasPrefix("Measurement<") { return "ValueType.record(\"Measurement\")" }
        if bare.hasPrefix("[") { return "ValueType.record(\"UserInfo\")" }
        return "ValueType.record(\"\(Self.recordNames[bare] ?? schema.aliases[bare] ?? bare)\")"
    }
}
