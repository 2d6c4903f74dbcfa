import IntentSchema
import NameMatching

/// Reads sentences that have the assistant remember something.
struct SettingReader: Sendable {
    private enum Part: Sendable {
        case word(String)
        case app, topic, phrase
    }

    private enum Purpose: Sendable { case prefer, forget, shortcut }

    private let sentences: [(purpose: Purpose, parts: [Part])]
    /// The domains by the words for them, joined by spaces.
    private let domains: [String: String]
    /// The words without which no sentence can be meant.
    private let openers: Set<String>

    init(_ phrases: SettingPhrases) {
        sentences =
            phrases.prefer.map { (.prefer, Self.parts($0)) } + phrases.forget.map { (.forget, Self.parts($0)) }
            + phrases.shortcut.map { (.shortcut, Self.parts($0)) }
        var domains: [String: String] = [:]
        for (domain, words) in phrases.topics.sorted(by: { $0.key < $1.key }) {
            for word in words { domains[NameWords.words(of: word).joined(separator: " ")] = domain }
        }
        self.domains = domains
        openers = Set(
            sentences.compactMap { sentence in
                // The longest word of a sentence is rare enough elsewhere.
                sentence.parts.compactMap { if case .word(let word) = $0 { word } else { nil } }.max { $0.count < $1.count }
            })
    }

    private static func parts(_ sentence: String) -> [Part] {
        sentence.split(separator: " ").flatMap { part -> [Part] in
            switch part {
            case "{app}": [.app]
            case "{topic}": [.topic]
            case "{phrase}": [.phrase]
            default: NameWords.words(of: String(part)).map { .word($0) }
            }
        }
    }

    /// What the person wants to have remembered; `nil` if the utterance is no such sentence.
    func act(_ utterance: String, among apps: AppIndex) -> DialogueAct? {
        guard !sentences.isEmpty, utterance.utf8.count <= Self.longest else { return nil }
        let words = NameWords.words(of: utterance)
        guard words.contains(where: openers.contains) else { return nil }
        for (purpose, parts) in sentences {
            var found = Found()
            guard match(parts[...], words[...], &found, apps) else { continue }
            switch purpose {
            case .shortcut:
                return .setting(.shortcut(written(found.phrase, in: utterance), nil))
            case .prefer, .forget:
                let preference = AppPreference(
                    app: found.app.map { apps.apps[$0].id }, domain: found.topic.flatMap { domains[$0] },
                    words: found.topic, isWithdrawn: purpose == .forget)
                return .setting(.prefer(preference))
            }
        }
        return nil
    }

    /// In bytes; no such sentence is longer.
    private static let longest = 300

    private struct Found {
        var app: Int?
        var topic: String?
        var phrase: ArraySlice<String> = []
    }

    private func match(_ parts: ArraySlice<Part>, _ words: ArraySlice<String>, _ found: inout Found, _ apps: AppIndex) -> Bool {
        guard let part = parts.first else { return words.isEmpty }
        guard !words.isEmpty else { return false }
        let rest = parts.dropFirst()
        if case .word(let word) = part { return words.first == word && match(rest, words.dropFirst(), &found, apps) }
        for count in (1...words.count).reversed() {
            let own = Array(words.prefix(count))
            switch part {
            case .app:
                guard let app = Self.app(own, apps) else { continue }
                found.app = app
            case .topic:
                let topic = own.joined(separator: " ")
                guard domains[topic] != nil else { continue }
                found.topic = topic
            case .phrase: found.phrase = words.prefix(count)
            case .word: continue
            }
            if match(rest, words.dropFirst(count), &found, apps) { return true }
        }
        return false
    }

    private static func app(_ words: [String], _ apps: AppIndex) -> Int? {
        let values = apps.names.values(words)
        return (values.isEmpty ? apps.names.values([words.joined()]) : values).first.map { Int($0) }
    }

    /// The words as they were written: the end of the utterance, if they are its last ones.
    private func written(_ phrase: ArraySlice<String>, in utterance: String) -> String {
        let trimmed = utterance.trimming { $0.isWhitespace || $0.isPunctuation }
        for start in trimmed.indices where start == trimmed.startIndex || !trimmed[trimmed.index(before: start)].isLetter {
            let end = trimmed[start...]
            if NameWords.words(of: String(end)) == Array(phrase) { return String(end.trimming { !$0.isLetter && !$0.isNumber }) }
        }
        return phrase.joined(separator: " ")
    }
}

extension StringProtocol {
    /// Without the characters at both ends that satisfy the condition.
    fileprivate func trimming(_ isDropped: (Character) -> Bool) -> SubSequence {
        var rest = self.drop(while: isDropped)
        while let last = rest.last, isDropped(last) { rest = rest.dropLast() }
        return rest
    }
}
