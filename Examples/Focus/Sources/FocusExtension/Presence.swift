import Foundation

/// What the person's friends see of them: whether they can be disturbed, and since when.
struct Presence: Hashable, Sendable, Codable {
    var isFocused: Bool
    var since: Date

    /// Nobody is busy for longer than that, in seconds; whoever forgets to say that they are back is shown as free again.
    static let longestFocus: TimeInterval = 12 * 3600

    func isFocused(at now: Date) -> Bool { isFocused && now.timeIntervalSince(since) < Self.longestFocus }
}

/// The person's presence, in a file that the app and its extension share.
struct PresenceBoard: Sendable {
    /// The group that the app and its extension share their folder in.
    static let groupIdentifier = "group.org.errand.examples.focus"

    private let file: URL
    private let now: Date

    init(folder: URL, now: Date) {
        file = folder.appendingPathComponent("presence.json")
        self.now = now
    }

    /// What friends see now; `nil` until something has been shared.
    ///
    /// - Throws: what the file system or the decoder says.
    func presence() throws -> Presence? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let presence = try JSONDecoder().decode(Presence.self, from: data)
        guard presence.isFocused, !presence.isFocused(at: now) else { return presence }
        return Presence(isFocused: false, since: presence.since.addingTimeInterval(Presence.longestFocus))
    }

    /// Shares whether the person can be disturbed. What friends see already keeps its time.
    ///
    /// - Throws: what the file system or the decoder says.
    func share(isFocused: Bool) throws {
        if let presence = try presence(), presence.isFocused == isFocused { return }
        try JSONEncoder().encode(Presence(isFocused: isFocused, since: now)).write(to: file, options: .atomic)
    }
}
