import Foundation
import IntentSchema

// Notifications of apps, and shortcuts, that are due.
extension Step {
    /// Tells the notifications of apps, and repeats the open question.
    mutating func rang(_ notices: [Notice], in phase: Phase) -> Move {
        for app in Set(notices.map(\.app)).filter(isRefused).sorted() {
            explain(.permissionDenied, name(of: app), Permission.assistant.rawValue)
        }
        let heard = notices.filter { !isRefused($0.app) }
        guard !heard.isEmpty else { return Move(on: .rang, to: phase) }
        let policy = dialogue.policy.announcements
        guard policy.notifications != .never else {
            explain(.noticesSilent, "\(heard.count)")
            return Move(on: .rang, to: phase)
        }
        explain(.noticesTold, "\(heard.count)", Set(heard.map { name(of: $0.app) }).sorted().joined(separator: ", "))
        // The latest count, as of messages.
        let told = heard.suffix(max(1, policy.most)).map { notice in
            var told = notice
            told.appName = name(of: notice.app)
            told.isLate = event.time.timeIntervalSince(notice.due) > Self.punctualSeconds
            if policy.notifications == .senders { told.texts = [] }
            return told
        }
        say(.note(.notices(told, others: heard.count - told.count)))
        return Move(on: .rang, to: repeatAfterReport(phase))
    }

    /// Begins a shortcut that is due, unless it is too late or something else is going on.
    mutating func scheduled(_ request: Hypothesis, due: Date, in phase: Phase) -> Move {
        let phrase = request.shortcut?.phrase ?? ""
        let late = event.time.timeIntervalSince(due)
        guard phase == .idle, late <= dialogue.policy.announcements.latestSeconds else {
            explain(.shortcutMissed, phrase)
            say(.note(.shortcutMissed(phrase, due: due)))
            return Move(on: .scheduled, to: repeatAfterReport(phase))
        }
        explain(.shortcutDue, phrase)
        say(.note(.shortcutBegins(phrase)))
        return Move(on: .scheduled, to: route(request))
    }

    /// Who is told within these seconds is not told when it was due.
    private static let punctualSeconds: TimeInterval = 90
}
