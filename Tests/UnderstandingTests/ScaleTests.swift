import Foundation
import IntentSchema
import Testing
import Understanding

/// Temperatures without a scale, and scales said by themselves.
struct ScaleTests {
    private static let intent = "INSetClimateSettingsInCarIntent"

    private static func measure(_ degrees: Double, _ unit: String) -> ParameterValue {
        .record(Record("Measurement", ["value": .double(degrees), "unit": .string(unit)]))
    }

    @Test("degrees below freezing in one scale are those of the other", arguments: [16, 18, 21, 24, 31, 60, 68, 72, 80])
    func plausible(degrees: Int) {
        for said in ["set the temperature in the car to \(degrees)", "set the car temperature to \(degrees) degrees"] {
            guard case .request(let reading)? = Fixtures.read(said).acts.first else {
                Issue.record("'\(said)' was read as no request")
                continue
            }
            #expect(reading.parameters["temperature"] == Self.measure(Double(degrees), degrees < 32 ? "°C" : "°F"), "\(said)")
        }
        let explicit = Fixtures.read("set the temperature in the car to \(degrees) fahrenheit").acts.first
        guard case .request(let reading)? = explicit else { return }
        #expect(reading.parameters["temperature"] == Self.measure(Double(degrees), "°F"))
    }

    @Test(
        "a scale alone is that of the value said before",
        arguments: [
            "celsius", "celsius obviously", "no, i meant celsius", "i mean celsius", "in celsius please",
            "celsius, not fahrenheit",
        ])
    func corrected(said: String) {
        let values = ["temperature": Self.measure(21, "°F")]
        let open = Fixtures.read(said, question: Question(kind: .confirmRequest, intent: Self.intent), parameters: values).acts
            .first
        #expect(open == .correction(["temperature": Self.measure(21, "°C")]), "\(said): \(open?.summary ?? "nothing")")
        let done = Fixtures.read(said, recent: [Record(Self.intent, values)]).acts.first
        #expect(done == .again(["temperature": Self.measure(21, "°C")]), "\(said): \(done?.summary ?? "nothing")")
    }
}
