import Foundation
import IntentSchema

/// Makes a value of any type that the catalogue has; two of different numbers differ.
struct SampleValues {
    let catalogue: Catalogue
    /// What names and texts end with.
    var ending = ""
    /// How many elements lists have.
    var elements = 2

    func value(of type: ValueType, _ number: Int, name: String, depth: Int = 0) -> ParameterValue {
        switch type {
        case .bool: .bool(true)
        case .integer: .integer(number + 1)
        case .double: .double(Double(number) + 1.5)
        case .decimal: .decimal(Decimal(number + 10))
        case .string, .stringConstant: .string("\(text(name)) \(["alpha", "beta"][number % 2])\(ending)")
        case .url: .string("https://example.org/\(number)")
        case .data: .data(Data([1]))
        case .date: .date(SmallWorld.now.addingTimeInterval(Double(number + 1) * 90_000))
        case .dateComponents: .dateComponents(DateComponents(year: 2026, month: 12, day: number + 1, hour: 18, minute: 0))
        case .enumeration(let name): .integer(raw(of: name, number))
        case .optionSet(let name): .integer(raw(of: name, number))
        case .list(let element):
            .list((0..<elements).map { value(of: element, number + $0, name: name, depth: depth) })
        case .record(let type): .record(record(type, number, name: name, depth: depth))
        }
    }

    /// An intent or a response with all its fields.
    func record(_ type: String, fields: [(name: String, type: ValueType)]) -> Record {
        var record = Record(type)
        for field in fields { record[field.name] = value(of: field.type, 0, name: field.name) }
        return record
    }

    private func text(_ name: String) -> String { "Q\(name.count)" }

    private func raw(of enumeration: String, _ number: Int) -> Int {
        let cases =
            catalogue.enumerations[enumeration]?.cases.filter {
                !["unknown", "unspecified", "none", "sourceUnknown"].contains($0.name)
            } ?? []
        return cases.isEmpty ? 0 : cases[number % cases.count].raw
    }

    private func record(_ type: String, _ number: Int, name: String, depth: Int) -> Record {
        let city = ["London", "Paris"][number % 2]
        switch type {
        case "CLPlacemark":
            return .placemark(
                name: "\(city) Station\(ending)", coordinate: Coordinate(latitude: 50 + Double(number), longitude: 1),
                address: ["locality": city])
        case "CLLocation": return .location(Coordinate(latitude: 50 + Double(number), longitude: 1))
        case "INPerson": return Record("INPerson", ["displayName": .string(["Anna Lee", "Anna Bird"][number % 2] + ending)])
        case "INSpeakableString": return .speakableString("\(text(name)) \(["alpha", "beta"][number % 2])\(ending)")
        case "INCurrencyAmount": return .currencyAmount(Decimal(20 + number), "USD")
        case "INDateComponentsRange":
            return .dateRange(start: DateComponents(year: 2026, month: 12, day: number + 1, hour: 18), end: nil)
        case "Measurement": return Record("Measurement", ["value": .double(Double(number) + 20), "unit": .string("°C")])
        case "INNoteContent": return Record("INTextNoteContent", ["text": .string("buy \(["milk", "tea"][number % 2])")])
        case "INReservation":
            return depth > 3
                ? Record(type)
                : record(["INFlightReservation", "INLodgingReservation"][number % 2], number, name: name, depth: depth)
        case "INPriceRange":
            return Record(type, ["minimumPrice": .decimal(12), "maximumPrice": .decimal(15), "currencyCode": .string("USD")])
        case "INPaymentAmount":
            return Record(type, ["amount": .record(.currencyAmount(Decimal(30 + number), "USD")), "amountType": .integer(5)])
        default: return filled(type, number, depth: depth)
        }
    }

    private func filled(_ type: String, _ number: Int, depth: Int) -> Record {
        var record = Record(type)
        guard depth < 5 else { return record }
        for field in catalogue.records[type]?.fields ?? [] where field.name != "isMe" {
            record[field.name] = value(of: field.type, number, name: field.name, depth: depth + 1)
        }
        return record
    }
}
