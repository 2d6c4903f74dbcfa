import Intents
import Testing

// Foundation's own is imported beside this one in files that import Testing.
typealias NameFormatter = Intents.PersonNameComponentsFormatter

struct FormattingTests {
    private static let name: PersonNameComponents = {
        var name = PersonNameComponents()
        name.namePrefix = "Dr."
        name.givenName = "Grace"
        name.middleName = "Brewster"
        name.familyName = "Hopper"
        return name
    }()

    @Test(
        "names are written in each style",
        arguments: [
            (NameFormatter.Style.default, "Grace Hopper"), (.medium, "Grace Hopper"), (.short, "Grace"),
            (.long, "Dr. Grace Brewster Hopper"), (.abbreviated, "GH"),
        ])
    func names(style: NameFormatter.Style, text: String) {
        #expect(NameFormatter.localizedString(from: Self.name, style: style) == text)
    }

    @Test("names of families come first where that is the custom, and parts are found again")
    func nameParts() {
        var name = PersonNameComponents()
        name.givenName = "太郎"
        name.familyName = "山田"
        #expect(NameFormatter().string(from: name) == "山田太郎")
        #expect(NameFormatter().string(from: PersonNameComponents()) == "")
        let parts = NameFormatter().personNameComponents(from: "Dr. Grace Brewster Hopper Jr.")
        #expect(parts?.givenName == "Grace" && parts?.familyName == "Hopper" && parts?.middleName == "Brewster")
        #expect(parts?.namePrefix == "Dr." && parts?.nameSuffix == "Jr.")
        #expect(NameFormatter().personNameComponents(from: "  ") == nil)
    }

    @Test(
        "spans of time are written in each style",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.full, 5400.0, "1 hour, 30 minutes"), (.short, 5400, "1 hr, 30 min"),
            (.brief, 5400, "1hr 30min"), (.abbreviated, 5400, "1h 30m"), (.positional, 5400, "1:30:00"),
            (.positional, 65, "1:05"),
            (.positional, 5, "0:05"), (.full, 0, "0 seconds"), (.full, 61, "1 minute, 1 second"), (.full, 86400 * 2, "2 days"),
            (.spellOut, 120, "two minutes"),
        ])
    func spans(style: DateComponentsFormatter.UnitsStyle, seconds: Double, text: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        #expect(formatter.string(from: seconds) == text)
    }

    @Test("only the units allowed are written, and no more than wanted")
    func units() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.minute]
        #expect(formatter.string(from: 5400) == "90 minutes")
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 5405) == "1 hour")
        #expect(formatter.string(from: .infinity) == nil)
        #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "2 hours")
        #expect(formatter.string(from: DateComponents()) == nil)
    }

    @Test("dates are told as seen from others")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
        #expect(formatter.localizedString(for: now - 86400, relativeTo: now) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now - 86400, relativeTo: now) == "yesterday")
    }

    @Test("measurements and lists are written")
    func measurements() {
        let formatter = MeasurementFormatter()
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.miles)) == "1 mile")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2 kilograms")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
        #expect(ListFormatter().string(from: ["a", 3]) == nil)
    }
}
