public import Foundation
import IntentSchema
import RecordObjects

extension INPerson: INSpeakable {
    /// The name to show: the one given, or else what the name's components, the handle or the spoken words make.
    public var displayName: String {
        if let name: String = _optional("displayName"), !name.isEmpty { return name }
        let joined = nameComponents.map(Self.join) ?? ""
        return joined.isEmpty ? personHandle?.value ?? _optional("spokenPhrase") ?? "" : joined
    }

    /// The words that the person was called by, or else the name to show.
    public var spokenPhrase: String { _optional("spokenPhrase") ?? displayName }
    public var pronunciationHint: String? { _optional("pronunciationHint") }
    public var vocabularyIdentifier: String? { _optional("vocabularyIdentifier") }
    /// Other people that the words may have meant.
    public var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }
    @available(iOS, deprecated: 11.0)
    public var identifier: String? { vocabularyIdentifier }
    @available(iOS, deprecated: 10.0)
    public var handle: String? { personHandle?.value }

    @available(iOS, deprecated: 10.0)
    public convenience init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
        self.init(
            handle: handle, nameComponents: nameComponents, displayName: nil, image: nil, contactIdentifier: contactIdentifier)
    }

    @available(iOS, deprecated: 10.0)
    public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
        self.init(handle: handle, nameComponents: nil, displayName: displayName, image: nil, contactIdentifier: contactIdentifier)
    }

    @available(iOS, deprecated: 10.0)
    public convenience init(
        handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?
    ) {
        self.init(
            personHandle: INPersonHandle(guessing: handle), nameComponents: nameComponents, displayName: displayName,
            image: image,
            contactIdentifier: contactIdentifier, customIdentifier: nil)
    }

    /// The given and the family name, or else the nickname.
    private static func join(_ names: PersonNameComponents) -> String {
        let parts = [names.givenName, names.familyName].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? names.nickname ?? "" : parts.joined(separator: " ")
    }
}

extension INPersonHandle {
    /// A handle whose kind follows from how it is written.
    convenience init(guessing value: String) {
        let isNumber = !value.isEmpty && value.allSatisfy { $0.isNumber || "+-() .".contains($0) }
        self.init(value: value, type: value.contains("@") ? .emailAddress : isNumber ? .phoneNumber : .unknown)
    }
}

extension INRideDriver {
    @available(iOS, deprecated: 10.0)
    public convenience init(handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?) {
        self.init(
            personHandle: INPersonHandle(guessing: handle), nameComponents: nil, displayName: displayName, image: image,
            rating: rating, phoneNumber: phoneNumber)
    }

    @available(iOS, deprecated: 10.0)
    public convenience init(
        handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?
    ) {
        self.init(
            personHandle: INPersonHandle(guessing: handle), nameComponents: nameComponents, displayName: nil, image: image,
            rating: rating, phoneNumber: phoneNumber)
    }
}
