import Dialogue
import IntentSchema

/// What the person lets apps use that ask for it.
struct PermissionWatch {
    private var access: [String: AppAccess] = [:]

    /// Whether the app sees contacts; `nil` if it does not ask.
    func seesContacts(_ app: String) -> Bool? { access[app].map { $0.answers[.contacts] == true } }

    /// Records what an event says, and the answer to the open question.
    mutating func take(_ event: Event, while question: Question?) {
        access.merge(event.access) { $1 }
        guard case .said(_, let acts) = event.kind, case .permit(let request)? = question?.kind, let app = question?.app,
            let answer = acts.first(where: { $0 == .yes || $0 == .no })
        else { return }
        access[app, default: AppAccess()].answer(request.permission, answer == .yes)
    }

    /// Why the app must not be called; `nil` if it may.
    func objection(to call: Call) -> String? {
        guard let access = access[call.app] else { return nil }
        if access.answers[.assistant] == false { return "\(call.app) is called, although the person does not allow it" }
        return access.undecided.first.map { "\(call.app) is called before the person was asked about \($0.permission.rawValue)" }
    }
}
