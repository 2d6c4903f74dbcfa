extension MemoryStore {
    public func shortcuts(of person: String) -> [Shortcut] {
        shortcutsByPerson[person, default: [:]].values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    public func add(_ shortcut: Shortcut, of person: String) throws {
        try StoreInput.check(person: person)
        try StoreInput.check(shortcut)
        let others = shortcutsByPerson[person, default: [:]]
        guard others[shortcut.id] == nil, !others.values.contains(where: { $0.key == shortcut.key }) else {
            throw StoreError.samePhrase()
        }
        shortcutsByPerson[person, default: [:]][shortcut.id] = shortcut
    }

    @discardableResult
    public func removeShortcut(_ id: String, of person: String) -> Bool {
        removeAppointment(.shortcut, app: "", key: id, of: person)
        return shortcutsByPerson[person]?.removeValue(forKey: id) != nil
    }
}
