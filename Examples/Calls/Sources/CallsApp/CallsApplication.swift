import CallsCore
import ExtensionRuntime
import Intents

/// Ring itself, as far as it has no line to call on: a call is in the log as going on until somebody hangs up.
public final class CallsApplication: ApplicationDelegate {
    /// The name of the person on the line; `nil` when nobody is.
    public private(set) var onTheLine: String?

    public init() {}

    public func application(continue userActivity: NSUserActivity) -> Bool {
        guard userActivity.interaction?.intent is INStartCallIntent, let name = userActivity.userInfo?["name"] as? String,
            let number = userActivity.userInfo?["number"] as? String
        else { return false }
        return call(name, number, isVideo: userActivity.userInfo?["video"] as? Bool ?? false)
    }

    private func call(_ name: String, _ number: String, isVideo: Bool) -> Bool {
        let group = CallLog.groupIdentifier
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else { return false }
        let call = LoggedCall(
            id: UUID().uuidString, name: name, number: number, kind: .outgoing, isVideo: isVideo, date: .ofHost,
            isOngoing: true)
        do {
            try CallLog(folder: folder, calendar: .ofPerson, now: { .ofHost }).add(call)
            onTheLine = name
            return true
        } catch {
            FileHandle.standardError.write(Data("Ring: the call cannot be logged: \(error)\n".utf8))
            return false
        }
    }
}
