import Foundation
import IntentSchema

// What "there" and "his place" point at.
extension SlotScanner {
    /// The restaurant of the open request, else where the person was last going or has booked; `nil` where there is no such place.
    var lastPlace: Record? {
        context.parameters.sorted { $0.key < $1.key }.firstResult { $0.value.record?.restaurantPlace }
            ?? context.recent.firstResult { record in
                record.restaurantPlace ?? record["dropOffLocation"]?.record
            }
    }

    /// The time of what was booked last, where the words point at its place: "a cab there half an hour earlier".
    var lastTime: DateComponents? {
        let pointers = grammar.words.moves[Move.placePointer.rawValue]
        guard utterance.tokens.indices.contains(where: { pointers?.longest(in: utterance, at: $0) != nil }) else { return nil }
        return context.recent.firstResult { record in
            record.fields.sorted { $0.key < $1.key }.firstResult { $0.value.beginning }
        }
    }

    /// What was booked last, with its name and when it is; `nil` where nothing was that has a place.
    var lastBooked: (place: String, time: DateComponents?)? {
        context.recent.firstResult { record in
            guard record.type.hasSuffix("Intent"),
                let place = (record.restaurantPlace ?? record["dropOffLocation"]?.record)?["name"]?.string
            else { return nil }
            return (place, record.fields.sorted { $0.key < $1.key }.firstResult { $0.value.beginning })
        }
    }

    /// The person one of whose places the open request has.
    var lastOwner: Int32? { ownerOfPlace(in: Record("", context.parameters)) }

    /// The person one of whose places the record has.
    func ownerOfPlace(in record: Record) -> Int32? {
        let names = record.fields.values.compactMap { $0.record?["name"]?.string }
        guard !names.isEmpty else { return nil }
        let contacts = context.contacts.contacts
        return contacts.indices.first { index in
            !contacts[index].isMe && names.contains { $0.hasPrefix("\(contacts[index].fullName)'s ") }
        }.map { Int32($0) }
    }
}

extension Record {
    /// The restaurant that the record is or holds, as a place to go to.
    fileprivate var restaurantPlace: Record? {
        if type == "INRestaurant" {
            guard let coordinate else { return nil }
            return .placemark(name: self["name"]?.string, coordinate: coordinate)
        }
        return fields.sorted { $0.key < $1.key }.firstResult { $0.value.record?.restaurantPlace }
    }
}
