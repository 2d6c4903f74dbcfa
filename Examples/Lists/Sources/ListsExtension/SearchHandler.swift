import Intents
import ListsCore

/// Finds notes, tasks and lists.
final class SearchHandler: NSObject, INSearchForNotebookItemsIntentHandling {
    func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult {
        intent.title.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult {
        intent.content.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async -> INDateComponentsRangeResolutionResult {
        intent.dateTime.map { .success(with: $0) } ?? .notRequired()
    }

    func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
        do {
            return try Self.find(intent, in: .shared())
        } catch {
            error.log(in: "handle(SearchForNotebookItems)")
            return INSearchForNotebookItemsIntentResponse(code: .failure, userActivity: nil)
        }
    }

    private static func find(
        _ intent: INSearchForNotebookItemsIntent, in notebook: Notebook
    ) throws(NotebookError) -> INSearchForNotebookItemsIntentResponse {
        let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
        var query = ItemQuery(intent)
        if intent.itemType == .taskList {
            let lists =
                if let title = intent.title { try notebook.lists(called: title.spokenPhrase) } else { try notebook.lists() }
            query.title = nil
            // Whoever looks for something on a list wants to know of that, not of the list.
            if intent.content != nil {
                response.tasks = query.tasks(lists.flatMap(\.tasks), in: .current).map { INTask($0) }
            } else if lists.count == 1, intent.title != nil {
                // Whoever names a list wants to hear what is on it.
                response.tasks = query.tasks(lists[0].tasks, in: .current).map { INTask($0) }
                response.taskLists = [INTaskList(lists[0], tasks: [])]
            } else {
                response.taskLists = lists.map { INTaskList($0, tasks: query.tasks($0.tasks, in: .current)) }
            }
            return response
        }
        if intent.itemType != .note, intent.notebookItemIdentifier == nil {
            response.tasks = query.tasks(try notebook.tasks(), in: .current).map { INTask($0) }
        }
        if intent.itemType != .task, !intent.isAboutTasks {
            response.notes = query.notes(try notebook.notes()).map { INNote($0) }
        }
        guard let identifier = intent.notebookItemIdentifier else { return response }
        response.notes = response.notes?.filter { $0.identifier == identifier }
        response.tasks = try notebook.tasks().filter { $0.id == identifier }.map { INTask($0) }
        return response
    }
}

extension INSearchForNotebookItemsIntent {
    /// Whether it says something that notes do not have.
    fileprivate var isAboutTasks: Bool {
        status != .unknown || taskPriority != .unknown || location != nil || !temporalEventTriggerTypes.isEmpty
    }
}

extension ItemQuery {
    fileprivate init(_ intent: INSearchForNotebookItemsIntent) {
        self.init()
        title = intent.title?.spokenPhrase
        content = intent.content
        // Nobody asks for what is done unless they say so.
        isCompleted = intent.status == .completed
        isFlagged = intent.taskPriority == .unknown ? nil : intent.taskPriority == .flagged
        place = intent.location?.name ?? intent.location?.locality
        dates = intent.dateTime.flatMap { DateInterval($0) }
        switch intent.dateSearchType {
        case .byCreatedDate: datesAre = .created
        case .byModifiedDate: datesAre = .modified
        default: datesAre = .due
        }
        let types = intent.temporalEventTriggerTypes
        let schedules: [(INTemporalEventTriggerTypeOptions, Schedule)] = [
            (.notScheduled, .none), (.scheduledNonRecurring, .once), (.scheduledRecurring, .repeated),
        ]
        self.schedules = types.isEmpty ? nil : Set(schedules.filter { types.contains($0.0) }.map(\.1))
    }
}

extension DateInterval {
    /// From the first instant to the last; a day without a time means all of it. `nil` where nothing is said.
    fileprivate init?(_ range: INDateComponentsRange) {
        func date(_ components: DateComponents) -> Date? { CalendarTime(components).date(in: .current) }
        func end(_ components: DateComponents) -> Date? {
            guard let date = date(components) else { return nil }
            if components.hour != nil { return date }
            return Calendar.current.date(byAdding: .day, value: 1, to: date)?.addingTimeInterval(-1)
        }
        let start = range.startDateComponents.flatMap(date)
        let last = (range.endDateComponents ?? range.startDateComponents).flatMap(end)
        guard start != nil || last != nil else { return nil }
        let first = start ?? .distantPast
        self.init(start: first, end: max(first, last ?? .distantFuture))
    }
}
