import Foundation
import IntentSchema

// Referents of "there" and "his place", and of pronouns where nobody has been mentioned.
extension SlotScanner {
    /// The open request's restaurant, else the last destination or booking; `nil` if there is none.
    var lastPlace: Record? {
        context.parameters.sorted { $0.key < $1.key }.firstResult { $0.value.record?.restaurantPlace }
            ?? context.recent.firstResult { record in
                record.restaurantPlace ?? record["dropOffLocation"]?.record
            }
    }

    /// The time of the last booking, if the words refer to its place: "a cab there half an hour earlier".
    var lastTime: DateComponents? {
        let pointers = grammar.words.moves[Move.placePointer.rawValue]
        guard utterance.tokens.indices.contains(where: { pointers?.longest(in: utterance, at: $0) != nil }) else { return nil }
        return context.recent.firstResult { record in
            record.fields.sorted { $0.key < $1.key }.firstResult { $0.value.beginning }
        }
    }

    /// The last booking that has a place, with its name and time; `nil` if there is none.
    var lastBooked: (place: String, time: DateComponents?)? {
        context.recent.firstResult { record in
            guard let place = place(bookedBy: record) else { return nil }
            return (place, record.fields.sorted { $0.key < $1.key }.firstResult { $0.value.beginning })
        }
    }

    /// The name of the restaurant or destination that the request books; `nil` if it is none.
    func place(bookedBy record: Record) -> String? {
        guard record.type.hasSuffix("Intent") else { return nil }
        return (record.restaurantPlace ?? record["dropOffLocation"]?.record)?["name"]?.string
    }

    /// The person whose place the open request uses.
    var lastOwner: Int32? { ownerOfPlace(in: Record("", context.parameters)) }

    /// The person whose place the record uses.
    func ownerOfPlace(in record: Record) -> Int32? {
        let names = record.fields.values.compactMap { $0.record?["name"]?.string }
        guard !names.isEmpty else { return nil }
        let contacts = context.contacts.contacts
        return contacts.indices.first { index in
            !contacts[index].isMe && names.contains { $0.hasPrefix("\(contacts[index].fullName)'s ") }
        }.map { Int32($0) }
    }

    /// Those with whom the user dealt last and whom the pronoun is not known to exclude.
    func correspondents(at start: Int) -> [SlotMatch] {
        let excluded = grammar.words.otherPronounKin[utterance.word(start)] ?? []
        let contacts = context.correspondents.compactMap { context.contacts.index(id: $0) }.filter { index in
            context.contacts.contacts[Int(index)].relationship.map(excluded.contains) != true
        }
        guard !contacts.isEmpty else { return [] }
        let reading = PersonReading(
            contacts: Array(contacts.prefix(Self.mostCorrespondents)), words: start..<start + 1, isGuess: true)
        return [.init(end: start + 1, quality: 0.96, reading: .people([reading]))]
    }

    /// Whether the word stands for a thing, as the "one" of "the internet one" does, and is no number.
    func standsIn(_ index: Int) -> Bool {
        guard index > 0, small.ones.contains(utterance.word(index)) else { return false }
        if small.definite.contains(utterance.word(index - 1)) { return true }
        return index > 1 && small.definite.contains(utterance.word(index - 2)) && !isStopWord[index - 1]
            && utterance.tokens[index - 1].kind == .word && !utterance.tokens[index].followsPunctuation
    }

    /// At most this many people are offered for a pronoun.
    private static let mostCorrespondents = 5
}

extension Record {
    /// The restaurant that the record is or contains, as a destination.
    fileprivate var restaurantPlace: Record? {
        if type == "INRestaurant" {
            guard let coordinate else { return nil }
            return .placemark(name: self["name"]?.string, coordinate: coordinate)
        }
        return fields.sorted { $0.key < $1.key }.firstResult { $0.value.record?.restaurantPlace }
    }
}
