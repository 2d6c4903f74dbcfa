import Foundation
import IntentSchema
import Recognisers

/// What a recogniser took some words for; turned into values only for the readings that win.
struct SlotMatch: Sendable {
    /// The token after the last.
    var end: Int
    /// How well each token is explained, from 0 to 1.
    var quality: Float
    var reading: Reading
    /// How names in it were heard, where that is worth telling.
    var hearings: [NameMatchExplanation] = []
}

/// The meaning of some words, before it has the shape that a parameter needs.
enum Reading: Sendable {
    case people([PersonReading])
    case place(PlaceReading)
    /// `nil` when no currency was said.
    case money(Decimal, currency: String?)
    case number(Decimal)
    /// An amount of which more than one value, or none yet, may be meant: `20 to 30 dollars`, `half my balance`.
    case uncertain(ComposedAmount)
    case time(TimeReading)
    case text(Range<Int>)
    /// A word of an app's vocabulary or a template's list: indices into the slot's words and the apps' vocabulary.
    case phrase(name: String?, items: [Int32])
    /// A case of an enumeration.
    case value(String)
    case goal(Double, unit: String)
    /// Degrees; the unit's symbol is `nil` where none was said.
    case temperature(Double, unit: String?)
    case account(name: Range<Int>, type: String?)
    case biller(name: Range<Int>)
    /// The place of an option: from 1 as said, from -1 counted from the last, 0 for the middle.
    case position(Int)
    /// The option with the greatest or the least of something.
    case compared(wantsGreatest: Bool)
    case all
    /// Indices of the apps so called.
    case app([Int])
    /// Words where a known name should be.
    case unknown(Range<Int>)
    /// Words that are passed over.
    case ignored
}

extension Reading {
    /// Whether it names something that contacts, places, apps or templates list.
    var isListed: Bool { if case .biller = self { false } else { isKnown } }

    /// Whether it names something known.
    var isKnown: Bool {
        switch self {
        case .people(let people): people.allSatisfy { !$0.contacts.isEmpty || $0.handle != nil }
        case .place(let place): !place.candidates.isEmpty
        case .unknown: false
        default: true
        }
    }
}

/// Someone as they were called.
struct PersonReading: Sendable {
    /// Indices of the contacts so called, in their order; empty when nobody is.
    var contacts: [Int32]
    var words: Range<Int>
    /// The label of the handle asked for, such as `work`.
    var label: String?
    /// A telephone number or e-mail address that was said instead of a name.
    var handle: Contact.Handle?
    /// Who was shown before and is in no contacts, as an app told it.
    var shown: Record?
}

/// Somewhere as it was called.
struct PlaceReading: Sendable {
    enum Candidate: Sendable {
        /// Index in the gazetteer.
        case gazetteer(Int32)
        /// A contact's address, by its place on the card.
        case address(contact: Int32, address: Int)
        case here
        /// A street's address, in a town of the gazetteer where it is known.
        case spoken(SpokenAddress, town: Int32?)
        case point(Coordinate)
        /// Somewhere that was booked or talked about before.
        case placemark(Record)
    }

    /// The likeliest first; empty when the words name no known place.
    var candidates: [Candidate]
    var words: Range<Int>
}

/// A point or span of time as calendar components; `end` is `nil` for a point.
struct TimeReading: Hashable, Sendable {
    var start: DateComponents
    var end: DateComponents?
    /// How it comes back; `nil` for what happens once.
    var recurrence: TimeRecurrence?
    /// What of it was said, where the rest is a guess.
    var tells: ToldPieces = [.day, .clock]
    /// The word that leaves an end of it open, such as "by"; `nil` for the time itself.
    var limit: TimeLimit? {
        didSet { isArrival = limit == .by || limit == .before || limit == .until }
    }
    /// Whether all before the end is meant, whenever it began.
    var isOpenAtStart = false
    /// Whether it is the time by which something is to be done or reached, rather than that at which it begins.
    var isArrival = false
}
