import ExtensionProtocol
import Foundation
import IntentSchema
import Randomness

/// Messages of all kinds, made from a seed.
struct RandomMessage {
    private var random: SeededRandom

    init(seed: Int) {
        random = SeededRandom(seed: UInt64(seed))
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }
    private mutating func list<Element>(_ make: (inout Self) -> Element) -> [Element] {
        (0..<random.below(4)).map { _ in make(&self) }
    }
    private mutating func maybe<Element>(_ make: (inout Self) -> Element) -> Element? { random.below(3) == 0 ? nil : make(&self) }

    mutating func text() -> String {
        pick(["", "a", "Anna Müller", "\u{0}\n\t\"\\", "👩‍👩‍👧‍👦", "e\u{301}", "\u{202E}abc", String(repeating: "x", count: 300)])
    }

    mutating func integer() -> Int { pick([0, 1, -1, .max, .min, 42, random.below(1_000_000)]) }

    mutating func decimal() -> Decimal {
        let texts = ["0", "-0.1", "12.50", "99999999999999999999999999999999999999", "1e-100", "3e120"]
        return pick([.nan] + texts.compactMap { Decimal(string: $0) })
    }

    mutating func calendar() -> Calendar {
        var calendar = Calendar(identifier: pick([.gregorian, .buddhist, .japanese, .hebrew, .islamicUmmAlQura, .iso8601]))
        calendar.locale = pick([Locale(identifier: "en_US"), Locale(identifier: "de_CH"), Locale(identifier: "ar_EG")])
        calendar.timeZone = pick([.gmt, TimeZone(identifier: "Asia/Tokyo") ?? .gmt, TimeZone(identifier: "GMT+0130") ?? .gmt])
        calendar.firstWeekday = 1 + random.below(7)
        calendar.minimumDaysInFirstWeek = 1 + random.below(7)
        return calendar
    }

    mutating func components() -> DateComponents {
        var components = DateComponents()
        components.calendar = maybe { $0.calendar() }
        components.timeZone = maybe { $0.calendar().timeZone }
        let fields: [WritableKeyPath<DateComponents, Int?>] = [
            \.era, \.year, \.month, \.day, \.hour, \.minute, \.second, \.nanosecond, \.weekday, \.weekdayOrdinal, \.quarter,
            \.weekOfMonth, \.weekOfYear, \.yearForWeekOfYear, \.dayOfYear,
        ]
        for field in fields where random.below(3) == 0 { components[keyPath: field] = random.below(3_000) - 100 }
        if random.below(4) == 0 { components.isLeapMonth = random.below(2) == 0 }
        return components
    }

    mutating func value(depth: Int = 0) -> ParameterValue {
        switch random.below(depth < 12 ? 12 : 8) {
        case 0: .bool(random.below(2) == 0)
        case 1: .integer(integer())
        case 2: .double(pick([0, -0.0, 1.5, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude]))
        case 3: .decimal(decimal())
        case 4: .string(text())
        case 5: .data(Data(list { UInt8($0.random.below(256)) }))
        case 6: .date(Date(timeIntervalSinceReferenceDate: pick([0, 0.1, -1e9, 8e8])))
        case 7: .dateComponents(components())
        case 8, 9: .list(list { $0.value(depth: depth + 1) })
        default: .record(record(depth: depth + 1))
        }
    }

    mutating func record(depth: Int = 0) -> Record {
        let fields = list { ($0.text(), $0.value(depth: depth + 1)) }
        return Record(pick(["INSendMessageIntent", "", "ÄÖ", "OfALaterVersion"]), Dictionary(fields) { $1 })
    }

    mutating func request() -> ExtensionRequest {
        let method: ExtensionRequest.Method =
            switch random.below(4) {
            case 0: .resolve(parameter: text())
            case 1: .options(parameter: text(), search: maybe { "a" + $0.text() }, orDefault: random.below(2) == 0)
            case 2: .confirm
            default: .handle(operation: text())
            }
        return ExtensionRequest(method: method, intent: record(), identifier: text(), person: "owner")
    }

    mutating func resolution() -> Resolution {
        switch random.below(6) {
        case 0: .success(maybe { $0.value() })
        case 1: .notRequired
        case 2: .needsValue
        case 3: .disambiguation(list { $0.value() })
        case 4: .confirmationRequired(maybe { $0.value() }, reason: maybe { $0.integer() })
        default: .unsupported(reason: maybe { $0.integer() })
        }
    }

    mutating func reply() -> ExtensionReply {
        let codes: [ExtensionFailure.Code] = [
            .noHandler, .wrongHandler, .undeclaredIntent, .deadlineExceeded, .badReply, .badRequest, .unavailable,
            .outcomeUnknown,
        ]
        return switch random.below(5) {
        case 0: .resolved(list { $0.resolution() }, isList: random.below(2) == 0)
        case 1: .responded(record())
        case 2: .options(list { $0.value() })
        case 3: .notImplemented
        default: .failed(ExtensionFailure(pick(codes), text()))
        }
    }

    mutating func answer() -> ExtensionAnswer {
        ExtensionAnswer(reply(), remarks: list { $0.text() }, handler: maybe { 1 + $0.random.below(1_000) })
    }

    mutating func event() -> ExtensionEvent {
        let kind: ExtensionEvent.Kind =
            switch random.below(6) {
            case 0: .remark(text())
            case 1: .outcome(operation: text(), reply())
            case 2: .update(maybe { $0.record() })
            case 3: .vocabulary(vocabulary())
            case 4: .permission(pick([.assistant, .contacts, .focus, .location]), isGranted: random.below(2) == 0)
            default: .contribution(contribution())
            }
        return ExtensionEvent(kind, request: maybe { $0.pick(["r", "ä"]) }, person: "owner")
    }

    mutating func vocabulary() -> UserVocabulary {
        UserVocabulary(
            version: integer(),
            words: list {
                UserVocabulary.Word(
                    kind: $0.integer(), phrase: $0.text(), identifier: $0.maybe { $0.text() },
                    pronunciation: $0.maybe { $0.text() })
            })
    }

    private mutating func contribution() -> AppContribution {
        switch random.below(8) {
        case 0: .donation(record())
        case 1: pick([.deletion(.all), .deletion(.allActivities), .deletion(.activities([text()]))])
        case 2: .deletion(.identifiers(list { $0.text() }))
        case 3: .deletion(.group(text()))
        case 4: .suggestedShortcuts(list { $0.record() })
        case 5: .relevantShortcuts(list { $0.record() })
        case 6: .predictionMode(integer(), mediaType: integer())
        default: random.below(2) == 0 ? .upcomingMedia(list { $0.record() }) : .userContext(record())
        }
    }

    mutating func contact() -> Contact {
        let name = { (random: inout Self) in random.pick(["Anna", "李", "O'Neil"]) }
        return Contact(
            id: text(), givenName: text(), middleName: text(), familyName: text(), fullName: text(),
            nicknames: list { $0.text() },
            organization: text(), jobTitle: text(), relationship: maybe(name),
            handles: list {
                Contact.Handle(kind: $0.pick([.phoneNumber, .emailAddress, .userName]), value: $0.text(), label: $0.maybe(name))
            },
            addresses: list {
                Contact.Address(
                    label: $0.maybe(name), street: $0.text(), city: $0.text(), state: $0.text(), postalCode: $0.text(),
                    country: $0.text(), coordinate: $0.maybe { _ in Coordinate(latitude: 1.5, longitude: -2) })
            },
            isMe: random.below(2) == 0, relations: list { Contact.Relation(kind: $0.text(), contact: $0.text()) },
            phoneticGivenName: maybe(name), phoneticFamilyName: maybe(name))
    }

    /// Bytes as they were, or with some changed, taken out or put in.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(4) where !bytes.isEmpty {
            switch random.below(4) {
            case 0: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
            case 1: bytes.removeLast(1 + random.below(bytes.count))
            case 2: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
            default: bytes[random.below(bytes.count)] = pick([0, 0xff, 0x80, 0x7f])
            }
        }
        return bytes
    }
}
