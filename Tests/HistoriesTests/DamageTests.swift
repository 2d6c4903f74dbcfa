import Dialogue
import Foundation
import IntentSchema
import Store
import Testing

@testable import Assistant

/// Damaged journals are refused with the place of the damage.
struct DamageTests {
    struct Damage: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let message: String
        let make: @Sendable (inout [JournalEntry]) throws -> Void

        static let all = [
            Damage(testDescription: "a payload is cut off", message: "entry 3, no JSON at byte 40") {
                $0[2].payload = JournalPayload($0[2].payload.text.prefix(40))
            },
            Damage(testDescription: "a payload is empty", message: "entry 1, no JSON at byte 0") {
                $0[0].payload = JournalPayload(Data())
            },
            Damage(testDescription: "an entry is filed as another", message: "entry 3, kind: the store says 'heard'") {
                $0[2].kind = "heard"
            },
            Damage(testDescription: "an entry is missing", message: "entry 4 is missing") { $0.remove(at: 3) },
            Damage(testDescription: "an entry is there twice", message: "entry 5 is missing, entry 4 follows 4") {
                $0.insert($0[3], at: 3)
            },
            change("an unknown code", in: 0, #""kind":"said""#, #""kind":"sung""#, "entry 1, event.kind: unknown code 'sung'"),
            change(
                "a code of a deeper value", in: 3, #""kind":"success""#, #""kind":"?""#,
                "entry 4, event.reply.resolutions[0].kind"),
            change("a kind of value", in: 2, #"{"double":37.6213}"#, #"{"half":1}"#, "dropOffLocation.record.fields.location"),
            change(
                "a value of another type", in: 2, #""number":1"#, #""number":"1""#,
                "entry 3, call.number: expected a whole number"),
            change(
                "a number that is none", in: 2, #""number":1"#, #""number":1.5"#, "entry 3, call.number: expected a whole number"),
            change("a field that is missing", in: 2, #""number":1,"#, "", "entry 3, call.number: is missing"),
            change("a negative version", in: 2, #""version":2"#, #""version":-2"#, "entry 3, version: -2 is not among"),
            change(
                "a kind of entry", in: 2, #""kind":"calling","version":2}"#, #""kind":"x","version":2}"#,
                "entry 3, kind: unknown code 'x'"),
        ]

        private static func change(
            _ description: String, in index: Int, _ text: String, _ other: String, _ message: String
        ) -> Damage {
            Damage(testDescription: description, message: message) { entries in
                let payload = String(decoding: entries[index].payload.text, as: UTF8.self)
                try #require(payload.contains(text))
                entries[index].payload = JournalPayload(Data(payload.replacingOccurrences(of: text, with: other).utf8))
            }
        }
    }

    @Test("a damaged journal is refused, with the place", arguments: Damage.all)
    func refuses(damage: Damage) throws {
        var entries = try History(folder: "2", name: "ride-booked").entries()
        try damage.make(&entries)
        let error = try #require(throws: JournalError.self) { try Turn.turns(in: entries) }
        #expect(error.message.contains(damage.message), "\(error)")
        #expect(error.message.hasSuffix("or begin a new conversation"))
        let refusal = try #require(throws: ResumptionError.self) {
            try ConversationProgress(replaying: entries, dialogue: History.dialogue.get())
        }
        #expect(refusal.message.contains(error.message))
    }

    @Test("fields that are not known are ignored; those of records are kept")
    func ignoresFields() throws {
        let entry = try History(folder: "2", name: "ride-booked").entries()[2]
        let item = try entry.item()
        func adding(_ fields: [String: JSONValue], _ json: JSONValue) -> JSONValue {
            switch json {
            case .array(let elements): .array(elements.map { adding(fields, $0) })
            // A value has exactly one field, and the fields of a record are the record's own.
            case .object(let known) where known.count == 1 || known["latitude"] != nil || known["name"] != nil:
                .object(known.mapValues { adding(fields, $0) })
            case .object(let known): .object(known.mapValues { adding(fields, $0) }.merging(fields) { $1 })
            default: json
            }
        }
        #expect(try JournalItem(json: adding(["later": .array(["x"])], item.json)) == item)
        let record = Record("INPerson", ["later": .string("kept")])
        #expect(try Record(json: record.json) == record)
    }

    @Test("no bytes make reading an entry trap", arguments: 0..<40)
    func survivesGarbage(seed: Int) throws {
        var random = Generator(state: UInt64(seed))
        let history = History.all[seed % History.all.count]
        for entry in try history.entries() {
            var bytes = Array(entry.payload.text)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let position = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[position] = Array("{}[]\",:0e-.\\tfn".utf8).randomElement(using: &random) ?? 0
                case 2: bytes.removeSubrange(position..<min(bytes.count, position + 9))
                default: bytes.insert(contentsOf: bytes[position..<min(bytes.count, position + 9)], at: 0)
                }
                if bytes.isEmpty { break }
            }
            var damaged = entry
            damaged.payload = JournalPayload(Data(bytes))
            do throws(JournalError) {
                _ = try damaged.item()
            } catch {
                #expect(error.message.hasPrefix("entry \(entry.sequence), "), "seed \(seed)")
            }
        }
    }
}

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators").
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
