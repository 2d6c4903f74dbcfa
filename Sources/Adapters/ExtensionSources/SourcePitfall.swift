/// A place in Swift source text that compiles, and does something else than on a device.
public struct SourcePitfall: Hashable, Sendable {
    /// What happens there.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// `UserDefaults.set(nil, forKey:)`, which never returns in Linux's Foundation.
        case nilSetting
        /// A handler that reads the machine's clock, which is not the clock of a test.
        case machineTime
    }

    /// What happens.
    public var kind: Kind
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// What is wrong, and what to write instead.
    public var message: String

    /// The places in a file's text, in their order. Never fails: text that is no Swift has none.
    ///
    /// Only what is written out is found: no value that happens to be `nil`, and no time that another file reads.
    public static func all(in text: String) -> [SourcePitfall] {
        let tokens = SwiftTokens(text).tokens
        let declarations = SourceDeclarations(text)
        let mayHang = tokens.importsFoundationAlone
        let handles = declarations.adopted.contains { $0.hasSuffix("IntentHandling") || $0 == "INExtension" }
        return tokens.indices.compactMap { index in
            let rest = tokens[index...]
            let found: (Kind, String)? =
                if mayHang, rest.begins("set", "(", "nil", ",", "forKey", ":"), tokens.prefix(index).last == "." {
                    (.nilSetting, nilSettingMessage)
                } else if handles, let expression = rest.presentTime, tokens.prefix(index).isNoMember {
                    (.machineTime, machineTimeMessage(expression))
                } else {
                    nil
                }
            guard let (kind, message) = found else { return nil }
            let place = Position(of: tokens[index].startIndex, in: text)
            return SourcePitfall(kind: kind, line: place.line, column: place.column, message: message)
        }
    }

    private static let nilSettingMessage =
        "UserDefaults.set(nil, forKey:) never returns in Linux's Foundation; write removeObject(forKey:), or import Intents in this file"

    private static func machineTimeMessage(_ expression: String) -> String {
        "\(expression) is the machine's time, which a test's conversation does not go by; write Date.ofHost, or take the time from a "
            + "closure that the extension sets to it"
    }
}

/// A place in a text, counted from 1.
private struct Position {
    var line: Int
    var column: Int

    init(of index: String.Index, in text: String) {
        let before = text[..<index].utf8
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map(before.index(after:)) ?? before.startIndex
        column = before.distance(from: start, to: before.endIndex) + 1
    }
}

extension [Substring] {
    /// Whether `UserDefaults` is Foundation's own: the modules of the API that replace it are not imported.
    fileprivate var importsFoundationAlone: Bool {
        let imported = Set(indices.compactMap { self[$0] == "import" && $0 + 1 < count ? self[$0 + 1] : nil })
        return imported.isDisjoint(with: ["Intents", "IntentsUI", "Contacts", "CoreLocation", "UIKit"])
    }
}

extension ArraySlice<Substring> {
    fileprivate func begins(_ words: Substring...) -> Bool { starts(with: words) }

    /// The expression for the present instant that the tokens begin with; `nil` for other tokens.
    fileprivate var presentTime: String? {
        if begins("Date", "(", ")") { return "Date()" }
        if begins("Date", ".", "now") { return "Date.now" }
        return begins("Date", "(", "timeIntervalSinceNow", ":") ? "Date(timeIntervalSinceNow:)" : nil
    }

    /// Whether what follows is no member of something else than a module.
    fileprivate var isNoMember: Bool { last != "." || dropLast().last == "Foundation" }
}
