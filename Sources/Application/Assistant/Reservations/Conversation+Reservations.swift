import Foundation
import IntentSchema
import Store

/// Reservations that apps have donated, as the answers to what the person asks.
extension Conversation {
    /// The acts with the reservations that their questions are about.
    func answered(_ acts: [DialogueAct], at time: Date) async -> (acts: [DialogueAct], remarks: [String]) {
        guard let memory = setting.assistant.memory, acts.contains(where: \.asksForReservations) else { return (acts, []) }
        do {
            let names = setting.apps.names
            let kept = try await memory.store.reservations(of: person).filter {
                names[$0.app] != nil && setting.person.mayUse($0.app)
            }
            func search(_ app: String?) -> ReservationSearch {
                ReservationSearch(
                    kept: app == nil ? kept : kept.filter { $0.app == app }, appNames: names, now: time,
                    calendar: setting.person.calendar)
            }
            return (acts.map { $0.answered(search) }, [])
        } catch {
            return (acts, ["reservations cannot be read: \(error)"])
        }
    }
}

extension DialogueAct {
    fileprivate var asksForReservations: Bool {
        switch self {
        case .request(let hypothesis): hypothesis.asksForReservations
        case .followed(let act, let next): act.asksForReservations || next.asksForReservations
        default: false
        }
    }

    fileprivate func answered(_ search: (_ app: String?) -> ReservationSearch) -> DialogueAct {
        switch self {
        case .request(let hypothesis): .request(hypothesis.answered(search))
        case .followed(let act, let next): .followed(act.answered(search), by: next.answered(search))
        default: self
        }
    }
}

extension Hypothesis {
    fileprivate var asksForReservations: Bool { reservations != nil || followers?.contains(where: \.asksForReservations) == true }

    fileprivate func answered(_ search: (_ app: String?) -> ReservationSearch) -> Hypothesis {
        var hypothesis = self
        hypothesis.reservations = reservations.map { search(app).answered($0) }
        hypothesis.followers = followers?.map { $0.answered(search) }
        return hypothesis
    }
}
