import Foundation
import IntentSchema
import Randomness

/// Makes up records of the catalogue's types, the same ones for the same seed.
struct RandomRecords {
    private let catalogue = Catalogue.system
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    private mutating func pick(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

    /// A record with about two thirds of its fields set; nested records get poorer with depth.
    mutating func record(_ type: String, depth: Int = 0) -> Record {
        var record = Record(type)
        for field in fields(of: type) where field.isRequired || pick(below: 3 + depth) < 2 {
            record[field.name] = value(field.type, depth: depth + 1)
        }
        makeSound(&record)
        return record
    }

    /// Puts in order what types alone do not say.
    private mutating func makeSound(_ record: inout Record) {
        if record["currencyCode"] != nil { record["currencyCode"] = .string(["USD", "EUR", "JPY"][pick(below: 3)]) }
        switch record.type {
        case "DateInterval": put(&record, "start", before: "end") { $0.date }
        case "INDateComponentsRange":
            put(&record, "startDateComponents", before: "endDateComponents") {
                $0.dateComponents.flatMap { Calendar(identifier: .gregorian).date(from: $0) }
            }
        case "NSRange": record["length"] = .integer(pick(below: 1000))
        case "CLLocation":
            record["latitude"] = .double(Double(pick(below: 18_001)) / 100 - 90)
            record["longitude"] = .double(Double(pick(below: 36_001)) / 100 - 180)
        default: break
        }
    }

    private func put(_ record: inout Record, _ start: String, before end: String, _ date: (ParameterValue) -> Date?) {
        guard let first = record[start], let second = record[end], let begin = date(first), let stop = date(second), stop < begin
        else { return }
        (record[start], record[end]) = (second, first)
    }

    func fields(of type: String) -> [FieldDefinition] {
        if let intent = catalogue.intents[type] {
            return intent.parameters.map { FieldDefinition(name: $0.name, type: $0.type) }
        }
        if let intent = catalogue.intents.values.first(where: { $0.response == type }) {
            return intent.responseFields + [FieldDefinition(name: "code", type: .enumeration("\(type)Code"))]
        }
        return catalogue.records[type]?.fields ?? []
    }

    private mutating func value(_ type: ValueType, depth: Int) -> ParameterValue {
        switch type {
        case .bool: .bool(pick(below: 2) == 1)
        case .integer: .integer(pick(below: 2_000_001) - 1_000_000)
        case .double: .double(Double(pick(below: 2_000_000)) / 64 - 9_000)
        case .decimal: .decimal(Decimal(pick(below: 1_000_000)) / 100)
        case .string, .stringConstant: .string(word())
        case .url: .string("https://example.org/\(pick(below: 1000))?q=\(pick(below: 10))")
        case .data: .data(Data((0..<pick(below: 40)).map { _ in UInt8(pick(below: 256)) }))
        case .date: .date(Date(timeIntervalSinceReferenceDate: Double(pick(below: 2_000_000_000)) / 4))
        case .dateComponents:
            .dateComponents(DateComponents(year: 2000 + pick(below: 60), month: 1 + pick(below: 12), day: pick(below: 28)))
        case .enumeration(let name): .integer(raw(of: name))
        case .optionSet(let name): .integer(raw(of: name) | raw(of: name))
        case .list(let element): .list((0..<pick(below: 4)).map { _ in value(element, depth: depth) })
        case .record(let name): .record(nested(name, depth: depth))
        }
    }

    /// Abstract types get one of their kind.
    private mutating func nested(_ name: String, depth: Int) -> Record {
        switch name {
        case "INIntent": record("INRequestRideIntent", depth: depth)
        case "INIntentResponse": record("INRequestRideIntentResponse", depth: depth)
        default: record(name, depth: depth)
        }
    }

    private mutating func raw(of enumeration: String) -> Int {
        let cases = catalogue.enumerations[enumeration]?.cases ?? []
        return cases.isEmpty ? 0 : cases[pick(below: cases.count)].raw
    }

    private mutating func word() -> String {
        let words = ["John", "Zoë", "", "a \"quoted\" word", "新宿", "👩‍👩‍👧", "line\nbreak", String(repeating: "long ", count: 40)]
        return words[pick(below: words.count)]
    }
}
