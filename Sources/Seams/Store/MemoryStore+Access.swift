public import Foundation

extension MemoryStore: AccessBook {
    public func people() -> [KnownPerson] {
        peopleByIdentifier.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }

    public func people(_ ids: Set<String>) -> [KnownPerson] {
        ids.compactMap { peopleByIdentifier[$0] }.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }

    public func add(_ person: KnownPerson) throws -> Bool {
        try StoreInput.check(person)
        guard peopleByIdentifier[person.id] == nil else { return false }
        peopleByIdentifier[person.id] = person
        return true
    }

    public func removePerson(_ id: String) -> Bool {
        guard peopleByIdentifier.removeValue(forKey: id) != nil else { return false }
        tokens.removeAll { $0.person == id }
        return true
    }

    public func tokens(of person: String?) -> [AccessToken] {
        tokens.filter { person == nil || $0.person == person }.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
    }

    public func token(digest: Data) -> AccessToken? { tokens.first { $0.digest == digest } }

    public func add(_ token: AccessToken) throws -> Bool {
        try StoreInput.check(token)
        guard !tokens.contains(where: { $0.id == token.id || $0.digest == token.digest }) else { return false }
        tokens.append(token)
        return true
    }

    public func removeToken(_ id: String) -> Bool {
        guard let index = tokens.firstIndex(where: { $0.id == id }) else { return false }
        tokens.remove(at: index)
        return true
    }
}
