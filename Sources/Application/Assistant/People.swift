import Synchronization

/// The people who talk to an assistant, by identifier. May be used from any thread.
public final class People: Sendable {
    /// The languages that people may speak.
    public let languages: Languages
    private let known = Mutex<[String: Person]>([:])

    /// - Parameter languages: the languages that people may speak.
    public init(speaking languages: Languages) {
        self.languages = languages
    }

    /// Adds a person.
    ///
    /// - Throws: `PersonError` if there is a person with the same identifier, or the assistant has no language for their locale.
    public func add(_ person: Person) throws(PersonError) {
        guard (1...100).contains(person.id.utf8.count), !person.id.utf8.contains(0) else { throw .badIdentifier }
        _ = try languages.language(for: person.locale)
        let isNew = known.withLock { known in
            guard known[person.id] == nil else { return false }
            known[person.id] = person
            return true
        }
        guard isNew else { throw .sameIdentifier(person.id) }
    }

    /// Replaces a person's details, such as their contacts. Conversations in progress keep the previous ones.
    ///
    /// - Throws: `PersonError` if there is no such person, or the assistant has no language for their locale.
    public func update(_ person: Person) throws(PersonError) {
        _ = try languages.language(for: person.locale)
        let isKnown = known.withLock { $0.updateValue(person, forKeyIfPresent: person.id) }
        guard isKnown else { throw .unknown(person.id) }
    }

    /// Removes and returns a person; `nil` if there was none.
    @discardableResult
    public func remove(_ id: String) -> Person? { known.withLock { $0.removeValue(forKey: id) } }

    /// The identifiers of all of them.
    public var identifiers: [String] { known.withLock { Array($0.keys) } }

    /// The person with the identifier.
    ///
    /// - Throws: `PersonError` if there is none.
    public func person(_ id: String) throws(PersonError) -> Person {
        guard let person = self[id] else { throw .unknown(id) }
        return person
    }

    /// The person with the identifier; `nil` if there is none.
    public subscript(_ id: String) -> Person? { known.withLock { $0[id] } }
}

extension Dictionary {
    fileprivate mutating func updateValue(_ value: Value, forKeyIfPresent key: Key) -> Bool {
        guard self[key] != nil else { return false }
        self[key] = value
        return true
    }
}
