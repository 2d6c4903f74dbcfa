import Foundation
import Intents
import NeighbourFiles
import Testing

@Suite("Formatters")
struct FormatterTests {
    private static let english = Locale(identifier: "en_US")

    private static func calendar(_ locale: String = "en_US") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        return calendar
    }

    typealias Duration = (seconds: Double, style: DateComponentsFormatter.UnitsStyle, units: NSCalendar.Unit, text: String)

    @Test(
        "durations are written in the style and the units wanted",
        arguments: [
            (3725, .positional, [], "1:02:05"), (65, .positional, [.minute, .second], "1:05"),
            (45, .positional, [.minute, .second], "45"),
            (3725, .full, [.hour, .minute], "1 hour, 2 minutes"), (3725, .abbreviated, [], "1h 2m 5s"),
            (3725, .short, [], "1 hr, 2 min, 5 sec"),
            (3725, .brief, [.hour, .minute], "1hr 2min"), (7200, .spellOut, [.hour, .minute], "two hours"),
            (0, .full, [.hour, .minute], "0 minutes"),
            (-90, .positional, [.minute, .second], "-1:30"), (86400 * 40, .full, [.month, .day], "1 month, 9 days"),
            (86400 * 10, .full, [.weekOfMonth, .day], "1 week, 3 days"), (86400 * 70, .abbreviated, [.month, .day], "2mo 11d"),
            (90000, .positional, [], "25:00:00"),
        ] as [Duration])
    func durations(row: Duration) {
        let formatter = DateComponentsFormatter()
        formatter.calendar = Self.calendar()
        formatter.unitsStyle = row.style
        formatter.allowedUnits = row.units
        #expect(formatter.string(from: row.seconds) == row.text)
    }

    @Test("durations keep, drop and pad zeros, and bound their units")
    func durationOptions() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = Self.calendar()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
        formatter.unitsStyle = .full
        formatter.zeroFormattingBehavior = .default
        formatter.maximumUnitCount = 1
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 7199) == "About 1 hour remaining")
        #expect(formatter.string(from: DateComponents(hour: 2)) == "About 2 hours remaining")
        let german = DateComponentsFormatter()
        german.calendar = Self.calendar("de_DE")
        german.unitsStyle = .full
        #expect(german.string(from: 7260) == "2 Stunden und 1 Minute")
    }

    @Test("durations that are none give nothing", arguments: [.nan, .infinity, 1e300])
    func badDurations(seconds: Double) {
        #expect(DateComponentsFormatter().string(from: seconds) == nil)
        #expect(DateComponentsFormatter().string(from: DateComponents(day: 1 << 60)) == nil)
    }

    @Test("the longest durations are written too")
    func longDurations() throws {
        let formatter = DateComponentsFormatter()
        formatter.calendar = Self.calendar()
        formatter.unitsStyle = .full
        #expect(try #require(formatter.string(from: 9e11)).hasPrefix("28,519 years, "))
        #expect(formatter.string(from: .distantPast, to: .distantFuture)?.hasPrefix("4,000 years") == true)
    }

    @Test(
        "names are read and written",
        arguments: [
            ("Dr. Ann Mary Lee Jr.", .long, "Dr. Ann Mary Lee Jr."), ("Dr. Ann Mary Lee Jr.", .default, "Ann Lee"),
            ("Lee, Ann", .medium, "Ann Lee"),
            ("Ann Lee", .short, "Ann"), ("Ann Lee", .abbreviated, "AL"), ("Ludwig van Beethoven", .abbreviated, "LV"),
            ("Cher", .default, "Cher"),
            ("Ann Lee, PhD", .long, "Ann Lee PhD"), ("Mr.", .default, "Mr."),
        ] as [(String, PersonNameComponentsFormatter.Style, String)])
    func names(text: String, style: PersonNameComponentsFormatter.Style, expected: String) throws {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        let components = try #require(formatter.personNameComponents(from: text))
        #expect(formatter.string(from: components) == expected)
    }

    @Test("family names come first where scripts want it, and nothing gives nothing")
    func otherNames() {
        var components = PersonNameComponents()
        (components.givenName, components.familyName) = ("太郎", "山田")
        #expect(PersonNameComponentsFormatter.localizedString(from: components, style: .default) == "山田太郎")
        #expect(PersonNameComponentsFormatter.localizedString(from: PersonNameComponents(), style: .default, options: []) == "")
        for empty in ["", "  ", ",", ",,"] { #expect(PersonNameComponentsFormatter().personNameComponents(from: empty) == nil) }
        #expect(FormattingFile().name("Ann Lee") == "Ann")
        #expect(FormattingFile.elapsed.string(from: 3600) == "1 hour")
    }

    @Test("intervals name what differs once")
    func intervals() {
        let formatter = DateIntervalFormatter()
        formatter.locale = Self.english
        formatter.timeZone = .gmt
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        let start = Date(timeIntervalSince1970: 1_767_632_400)
        let plain = { (text: String?) in text?.map { $0.isWhitespace ? " " : $0 }.reduce(into: "") { $0.append($1) } }
        #expect(plain(formatter.string(from: start, to: start + 5400)) == "5:00 – 6:30 PM")
        formatter.dateTemplate = "MMMd"
        #expect(plain(formatter.string(from: DateInterval(start: start, duration: 86400))) == "Jan 5 – 6")
        #expect(formatter.string(from: start, to: Date(timeIntervalSince1970: .infinity)) == "")
        (formatter.dateStyle, formatter.timeStyle) = (.none, .none)
        #expect(formatter.string(from: start, to: start) == "")
    }

    @Test("relative times are named or counted")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Self.english
        formatter.calendar = Self.calendar()
        #expect(formatter.localizedString(fromTimeInterval: -86400) == "1 day ago")
        #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.locale = Locale(identifier: "fr_FR")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "demain")
        #expect(!formatter.localizedString(fromTimeInterval: .nan).isEmpty)
    }

    @Test("measurements follow the locale unless the unit is given")
    func measurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = Self.english
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 km")
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 2.25, unit: UnitVolume.liters)) == "2.2 liters")
        #expect(formatter.string(from: UnitLength.meters) == "meters")
        formatter.unitOptions = .naturalScale
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,5 Kilometer")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
    }

    @Test("lists are joined in the language")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Self.english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", 2]) == "a und 2")
    }
}
