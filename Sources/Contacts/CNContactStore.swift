public import Foundation
import IntentSchema
import RecordObjects

/// What an app may see.
public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

/// Whether an app may see the person's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

/// Why contacts could not be fetched.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
        case predicateInvalid = 400
    }

    public static let errorDomain = "CNErrorDomain"

    public let code: Code
    /// What happened, for the developer.
    public let localizedDescription: String

    init(_ code: Code, _ description: String) {
        self.code = code
        localizedDescription = description
    }

    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var predicateInvalid: Code { .predicateInvalid }
}

/// Which contacts to fetch, and in what order.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// The person's contacts, as far as the app may see them: the assistant's, through the permission that it keeps for the app.
///
/// A store made while a handler serves a call goes on with that call's permission. Nothing can be changed through it.
open class CNContactStore: NSObject, @unchecked Sendable {
    // Sendable by hand: nothing changes after the initializer.
    private let services: HostServices

    public override init() {
        services = HostServices.current
    }

    /// Whether the app may see the contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        CNAuthorizationStatus(rawValue: HostServices.current.contactsAccess().rawValue) ?? .notDetermined
    }

    /// Asks whether the app may see the contacts, unless that is known.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let services = services
        // Unstructured: the answer may come after the handler has returned, as it may from a person.
        Task {
            let isGranted = await services.requestContacts()
            completionHandler(isGranted, isGranted ? nil : Self.denied)
        }
    }

    /// Asks whether the app may see the contacts, unless that is known.
    ///
    /// - Throws: `CNError` when it may not.
    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        guard await services.requestContacts() else { throw Self.denied }
        return true
    }

    /// The contacts that match, in the order of the person's list.
    ///
    /// - Throws: `CNError` when the app may not see contacts, or when the predicate is not one that `CNContact` makes.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        guard let predicate = predicate as? ContactPredicate else {
            throw CNError(.predicateInvalid, "contacts are found by predicates that CNContact makes; got \(predicate)")
        }
        return try all().filter(predicate.matches)
    }

    /// The contact with that identifier.
    ///
    /// - Throws: `CNError` when the app may not see contacts, or when there is none.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        guard let contact = try all().first(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist, "there is no contact with the identifier \"\(identifier)\"")
        }
        return contact
    }

    /// Calls back for each contact that the request wants, until it is told to stop.
    ///
    /// - Throws: `CNError` when the app may not see contacts, or when the predicate is not one that `CNContact` makes.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var contacts = try all()
        if let predicate = fetchRequest.predicate {
            contacts = try unifiedContacts(matching: predicate, keysToFetch: fetchRequest.keysToFetch)
        }
        var isStopped: ObjCBool = false
        for contact in Self.sorted(contacts, fetchRequest.sortOrder) {
            block(fetchRequest.mutableObjects ? CNMutableContact(_record: contact._record) : contact, &isStopped)
            if isStopped.boolValue { return }
        }
    }

    private static func sorted(_ contacts: [CNContact], _ order: CNContactSortOrder) -> [CNContact] {
        switch order {
        case .none: contacts
        case .givenName: contacts.sorted { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
        case .familyName, .userDefault: contacts.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
        }
    }

    private func all() throws -> [CNContact] {
        guard services.contactsAccess() == .granted else { throw Self.denied }
        return services.contacts().map { CNContact($0) }
    }

    private static let denied = CNError(
        .authorizationDenied, "the app may not see the person's contacts; ask for access, or go without")
}

/// What contacts are found by. Foundation here has no predicates in words, so this one carries its question.
final class ContactPredicate: NSPredicate {
    enum Query {
        case name(String)
        case phone(CNPhoneNumber)
        case email(String)
        case identifiers(Set<String>)
    }

    private let query: Query

    init(_ query: Query) {
        self.query = query
        super.init(value: true)
    }

    required init?(coder: NSCoder) { nil }

    override func evaluate(with object: Any?) -> Bool {
        (object as? CNContact).map(matches) ?? false
    }

    func matches(_ contact: CNContact) -> Bool {
        switch query {
        case .name(let name): Self.isNamed(contact, name)
        case .phone(let number): contact.phoneNumbers.contains { Self.isSame($0.value.digits, number.digits) }
        case .email(let address):
            contact.emailAddresses.contains { String(describing: $0.value).lowercased() == address.lowercased() }
        case .identifiers(let identifiers): identifiers.contains(contact.identifier)
        }
    }

    /// Every word begins a word of the contact's names.
    private static func isNamed(_ contact: CNContact, _ name: String) -> Bool {
        let names = [contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName]
        let known = names.flatMap(words)
        let wanted = words(name)
        return !wanted.isEmpty && wanted.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    }

    private static func words(_ text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Numbers with and without the code of the country are the same.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        if one == other { return !one.isEmpty }
        let (short, long) = one.count < other.count ? (one, other) : (other, one)
        return short.count >= 7 && !short.hasPrefix("+") && long.hasSuffix(short)
    }
}

extension CNContact {
    /// Finds contacts of which the words begin a part of the name.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { ContactPredicate(.name(name)) }
    /// Finds contacts with the number, with or without the code of the country.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        ContactPredicate(.phone(phoneNumber))
    }
    /// Finds contacts with the address, in capitals or not.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        ContactPredicate(.email(emailAddress))
    }
    /// Finds the contacts with these identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContactPredicate(.identifiers(Set(identifiers)))
    }
}
