public import Foundation

// Reservations: records of a subtype of `INReservation`.
extension Record {
    /// What the reservation says about the fact; `nil` if it says nothing. A text without words says nothing.
    public func reservationValue(_ fact: ReservationInquiry.Fact) -> ParameterValue? {
        guard let path = reservationPath(fact) else { return nil }
        let value = value(at: path)
        guard let text = value?.string else { return value }
        return text.contains { !$0.isWhitespace } ? value : nil
    }

    private func reservationPath(_ fact: ReservationInquiry.Fact) -> [String]? {
        let kind = ReservationKind(type: type)
        switch fact {
        case .details, .room: return nil
        case .start: return kind.map { $0.span + ["startDateComponents"] }
        case .end: return kind.map { $0.span + ["endDateComponents"] }
        case .boarding: return ["flight", "boardingTime", "startDateComponents"]
        case .place: return kind?.place
        case .destination: return kind?.destination
        case .number: return ["reservationNumber"]
        case .seat: return ["reservedSeat"]
        case .gate: return ["flight", "departureAirportGate", "gate"]
        case .terminal: return ["flight", "departureAirportGate", "terminal"]
        case .platform: return kind?.platform
        case .partySize: return [kind == .lodging ? "numberOfAdults" : "partySize"]
        case .holder: return ["reservationHolderName"]
        case .status: return ["reservationStatus"]
        }
    }

    private func value(at path: [String]) -> ParameterValue? {
        guard let last = path.last else { return nil }
        return path.dropLast().reduce(self as Record?) { $0?[$1]?.record }?[last]
    }

    /// When the reservation begins and ends; the end is the beginning if the app did not say it. `nil` if it did not say when it
    /// begins, or said nothing that a calendar has.
    ///
    /// - Parameter calendar: for times that name none, and with the time zone for those without one.
    public func reservationInterval(in calendar: Calendar) -> DateInterval? {
        guard let start = reservationValue(.start)?.dateComponents?.instant(in: calendar) else { return nil }
        let end = reservationValue(.end)?.dateComponents?.instant(in: calendar, isEnd: true)
        return DateInterval(start: start, end: max(start, end ?? start))
    }

    /// What identifies the reservation among those of its app; `nil` if the app named nothing.
    public var reservationReference: String? {
        let reference = self["itemReference"]?.record
        return [reference?["vocabularyIdentifier"]?.string, reference?["spokenPhrase"]?.string].lazy.compactMap { $0 }
            .first { !$0.isEmpty }
    }
}

extension DateComponents {
    /// The instant; `nil` if they name no day, or no sensible one. A day is its beginning, or its last second.
    fileprivate func instant(in standard: Calendar, isEnd: Bool = false) -> Date? {
        guard let year, 1...9_999 ~= year, let month, 1...12 ~= month, let day, 1...31 ~= day else { return nil }
        var calendar = standard
        if let timeZone { calendar.timeZone = timeZone }
        var plain = DateComponents(year: year, month: month, day: day)
        if let hour {
            guard 0...24 ~= hour, 0...59 ~= minute ?? 0, 0...60 ~= second ?? 0 else { return nil }
            (plain.hour, plain.minute, plain.second) = (hour, minute ?? 0, second ?? 0)
        } else if isEnd {
            (plain.hour, plain.minute, plain.second) = (23, 59, 59)
        }
        return calendar.date(from: plain)
    }
}
