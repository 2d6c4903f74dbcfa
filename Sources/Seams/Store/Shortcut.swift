import ExtensionProtocol
public import Foundation
public import IntentSchema

/// A phrase that a person has given a request, or an activity of an app.
public struct Shortcut: Hashable, Sendable, Identifiable {
    /// Where the request comes from.
    public enum Source: String, Hashable, Sendable, CaseIterable {
        /// The app has suggested or donated it.
        case app
        /// The app carried it out in a conversation.
        case conversation
        /// The person has put it in words, which the app has not seen.
        case words
    }

    /// The most characters of a phrase.
    public static let longestPhrase = 60

    /// A UUID, by which apps know it.
    public var id: String
    /// What the person says.
    public var phrase: String
    /// The identifier of the app that carries it out; `nil` to choose one whenever it runs.
    public var app: String?
    /// The intent with its values, or a record of the type `NSUserActivity`.
    public var content: Record
    /// Where the request comes from.
    public var source: Source
    /// When it was recorded.
    public var time: Date

    public init(id: String, phrase: String, app: String?, content: Record, source: Source, time: Date) {
        self.id = id
        self.phrase = phrase
        self.app = app
        self.content = content
        self.source = source
        self.time = time
    }

    /// The phrase without case, accents and punctuation; two shortcuts of a person never have the same.
    public var key: String { Self.key(of: phrase) }

    /// A phrase without case, accents and punctuation, its words separated by single spaces.
    public static func key(of phrase: String) -> String {
        let folded = phrase.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        // An apostrophe joins: "mum's" is one word.
        return folded.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber && !$0.isSymbol }
            .joined(separator: " ")
    }

    /// The record by which the app knows it, of the type `INVoiceShortcut`.
    public var voiceShortcut: Record {
        let reference = Record("INShortcutReference", [content.isActivity ? "userActivity" : "intent": .record(content)])
        return Record(
            "INVoiceShortcut",
            ["identifier": .string(id), "invocationPhrase": .string(phrase), "shortcut": .record(reference)])
    }
}
