import Intents

extension PresenceBoard {
    /// The board in the folder that the extension shares with the app; `nil` where there is no folder for it. Made anew for each call, as
    /// the folder and the time depend on it.
    static var shared: PresenceBoard? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier).map {
            PresenceBoard(folder: $0, now: .ofHost)
        }
    }
}
