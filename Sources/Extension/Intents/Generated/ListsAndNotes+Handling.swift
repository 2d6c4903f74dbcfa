// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INCreateNoteIntent`. `handle` is required, in any one of its spellings.
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
    associatedtype _INCreateNoteIntent_handle_async: _HandlerResult
    associatedtype _INCreateNoteIntent_handle_completion
    associatedtype _INCreateNoteIntent_handle_firstGeneration
    @discardableResult func handle(intent: INCreateNoteIntent) async -> _INCreateNoteIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _INCreateNoteIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _INCreateNoteIntent_handle_firstGeneration

    associatedtype _INCreateNoteIntent_confirm_async: _HandlerResult
    associatedtype _INCreateNoteIntent_confirm_completion
    associatedtype _INCreateNoteIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INCreateNoteIntent) async -> _INCreateNoteIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _INCreateNoteIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _INCreateNoteIntent_confirm_firstGeneration

    associatedtype _INCreateNoteIntent_resolve_title_async: _HandlerResult
    associatedtype _INCreateNoteIntent_resolve_title_completion
    associatedtype _INCreateNoteIntent_resolve_title_firstGeneration
    @discardableResult func resolveTitle(for intent: INCreateNoteIntent) async -> _INCreateNoteIntent_resolve_title_async
    @preconcurrency @discardableResult func resolveTitle(
        for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCreateNoteIntent_resolve_title_completion
    @preconcurrency @discardableResult func resolveTitle(
        forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCreateNoteIntent_resolve_title_firstGeneration

    associatedtype _INCreateNoteIntent_resolve_content_async: _HandlerResult
    associatedtype _INCreateNoteIntent_resolve_content_completion
    associatedtype _INCreateNoteIntent_resolve_content_firstGeneration
    @discardableResult func resolveContent(for intent: INCreateNoteIntent) async -> _INCreateNoteIntent_resolve_content_async
    @preconcurrency @discardableResult func resolveContent(
        for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) -> _INCreateNoteIntent_resolve_content_completion
    @preconcurrency @discardableResult func resolveContent(
        forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) -> _INCreateNoteIntent_resolve_content_firstGeneration

    associatedtype _INCreateNoteIntent_resolve_groupName_async: _HandlerResult
    associatedtype _INCreateNoteIntent_resolve_groupName_completion
    associatedtype _INCreateNoteIntent_resolve_groupName_firstGeneration
    @discardableResult func resolveGroupName(for intent: INCreateNoteIntent) async -> _INCreateNoteIntent_resolve_groupName_async
    @preconcurrency @discardableResult func resolveGroupName(
        for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCreateNoteIntent_resolve_groupName_completion
    @preconcurrency @discardableResult func resolveGroupName(
        forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCreateNoteIntent_resolve_groupName_firstGeneration
}

extension INCreateNoteIntentHandling {
    @discardableResult public func handle(intent: INCreateNoteIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INCreateNoteIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTitle(for intent: INCreateNoteIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTitle(
        for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTitle(
        forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveContent(for intent: INCreateNoteIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContent(
        for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContent(
        forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveGroupName(for intent: INCreateNoteIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveGroupName(
        for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveGroupName(
        forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCreateNoteIntentHandling where _INCreateNoteIntent_handle_async == INCreateNoteIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCreateNoteIntentHandling where _INCreateNoteIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCreateNoteIntentHandling
where _INCreateNoteIntent_handle_async == INCreateNoteIntentResponse, _INCreateNoteIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INAppendToNoteIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INAppendToNoteIntentHandling: NSObjectProtocol {
    associatedtype _INAppendToNoteIntent_handle_async: _HandlerResult
    associatedtype _INAppendToNoteIntent_handle_completion
    associatedtype _INAppendToNoteIntent_handle_firstGeneration
    @discardableResult func handle(intent: INAppendToNoteIntent) async -> _INAppendToNoteIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _INAppendToNoteIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _INAppendToNoteIntent_handle_firstGeneration

    associatedtype _INAppendToNoteIntent_confirm_async: _HandlerResult
    associatedtype _INAppendToNoteIntent_confirm_completion
    associatedtype _INAppendToNoteIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INAppendToNoteIntent) async -> _INAppendToNoteIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _INAppendToNoteIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _INAppendToNoteIntent_confirm_firstGeneration

    associatedtype _INAppendToNoteIntent_resolve_targetNote_async: _HandlerResult
    associatedtype _INAppendToNoteIntent_resolve_targetNote_completion
    associatedtype _INAppendToNoteIntent_resolve_targetNote_firstGeneration
    @discardableResult func resolveTargetNote(for intent: INAppendToNoteIntent) async
        -> _INAppendToNoteIntent_resolve_targetNote_async
    @preconcurrency @discardableResult func resolveTargetNote(
        for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void
    ) -> _INAppendToNoteIntent_resolve_targetNote_completion
    @preconcurrency @discardableResult func resolveTargetNote(
        forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void
    ) -> _INAppendToNoteIntent_resolve_targetNote_firstGeneration

    associatedtype _INAppendToNoteIntent_resolve_content_async: _HandlerResult
    associatedtype _INAppendToNoteIntent_resolve_content_completion
    associatedtype _INAppendToNoteIntent_resolve_content_firstGeneration
    @discardableResult func resolveContent(for intent: INAppendToNoteIntent) async -> _INAppendToNoteIntent_resolve_content_async
    @preconcurrency @discardableResult func resolveContent(
        for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) -> _INAppendToNoteIntent_resolve_content_completion
    @preconcurrency @discardableResult func resolveContent(
        forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) -> _INAppendToNoteIntent_resolve_content_firstGeneration
}

extension INAppendToNoteIntentHandling {
    @discardableResult public func handle(intent: INAppendToNoteIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INAppendToNoteIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTargetNote(for intent: INAppendToNoteIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTargetNote(
        for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTargetNote(
        forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveContent(for intent: INAppendToNoteIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContent(
        for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContent(
        forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAppendToNoteIntentHandling where _INAppendToNoteIntent_handle_async == INAppendToNoteIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAppendToNoteIntentHandling where _INAppendToNoteIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAppendToNoteIntentHandling
where _INAppendToNoteIntent_handle_async == INAppendToNoteIntentResponse, _INAppendToNoteIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INAddTasksIntent`. `handle` is required, in any one of its spellings.
public protocol INAddTasksIntentHandling: NSObjectProtocol {
    associatedtype _INAddTasksIntent_handle_async: _HandlerResult
    associatedtype _INAddTasksIntent_handle_completion
    associatedtype _INAddTasksIntent_handle_firstGeneration
    @discardableResult func handle(intent: INAddTasksIntent) async -> _INAddTasksIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _INAddTasksIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _INAddTasksIntent_handle_firstGeneration

    associatedtype _INAddTasksIntent_confirm_async: _HandlerResult
    associatedtype _INAddTasksIntent_confirm_completion
    associatedtype _INAddTasksIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INAddTasksIntent) async -> _INAddTasksIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _INAddTasksIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _INAddTasksIntent_confirm_firstGeneration

    associatedtype _INAddTasksIntent_resolve_targetTaskList_async: _HandlerResult
    associatedtype _INAddTasksIntent_resolve_targetTaskList_completion
    associatedtype _INAddTasksIntent_resolve_targetTaskList_firstGeneration
    associatedtype _INAddTasksIntent_resolve_targetTaskList_completion_older
    associatedtype _INAddTasksIntent_resolve_targetTaskList_firstGeneration_older
    @discardableResult func resolveTargetTaskList(for intent: INAddTasksIntent) async
        -> _INAddTasksIntent_resolve_targetTaskList_async
    @preconcurrency @discardableResult func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_targetTaskList_completion
    @preconcurrency @discardableResult func resolveTargetTaskList(
        forAddTasks intent: INAddTasksIntent,
        with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_targetTaskList_firstGeneration
    @available(iOS, deprecated: 13.0)
    @preconcurrency @discardableResult func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_targetTaskList_completion_older
    @available(iOS, deprecated: 13.0)
    @preconcurrency @discardableResult func resolveTargetTaskList(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_targetTaskList_firstGeneration_older

    associatedtype _INAddTasksIntent_resolve_taskTitles_async: _HandlerResult
    associatedtype _INAddTasksIntent_resolve_taskTitles_completion
    associatedtype _INAddTasksIntent_resolve_taskTitles_firstGeneration
    @discardableResult func resolveTaskTitles(for intent: INAddTasksIntent) async -> _INAddTasksIntent_resolve_taskTitles_async
    @preconcurrency @discardableResult func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _INAddTasksIntent_resolve_taskTitles_completion
    @preconcurrency @discardableResult func resolveTaskTitles(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _INAddTasksIntent_resolve_taskTitles_firstGeneration

    associatedtype _INAddTasksIntent_resolve_spatialEventTrigger_async: _HandlerResult
    associatedtype _INAddTasksIntent_resolve_spatialEventTrigger_completion
    associatedtype _INAddTasksIntent_resolve_spatialEventTrigger_firstGeneration
    @discardableResult func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async
        -> _INAddTasksIntent_resolve_spatialEventTrigger_async
    @preconcurrency @discardableResult func resolveSpatialEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_spatialEventTrigger_completion
    @preconcurrency @discardableResult func resolveSpatialEventTrigger(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_spatialEventTrigger_firstGeneration

    associatedtype _INAddTasksIntent_resolve_temporalEventTrigger_async: _HandlerResult
    associatedtype _INAddTasksIntent_resolve_temporalEventTrigger_completion
    associatedtype _INAddTasksIntent_resolve_temporalEventTrigger_firstGeneration
    associatedtype _INAddTasksIntent_resolve_temporalEventTrigger_completion_older
    associatedtype _INAddTasksIntent_resolve_temporalEventTrigger_firstGeneration_older
    @discardableResult func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async
        -> _INAddTasksIntent_resolve_temporalEventTrigger_async
    @preconcurrency @discardableResult func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent,
        with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_temporalEventTrigger_completion
    @preconcurrency @discardableResult func resolveTemporalEventTrigger(
        forAddTasks intent: INAddTasksIntent,
        with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_temporalEventTrigger_firstGeneration
    @available(iOS, deprecated: 13.0)
    @preconcurrency @discardableResult func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_temporalEventTrigger_completion_older
    @available(iOS, deprecated: 13.0)
    @preconcurrency @discardableResult func resolveTemporalEventTrigger(
        forAddTasks intent: INAddTasksIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_temporalEventTrigger_firstGeneration_older

    associatedtype _INAddTasksIntent_resolve_priority_async: _HandlerResult
    associatedtype _INAddTasksIntent_resolve_priority_completion
    associatedtype _INAddTasksIntent_resolve_priority_firstGeneration
    @discardableResult func resolvePriority(for intent: INAddTasksIntent) async -> _INAddTasksIntent_resolve_priority_async
    @preconcurrency @discardableResult func resolvePriority(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_priority_completion
    @preconcurrency @discardableResult func resolvePriority(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _INAddTasksIntent_resolve_priority_firstGeneration
}

extension INAddTasksIntentHandling {
    @discardableResult public func handle(intent: INAddTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INAddTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTargetTaskList(
        forAddTasks intent: INAddTasksIntent,
        with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTargetTaskList(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTaskTitles(for intent: INAddTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTaskTitles(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTaskTitles(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveSpatialEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveSpatialEventTrigger(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent,
        with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemporalEventTrigger(
        forAddTasks intent: INAddTasksIntent,
        with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemporalEventTrigger(
        forAddTasks intent: INAddTasksIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePriority(for intent: INAddTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePriority(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePriority(
        forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAddTasksIntentHandling where _INAddTasksIntent_handle_async == INAddTasksIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAddTasksIntentHandling where _INAddTasksIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAddTasksIntentHandling
where _INAddTasksIntent_handle_async == INAddTasksIntentResponse, _INAddTasksIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INCreateTaskListIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INCreateTaskListIntentHandling: NSObjectProtocol {
    associatedtype _INCreateTaskListIntent_handle_async: _HandlerResult
    associatedtype _INCreateTaskListIntent_handle_completion
    associatedtype _INCreateTaskListIntent_handle_firstGeneration
    @discardableResult func handle(intent: INCreateTaskListIntent) async -> _INCreateTaskListIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _INCreateTaskListIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _INCreateTaskListIntent_handle_firstGeneration

    associatedtype _INCreateTaskListIntent_confirm_async: _HandlerResult
    associatedtype _INCreateTaskListIntent_confirm_completion
    associatedtype _INCreateTaskListIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INCreateTaskListIntent) async -> _INCreateTaskListIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _INCreateTaskListIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _INCreateTaskListIntent_confirm_firstGeneration

    associatedtype _INCreateTaskListIntent_resolve_title_async: _HandlerResult
    associatedtype _INCreateTaskListIntent_resolve_title_completion
    associatedtype _INCreateTaskListIntent_resolve_title_firstGeneration
    @discardableResult func resolveTitle(for intent: INCreateTaskListIntent) async -> _INCreateTaskListIntent_resolve_title_async
    @preconcurrency @discardableResult func resolveTitle(
        for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCreateTaskListIntent_resolve_title_completion
    @preconcurrency @discardableResult func resolveTitle(
        forCreateTaskList intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCreateTaskListIntent_resolve_title_firstGeneration

    associatedtype _INCreateTaskListIntent_resolve_taskTitles_async: _HandlerResult
    associatedtype _INCreateTaskListIntent_resolve_taskTitles_completion
    associatedtype _INCreateTaskListIntent_resolve_taskTitles_firstGeneration
    @discardableResult func resolveTaskTitles(for intent: INCreateTaskListIntent) async
        -> _INCreateTaskListIntent_resolve_taskTitles_async
    @preconcurrency @discardableResult func resolveTaskTitles(
        for intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _INCreateTaskListIntent_resolve_taskTitles_completion
    @preconcurrency @discardableResult func resolveTaskTitles(
        forCreateTaskList intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _INCreateTaskListIntent_resolve_taskTitles_firstGeneration

    associatedtype _INCreateTaskListIntent_resolve_groupName_async: _HandlerResult
    associatedtype _INCreateTaskListIntent_resolve_groupName_completion
    associatedtype _INCreateTaskListIntent_resolve_groupName_firstGeneration
    @discardableResult func resolveGroupName(for intent: INCreateTaskListIntent) async
        -> _INCreateTaskListIntent_resolve_groupName_async
    @preconcurrency @discardableResult func resolveGroupName(
        for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCreateTaskListIntent_resolve_groupName_completion
    @preconcurrency @discardableResult func resolveGroupName(
        forCreateTaskList intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCreateTaskListIntent_resolve_groupName_firstGeneration
}

extension INCreateTaskListIntentHandling {
    @discardableResult public func handle(intent: INCreateTaskListIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INCreateTaskListIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTitle(for intent: INCreateTaskListIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTitle(
        for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTitle(
        forCreateTaskList intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTaskTitles(
        for intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTaskTitles(
        forCreateTaskList intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveGroupName(for intent: INCreateTaskListIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveGroupName(
        for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveGroupName(
        forCreateTaskList intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCreateTaskListIntentHandling where _INCreateTaskListIntent_handle_async == INCreateTaskListIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCreateTaskListIntentHandling where _INCreateTaskListIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCreateTaskListIntentHandling
where
    _INCreateTaskListIntent_handle_async == INCreateTaskListIntentResponse, _INCreateTaskListIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSetTaskAttributeIntent`. `handle` is required, in any one of its spellings.
public protocol INSetTaskAttributeIntentHandling: NSObjectProtocol {
    associatedtype _INSetTaskAttributeIntent_handle_async: _HandlerResult
    associatedtype _INSetTaskAttributeIntent_handle_completion
    associatedtype _INSetTaskAttributeIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetTaskAttributeIntent) async -> _INSetTaskAttributeIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _INSetTaskAttributeIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setTaskAttribute intent: INSetTaskAttributeIntent,
        completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _INSetTaskAttributeIntent_handle_firstGeneration

    associatedtype _INSetTaskAttributeIntent_confirm_async: _HandlerResult
    associatedtype _INSetTaskAttributeIntent_confirm_completion
    associatedtype _INSetTaskAttributeIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetTaskAttributeIntent) async -> _INSetTaskAttributeIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _INSetTaskAttributeIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setTaskAttribute intent: INSetTaskAttributeIntent,
        completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _INSetTaskAttributeIntent_confirm_firstGeneration

    associatedtype _INSetTaskAttributeIntent_resolve_targetTask_async: _HandlerResult
    associatedtype _INSetTaskAttributeIntent_resolve_targetTask_completion
    associatedtype _INSetTaskAttributeIntent_resolve_targetTask_firstGeneration
    @discardableResult func resolveTargetTask(for intent: INSetTaskAttributeIntent) async
        -> _INSetTaskAttributeIntent_resolve_targetTask_async
    @preconcurrency @discardableResult func resolveTargetTask(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_targetTask_completion
    @preconcurrency @discardableResult func resolveTargetTask(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTaskResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_targetTask_firstGeneration

    associatedtype _INSetTaskAttributeIntent_resolve_taskTitle_async: _HandlerResult
    associatedtype _INSetTaskAttributeIntent_resolve_taskTitle_completion
    associatedtype _INSetTaskAttributeIntent_resolve_taskTitle_firstGeneration
    @discardableResult func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async
        -> _INSetTaskAttributeIntent_resolve_taskTitle_async
    @preconcurrency @discardableResult func resolveTaskTitle(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_taskTitle_completion
    @preconcurrency @discardableResult func resolveTaskTitle(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_taskTitle_firstGeneration

    associatedtype _INSetTaskAttributeIntent_resolve_status_async: _HandlerResult
    associatedtype _INSetTaskAttributeIntent_resolve_status_completion
    associatedtype _INSetTaskAttributeIntent_resolve_status_firstGeneration
    @discardableResult func resolveStatus(for intent: INSetTaskAttributeIntent) async
        -> _INSetTaskAttributeIntent_resolve_status_async
    @preconcurrency @discardableResult func resolveStatus(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_status_completion
    @preconcurrency @discardableResult func resolveStatus(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_status_firstGeneration

    associatedtype _INSetTaskAttributeIntent_resolve_priority_async: _HandlerResult
    associatedtype _INSetTaskAttributeIntent_resolve_priority_completion
    associatedtype _INSetTaskAttributeIntent_resolve_priority_firstGeneration
    @discardableResult func resolvePriority(for intent: INSetTaskAttributeIntent) async
        -> _INSetTaskAttributeIntent_resolve_priority_async
    @preconcurrency @discardableResult func resolvePriority(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_priority_completion
    @preconcurrency @discardableResult func resolvePriority(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_priority_firstGeneration

    associatedtype _INSetTaskAttributeIntent_resolve_spatialEventTrigger_async: _HandlerResult
    associatedtype _INSetTaskAttributeIntent_resolve_spatialEventTrigger_completion
    associatedtype _INSetTaskAttributeIntent_resolve_spatialEventTrigger_firstGeneration
    @discardableResult func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async
        -> _INSetTaskAttributeIntent_resolve_spatialEventTrigger_async
    @preconcurrency @discardableResult func resolveSpatialEventTrigger(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_spatialEventTrigger_completion
    @preconcurrency @discardableResult func resolveSpatialEventTrigger(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_spatialEventTrigger_firstGeneration

    associatedtype _INSetTaskAttributeIntent_resolve_temporalEventTrigger_async: _HandlerResult
    associatedtype _INSetTaskAttributeIntent_resolve_temporalEventTrigger_completion
    associatedtype _INSetTaskAttributeIntent_resolve_temporalEventTrigger_firstGeneration
    associatedtype _INSetTaskAttributeIntent_resolve_temporalEventTrigger_completion_older
    associatedtype _INSetTaskAttributeIntent_resolve_temporalEventTrigger_firstGeneration_older
    @discardableResult func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async
        -> _INSetTaskAttributeIntent_resolve_temporalEventTrigger_async
    @preconcurrency @discardableResult func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_temporalEventTrigger_completion
    @preconcurrency @discardableResult func resolveTemporalEventTrigger(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_temporalEventTrigger_firstGeneration
    @available(iOS, deprecated: 13.0)
    @preconcurrency @discardableResult func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_temporalEventTrigger_completion_older
    @available(iOS, deprecated: 13.0)
    @preconcurrency @discardableResult func resolveTemporalEventTrigger(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
    ) -> _INSetTaskAttributeIntent_resolve_temporalEventTrigger_firstGeneration_older
}

extension INSetTaskAttributeIntentHandling {
    @discardableResult public func handle(intent: INSetTaskAttributeIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        setTaskAttribute intent: INSetTaskAttributeIntent,
        completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetTaskAttributeIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setTaskAttribute intent: INSetTaskAttributeIntent,
        completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTargetTask(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTargetTask(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTaskResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTaskTitle(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTaskTitle(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveStatus(for intent: INSetTaskAttributeIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveStatus(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveStatus(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePriority(for intent: INSetTaskAttributeIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePriority(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePriority(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveSpatialEventTrigger(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveSpatialEventTrigger(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemporalEventTrigger(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemporalEventTrigger(
        forSetTaskAttribute intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetTaskAttributeIntentHandling where _INSetTaskAttributeIntent_handle_async == INSetTaskAttributeIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetTaskAttributeIntentHandling where _INSetTaskAttributeIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetTaskAttributeIntentHandling
where
    _INSetTaskAttributeIntent_handle_async == INSetTaskAttributeIntentResponse,
    _INSetTaskAttributeIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSearchForNotebookItemsIntent`. `handle` is required, in any one of its spellings.
public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForNotebookItemsIntent_handle_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_handle_completion
    associatedtype _INSearchForNotebookItemsIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSearchForNotebookItemsIntent) async -> _INSearchForNotebookItemsIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _INSearchForNotebookItemsIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        searchForNotebookItems intent: INSearchForNotebookItemsIntent,
        completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _INSearchForNotebookItemsIntent_handle_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_confirm_completion
    associatedtype _INSearchForNotebookItemsIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSearchForNotebookItemsIntent) async -> _INSearchForNotebookItemsIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _INSearchForNotebookItemsIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        searchForNotebookItems intent: INSearchForNotebookItemsIntent,
        completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _INSearchForNotebookItemsIntent_confirm_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_title_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_title_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_title_firstGeneration
    @discardableResult func resolveTitle(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_title_async
    @preconcurrency @discardableResult func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_title_completion
    @preconcurrency @discardableResult func resolveTitle(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_title_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_content_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_content_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_content_firstGeneration
    @discardableResult func resolveContent(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_content_async
    @preconcurrency @discardableResult func resolveContent(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_content_completion
    @preconcurrency @discardableResult func resolveContent(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_content_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_itemType_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_itemType_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_itemType_firstGeneration
    @discardableResult func resolveItemType(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_itemType_async
    @preconcurrency @discardableResult func resolveItemType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_itemType_completion
    @preconcurrency @discardableResult func resolveItemType(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_itemType_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_status_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_status_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_status_firstGeneration
    @discardableResult func resolveStatus(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_status_async
    @preconcurrency @discardableResult func resolveStatus(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_status_completion
    @preconcurrency @discardableResult func resolveStatus(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_status_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_location_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_location_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_location_firstGeneration
    @discardableResult func resolveLocation(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_location_async
    @preconcurrency @discardableResult func resolveLocation(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_location_completion
    @preconcurrency @discardableResult func resolveLocation(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_location_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_locationSearchType_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_locationSearchType_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_locationSearchType_firstGeneration
    @discardableResult func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_locationSearchType_async
    @preconcurrency @discardableResult func resolveLocationSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_locationSearchType_completion
    @preconcurrency @discardableResult func resolveLocationSearchType(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_locationSearchType_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_dateTime_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_dateTime_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_dateTime_firstGeneration
    @discardableResult func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_dateTime_async
    @preconcurrency @discardableResult func resolveDateTime(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_dateTime_completion
    @preconcurrency @discardableResult func resolveDateTime(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_dateTime_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_dateSearchType_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_dateSearchType_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_dateSearchType_firstGeneration
    @discardableResult func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_dateSearchType_async
    @preconcurrency @discardableResult func resolveDateSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_dateSearchType_completion
    @preconcurrency @discardableResult func resolveDateSearchType(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_dateSearchType_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_firstGeneration
    @discardableResult func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_async
    @preconcurrency @discardableResult func resolveTemporalEventTriggerTypes(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_completion
    @preconcurrency @discardableResult func resolveTemporalEventTriggerTypes(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_firstGeneration

    associatedtype _INSearchForNotebookItemsIntent_resolve_taskPriority_async: _HandlerResult
    associatedtype _INSearchForNotebookItemsIntent_resolve_taskPriority_completion
    associatedtype _INSearchForNotebookItemsIntent_resolve_taskPriority_firstGeneration
    @discardableResult func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async
        -> _INSearchForNotebookItemsIntent_resolve_taskPriority_async
    @preconcurrency @discardableResult func resolveTaskPriority(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_taskPriority_completion
    @preconcurrency @discardableResult func resolveTaskPriority(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _INSearchForNotebookItemsIntent_resolve_taskPriority_firstGeneration
}

extension INSearchForNotebookItemsIntentHandling {
    @discardableResult public func handle(intent: INSearchForNotebookItemsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        searchForNotebookItems intent: INSearchForNotebookItemsIntent,
        completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSearchForNotebookItemsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        searchForNotebookItems intent: INSearchForNotebookItemsIntent,
        completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTitle(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTitle(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveContent(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContent(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveItemType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveItemType(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveStatus(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveStatus(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveLocation(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveLocation(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveLocationSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveLocationSearchType(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDateTime(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDateTime(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDateSearchType(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDateSearchType(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemporalEventTriggerTypes(
        for intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemporalEventTriggerTypes(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTaskPriority(
        for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTaskPriority(
        forSearchForNotebookItems intent: INSearchForNotebookItemsIntent,
        with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForNotebookItemsIntentHandling
where _INSearchForNotebookItemsIntent_handle_async == INSearchForNotebookItemsIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForNotebookItemsIntentHandling where _INSearchForNotebookItemsIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForNotebookItemsIntentHandling
where
    _INSearchForNotebookItemsIntent_handle_async == INSearchForNotebookItemsIntentResponse,
    _INSearchForNotebookItemsIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INDeleteTasksIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INDeleteTasksIntentHandling: NSObjectProtocol {
    associatedtype _INDeleteTasksIntent_handle_async: _HandlerResult
    associatedtype _INDeleteTasksIntent_handle_completion
    associatedtype _INDeleteTasksIntent_handle_firstGeneration
    @discardableResult func handle(intent: INDeleteTasksIntent) async -> _INDeleteTasksIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _INDeleteTasksIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        deleteTasks intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _INDeleteTasksIntent_handle_firstGeneration

    associatedtype _INDeleteTasksIntent_confirm_async: _HandlerResult
    associatedtype _INDeleteTasksIntent_confirm_completion
    associatedtype _INDeleteTasksIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INDeleteTasksIntent) async -> _INDeleteTasksIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _INDeleteTasksIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        deleteTasks intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _INDeleteTasksIntent_confirm_firstGeneration

    associatedtype _INDeleteTasksIntent_resolve_taskList_async: _HandlerResult
    associatedtype _INDeleteTasksIntent_resolve_taskList_completion
    associatedtype _INDeleteTasksIntent_resolve_taskList_firstGeneration
    @discardableResult func resolveTaskList(for intent: INDeleteTasksIntent) async -> _INDeleteTasksIntent_resolve_taskList_async
    @preconcurrency @discardableResult func resolveTaskList(
        for intent: INDeleteTasksIntent, with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void
    ) -> _INDeleteTasksIntent_resolve_taskList_completion
    @preconcurrency @discardableResult func resolveTaskList(
        forDeleteTasks intent: INDeleteTasksIntent,
        with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void
    ) -> _INDeleteTasksIntent_resolve_taskList_firstGeneration

    associatedtype _INDeleteTasksIntent_resolve_tasks_async: _HandlerResult
    associatedtype _INDeleteTasksIntent_resolve_tasks_completion
    associatedtype _INDeleteTasksIntent_resolve_tasks_firstGeneration
    @discardableResult func resolveTasks(for intent: INDeleteTasksIntent) async -> _INDeleteTasksIntent_resolve_tasks_async
    @preconcurrency @discardableResult func resolveTasks(
        for intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void
    ) -> _INDeleteTasksIntent_resolve_tasks_completion
    @preconcurrency @discardableResult func resolveTasks(
        forDeleteTasks intent: INDeleteTasksIntent,
        with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void
    ) -> _INDeleteTasksIntent_resolve_tasks_firstGeneration
}

extension INDeleteTasksIntentHandling {
    @discardableResult public func handle(intent: INDeleteTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        deleteTasks intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INDeleteTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        deleteTasks intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTaskList(for intent: INDeleteTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTaskList(
        for intent: INDeleteTasksIntent, with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTaskList(
        forDeleteTasks intent: INDeleteTasksIntent,
        with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTasks(for intent: INDeleteTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTasks(
        for intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTasks(
        forDeleteTasks intent: INDeleteTasksIntent,
        with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INDeleteTasksIntentHandling where _INDeleteTasksIntent_handle_async == INDeleteTasksIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INDeleteTasksIntentHandling where _INDeleteTasksIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INDeleteTasksIntentHandling
where _INDeleteTasksIntent_handle_async == INDeleteTasksIntentResponse, _INDeleteTasksIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSnoozeTasksIntent`. `handle` is required, in any one of its spellings.
public protocol INSnoozeTasksIntentHandling: NSObjectProtocol {
    associatedtype _INSnoozeTasksIntent_handle_async: _HandlerResult
    associatedtype _INSnoozeTasksIntent_handle_completion
    associatedtype _INSnoozeTasksIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSnoozeTasksIntent) async -> _INSnoozeTasksIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _INSnoozeTasksIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        snoozeTasks intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _INSnoozeTasksIntent_handle_firstGeneration

    associatedtype _INSnoozeTasksIntent_confirm_async: _HandlerResult
    associatedtype _INSnoozeTasksIntent_confirm_completion
    associatedtype _INSnoozeTasksIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSnoozeTasksIntent) async -> _INSnoozeTasksIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _INSnoozeTasksIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        snoozeTasks intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _INSnoozeTasksIntent_confirm_firstGeneration

    associatedtype _INSnoozeTasksIntent_resolve_tasks_async: _HandlerResult
    associatedtype _INSnoozeTasksIntent_resolve_tasks_completion
    associatedtype _INSnoozeTasksIntent_resolve_tasks_firstGeneration
    @discardableResult func resolveTasks(for intent: INSnoozeTasksIntent) async -> _INSnoozeTasksIntent_resolve_tasks_async
    @preconcurrency @discardableResult func resolveTasks(
        for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void
    ) -> _INSnoozeTasksIntent_resolve_tasks_completion
    @preconcurrency @discardableResult func resolveTasks(
        forSnoozeTasks intent: INSnoozeTasksIntent,
        with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void
    ) -> _INSnoozeTasksIntent_resolve_tasks_firstGeneration

    associatedtype _INSnoozeTasksIntent_resolve_nextTriggerTime_async: _HandlerResult
    associatedtype _INSnoozeTasksIntent_resolve_nextTriggerTime_completion
    associatedtype _INSnoozeTasksIntent_resolve_nextTriggerTime_firstGeneration
    @discardableResult func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async
        -> _INSnoozeTasksIntent_resolve_nextTriggerTime_async
    @preconcurrency @discardableResult func resolveNextTriggerTime(
        for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSnoozeTasksIntent_resolve_nextTriggerTime_completion
    @preconcurrency @discardableResult func resolveNextTriggerTime(
        forSnoozeTasks intent: INSnoozeTasksIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSnoozeTasksIntent_resolve_nextTriggerTime_firstGeneration
}

extension INSnoozeTasksIntentHandling {
    @discardableResult public func handle(intent: INSnoozeTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        snoozeTasks intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSnoozeTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        snoozeTasks intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTasks(for intent: INSnoozeTasksIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTasks(
        for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTasks(
        forSnoozeTasks intent: INSnoozeTasksIntent,
        with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveNextTriggerTime(
        for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveNextTriggerTime(
        forSnoozeTasks intent: INSnoozeTasksIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSnoozeTasksIntentHandling where _INSnoozeTasksIntent_handle_async == INSnoozeTasksIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSnoozeTasksIntentHandling where _INSnoozeTasksIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSnoozeTasksIntentHandling
where _INSnoozeTasksIntent_handle_async == INSnoozeTasksIntentResponse, _INSnoozeTasksIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INNotebookDomainHandling: INAddTasksIntentHandling, INAppendToNoteIntentHandling, INCreateNoteIntentHandling,
    INCreateTaskListIntentHandling, INSearchForNotebookItemsIntentHandling, INSetTaskAttributeIntentHandling
{}
