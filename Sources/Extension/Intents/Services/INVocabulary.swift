public import Foundation
package import IntentSchema
import Synchronization

/// Words that the person uses with the app, such as names of contacts, told to the assistant.
public final class INVocabulary: NSObject, Sendable {
    private static let instance = INVocabulary()

    /// That of the app whose code runs, where several share a process; `nil` elsewhere.
    @TaskLocal package static var current: INVocabulary?

    private struct Content {
        var words: [Int: [UserVocabulary.Word]] = [:] {
            didSet {
                all = UserVocabulary(version: all.version + 1, words: words.sorted { $0.key < $1.key }.flatMap(\.value))
            }
        }
        private(set) var all = UserVocabulary()
    }

    private let content = Mutex(Content())
    private let changed: @Sendable (UserVocabulary) -> Void

    /// - Parameter changed: told all strings after every change, on the thread that made it.
    package init(changed: @escaping @Sendable (UserVocabulary) -> Void) {
        self.changed = changed
    }

    public override convenience init() { self.init { _ in } }

    /// The vocabulary of the app.
    public class func shared() -> INVocabulary { current ?? instance }

    /// Replaces all strings of a kind; the most important come first.
    public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        set(vocabulary.array.compactMap { ($0 as? String).map { .init(kind: type.rawValue, phrase: $0) } }, type)
    }

    /// Replaces all strings of a kind by things that can be spoken.
    public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let speakables = vocabulary.array.compactMap { $0 as? any INSpeakable }
        set(
            speakables.map {
                UserVocabulary.Word(
                    kind: type.rawValue, phrase: $0.spokenPhrase, identifier: $0.vocabularyIdentifier,
                    pronunciation: $0.pronunciationHint)
            }, type)
    }

    /// Forgets the strings of all kinds.
    public func removeAllVocabularyStrings() {
        changed(
            content.withLock { content in
                content.words = [:]
                return content.all
            })
    }

    /// The strings of a kind, in their order.
    package func words(of type: INVocabularyStringType) -> [UserVocabulary.Word] {
        content.withLock { $0.words[type.rawValue] ?? [] }
    }

    private func set(_ list: [UserVocabulary.Word], _ type: INVocabularyStringType) {
        // Ordered sets of this platform may hold equal strings more than once.
        var seen: Set<UserVocabulary.Word> = []
        let unique = list.filter { seen.insert($0).inserted }
        // Apps that tell the same again, as at every start, have nothing prepared anew.
        let all: UserVocabulary? = content.withLock { content in
            guard content.words[type.rawValue] != unique else { return nil }
            content.words[type.rawValue] = unique
            return content.all
        }
        if let all { changed(all) }
    }
}
