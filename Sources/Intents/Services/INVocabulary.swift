public import Foundation
import Synchronization

/// Words that the person uses with the app, such as names of contacts, told to the assistant.
public final class INVocabulary: NSObject, Sendable {
    private static let instance = INVocabulary()

    /// The strings with the identifiers of those that came with one.
    package struct Entry: Hashable, Sendable {
        package var phrase: String
        package var identifier: String?
        package var pronunciationHint: String?
    }

    private let entries = Mutex<[Int: [Entry]]>([:])

    /// The vocabulary of the app in this process.
    public class func shared() -> INVocabulary { instance }

    /// Replaces all strings of a kind; the most important come first.
    public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        set(vocabulary.array.compactMap { ($0 as? String).map { Entry(phrase: $0) } }, type)
    }

    /// Replaces all strings of a kind by things that can be spoken.
    public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let speakables = vocabulary.array.compactMap { $0 as? any INSpeakable }
        set(
            speakables.map {
                Entry(phrase: $0.spokenPhrase, identifier: $0.vocabularyIdentifier, pronunciationHint: $0.pronunciationHint)
            }, type)
    }

    /// Forgets the strings of all kinds.
    public func removeAllVocabularyStrings() {
        entries.withLock { $0 = [:] }
    }

    /// The strings of a kind, in their order.
    package func entries(of type: INVocabularyStringType) -> [Entry] {
        entries.withLock { $0[type.rawValue] ?? [] }
    }

    private func set(_ list: [Entry], _ type: INVocabularyStringType) {
        // Ordered sets of this platform may hold equal strings more than once.
        var seen: Set<Entry> = []
        let unique = list.filter { seen.insert($0).inserted }
        entries.withLock { $0[type.rawValue] = unique }
    }
}
