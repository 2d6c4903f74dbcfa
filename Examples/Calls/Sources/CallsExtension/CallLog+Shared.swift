import CallsCore
import Intents

extension CallLog {
    /// The log in the folder that the app and its extension share.
    static func shared() -> CallLog? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier).map {
            CallLog(folder: $0, calendar: .ofPerson, now: { .ofHost })
        }
    }
}
