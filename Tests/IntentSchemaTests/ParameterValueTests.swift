import Foundation
import IntentSchema
import Testing

struct ParameterValueTests {
    static let values: [ParameterValue] = [
        .bool(true), .integer(-3), .double(2.5), .decimal(Decimal(string: "20.10")!), .string("héllo"), .data(Data([0, 255])),
        .date(Date(timeIntervalSinceReferenceDate: 700_000_000.25)),
        .dateComponents(DateComponents(year: 2026, month: 2, day: 3)),
        .list([.integer(1), .string("two")]), .record(.person(spoken: "John")),
    ]

    @Test("a value survives its JSON form", arguments: values)
    func roundTrip(value: ParameterValue) throws {
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(ParameterValue.self, from: data) == value)
    }

    @Test("JSON that is no value is refused", arguments: ["{}", #"{"integer":1,"bool":true}"#, #"{"decimal":"x"}"#, "3"])
    func refuses(text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ParameterValue.self, from: Data(text.utf8)) }
    }
}
