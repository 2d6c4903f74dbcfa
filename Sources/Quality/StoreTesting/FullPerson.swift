import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// A person of whom a store keeps something in every table. Every value that is theirs begins with their identifier.
struct FullPerson {
    let id: String

    init(_ id: String) { self.id = id }

    static func payload(_ text: String) -> JournalPayload { JournalPayload(["text": .string(text)] as JSONValue) }

    /// Stores it.
    ///
    /// - Parameter time: when it all happens, in seconds since 2001.
    func fill(_ store: any AssistantStore & AccessBook, at time: Double = 5) async throws {
        let time = Date(timeIntervalSinceReferenceDate: time)
        try await talk(store, time)
        try await store.upsert([contact("me", isMe: true), contact("friend", isMe: false)], of: id)
        try await store.set("\(id)-setting", to: "\(id)-value", for: id)
        try await contribute(store, time)
        let content = Record("INSendMessageIntent", ["content": .string("\(id)-shortcut")])
        try await store.add(
            Shortcut(id: "\(id)-1", phrase: "\(id) phrase", app: nil, content: content, source: .words, time: time), of: id)
        try await store.put(Appointment(.shortcut, key: "\(id)-1", time: time, content: content), of: id)
        _ = try await store.add(KnownPerson(id, locale: "en_US", timeZone: "GMT"))
        let digest = Data((id + String(repeating: "#", count: 32)).utf8.prefix(32))
        _ = try await store.add(
            AccessToken(id: "\(id)-token", person: id, label: "\(id) phone", scopes: [.converse], digest: digest, created: time))
    }

    private func talk(_ store: any AssistantStore, _ time: Date) async throws {
        for (number, entries) in [(1, 2), (2, 1)] {
            let conversation = "\(id)-\(number)"
            let receipt = Receipt(
                person: id, conversation: conversation, operation: "\(id)-operation-\(number)", app: "\(id).app",
                intent: "INRequestRideIntent", digest: "\(id)-digest", time: time)
            let timer = PendingWork(
                person: id, conversation: conversation, kind: .timer, key: "1", time: time,
                payload: Self.payload("\(id)-timer"))
            try await store.append(
                (1...entries).map {
                    JournalEntry(
                        conversation: conversation, sequence: $0, time: time, kind: "event",
                        payload: Self.payload("\(id)-said-\($0)"))
                },
                pending: [
                    .add(timer), .begin(receipt),
                    .settle(operation: receipt.operation, answer: Self.payload("\(id)-answer"), conversation: conversation),
                    .audit(event(number, time)),
                ], for: id)
        }
        try await store.save(JournalSnapshot(sequence: 1, payload: Self.payload("\(id)-snapshot")), of: "\(id)-1", for: id)
    }

    private func event(_ number: Int, _ time: Date) -> AuditedEvent {
        AuditedEvent(
            time: time, conversation: "\(id)-\(number)", operation: "\(id)-operation-\(number)", app: "\(id).app",
            values: Record("INRequestRideIntent", ["place": .string("\(id)-place")]), consent: .confirmed, outcome: "\(id) begun")
    }

    private func contribute(_ store: any AssistantStore, _ time: Date) async throws {
        let record = Record("INRelevantShortcut", ["title": .string("\(id)-title")])
        let reservation = Record("INReservation", ["reservationNumber": .string("\(id)-number")])
        let booking = Record(
            "INInteraction",
            [
                "identifier": .string("\(id)-donation"), "intent": .record(Record(KeptReservation.intent)),
                "intentResponse": .record(
                    Record("INGetReservationDetailsIntentResponse", ["reservations": .list([.record(reservation)])])),
            ])
        let contributions: [AppContribution] = [
            .donation(booking), .suggestedShortcuts([record]), .relevantShortcuts([record]), .userContext(record),
            .notification(Record("UNNotificationRequest", ["identifier": .string("\(id)-notification")])),
        ]
        try await store.keep(contributions.map { TimedContribution($0, at: time) }, of: "\(id).app", for: id)
    }

    private func contact(_ name: String, isMe: Bool) -> Contact {
        var contact = Contact(
            id: "\(id)-\(name)", givenName: "\(id) \(name)", fullName: "\(id) \(name)", nicknames: ["\(id)-nick"],
            handles: [.init(kind: .phoneNumber, value: "\(id)-phone", label: nil)],
            addresses: [
                .init(
                    label: "\(id)-home", street: "\(id)-street", city: "", state: "", postalCode: "", country: "",
                    coordinate: nil)
            ], relations: [.init(kind: "brother", contact: "\(id)-brother")])
        contact.isMe = isMe
        return contact
    }
}
