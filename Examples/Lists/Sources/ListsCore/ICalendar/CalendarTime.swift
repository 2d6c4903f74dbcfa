import Foundation

/// A day, or a time on a day: the values DATE and DATE-TIME of RFC 5545, sections 3.3.4 and 3.3.5.
public struct CalendarTime: Hashable, Sendable {
    /// Year, month and day; hour, minute and second, too, unless it is the whole day.
    public var components: DateComponents
    /// Where the clock stands; `nil` for the time on the wall wherever the person is.
    public var timeZone: TimeZone?

    public var hasTime: Bool { components.hour != nil }

    /// A day, or a time on the clock of wherever the person is.
    public init(_ components: DateComponents) {
        self.components = DateComponents(year: components.year, month: components.month, day: components.day)
        guard let hour = components.hour else { return }
        self.components.hour = hour
        self.components.minute = components.minute ?? 0
        self.components.second = components.second ?? 0
    }

    /// A time on the clock of wherever the person is.
    public init(_ date: Date, hasTime: Bool = true, in calendar: Calendar) {
        let day: Set<Calendar.Component> = [.year, .month, .day]
        self.init(calendar.dateComponents(hasTime ? day.union([.hour, .minute, .second]) : day, from: date))
    }

    /// The value of a property; `nil` where it is none. A zone that this system does not know counts as the person's.
    init?(_ line: ContentLine) {
        let digits = line.value.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }
        let shape = line.value.map { $0.isNumber ? "0" : String($0) }.joined()
        guard ["00000000", "00000000T000000", "00000000T000000Z"].contains(shape), digits.count == 8 || digits.count == 14 else {
            return nil
        }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        components = DateComponents(year: number(0..<4), month: number(4..<6), day: number(6..<8))
        guard digits.count == 14 else { return }
        components.hour = number(8..<10)
        components.minute = number(10..<12)
        components.second = number(12..<14)
        timeZone = shape.hasSuffix("Z") ? .gmt : line.parameter("TZID").flatMap { TimeZone(identifier: $0) }
    }

    /// As a property. A time in a zone other than UTC would need the zone's definition beside it and is never written.
    func line(named name: String) -> ContentLine {
        func digits(_ number: Int?, _ count: Int) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        let day = digits(components.year, 4) + digits(components.month, 2) + digits(components.day, 2)
        guard hasTime else { return ContentLine(name, parameters: "VALUE=DATE", value: day) }
        let time = digits(components.hour, 2) + digits(components.minute, 2) + digits(components.second, 2)
        return ContentLine(name, value: "\(day)T\(time)\(timeZone == .gmt ? "Z" : "")")
    }

    /// An instant as a property, in UTC.
    static func line(named name: String, _ instant: Date) -> ContentLine {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var time = CalendarTime(instant, in: calendar)
        time.timeZone = .gmt
        return time.line(named: name)
    }

    /// Whether it is of the same kind as the other, day or time, and after it.
    func isLater(than other: CalendarTime) -> Bool {
        let calendar = Calendar(identifier: .gregorian)
        guard hasTime == other.hasTime, let date = date(in: calendar), let otherDate = other.date(in: calendar) else {
            return false
        }
        return date > otherDate
    }

    /// The instant, or the first one of the day; `nil` where the calendar has no such day.
    public func date(in calendar: Calendar) -> Date? {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        return calendar.date(from: components)
    }

    /// What a calendar on the person's wall and a clock beside it show then; the parts as they are where there is no such day.
    public func local(in calendar: Calendar) -> DateComponents {
        guard hasTime, timeZone != nil, let date = date(in: calendar) else { return components }
        return calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    }
}
