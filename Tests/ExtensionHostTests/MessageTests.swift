import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import Testing

/// Messages survive their bytes, and damaged bytes are refused or read as something else.
struct MessageTests {
    @Test("messages of all kinds survive encoding and decoding", arguments: 0..<400)
    func roundTrip(seed: Int) throws {
        var random = RandomMessage(seed: seed)
        let request = random.request()
        let call = try WireCall(serializedBytes: try WireCall(request, deadline: .seconds(3)).serializedBytes() as [UInt8])
        #expect(try call.extensionRequest(of: "owner") == request)
        #expect(Duration(wireMilliseconds: call.deadlineMilliseconds) == .seconds(3))
        let answer = random.answer()
        let wireAnswer = try WireAnswer(serializedBytes: try WireAnswer(answer).serializedBytes() as [UInt8])
        #expect(try wireAnswer.answer() == answer)
        let event = random.event()
        let wireEvent = try WireEvent(serializedBytes: try WireEvent(event).serializedBytes() as [UInt8])
        #expect(try wireEvent.event(of: "owner") == event)
        let contact = random.contact()
        #expect(try WireContact(serializedBytes: try WireContact(contact).serializedBytes() as [UInt8]).contact == contact)
        let vocabulary = random.vocabulary()
        #expect(
            try WireVocabulary(serializedBytes: try WireVocabulary(vocabulary).serializedBytes() as [UInt8]).vocabulary
                == vocabulary)
        let calendar = random.calendar()
        let read = try WireCalendar(serializedBytes: try WireCalendar(calendar).serializedBytes() as [UInt8]).calendar()
        #expect(read == calendar)
    }

    @Test("permissions, coordinates and updates survive, and what is unknown counts as denied")
    func small() throws {
        for permission in [
            AccessPermission.undecided, .granted, .denied, .restricted, .notAsked(grants: true), .notAsked(grants: false),
        ] {
            #expect(WirePermission(permission).access == permission)
        }
        #expect(WirePermission.UNRECOGNIZED(77).access == .denied)
        let updates = UpdatesRequest(intent: Record("INGetRideStatusIntent", [:]), identifier: "r", person: "owner")
        #expect(try WireUpdates(updates, deadline: .seconds(1)).updatesRequest(of: "owner") == updates)
        for (duration, milliseconds) in [
            (Duration.nanoseconds(1), 1), (.seconds(-5), 0), (.zero, 0), (.milliseconds(1_500), 1_500),
        ] {
            #expect(WireUpdates(updates, deadline: duration).deadlineMilliseconds == UInt64(milliseconds))
        }
        #expect(Duration(wireMilliseconds: .max) == .seconds(315_360_000))
    }

    @Test("damaged bytes never trap", arguments: 0..<50)
    func damage(seed: Int) throws {
        var random = RandomMessage(seed: 10_000 + seed)
        for _ in 0..<20 {
            var message = WireExtensionMessage()
            message.body = seed % 2 == 0 ? .answer(WireAnswer(random.answer())) : .event(WireEvent(random.event()))
            let bytes: [UInt8] = try message.serializedBytes()
            var host = WireHostMessage()
            host.call = WireCall(random.request(), deadline: .seconds(1))
            let call: [UInt8] = try host.serializedBytes()
            for _ in 0..<20 {
                // What is read of them is checked by the catalogue, too.
                if let read = try? WireExtensionMessage(serializedBytes: random.damaged(bytes)) {
                    if let answer = try? read.answer.answer(), case .responded(let record) = answer.reply {
                        _ = Catalogue.system.mismatch(in: record)
                    }
                    _ = try? read.event.event(of: "owner")
                }
                if let read = try? WireHostMessage(serializedBytes: random.damaged(call)),
                    let request = try? read.call.extensionRequest(of: "owner")
                {
                    _ = Catalogue.system.mismatch(in: request.intent)
                }
            }
        }
    }

    @Test("dates and numbers beyond what calendars count with trap nowhere")
    func extremes() throws {
        for year in [Int64.max, .min, 1 << 40] {
            var components = WireDateComponents()
            components.numbers = ["year": year, "month": year, "day": year, "hour": year]
            guard let read = try? components.components() else { continue }
            _ = Calendar(identifier: .gregorian).date(from: read)
        }
        for number in [Double.nan, .infinity, -1e300] {
            let value = WireValue.with { $0.date = number }
            if let date = try? value.value().date {
                _ = Calendar(identifier: .gregorian).dateComponents([.year, .day], from: date)
            }
        }
        for text in ["", "1e", "1e999999999", "--1", String(repeating: "9", count: 100_000), "NaNs", "0x10", " 1", "1 "] {
            _ = try? WireValue.with { $0.decimal = text }.value()
        }
    }

    @Test("a record as deep as the catalogue allows survives")
    func deep() throws {
        var value = ParameterValue.string("core")
        for _ in 0..<31 { value = .record(Record("INPerson", ["a": .list([value])])) }
        let answer = ExtensionAnswer(.responded(Record("R", ["a": value])))
        var message = WireExtensionMessage()
        message.answer = WireAnswer(answer)
        let bytes: [UInt8] = try message.serializedBytes()
        #expect(try WireExtensionMessage(frame: bytes).answer.answer() == answer)
    }
}
