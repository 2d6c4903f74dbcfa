import Intents
import ListsCore

extension Notebook {
    /// The notebook in the folder that the extension shares with the app. Made anew for each call, as the folder, the time and the
    /// calendar depend on it.
    static func shared() throws(NotebookError) -> Notebook {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier) else {
            throw NotebookError(.storage, "the folder of group \(groupIdentifier) cannot be made; check the disk's permissions")
        }
        return Notebook(folder: folder, now: .ofHost, calendar: .current)
    }
}

extension Notebook {
    /// Has the host remind the person of what there is to do now. What has been done stays done if that fails.
    static func setReminders() {
        do throws(NotebookError) {
            try shared().setReminders()
        } catch {
            error.log(in: "setReminders")
        }
    }
}

extension NotebookError {
    /// Tells the developer of failures that are not the person's.
    func log(in method: String) {
        guard code == .storage || code == .unreadableFile || code == .unknownRecurrence else { return }
        FileHandle.standardError.write(Data("Inkwell: \(method) failed: \(self)\n".utf8))
    }
}

extension NSUserActivity {
    /// Opens the app at a list or a note.
    static func showing(_ activityType: String, _ item: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: activityType)
        activity.userInfo = ["item": item]
        return activity
    }
}
