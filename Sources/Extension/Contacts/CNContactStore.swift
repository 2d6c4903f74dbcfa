public import Foundation
import HostEnvironment
import IntentSchema

/// What an app may request permission for.
public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

/// Whether the app may see contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

/// The person's contacts, as far as the host lets the app see them.
///
/// Without the person's permission every request fails with `CNError.authorizationDenied`. The store is read-only.
open class CNContactStore: NSObject, @unchecked Sendable {
    // Sendable by hand: the environment never changes. It serves work that continues outside of the call that created the store;
    // within a call, the call's own environment takes precedence.
    private let kept = AppEnvironment.scope?.environment

    private var environment: AppEnvironment? { AppEnvironment.active(kept, for: "CNContactStore") }

    // Permission

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch AppEnvironment.active(for: "CNContactStore")?.status(of: .contacts) {
        case .granted: .authorized
        case .denied: .denied
        case .restricted: .restricted
        case .undecided, .notAsked, nil: .notDetermined
        }
    }

    /// Asks the person, once. The handler is called immediately.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        let isGranted = environment?.ask(for: .contacts) == .granted
        completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied))
    }

    /// Asks the person, once.
    ///
    /// - Throws: `CNError.authorizationDenied` if the person refuses.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        guard environment?.ask(for: .contacts) == .granted else { throw CNError(.authorizationDenied) }
        return true
    }

    // Reading

    /// - Throws: `CNError.authorizationDenied`.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        let wanted = ContactKeys.names(keys)
        return try cards().filter { predicate.evaluate(with: $0) }.map { $0.keeping(wanted) }
    }

    /// - Throws: `CNError.authorizationDenied`; `CNError.recordDoesNotExist` if no contact has the identifier.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        guard let card = try cards().first(where: { $0.identifier == identifier }) else { throw CNError(.recordDoesNotExist) }
        return card.keeping(ContactKeys.names(keys))
    }

    /// The person's own card.
    ///
    /// - Throws: `CNError.authorizationDenied`; `CNError.recordDoesNotExist` if there is none.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        guard let own = try contacts().first(where: \.isMe) else { throw CNError(.recordDoesNotExist) }
        return CNContact(_record: own.card).keeping(ContactKeys.names(keys))
    }

    /// Calls back for each contact until the flag is set.
    ///
    /// - Throws: `CNError.authorizationDenied`.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var cards = try cards().filter { fetchRequest.predicate?.evaluate(with: $0) ?? true }
        if fetchRequest.sortOrder != .none {
            let compare = CNContact.comparator(forNameSortOrder: fetchRequest.sortOrder)
            cards.sort { compare($0, $1) == .orderedAscending }
        }
        let keys = ContactKeys.names(fetchRequest.keysToFetch)
        var stop = ObjCBool(false)
        for card in cards where !stop.boolValue {
            let kept = card.keeping(keys)
            block(fetchRequest.mutableObjects ? CNMutableContact(_record: kept._record) : kept, &stop)
        }
    }

    private func contacts() throws -> [Contact] {
        guard let contacts = environment?.contacts else { throw CNError(.authorizationDenied) }
        return contacts
    }

    private func cards() throws -> [CNContact] { try contacts().map { CNContact(_record: $0.card) } }

    // Containers and groups

    /// The one container that holds every contact.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [.only] }
    /// Always empty: contact cards have no groups.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
    open func defaultContainerIdentifier() -> String { CNContainer.only.identifier }
}

/// Which contacts to fetch, and how.
open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    /// Selects contacts; `nil` for all.
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    /// Whether to return mutable contacts.
    open var mutableObjects = false
    /// Has no effect: contacts are always unified.
    open var unifyResults = true

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// A container of contacts.
open class CNContainer: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable.
    static let only = CNContainer(identifier: "contacts", name: "Contacts")

    public let identifier: String
    public let name: String

    init(identifier: String, name: String) {
        self.identifier = identifier
        self.name = name
        super.init()
    }
}

/// A group of contacts.
open class CNGroup: NSObject {
    open var identifier: String { "" }
    open var name: String { "" }
}

extension Notification.Name {
    /// Posted when contacts have changed; the host never posts it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
