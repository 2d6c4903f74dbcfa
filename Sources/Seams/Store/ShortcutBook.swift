/// Keeps people's shortcuts. They are never visible to another person.
public protocol ShortcutBook: Sendable {
    /// A person's shortcuts, by the keys of their phrases.
    func shortcuts(of person: String) async throws -> [Shortcut]

    /// Adds a shortcut.
    ///
    /// - Throws: `StoreError` with `samePhrase` if the person has another with the same phrase, `invalidInput` if it cannot be stored.
    func add(_ shortcut: Shortcut, of person: String) async throws

    /// Removes a shortcut and returns whether it existed.
    @discardableResult
    func removeShortcut(_ id: String, of person: String) async throws -> Bool
}

extension StoreInput {
    /// Checks a shortcut.
    ///
    /// - Throws: `StoreError` with `invalidInput`.
    public static func check(_ shortcut: Shortcut) throws {
        try check(shortcut.id, "a shortcut's identifier", mayBeEmpty: false)
        try check(shortcut.app ?? "", "a shortcut's app")
        try check(shortcut.phrase, "a shortcut's phrase", mayBeEmpty: false)
        guard !shortcut.key.isEmpty, shortcut.phrase.count <= Shortcut.longestPhrase else {
            throw StoreError(
                .invalidInput, "a shortcut's phrase needs words, in at most \(Shortcut.longestPhrase) characters; choose another")
        }
        try check(shortcut.time.timeIntervalSinceReferenceDate, "a shortcut's time")
    }
}

extension StoreError {
    /// The error for a phrase that is taken. The phrase is not quoted, because it may be personal.
    package static func samePhrase() -> StoreError {
        StoreError(.samePhrase, "another shortcut has this phrase; choose another phrase, or remove that shortcut first")
    }
}
