import ExtensionRuntime
import Intents
import ListsCore

/// Inkwell itself, as far as it has no screen to draw on: what it is opened with decides what it would show.
public final class ListsApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case lists, notes
        /// The list or the note of that identifier.
        case list(String)
        case note(String)
    }

    public private(set) var screen = Screen.lists

    public init() {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Notebook.groupIdentifier)
        else { return }
        // Titles are words that only this person uses.
        let notebook = Notebook(folder: folder, now: .ofHost, calendar: .ofPerson)
        do {
            let titles = try notebook.lists().map(\.title) + notebook.notes().map(\.title)
            INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: titles), of: .notebookItemTitle)
            INVocabulary.shared().setVocabularyStrings(
                NSOrderedSet(array: try notebook.noteFolders()), of: .notebookItemGroupName)
        } catch {
            Notebook.printWarning("cannot read the titles: \(error)")
        }
        do {
            try notebook.setReminders()
        } catch {
            Notebook.printWarning("cannot set reminders: \(error)")
        }
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        let item = userActivity.userInfo?["item"] as? String
        switch (userActivity.activityType, item, userActivity.interaction?.intent) {
        case (Notebook.listActivityType, let item?, _): screen = .list(item)
        case (Notebook.noteActivityType, let item?, _): screen = .note(item)
        case (_, _, is INCreateNoteIntent), (_, _, is INAppendToNoteIntent): screen = .notes
        case (_, _, is INAddTasksIntent), (_, _, is INCreateTaskListIntent), (_, _, is INSetTaskAttributeIntent),
            (_, _, is INDeleteTasksIntent), (_, _, is INSnoozeTasksIntent), (_, _, is INSearchForNotebookItemsIntent):
            screen = .lists
        default: return false
        }
        return true
    }
}
