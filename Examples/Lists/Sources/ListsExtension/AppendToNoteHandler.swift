import Intents
import ListsCore

/// Writes more into notes.
final class AppendToNoteHandler: NSObject, INAppendToNoteIntentHandling {
    func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
        guard let note = intent.targetNote else { return .needsValue() }
        do {
            switch try ItemMatch(note, in: .shared()) {
            case .one(let note): return .success(with: INNote(note))
            case .several(let notes): return .disambiguation(with: notes.map { INNote($0) })
            case .none: return .unsupported()
            }
        } catch {
            error.log(in: "resolveTargetNote(AppendToNote)")
            return .unsupported()
        }
    }

    func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult {
        guard let content = intent.content else { return .needsValue() }
        guard content is INTextNoteContent else { return .unsupported() }
        return content.words == nil ? .needsValue() : .success(with: content)
    }

    func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        do throws(NotebookError) {
            let notebook = try Notebook.shared()
            guard let target = intent.targetNote, let words = intent.content?.words,
                case .one(let note) = try ItemMatch(target, in: notebook)
            else { throw NotebookError(.notFound, "the note is not clear") }
            let response = INAppendToNoteIntentResponse(
                code: .success, userActivity: .showing(Notebook.noteActivityType, note.id))
            response.note = INNote(try notebook.append(words, to: note))
            return response
        } catch {
            error.log(in: "handle(AppendToNote)")
            return INAppendToNoteIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
