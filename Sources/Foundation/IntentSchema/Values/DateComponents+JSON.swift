public import Foundation

extension DateComponents: JSONRepresentable {
    public var json: JSONValue {
        [
            "calendar": calendar?.json, "timeZone": timeZone.map { .string($0.identifier) }, "era": era?.json, "year": year?.json,
            "month": month?.json, "day": day?.json, "hour": hour?.json, "minute": minute?.json, "second": second?.json,
            "nanosecond": nanosecond?.json, "weekday": weekday?.json, "weekdayOrdinal": weekdayOrdinal?.json,
            "quarter": quarter?.json, "weekOfMonth": weekOfMonth?.json, "weekOfYear": weekOfYear?.json,
            "yearForWeekOfYear": yearForWeekOfYear?.json, "dayOfYear": dayOfYear?.json, "isLeapMonth": isLeapMonth?.json,
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init()
        calendar = try json.optional("calendar")
        timeZone = try json.timeZone()
        era = try json.optional("era")
        year = try json.optional("year")
        month = try json.optional("month")
        day = try json.optional("day")
        hour = try json.optional("hour")
        minute = try json.optional("minute")
        second = try json.optional("second")
        nanosecond = try json.optional("nanosecond")
        weekday = try json.optional("weekday")
        weekdayOrdinal = try json.optional("weekdayOrdinal")
        quarter = try json.optional("quarter")
        weekOfMonth = try json.optional("weekOfMonth")
        weekOfYear = try json.optional("weekOfYear")
        yearForWeekOfYear = try json.optional("yearForWeekOfYear")
        dayOfYear = try json.optional("dayOfYear")
        isLeapMonth = try json.optional("isLeapMonth")
    }
}

extension Calendar: JSONRepresentable {
    public var json: JSONValue {
        [
            "identifier": .string(code),
            "locale": locale.map { .string($0.identifier) }, "timeZone": .string(timeZone.identifier),
            "firstWeekday": .integer(firstWeekday), "minimumDaysInFirstWeek": .integer(minimumDaysInFirstWeek),
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        let code: String = try json.field("identifier")
        guard let calendar = Self(code: code) else { throw JSONValue.unknown(code, at: "identifier") }
        self = calendar
        if let locale: String = try json.optional("locale") { self.locale = Locale(identifier: locale) }
        if let timeZone = try json.timeZone() { self.timeZone = timeZone }
        if let firstWeekday = try json.day("firstWeekday") { self.firstWeekday = firstWeekday }
        if let days = try json.day("minimumDaysInFirstWeek") { minimumDaysInFirstWeek = days }
    }

    /// The name of the calendar in stored and transmitted data, such as `gregorian`.
    public var code: String { Self.codes.first { $0.value == identifier }?.key ?? "gregorian" }

    /// Creates the calendar with this name in stored and transmitted data; `nil` if it is unknown.
    public init?(code: String) {
        guard let identifier = Self.codes[code] else { return nil }
        self.init(identifier: identifier)
    }

    private static let codes: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew,
        "iso8601": .iso8601, "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil, "japanese": .japanese,
        "persian": .persian, "republicOfChina": .republicOfChina, "islamicTabular": .islamicTabular,
        "islamicUmmAlQura": .islamicUmmAlQura,
    ]
}

extension JSONValue {
    /// The number of a day, or of days of a week.
    fileprivate func day(_ name: String) throws(JSONError) -> Int? {
        guard let day: Int = try optional(name) else { return nil }
        guard 1...7 ~= day else { throw JSONError("expected 1 to 7", at: name) }
        return day
    }

    fileprivate func timeZone() throws(JSONError) -> TimeZone? {
        guard let identifier: String = try optional("timeZone") else { return nil }
        guard let zone = TimeZone(identifier: identifier) else { throw Self.unknown(identifier, at: "timeZone") }
        return zone
    }
}
