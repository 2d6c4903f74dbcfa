import CallsCore
import Intents

extension CallQuery {
    /// What the intent asks for.
    init(_ intent: INSearchCallHistoryIntent) {
        self.init()
        kinds = Self.kinds(intent.callTypes)
        isOngoing = intent.callTypes.contains(.inProgress)
        isUnseen = intent.unseen
        if intent.callCapabilities.contains(.videoCall) != intent.callCapabilities.contains(.audioCall) {
            isVideo = intent.callCapabilities.contains(.videoCall)
        }
        if let recipient = intent.recipient { parties = [recipient.displayName, recipient.personHandle?.value ?? ""] }
        (from, until) = intent.dateCreated?.instants ?? (nil, nil)
    }

    private static func kinds(_ types: INCallRecordTypeOptions) -> Set<LoggedCall.Kind> {
        var kinds: Set<LoggedCall.Kind> = []
        if types.contains(.outgoing) { kinds.insert(.outgoing) }
        if types.contains(.missed) { kinds.insert(.missed) }
        // Whoever called has called, whether or not somebody answered.
        if types.contains(.received) { kinds.formUnion([.received, .missed]) }
        return kinds
    }
}

extension INDateComponentsRange {
    /// The first and the last instant; `nil` where the range is open. A day without a time means all of it.
    var instants: (first: Date?, last: Date?) {
        let calendar = Calendar.current
        let last = endDateComponents.flatMap { end -> Date? in
            let date = (end.calendar ?? calendar).date(from: end)
            guard end.hour == nil, let day = date else { return date }
            return calendar.date(byAdding: .day, value: 1, to: day)?.addingTimeInterval(-1)
        }
        return (startDateComponents.flatMap { ($0.calendar ?? calendar).date(from: $0) }, last)
    }
}
