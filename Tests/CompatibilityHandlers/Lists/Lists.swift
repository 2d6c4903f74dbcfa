import Foundation
import Intents

enum Notebook {
    static let lists = ["Groceries", "Garden"]

    static func task(_ title: String, done: Bool = false) -> INTask {
        INTask(
            title: INSpeakableString(spokenPhrase: title), status: done ? .completed : .notCompleted, taskType: .completable,
            spatialEventTrigger: nil, temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil,
            identifier: title)
    }

    static func list(_ title: String) -> INTaskList {
        INTaskList(
            title: INSpeakableString(spokenPhrase: title), tasks: [task("apples")], groupName: nil, createdDateComponents: nil,
            modifiedDateComponents: nil, identifier: title)
    }

    static func lists(named title: INSpeakableString?) -> [INTaskList] {
        guard let title = title else { return lists.map(list) }
        return lists.filter { $0.lowercased().hasPrefix(title.spokenPhrase.lowercased()) }.map(list)
    }
}

// Completion handlers that hand their completion on

class ListHandlerBase: NSObject {
    func completeList(
        named title: INSpeakableString?, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
    ) {
        let found = Notebook.lists(named: title)
        switch found.count {
        case 0: completion(.unsupported())
        case 1: completion(.success(with: found[0]))
        default: completion(.disambiguation(with: found))
        }
    }
}

public final class CompletionListExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        if intent is INAddTasksIntent { return AddTasksHandler() }
        return NotebookHandler()
    }
}

final class AddTasksHandler: ListHandlerBase, INAddTasksIntentHandling {
    func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
    ) {
        completeList(named: intent.targetTaskList?.title, with: completion)
    }

    func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion(intent.taskTitles?.map { .success(with: $0) } ?? [.needsValue()])
    }

    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) {
        completion(
            {
                guard let trigger = intent.temporalEventTrigger else { return .notRequired() }
                guard let year = trigger.dateComponentsRange.startDateComponents?.year, year > 2000 else {
                    return .unsupported(forReason: .timeInPast)
                }
                return .success(with: trigger)
            }())
    }

    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        let response = INAddTasksIntentResponse(code: .success, userActivity: .none)
        response.modifiedTaskList = intent.targetTaskList
        response.addedTasks = []
        for title in intent.taskTitles ?? [] {
            response.addedTasks?.append(Notebook.task(title.spokenPhrase))
        }
        if response.addedTasks!.isEmpty {
            return completion(INAddTasksIntentResponse(code: .failure, userActivity: .none))
        }
        completion(response)
    }
}

final class NotebookHandler: NSObject, INSearchForNotebookItemsIntentHandling, INCreateTaskListIntentHandling,
    INSetTaskAttributeIntentHandling
{
    func resolveItemType(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
    ) {
        completion(.success(with: .taskList))
    }

    func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
    ) {
        let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
        response.sortType = .asIs
        response.taskLists = Notebook.lists(named: intent.title)
        completion(response)
    }

    func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        guard let title = intent.title?.spokenPhrase else { return }
        let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
        response.createdTaskList = Notebook.list(title)
        completion(response)
    }

    func handle(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void) {
        guard let task = intent.targetTask else {
            return completion(INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil))
        }
        let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
        response.modifiedTask = Notebook.task(task.title.spokenPhrase, done: intent.status == .completed)
        completion(response)
    }
}

// Functions that return

public class AsyncListExtension: INExtension, INAddTasksIntentHandling, INCreateNoteIntentHandling,
    INAppendToNoteIntentHandling, INDeleteTasksIntentHandling, INSnoozeTasksIntentHandling
{
    public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult {
        let found = Notebook.lists(named: intent.targetTaskList?.title)
        if found.isEmpty { return .unsupported() }
        return found.count == 1 ? .success(with: found[0]) : .disambiguation(with: found)
    }

    public func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
        intent.taskTitles.map { $0.map { INSpeakableStringResolutionResult.success(with: $0) } } ?? [.needsValue()]
    }

    public func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent
    ) async -> INAddTasksTemporalEventTriggerResolutionResult {
        guard let trigger = intent.temporalEventTrigger else { return .notRequired() }
        let year = trigger.dateComponentsRange.startDateComponents?.year ?? 0
        return year > 2000 ? .success(with: trigger) : .unsupported(forReason: .timeInPast)
    }

    public func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        guard let titles = intent.taskTitles, !titles.isEmpty else { return .init(code: .failure, userActivity: nil) }
        let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
        response.modifiedTaskList = intent.targetTaskList
        response.addedTasks = titles.map { Notebook.task($0.spokenPhrase) }
        return response
    }

    public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        guard let text = (intent.content as? INTextNoteContent)?.text else { return .init(code: .failure, userActivity: nil) }
        let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
        response.createdNote = note(text)
        return response
    }

    public func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        let before = intent.targetNote?.contents.compactMap { ($0 as? INTextNoteContent)?.text } ?? []
        let response = INAppendToNoteIntentResponse(code: .success, userActivity: nil)
        response.note = note((before + [(intent.content as? INTextNoteContent)?.text ?? ""]).joined(separator: "\n"))
        return response
    }

    public func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
        let response = INDeleteTasksIntentResponse(code: .success, userActivity: nil)
        response.deletedTasks = intent.tasks
        return response
    }

    public func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
        let response = INSnoozeTasksIntentResponse(code: .success, userActivity: nil)
        response.snoozedTasks = intent.tasks
        return response
    }

    private func note(_ text: String) -> INNote {
        INNote(
            title: INSpeakableString(spokenPhrase: "note"), contents: [INTextNoteContent(text: text)], groupName: nil,
            createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
    }
}

// The first spelling, with the result types of its time

public class FirstGenerationListExtension: INExtension, INAddTasksIntentHandling {
    public func resolveTargetTaskList(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void
    ) {
        let lists = Notebook.lists(named: intent.targetTaskList?.title)
        if lists.count == 0 {
            completion(INTaskListResolutionResult.unsupported())
        } else if lists.count == 1 {
            completion(INTaskListResolutionResult.success(with: lists.first!))
        } else {
            completion(INTaskListResolutionResult.disambiguation(with: lists))
        }
    }

    public func resolveTaskTitles(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        guard let titles = intent.taskTitles else { return completion([INSpeakableStringResolutionResult.needsValue()]) }
        completion(titles.map { INSpeakableStringResolutionResult.success(with: $0) })
    }

    public func handle(addTasks intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        guard let titles = intent.taskTitles, titles.count > 0 else {
            completion(INAddTasksIntentResponse(code: .failure, userActivity: nil))
            return
        }
        let response = INAddTasksIntentResponse.init(code: .success, userActivity: nil)
        response.modifiedTaskList = intent.targetTaskList
        response.addedTasks = titles.map { Notebook.task($0.spokenPhrase) }
        completion(response)
    }
}
