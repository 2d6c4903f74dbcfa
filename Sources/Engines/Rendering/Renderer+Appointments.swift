import Foundation
import IntentSchema

// What is due. Apps choose every word of their notifications, so that each text is one line, in quotation marks.
extension Renderer {
    /// In characters.
    private static let longestText = 500
    /// The most shortcuts that are listed.
    private static let mostListed = 20

    func told(_ notices: [Notice], others: Int, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            var sentences = notices.map { sentence(about: $0, context) }
            if others > 0 {
                var scope = Scope(words: words, context: context, sources: [])
                scope.values["count"] = TypedValue(.integer(others))
                sentences.append(say(.noticesFurther, in: scope))
            }
            return sentences.joined(separator: " ")
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    private func sentence(about notice: Notice, _ context: WordingContext) -> String {
        var scope = Scope(words: words, context: context, sources: [])
        scope.texts["appName"] = notice.appName.flatMap { PlainText.line($0, limit: 100) } ?? ""
        scope.values["due"] = TypedValue(.date(notice.due))
        let texts = notice.texts.compactMap { PlainText.line($0, limit: Self.longestText) }
        guard !texts.isEmpty else { return say(.noticeSilent, in: scope) }
        scope.texts["text"] = texts.joined(separator: ": ")
        return say(notice.isLate ? .noticeLate : .noticeTold, in: scope)
    }

    func list(_ schedules: [ShortcutSchedule], at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            var scope = Scope(words: words, context: context, sources: [])
            guard !schedules.isEmpty else { return say(.schedulesNone, in: scope) }
            var sentences = schedules.prefix(Self.mostListed).map { schedule in
                let phrase = fill(&scope, with: schedule)
                return say(schedule.objection == nil && schedule.time != nil ? .schedulesOne : phrase, in: scope)
            }
            if let further = further(than: Self.mostListed, of: schedules, &scope) { sentences.append(further + ".") }
            return sentences.joined(separator: " ")
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    func listAll(_ shortcuts: [ShortcutSchedule], at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            var scope = Scope(words: words, context: context, sources: [])
            guard !shortcuts.isEmpty else { return say(.shortcutsNone, in: scope) }
            var items = shortcuts.prefix(Self.mostListed).map { shortcut in
                _ = fill(&scope, with: shortcut)
                return say(shortcut.time == nil ? .shortcutListed : .shortcutListedScheduled, in: scope)
            }
            if let further = further(than: Self.mostListed, of: shortcuts, &scope) { items.append(further) }
            scope.values["count"] = TypedValue(.integer(shortcuts.count))
            scope.texts["list"] = items.joined(separator: "; ")
            return say(.shortcutsMany, in: scope)
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    /// How many are not listed; `nil` if all are.
    private func further(than most: Int, of shortcuts: [ShortcutSchedule], _ scope: inout Scope) -> String? {
        guard shortcuts.count > most else { return nil }
        scope.values["count"] = TypedValue(.integer(shortcuts.count - most))
        return say(.shortcutsFurther, in: scope)
    }

    /// Puts a schedule into the scope.
    ///
    /// - Returns: the phrase that says that it is kept, or why it is not.
    func fill(_ scope: inout Scope, with schedule: ShortcutSchedule) -> Phrase {
        scope.texts["phrase"] = PlainText.line(schedule.phrase, limit: 100) ?? ""
        scope.texts["time"] = schedule.time.flatMap { words.schedule($0, scope.context) } ?? ""
        switch schedule.objection {
        case .unknown: return .scheduleUnknown
        case .timeMissing: return .scheduleTimeMissing
        case .over: return .scheduleOver
        case .notScheduled: return .scheduleMissing
        case nil: break
        }
        guard let time = schedule.time else { return .unscheduled }
        return time["recurrenceRule"] == nil ? .scheduledOnce : .scheduled
    }
}
