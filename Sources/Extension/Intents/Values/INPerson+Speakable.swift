public import Foundation
import IntentSchema
import RecordObjects

extension INPerson: INSpeakable {
    /// The name to display: the given one, or else one made from the name components, the handle or the spoken phrase.
    public var displayName: String {
        if let name: String = _optional("displayName"), !name.isEmpty { return name }
        let joined = nameComponents.map(Self.join) ?? ""
        return joined.isEmpty ? personHandle?.value ?? _optional("spokenPhrase") ?? "" : joined
    }

    /// The words used for the person, or else the display name.
    public var spokenPhrase: String { _optional("spokenPhrase") ?? displayName }
    public var pronunciationHint: String? { _optional("pronunciationHint") }
    public var vocabularyIdentifier: String? { _optional("vocabularyIdentifier") }
    /// Other people whom the words may refer to.
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

    /// The given and family names, or else the nickname.
    private static func join(_ names: PersonNameComponents) -> String {
        let parts = [names.givenName, names.familyName].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? names.nickname ?? "" : parts.joined(separator: " ")
    }
}

extension INPersonHandle {
    /// Creates a handle whose kind is inferred from its format.
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
