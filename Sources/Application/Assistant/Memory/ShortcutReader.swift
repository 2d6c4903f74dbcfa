import Foundation
import IntentSchema
import Store
import Understanding

/// Finds a person's shortcuts in what they say.
struct ShortcutReader {
    let shortcuts: [Shortcut]
    let now: Date
    /// The person's, for times that name no calendar.
    let calendar: Calendar

    /// The request of the shortcut whose phrase the utterance is; `nil` if it is none.
    func request(_ utterance: String) -> Hypothesis? {
        // Before anything is folded: no phrase is longer.
        guard !shortcuts.isEmpty, utterance.utf8.count <= Self.longest else { return nil }
        let key = Shortcut.key(of: utterance)
        return shortcuts.first { $0.key == key }.map { hypothesis($0, isNear: false) }
    }

    /// The request of the one shortcut whose phrase the utterance resembles; `nil` if there is none or several.
    func similar(to utterance: String) -> Hypothesis? {
        guard utterance.utf8.count <= Self.longest else { return nil }
        let key = Array(Shortcut.key(of: utterance))
        let near = shortcuts.filter { Self.isNear(Array($0.key), key) }
        return near.count == 1 ? hypothesis(near[0], isNear: true) : nil
    }

    /// In bytes.
    private static let longest = 8 * Shortcut.longestPhrase

    /// Whether at most a fifth of the characters differ, or one phrase contains the other with at most one word more.
    private static func isNear(_ phrase: [Character], _ said: [Character]) -> Bool {
        if phrase.editDistance(to: said) * 5 <= max(phrase.count, said.count) { return true }
        let (words, other) = (String(phrase).split(separator: " "), String(said).split(separator: " "))
        let (short, long) = words.count < other.count ? (words, other) : (other, words)
        guard short.count >= 2, long.count == short.count + 1 else { return false }
        return long.indices.contains { left in
            var rest = long
            rest.remove(at: left)
            return rest == short
        }
    }

    /// A time that has passed is left out, so that the app or the person gives another.
    func hypothesis(_ shortcut: Shortcut, isNear: Bool = false) -> Hypothesis {
        let isActivity = shortcut.content.type == "NSUserActivity"
        let values = shortcut.content.fields.filter { isActivity || !$0.value.isOver(at: now, calendar) }
        var hypothesis = Hypothesis(
            intent: shortcut.content.type, app: shortcut.app, parameters: values, score: 1, template: "shortcut")
        hypothesis.shortcut = ShortcutUse(shortcut.phrase, isNear: isNear, isOwn: shortcut.source != .words)
        return hypothesis
    }
}

extension ParameterValue {
    /// Whether it is a time, or a span of time, that has passed.
    fileprivate func isOver(at now: Date, _ calendar: Calendar) -> Bool {
        switch self {
        case .date(let date): return date < now
        case .dateComponents(let components): return components.end(in: calendar).map { $0 < now } ?? false
        case .record(let record) where record.type == "INDateComponentsRange":
            guard record["recurrenceRule"] == nil else { return false }
            return (record["endDateComponents"] ?? record["startDateComponents"])?.isOver(at: now, calendar) ?? false
        default: return false
        }
    }
}

extension DateComponents {
    /// The instant that it names; `nil` if it names none in particular, such as a time of any day.
    fileprivate func end(in standard: Calendar) -> Date? {
        guard year != nil, month != nil, day != nil else { return nil }
        var calendar = calendar ?? standard
        if let timeZone { calendar.timeZone = timeZone }
        var whole = self
        if hour == nil { (whole.hour, whole.minute, whole.second) = (23, 59, 59) }
        return calendar.date(from: whole)
    }
}

extension [Character] {
    /// The number of characters to insert, remove or replace to get the other text (Levenshtein).
    fileprivate func editDistance(to other: [Character]) -> Int {
        var row = [Int](0...other.count)
        for (index, character) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for place in other.indices {
                let above = row[place + 1]
                row[place + 1] = Swift.min(above + 1, row[place] + 1, diagonal + (character == other[place] ? 0 : 1))
                diagonal = above
            }
        }
        return row[other.count]
    }
}
