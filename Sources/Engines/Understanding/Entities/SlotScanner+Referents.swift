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

    /// The place that the words before the token name, the last one: "I fly from Oakland Airport, get me there"; empty if they name none.
    func placeNamed(before start: Int) -> [PlaceReading.Candidate] {
        (0..<start).reversed().firstResult { index -> [PlaceReading.Candidate]? in
            let found = placeMatches(at: index).filter { $0.reading.isKnown && $0.end <= start && $0.end - index > 1 }
            guard let longest = found.max(by: { $0.end < $1.end }), case .place(let reading) = longest.reading,
                !reading.candidates.isEmpty,
                // A single word of a longer name is none.
                !(0..<index).contains(where: { before in
                    placeMatches(at: before).contains { $0.reading.isKnown && $0.end >= longest.end }
                })
            else { return nil }
            return reading.candidates
        } ?? []
    }

    /// The person named last before the token, by a name or a relation: the owner of "her place" in "pick up Mom at her place".
    func personNamed(before start: Int) -> Int32? {
        guard let pronoun = small.owners[utterance.word(start)] else { return nil }
        let others = grammar.words.otherPronounKin[pronoun] ?? []
        return (0..<start).reversed().firstResult { index -> Int32? in
            guard !small.pronouns.contains(utterance.word(index)), !isStopWord[index] || small.my.contains(utterance.word(index))
            else { return nil }
            let found = people(at: index, isList: false).filter { $0.reading.isKnown && $0.end <= start }
            guard let longest = found.max(by: { $0.end < $1.end }), case .people(let people) = longest.reading,
                people.count == 1, people[0].contacts.count == 1, case let contact = people[0].contacts[0],
                !others.contains(context.contacts.contacts[Int(contact)].relationship ?? "")
            else { return nil }
            return contact
        }
    }

    /// The time of the open booking, or of the last one, if the words refer to its place: "a cab there half an hour earlier".
    var lastTime: DateComponents? {
        guard utterance.tokens.indices.contains(where: { end(of: .placePointer, at: $0) != nil }) else { return nil }
        let open = Record("", context.parameters)
        let booked = (open.restaurantPlace == nil ? [] : [open]) + context.recent
        return booked.firstResult { record in
            record.fields.sorted { $0.key < $1.key }.firstResult { $0.value.beginning }
        }
    }

    /// The last booking that has a place, with its name and time; `nil` if there is none.
    var lastBooked: (place: String, time: DateComponents?)? {
        recordBooked.flatMap { record in
            place(bookedBy: record).map { ($0, record.fields.sorted { $0.key < $1.key }.firstResult { $0.value.beginning }) }
        }
    }

    /// The request of the last booking that has a place; `nil` if there is none.
    var recordBooked: Record? { context.recent.first { place(bookedBy: $0) != nil } }

    /// The name of the restaurant or destination that the request books; `nil` if it is none.
    func place(bookedBy record: Record) -> String? {
        guard record.type.hasSuffix("Intent") else { return nil }
        return (record.restaurantPlace ?? record["dropOffLocation"]?.record)?["name"]?.string
    }

    /// The restaurants that were shown or booked, by their names at the token, with or without the town behind a comma: "Copper Fern", "copper
    /// fern oakland".
    func placesTold(at start: Int) -> [(candidates: [PlaceReading.Candidate], end: Int)] {
        let records = [Record("", context.parameters)] + context.recent
        var seen: Set<String> = []
        var found: [Int: [PlaceReading.Candidate]] = [:]
        for placemark in records.flatMap({ $0.restaurantPlaces }) {
            guard let name = placemark["name"]?.string, seen.insert(name).inserted else { continue }
            let parts = name.split(separator: ",", maxSplits: 1).map(String.init)
            for words in Set([name] + parts.prefix(1)).map({ grammar.words.tokens.words($0) }) {
                let end = start + words.count
                guard !words.isEmpty, end <= utterance.count, zip(words, start..<end).allSatisfy({ $0 == utterance.word($1) })
                else {
                    continue
                }
                found[end, default: []].append(.placemark(placemark))
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
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
    func correspondents(meantBy pronoun: String, at start: Int) -> [SlotMatch] {
        let excluded = grammar.words.otherPronounKin[pronoun] ?? []
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
        // "Send one to Grandma" sends one of what was named before.
        if index + 1 < utterance.count, small.to.contains(utterance.word(index + 1)), context.question == nil { return true }
        let described = utterance.tokens.indices[..<index].suffix(Self.longestDescription).reversed().prefix { place in
            !isStopWord[place] && utterance.tokens[place].kind == .word && !utterance.tokens[place + 1].followsPunctuation
        }
        return !described.isEmpty && small.definite.contains(utterance.word(index - described.count - 1))
    }

    /// The most words between an article and a "one" that stands for what they describe.
    private static let longestDescription = 3

    /// At most this many people are offered for a pronoun.
    private static let mostCorrespondents = 5
}

extension Record {
    /// The restaurants that the record is or holds, as destinations.
    fileprivate var restaurantPlaces: [Record] {
        if let place = type == "INRestaurant" ? restaurantPlace : nil { return [place] }
        return fields.sorted { $0.key < $1.key }.flatMap { field in
            (field.value.list ?? [field.value]).flatMap { $0.record?.restaurantPlaces ?? [] }
        }
    }

    /// The restaurant that the record is or contains, as a destination.
    fileprivate var restaurantPlace: Record? {
        if type == "INRestaurant" {
            guard let coordinate else { return nil }
            return .placemark(name: self["name"]?.string, coordinate: coordinate)
        }
        return fields.sorted { $0.key < $1.key }.firstResult { $0.value.record?.restaurantPlace }
    }
}
