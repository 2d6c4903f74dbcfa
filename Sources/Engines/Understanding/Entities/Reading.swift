import Foundation
import IntentSchema
import Recognisers

/// A recogniser's match; values are built only for winning readings.
struct SlotMatch: Sendable {
    /// The token after the last one.
    var end: Int
    /// How well each token is explained, from 0 to 1.
    var quality: Float
    var reading: Reading
    /// How its names were matched, if that is worth explaining.
    var hearings: [NameMatchExplanation] = []
}

/// The meaning of some words, before conversion to a parameter's type.
enum Reading: Sendable {
    case people([PersonReading])
    case place(PlaceReading)
    /// `nil` if no currency was said.
    case money(Decimal, currency: String?)
    case number(Decimal)
    /// An amount with several possible values, or none yet: `20 to 30 dollars`, `half my balance`.
    case uncertain(ComposedAmount)
    case time(TimeReading)
    case text(Range<Int>)
    /// A word of an app's vocabulary or a template's list: indices into the slot's words and the apps' vocabulary.
    case phrase(name: String?, items: [Int32])
    /// An enumeration case.
    case value(String)
    case goal(Double, unit: String)
    /// Degrees; the unit's symbol is `nil` if none was said.
    case temperature(Double, unit: String?)
    /// Seconds.
    case duration(Double)
    /// An amount with the unit's symbol.
    case measure(Double, unit: String)
    /// A web address, normalised.
    case link(String)
    case account(name: Range<Int>, type: String?)
    case biller(name: Range<Int>)
    /// An option's position: 1-based as spoken, -1 is the last, 0 the middle.
    case position(Int)
    /// The option with the greatest or least value.
    case compared(wantsGreatest: Bool)
    case all
    /// Indices of the apps of that name.
    case app([Int])
    /// Words in place of a known name.
    case unknown(Range<Int>)
    /// Skipped words.
    case ignored
}

extension Reading {
    /// Whether it is a time with an open end, as "before Friday" is.
    var limitsTime: Bool { if case .time(let time) = self { time.limit != nil } else { false } }

    /// Whether it is more than one person.
    var isSeveral: Bool { if case .people(let people) = self { people.count > 1 } else { false } }

    /// Whether it names an entity listed by contacts, places, apps or templates.
    var isListed: Bool { if case .biller = self { false } else { isKnown } }

    /// Whether it names a known entity.
    var isKnown: Bool {
        switch self {
        case .people(let people):
            people.allSatisfy {
                !$0.contacts.isEmpty || !$0.strangers.isEmpty || $0.handle != nil || $0.shown != nil || $0.isMissing
            }
        case .place(let place): !place.candidates.isEmpty
        case .unknown: false
        default: true
        }
    }
}

/// A person as they were named.
struct PersonReading: Sendable {
    /// Indices of the matching contacts, in contact order; empty if there are none.
    var contacts: [Int32]
    var words: Range<Int>
    /// The whole names of those who may be meant, too, and whom only apps know.
    var strangers: [String] = []
    /// The label of the requested handle, such as `work`.
    var label: String?
    /// A telephone number or e-mail address said instead of a name.
    var handle: Contact.Handle?
    /// A person shown by an app who is not in the contacts, as the app gave them.
    var shown: Record?
    /// Whether a pronoun stands for one of them, and nobody has been mentioned.
    var isGuess = false
    /// What was shown of them, such as the message that they sent.
    var item: Record?
    /// Whether the words point at something shown, and nothing was shown there: "the fifth one" of three.
    var isMissing = false
}

/// A place as it was named.
struct PlaceReading: Sendable {
    enum Candidate: Sendable {
        /// Index in the gazetteer.
        case gazetteer(Int32)
        /// A contact's address, by its index on the card.
        case address(contact: Int32, address: Int)
        case here
        /// A street address, with its gazetteer town if known.
        case spoken(SpokenAddress, town: Int32?)
        case point(Coordinate)
        /// A place that was booked or mentioned before.
        case placemark(Record)
    }

    /// Likeliest first; empty if the words name no known place.
    var candidates: [Candidate]
    var words: Range<Int>
}

/// A time or time span as calendar components; `end` is `nil` for a single time.
struct TimeReading: Hashable, Sendable {
    var start: DateComponents
    var end: DateComponents?
    /// How it recurs; `nil` for a single occurrence.
    var recurrence: TimeRecurrence?
    /// The components that were said; the others are inferred.
    var tells: ToldPieces = [.day, .clock]
    /// The word that leaves one end open, such as "by"; `nil` if there is none.
    var limit: TimeLimit? {
        didSet { isArrival = limit == .by || limit == .before || limit == .until }
    }
    /// Whether the range extends indefinitely into the past.
    var isOpenAtStart = false
    /// Whether it is a deadline or arrival time rather than a start time.
    var isArrival = false
}
