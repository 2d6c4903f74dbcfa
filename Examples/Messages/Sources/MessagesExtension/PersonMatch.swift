import Intents
import MessagesCore

/// Whom the person meant: someone a message can go to.
enum PersonMatch {
    /// The person, with the correspondent's identifier as `customIdentifier`.
    case one(INPerson, Correspondent)
    case several([INPerson])
    /// Known, but there is no way to reach them.
    case noHandle
    /// The handle is neither a number nor an address.
    case unusableHandle
    /// Unknown to Pigeon, or they have left it.
    case noAccount

    init(_ person: INPerson, in service: MessageService) throws(MessagingError) {
        if let id = person.customIdentifier, let known = try service.person(id: id) {
            self = Self.only(person, known)
            return
        }
        let candidates = try (person.siriMatches ?? []).map { candidate throws(MessagingError) in
            try candidate.inDirectory(of: service)
        }
        let reachable = candidates.filter { Correspondent.isUsable($0.handleValue) }
        if person.customIdentifier == nil, reachable.count > 1 {
            self = .several(
                try reachable.map { candidate throws(MessagingError) in
                    try candidate.identified(as: candidate.correspondent(in: service))
                })
        } else if let found = reachable.first ?? (person.handleValue.isEmpty ? nil : person) {
            self =
                Correspondent.isUsable(found.handleValue)
                ? Self.only(found, try found.correspondent(in: service)) : .unusableHandle
        } else {
            self = try Self.inDirectory(person, isKnown: !candidates.isEmpty || person.contactIdentifier != nil, of: service)
        }
    }

    /// Where contacts tell nothing, Pigeon's own directory is asked for the words that were said.
    private static func inDirectory(
        _ person: INPerson, isKnown: Bool, of service: MessageService
    ) throws(MessagingError) -> PersonMatch {
        let people = try service.people(called: person.spokenPhrase)
        switch people.count {
        case 0: return isKnown ? .noHandle : .noAccount
        case 1: return only(INPerson(people[0]), people[0])
        default: return .several(people.map { INPerson($0) })
        }
    }

    private static func only(_ person: INPerson, _ correspondent: Correspondent) -> PersonMatch {
        correspondent.hasLeft ? .noAccount : .one(person.identified(as: correspondent), correspondent)
    }
}

extension INPerson {
    var handleValue: String { personHandle?.value ?? "" }

    /// The same person with the handle by which Pigeon's directory knows them, where nothing but the name is known.
    func inDirectory(of service: MessageService) throws(MessagingError) -> INPerson {
        guard handleValue.isEmpty, contactIdentifier == nil else { return self }
        let found = try service.people(called: displayName)
        return found.count == 1 ? INPerson(found[0]) : self
    }

    /// The one behind the handle: out of Pigeon's directory, or new to it.
    func correspondent(in service: MessageService) throws(MessagingError) -> Correspondent {
        try service.person(handle: handleValue) ?? Correspondent(name: displayName, handle: handleValue)
    }

    /// The same person with the identifier that Pigeon knows them by.
    func identified(as correspondent: Correspondent) -> INPerson {
        guard customIdentifier != correspondent.id else { return self }
        return INPerson(
            personHandle: personHandle ?? correspondent.personHandle, nameComponents: nameComponents, displayName: displayName,
            image: image, contactIdentifier: contactIdentifier, customIdentifier: correspondent.id)
    }

    convenience init(_ correspondent: Correspondent) {
        var name = PersonNameComponents()
        name.givenName = correspondent.givenName
        name.familyName = correspondent.familyName.isEmpty ? nil : correspondent.familyName
        self.init(
            personHandle: correspondent.personHandle, nameComponents: name, displayName: correspondent.name, image: nil,
            contactIdentifier: nil, customIdentifier: correspondent.id, isMe: correspondent.id == Correspondent.me.id)
    }
}

extension Correspondent {
    var personHandle: INPersonHandle {
        INPersonHandle(value: handle, type: handle.contains("@") ? .emailAddress : .phoneNumber)
    }
}
