package import Foundation
import IntentSchema

extension WireCalendar {
    /// The calendar as a message.
    package init(_ calendar: Calendar) {
        self.init()
        identifier = calendar.code
        locale = calendar.locale?.identifier ?? ""
        timeZone = calendar.timeZone.identifier
        firstWeekday = UInt32(clamping: calendar.firstWeekday)
        minimumDaysInFirstWeek = UInt32(clamping: calendar.minimumDaysInFirstWeek)
    }

    /// - Throws: `WireError` if the calendar or the time zone is unknown, or a number of days is none.
    package func calendar() throws(WireError) -> Calendar {
        guard var calendar = Calendar(code: identifier) else { throw .field("Calendar.identifier", "is unknown") }
        if !locale.isEmpty { calendar.locale = Locale(identifier: locale) }
        guard let zone = TimeZone(identifier: timeZone) else { throw .field("Calendar.time_zone", "is unknown") }
        calendar.timeZone = zone
        guard 1...7 ~= firstWeekday, 1...7 ~= minimumDaysInFirstWeek else {
            throw .field("Calendar.first_weekday or minimum_days_in_first_week", "is not between 1 and 7")
        }
        calendar.firstWeekday = Int(firstWeekday)
        calendar.minimumDaysInFirstWeek = Int(minimumDaysInFirstWeek)
        return calendar
    }
}

extension WireDateComponents {
    /// The components that are numbers, by name.
    private static let names: [String: WritableKeyPath<DateComponents, Int?> & Sendable] = [
        "era": \.era, "year": \.year, "month": \.month, "day": \.day, "hour": \.hour, "minute": \.minute, "second": \.second,
        "nanosecond": \.nanosecond, "weekday": \.weekday, "weekdayOrdinal": \.weekdayOrdinal, "quarter": \.quarter,
        "weekOfMonth": \.weekOfMonth, "weekOfYear": \.weekOfYear, "yearForWeekOfYear": \.yearForWeekOfYear,
        "dayOfYear": \.dayOfYear,
    ]

    /// The components as a message.
    package init(_ components: DateComponents) {
        self.init()
        if let calendar = components.calendar { self.calendar = WireCalendar(calendar) }
        if let zone = components.timeZone { timeZone = zone.identifier }
        numbers = Self.names.compactMapValues { components[keyPath: $0].map(Int64.init) }
        if let isLeapMonth = components.isLeapMonth { self.isLeapMonth = isLeapMonth }
    }

    /// - Throws: `WireError` if it has a component, a calendar or a time zone that is unknown here.
    package func components() throws(WireError) -> DateComponents {
        var components = DateComponents()
        if hasCalendar { components.calendar = try calendar.calendar() }
        if hasTimeZone {
            guard let zone = TimeZone(identifier: timeZone) else { throw .field("DateComponents.time_zone", "is unknown") }
            components.timeZone = zone
        }
        for (name, number) in numbers {
            guard let component = Self.names[name] else { throw .field("DateComponents.numbers", "names an unknown component") }
            components[keyPath: component] = Int(number)
        }
        if hasIsLeapMonth { components.isLeapMonth = isLeapMonth }
        return components
    }
}
