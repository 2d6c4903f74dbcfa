public import Foundation

/// Writes names of people. Foundation's own cannot be created on this platform.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: as elsewhere, one formatter is not to be changed while it is used.

    /// How much of a name is written.
    public enum Style: Int, Sendable {
        case `default` = 0
        case short = 1
        case medium = 2
        case long = 3
        case abbreviated = 4
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The phonetic names, where there are any.
        public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = .current

    /// The name in the style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The name in the formatter's style; empty when there is nothing of it.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        switch style {
        case .default, .medium: return joined([name.givenName, name.familyName], name)
        case .long: return joined([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix], name)
        case .short: return name.nickname.flatMap(\.nonEmpty) ?? name.givenName.flatMap(\.nonEmpty) ?? name.familyName ?? ""
        case .abbreviated:
            let initials = [name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }
            return Self.isFamilyFirst(name) ? (name.familyName ?? name.givenName ?? "") : initials.joined()
        }
    }

    private func joined(_ parts: [String?], _ name: PersonNameComponents) -> String {
        guard Self.isFamilyFirst(name) else { return parts.compactMap { $0?.nonEmpty }.joined(separator: " ") }
        return [name.familyName, name.givenName].compactMap { $0?.nonEmpty }.joined()
    }

    /// Names in Chinese, Japanese and Korean begin with the family, without a space.
    private static func isFamilyFirst(_ name: PersonNameComponents) -> Bool {
        let letters = [name.familyName, name.givenName].compactMap { $0 }.joined().unicodeScalars
        guard !letters.isEmpty else { return false }
        return letters.allSatisfy { scalar in
            (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
                || (0xAC00...0xD7AF).contains(scalar.value)
        }
    }

    /// The parts of a name written in the order of the Latin script; `nil` when there is none.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return nil }
        var name = PersonNameComponents()
        if words.count > 1, Self.prefixes.contains(Self.bare(words[0])) { name.namePrefix = words.removeFirst() }
        if words.count > 1, let last = words.last, Self.suffixes.contains(Self.bare(last)) {
            name.nameSuffix = words.removeLast()
        }
        name.givenName = words.removeFirst()
        if let family = words.popLast() { name.familyName = family }
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }

    private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

    private static func bare(_ word: String) -> String { word.lowercased().filter(\.isLetter) }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
