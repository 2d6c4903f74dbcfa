import Foundation
import IntentSchema

extension ValueBuilder {
    /// The messages from someone among those found last; a person without any is reported back.
    func messages(from people: [PersonReading]) -> Built {
        let shown = people.compactMap { $0.item?["identifier"] }
        if !people.isEmpty, shown.count == people.count { return .value(.list(shown)) }
        let wanted = Set(people.flatMap(\.contacts).map { context.contacts.contacts[Int($0)].id })
        for record in context.recent {
            let identifiers = (record["messages"]?.list ?? []).compactMap { message -> ParameterValue? in
                let sender = message.record?["sender"]?.record?["contactIdentifier"]?.string
                return sender.map(wanted.contains) == true ? message.record?["identifier"] : nil
            }
            if !identifiers.isEmpty { return .value(.list(identifiers)) }
        }
        return .unknown(people.first.map { utterance.text($0.words) } ?? "")
    }

    /// The identifiers of the messages shown last, or of that many sent last among them; `nil` if there are none.
    func messages(meantBy constant: Constant) -> ParameterValue? {
        if let announced = context.announcedMessages(meantBy: constant) { return announced }
        var shown = context.shownMessages
        if case .integer(let count) = constant {
            let sent = shown.map { $0["dateSent"]?.date ?? .distantPast }
            let latest = shown.indices.sorted { sent[$0] == sent[$1] ? $0 < $1 : sent[$0] > sent[$1] }
            shown = latest.prefix(max(0, count)).map { shown[$0] }
        }
        let identifiers = shown.compactMap { $0["identifier"] }
        if identifiers.isEmpty, case .integer = constant, let last = context.lastReceived?.identifiers.last {
            return .list([.string(last)])
        }
        return identifiers.isEmpty ? nil : .list(identifiers)
    }
}

extension InterpretationContext {
    /// The messages that the user was shown last, if nothing but marking messages has happened since; otherwise empty.
    var shownMessages: [Record] {
        for record in recent {
            if let messages = record["messages"]?.list { return messages.compactMap(\.record) }
            guard ["INSearchForMessagesIntent", "INSetMessageAttributeIntent"].contains(where: record.type.hasPrefix) else {
                break
            }
        }
        return []
    }
}
