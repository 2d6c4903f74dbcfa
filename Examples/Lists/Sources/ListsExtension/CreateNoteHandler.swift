import Intents
import ListsCore

/// Makes notes.
final class CreateNoteHandler: NSObject, INCreateNoteIntentHandling {
    func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
        intent.title.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        guard let content = intent.content else { return intent.title == nil ? .needsValue() : .notRequired() }
        // A picture has no place in a file that other programs read as text.
        guard content is INTextNoteContent else { return .unsupported() }
        return content.words == nil ? .needsValue() : .success(with: content)
    }

    func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
        intent.groupName.map { .success(with: $0) } ?? .notRequired()
    }

    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        do throws(NotebookError) {
            let note = try Notebook.shared().makeNote(
                titled: intent.title?.spokenPhrase, text: intent.content?.words ?? "", in: intent.groupName?.spokenPhrase,
                operation: intent.identifier)
            let response = INCreateNoteIntentResponse(
                code: .success, userActivity: .showing(Notebook.noteActivityType, note.id))
            response.createdNote = INNote(note)
            return response
        } catch {
            error.log(in: "handle(CreateNote)")
            return INCreateNoteIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
