import Intents
import PaymentsCore

/// Whom the person meant: someone money can be sent to or asked from.
enum PersonMatch {
    /// The person, with the payee's identifier as `customIdentifier`.
    case one(INPerson, Payee)
    case several([INPerson])
    /// Known, but there is no way to reach them.
    case noHandle
    /// Unknown to the bank, or the account has been closed.
    case noAccount

    init(_ person: INPerson, in service: BankService) throws(BankError) {
        if let id = person.customIdentifier, let payee = try Self.payee(id: id, person: person, in: service) {
            self = Self.only(person, payee)
            return
        }
        let candidates = try (person.siriMatches ?? []).map { candidate throws(BankError) in
            try candidate.inDirectory(of: service)
        }
        let reachable = candidates.filter(\.hasHandle)
        switch (reachable.count, person.hasHandle) {
        case (2..., _):
            self = .several(try reachable.map { candidate throws(BankError) in try candidate.identified(in: service) })
        case (1, _): self = Self.only(reachable[0], try reachable[0].payee(in: service))
        case (_, true): self = Self.only(person, try person.payee(in: service))
        case (_, false): self = try Self.inDirectory(person, isKnown: !candidates.isEmpty, of: service)
        }
    }

    /// Where contacts tell nothing, the bank's own directory is asked for the words that were said.
    private static func inDirectory(
        _ person: INPerson, isKnown: Bool, of service: BankService
    ) throws(BankError) -> PersonMatch {
        let payees = try service.payees(called: person.spokenPhrase)
        switch payees.count {
        case 0: return isKnown || person.contactIdentifier != nil ? .noHandle : .noAccount
        case 1: return only(INPerson(payees[0]), payees[0])
        default: return .several(payees.map { INPerson($0) })
        }
    }

    private static func only(_ person: INPerson, _ payee: Payee?) -> PersonMatch {
        guard let payee else { return .noHandle }
        return payee.isClosed ? .noAccount : .one(person.identified(as: payee), payee)
    }

    private static func payee(id: String, person: INPerson, in service: BankService) throws(BankError) -> Payee? {
        if let payee = try service.payee(id: id) { return payee }
        let payee = try person.payee(in: service)
        return payee?.id == id ? payee : nil
    }
}

extension INPerson {
    var hasHandle: Bool { !Payee.normalized(personHandle?.value ?? "").isEmpty }

    /// The same person with the handle by which the bank knows them, where nothing but the name is known.
    func inDirectory(of service: BankService) throws(BankError) -> INPerson {
        guard !hasHandle, contactIdentifier == nil else { return self }
        let found = try service.payees(called: displayName)
        return found.count == 1 ? INPerson(found[0]) : self
    }

    /// The one behind the handle: out of the bank's directory, or new to it; `nil` without a handle.
    func payee(in service: BankService) throws(BankError) -> Payee? {
        guard hasHandle, let handle = personHandle?.value else { return nil }
        return try service.payee(handle: handle) ?? Payee(name: displayName, handle: handle)
    }

    /// The same person with the identifier that the bank knows them by.
    func identified(in service: BankService) throws(BankError) -> INPerson {
        try payee(in: service).map { identified(as: $0) } ?? self
    }

    func identified(as payee: Payee) -> INPerson {
        guard customIdentifier != payee.id else { return self }
        return INPerson(
            personHandle: personHandle ?? payee.personHandle, nameComponents: nameComponents, displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier, customIdentifier: payee.id)
    }

    convenience init(_ payee: Payee) {
        var name = PersonNameComponents()
        name.givenName = payee.givenName
        name.familyName = payee.familyName.isEmpty ? nil : payee.familyName
        self.init(
            personHandle: payee.personHandle, nameComponents: name, displayName: payee.name, image: nil, contactIdentifier: nil,
            customIdentifier: payee.id)
    }
}

extension Payee {
    var personHandle: INPersonHandle {
        INPersonHandle(value: handle, type: handle.contains("@") ? .emailAddress : .phoneNumber)
    }
}
