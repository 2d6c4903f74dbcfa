// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INCreateNoteIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INCreateNoteIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INCreateNoteIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INCreateNoteIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INCreateNoteIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INCreateNoteIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INCreateNoteIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("title"):
            if _INCreateNoteIntent_resolve_title_async.self != _NotImplemented.self { return .async }
            if _INCreateNoteIntent_resolve_title_completion.self != _NotImplemented.self { return .completion }
            if _INCreateNoteIntent_resolve_title_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("content"):
            if _INCreateNoteIntent_resolve_content_async.self != _NotImplemented.self { return .async }
            if _INCreateNoteIntent_resolve_content_completion.self != _NotImplemented.self { return .completion }
            if _INCreateNoteIntent_resolve_content_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("groupName"):
            if _INCreateNoteIntent_resolve_groupName_async.self != _NotImplemented.self { return .async }
            if _INCreateNoteIntent_resolve_groupName_completion.self != _NotImplemented.self { return .completion }
            if _INCreateNoteIntent_resolve_groupName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INCreateNoteIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INCreateNoteIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INCreateNoteIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INCreateNoteIntent_handle_firstGeneration = handle(createNote: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INCreateNoteIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INCreateNoteIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INCreateNoteIntent_confirm_firstGeneration = confirm(createNote: intent, completion: { answer.give($0) })
        case (.resolve("title"), .async):
            let result: _INCreateNoteIntent_resolve_title_async = await resolveTitle(for: intent)
            answer.give(result)
        case (.resolve("title"), .completion):
            let _: _INCreateNoteIntent_resolve_title_completion = resolveTitle(for: intent, with: { answer.give($0) })
        case (.resolve("title"), .firstGeneration):
            let _: _INCreateNoteIntent_resolve_title_firstGeneration = resolveTitle(
                forCreateNote: intent, with: { answer.give($0) })
        case (.resolve("content"), .async):
            let result: _INCreateNoteIntent_resolve_content_async = await resolveContent(for: intent)
            answer.give(result)
        case (.resolve("content"), .completion):
            let _: _INCreateNoteIntent_resolve_content_completion = resolveContent(for: intent, with: { answer.give($0) })
        case (.resolve("content"), .firstGeneration):
            let _: _INCreateNoteIntent_resolve_content_firstGeneration = resolveContent(
                forCreateNote: intent, with: { answer.give($0) })
        case (.resolve("groupName"), .async):
            let result: _INCreateNoteIntent_resolve_groupName_async = await resolveGroupName(for: intent)
            answer.give(result)
        case (.resolve("groupName"), .completion):
            let _: _INCreateNoteIntent_resolve_groupName_completion = resolveGroupName(for: intent, with: { answer.give($0) })
        case (.resolve("groupName"), .firstGeneration):
            let _: _INCreateNoteIntent_resolve_groupName_firstGeneration = resolveGroupName(
                forCreateNote: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INAppendToNoteIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INAppendToNoteIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INAppendToNoteIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INAppendToNoteIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INAppendToNoteIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INAppendToNoteIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INAppendToNoteIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("targetNote"):
            if _INAppendToNoteIntent_resolve_targetNote_async.self != _NotImplemented.self { return .async }
            if _INAppendToNoteIntent_resolve_targetNote_completion.self != _NotImplemented.self { return .completion }
            if _INAppendToNoteIntent_resolve_targetNote_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("content"):
            if _INAppendToNoteIntent_resolve_content_async.self != _NotImplemented.self { return .async }
            if _INAppendToNoteIntent_resolve_content_completion.self != _NotImplemented.self { return .completion }
            if _INAppendToNoteIntent_resolve_content_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INAppendToNoteIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INAppendToNoteIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INAppendToNoteIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INAppendToNoteIntent_handle_firstGeneration = handle(appendToNote: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INAppendToNoteIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INAppendToNoteIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INAppendToNoteIntent_confirm_firstGeneration = confirm(appendToNote: intent, completion: { answer.give($0) })
        case (.resolve("targetNote"), .async):
            let result: _INAppendToNoteIntent_resolve_targetNote_async = await resolveTargetNote(for: intent)
            answer.give(result)
        case (.resolve("targetNote"), .completion):
            let _: _INAppendToNoteIntent_resolve_targetNote_completion = resolveTargetNote(for: intent, with: { answer.give($0) })
        case (.resolve("targetNote"), .firstGeneration):
            let _: _INAppendToNoteIntent_resolve_targetNote_firstGeneration = resolveTargetNote(
                forAppendToNote: intent, with: { answer.give($0) })
        case (.resolve("content"), .async):
            let result: _INAppendToNoteIntent_resolve_content_async = await resolveContent(for: intent)
            answer.give(result)
        case (.resolve("content"), .completion):
            let _: _INAppendToNoteIntent_resolve_content_completion = resolveContent(for: intent, with: { answer.give($0) })
        case (.resolve("content"), .firstGeneration):
            let _: _INAppendToNoteIntent_resolve_content_firstGeneration = resolveContent(
                forAppendToNote: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INAddTasksIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INAddTasksIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INAddTasksIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INAddTasksIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INAddTasksIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INAddTasksIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INAddTasksIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("targetTaskList"):
            if _INAddTasksIntent_resolve_targetTaskList_async.self != _NotImplemented.self { return .async }
            if _INAddTasksIntent_resolve_targetTaskList_completion.self != _NotImplemented.self { return .completion }
            if _INAddTasksIntent_resolve_targetTaskList_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
            if _INAddTasksIntent_resolve_targetTaskList_completion_older.self != _NotImplemented.self { return .olderCompletion }
            if _INAddTasksIntent_resolve_targetTaskList_firstGeneration_older.self != _NotImplemented.self {
                return .olderFirstGeneration
            }
        case .resolve("taskTitles"):
            if _INAddTasksIntent_resolve_taskTitles_async.self != _NotImplemented.self { return .async }
            if _INAddTasksIntent_resolve_taskTitles_completion.self != _NotImplemented.self { return .completion }
            if _INAddTasksIntent_resolve_taskTitles_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("spatialEventTrigger"):
            if _INAddTasksIntent_resolve_spatialEventTrigger_async.self != _NotImplemented.self { return .async }
            if _INAddTasksIntent_resolve_spatialEventTrigger_completion.self != _NotImplemented.self { return .completion }
            if _INAddTasksIntent_resolve_spatialEventTrigger_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("temporalEventTrigger"):
            if _INAddTasksIntent_resolve_temporalEventTrigger_async.self != _NotImplemented.self { return .async }
            if _INAddTasksIntent_resolve_temporalEventTrigger_completion.self != _NotImplemented.self { return .completion }
            if _INAddTasksIntent_resolve_temporalEventTrigger_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
            if _INAddTasksIntent_resolve_temporalEventTrigger_completion_older.self != _NotImplemented.self {
                return .olderCompletion
            }
            if _INAddTasksIntent_resolve_temporalEventTrigger_firstGeneration_older.self != _NotImplemented.self {
                return .olderFirstGeneration
            }
        case .resolve("priority"):
            if _INAddTasksIntent_resolve_priority_async.self != _NotImplemented.self { return .async }
            if _INAddTasksIntent_resolve_priority_completion.self != _NotImplemented.self { return .completion }
            if _INAddTasksIntent_resolve_priority_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INAddTasksIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INAddTasksIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INAddTasksIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INAddTasksIntent_handle_firstGeneration = handle(addTasks: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INAddTasksIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INAddTasksIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INAddTasksIntent_confirm_firstGeneration = confirm(addTasks: intent, completion: { answer.give($0) })
        case (.resolve("targetTaskList"), .async):
            let result: _INAddTasksIntent_resolve_targetTaskList_async = await resolveTargetTaskList(for: intent)
            answer.give(result)
        case (.resolve("targetTaskList"), .completion):
            let _: _INAddTasksIntent_resolve_targetTaskList_completion = resolveTargetTaskList(
                for: intent, with: { answer.give($0) })
        case (.resolve("targetTaskList"), .firstGeneration):
            let _: _INAddTasksIntent_resolve_targetTaskList_firstGeneration = resolveTargetTaskList(
                forAddTasks: intent, with: { answer.give($0) })
        case (.resolve("targetTaskList"), .olderCompletion):
            let _: _INAddTasksIntent_resolve_targetTaskList_completion_older = resolveTargetTaskList(
                for: intent, with: { answer.give($0) })
        case (.resolve("targetTaskList"), .olderFirstGeneration):
            let _: _INAddTasksIntent_resolve_targetTaskList_firstGeneration_older = resolveTargetTaskList(
                forAddTasks: intent, with: { answer.give($0) })
        case (.resolve("taskTitles"), .async):
            let result: _INAddTasksIntent_resolve_taskTitles_async = await resolveTaskTitles(for: intent)
            answer.give(result)
        case (.resolve("taskTitles"), .completion):
            let _: _INAddTasksIntent_resolve_taskTitles_completion = resolveTaskTitles(for: intent, with: { answer.give($0) })
        case (.resolve("taskTitles"), .firstGeneration):
            let _: _INAddTasksIntent_resolve_taskTitles_firstGeneration = resolveTaskTitles(
                forAddTasks: intent, with: { answer.give($0) })
        case (.resolve("spatialEventTrigger"), .async):
            let result: _INAddTasksIntent_resolve_spatialEventTrigger_async = await resolveSpatialEventTrigger(for: intent)
            answer.give(result)
        case (.resolve("spatialEventTrigger"), .completion):
            let _: _INAddTasksIntent_resolve_spatialEventTrigger_completion = resolveSpatialEventTrigger(
                for: intent, with: { answer.give($0) })
        case (.resolve("spatialEventTrigger"), .firstGeneration):
            let _: _INAddTasksIntent_resolve_spatialEventTrigger_firstGeneration = resolveSpatialEventTrigger(
                forAddTasks: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTrigger"), .async):
            let result: _INAddTasksIntent_resolve_temporalEventTrigger_async = await resolveTemporalEventTrigger(for: intent)
            answer.give(result)
        case (.resolve("temporalEventTrigger"), .completion):
            let _: _INAddTasksIntent_resolve_temporalEventTrigger_completion = resolveTemporalEventTrigger(
                for: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTrigger"), .firstGeneration):
            let _: _INAddTasksIntent_resolve_temporalEventTrigger_firstGeneration = resolveTemporalEventTrigger(
                forAddTasks: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTrigger"), .olderCompletion):
            let _: _INAddTasksIntent_resolve_temporalEventTrigger_completion_older = resolveTemporalEventTrigger(
                for: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTrigger"), .olderFirstGeneration):
            let _: _INAddTasksIntent_resolve_temporalEventTrigger_firstGeneration_older = resolveTemporalEventTrigger(
                forAddTasks: intent, with: { answer.give($0) })
        case (.resolve("priority"), .async):
            let result: _INAddTasksIntent_resolve_priority_async = await resolvePriority(for: intent)
            answer.give(result)
        case (.resolve("priority"), .completion):
            let _: _INAddTasksIntent_resolve_priority_completion = resolvePriority(for: intent, with: { answer.give($0) })
        case (.resolve("priority"), .firstGeneration):
            let _: _INAddTasksIntent_resolve_priority_firstGeneration = resolvePriority(
                forAddTasks: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INCreateTaskListIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INCreateTaskListIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INCreateTaskListIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INCreateTaskListIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INCreateTaskListIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INCreateTaskListIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INCreateTaskListIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("title"):
            if _INCreateTaskListIntent_resolve_title_async.self != _NotImplemented.self { return .async }
            if _INCreateTaskListIntent_resolve_title_completion.self != _NotImplemented.self { return .completion }
            if _INCreateTaskListIntent_resolve_title_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("taskTitles"):
            if _INCreateTaskListIntent_resolve_taskTitles_async.self != _NotImplemented.self { return .async }
            if _INCreateTaskListIntent_resolve_taskTitles_completion.self != _NotImplemented.self { return .completion }
            if _INCreateTaskListIntent_resolve_taskTitles_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("groupName"):
            if _INCreateTaskListIntent_resolve_groupName_async.self != _NotImplemented.self { return .async }
            if _INCreateTaskListIntent_resolve_groupName_completion.self != _NotImplemented.self { return .completion }
            if _INCreateTaskListIntent_resolve_groupName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INCreateTaskListIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INCreateTaskListIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INCreateTaskListIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INCreateTaskListIntent_handle_firstGeneration = handle(
                createTaskList: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INCreateTaskListIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INCreateTaskListIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INCreateTaskListIntent_confirm_firstGeneration = confirm(
                createTaskList: intent, completion: { answer.give($0) })
        case (.resolve("title"), .async):
            let result: _INCreateTaskListIntent_resolve_title_async = await resolveTitle(for: intent)
            answer.give(result)
        case (.resolve("title"), .completion):
            let _: _INCreateTaskListIntent_resolve_title_completion = resolveTitle(for: intent, with: { answer.give($0) })
        case (.resolve("title"), .firstGeneration):
            let _: _INCreateTaskListIntent_resolve_title_firstGeneration = resolveTitle(
                forCreateTaskList: intent, with: { answer.give($0) })
        case (.resolve("taskTitles"), .async):
            let result: _INCreateTaskListIntent_resolve_taskTitles_async = await resolveTaskTitles(for: intent)
            answer.give(result)
        case (.resolve("taskTitles"), .completion):
            let _: _INCreateTaskListIntent_resolve_taskTitles_completion = resolveTaskTitles(
                for: intent, with: { answer.give($0) })
        case (.resolve("taskTitles"), .firstGeneration):
            let _: _INCreateTaskListIntent_resolve_taskTitles_firstGeneration = resolveTaskTitles(
                forCreateTaskList: intent, with: { answer.give($0) })
        case (.resolve("groupName"), .async):
            let result: _INCreateTaskListIntent_resolve_groupName_async = await resolveGroupName(for: intent)
            answer.give(result)
        case (.resolve("groupName"), .completion):
            let _: _INCreateTaskListIntent_resolve_groupName_completion = resolveGroupName(for: intent, with: { answer.give($0) })
        case (.resolve("groupName"), .firstGeneration):
            let _: _INCreateTaskListIntent_resolve_groupName_firstGeneration = resolveGroupName(
                forCreateTaskList: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSetTaskAttributeIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetTaskAttributeIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetTaskAttributeIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetTaskAttributeIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetTaskAttributeIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetTaskAttributeIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetTaskAttributeIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("targetTask"):
            if _INSetTaskAttributeIntent_resolve_targetTask_async.self != _NotImplemented.self { return .async }
            if _INSetTaskAttributeIntent_resolve_targetTask_completion.self != _NotImplemented.self { return .completion }
            if _INSetTaskAttributeIntent_resolve_targetTask_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("taskTitle"):
            if _INSetTaskAttributeIntent_resolve_taskTitle_async.self != _NotImplemented.self { return .async }
            if _INSetTaskAttributeIntent_resolve_taskTitle_completion.self != _NotImplemented.self { return .completion }
            if _INSetTaskAttributeIntent_resolve_taskTitle_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("status"):
            if _INSetTaskAttributeIntent_resolve_status_async.self != _NotImplemented.self { return .async }
            if _INSetTaskAttributeIntent_resolve_status_completion.self != _NotImplemented.self { return .completion }
            if _INSetTaskAttributeIntent_resolve_status_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("priority"):
            if _INSetTaskAttributeIntent_resolve_priority_async.self != _NotImplemented.self { return .async }
            if _INSetTaskAttributeIntent_resolve_priority_completion.self != _NotImplemented.self { return .completion }
            if _INSetTaskAttributeIntent_resolve_priority_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("spatialEventTrigger"):
            if _INSetTaskAttributeIntent_resolve_spatialEventTrigger_async.self != _NotImplemented.self { return .async }
            if _INSetTaskAttributeIntent_resolve_spatialEventTrigger_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetTaskAttributeIntent_resolve_spatialEventTrigger_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("temporalEventTrigger"):
            if _INSetTaskAttributeIntent_resolve_temporalEventTrigger_async.self != _NotImplemented.self { return .async }
            if _INSetTaskAttributeIntent_resolve_temporalEventTrigger_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetTaskAttributeIntent_resolve_temporalEventTrigger_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
            if _INSetTaskAttributeIntent_resolve_temporalEventTrigger_completion_older.self != _NotImplemented.self {
                return .olderCompletion
            }
            if _INSetTaskAttributeIntent_resolve_temporalEventTrigger_firstGeneration_older.self != _NotImplemented.self {
                return .olderFirstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetTaskAttributeIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetTaskAttributeIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetTaskAttributeIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetTaskAttributeIntent_handle_firstGeneration = handle(
                setTaskAttribute: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetTaskAttributeIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetTaskAttributeIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetTaskAttributeIntent_confirm_firstGeneration = confirm(
                setTaskAttribute: intent, completion: { answer.give($0) })
        case (.resolve("targetTask"), .async):
            let result: _INSetTaskAttributeIntent_resolve_targetTask_async = await resolveTargetTask(for: intent)
            answer.give(result)
        case (.resolve("targetTask"), .completion):
            let _: _INSetTaskAttributeIntent_resolve_targetTask_completion = resolveTargetTask(
                for: intent, with: { answer.give($0) })
        case (.resolve("targetTask"), .firstGeneration):
            let _: _INSetTaskAttributeIntent_resolve_targetTask_firstGeneration = resolveTargetTask(
                forSetTaskAttribute: intent, with: { answer.give($0) })
        case (.resolve("taskTitle"), .async):
            let result: _INSetTaskAttributeIntent_resolve_taskTitle_async = await resolveTaskTitle(for: intent)
            answer.give(result)
        case (.resolve("taskTitle"), .completion):
            let _: _INSetTaskAttributeIntent_resolve_taskTitle_completion = resolveTaskTitle(
                for: intent, with: { answer.give($0) })
        case (.resolve("taskTitle"), .firstGeneration):
            let _: _INSetTaskAttributeIntent_resolve_taskTitle_firstGeneration = resolveTaskTitle(
                forSetTaskAttribute: intent, with: { answer.give($0) })
        case (.resolve("status"), .async):
            let result: _INSetTaskAttributeIntent_resolve_status_async = await resolveStatus(for: intent)
            answer.give(result)
        case (.resolve("status"), .completion):
            let _: _INSetTaskAttributeIntent_resolve_status_completion = resolveStatus(for: intent, with: { answer.give($0) })
        case (.resolve("status"), .firstGeneration):
            let _: _INSetTaskAttributeIntent_resolve_status_firstGeneration = resolveStatus(
                forSetTaskAttribute: intent, with: { answer.give($0) })
        case (.resolve("priority"), .async):
            let result: _INSetTaskAttributeIntent_resolve_priority_async = await resolvePriority(for: intent)
            answer.give(result)
        case (.resolve("priority"), .completion):
            let _: _INSetTaskAttributeIntent_resolve_priority_completion = resolvePriority(for: intent, with: { answer.give($0) })
        case (.resolve("priority"), .firstGeneration):
            let _: _INSetTaskAttributeIntent_resolve_priority_firstGeneration = resolvePriority(
                forSetTaskAttribute: intent, with: { answer.give($0) })
        case (.resolve("spatialEventTrigger"), .async):
            let result: _INSetTaskAttributeIntent_resolve_spatialEventTrigger_async = await resolveSpatialEventTrigger(
                for: intent)
            answer.give(result)
        case (.resolve("spatialEventTrigger"), .completion):
            let _: _INSetTaskAttributeIntent_resolve_spatialEventTrigger_completion = resolveSpatialEventTrigger(
                for: intent, with: { answer.give($0) })
        case (.resolve("spatialEventTrigger"), .firstGeneration):
            let _: _INSetTaskAttributeIntent_resolve_spatialEventTrigger_firstGeneration = resolveSpatialEventTrigger(
                forSetTaskAttribute: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTrigger"), .async):
            let result: _INSetTaskAttributeIntent_resolve_temporalEventTrigger_async = await resolveTemporalEventTrigger(
                for: intent)
            answer.give(result)
        case (.resolve("temporalEventTrigger"), .completion):
            let _: _INSetTaskAttributeIntent_resolve_temporalEventTrigger_completion = resolveTemporalEventTrigger(
                for: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTrigger"), .firstGeneration):
            let _: _INSetTaskAttributeIntent_resolve_temporalEventTrigger_firstGeneration = resolveTemporalEventTrigger(
                forSetTaskAttribute: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTrigger"), .olderCompletion):
            let _: _INSetTaskAttributeIntent_resolve_temporalEventTrigger_completion_older = resolveTemporalEventTrigger(
                for: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTrigger"), .olderFirstGeneration):
            let _: _INSetTaskAttributeIntent_resolve_temporalEventTrigger_firstGeneration_older = resolveTemporalEventTrigger(
                forSetTaskAttribute: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSearchForNotebookItemsIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSearchForNotebookItemsIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSearchForNotebookItemsIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("title"):
            if _INSearchForNotebookItemsIntent_resolve_title_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_title_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_resolve_title_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("content"):
            if _INSearchForNotebookItemsIntent_resolve_content_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_content_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_resolve_content_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("itemType"):
            if _INSearchForNotebookItemsIntent_resolve_itemType_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_itemType_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_resolve_itemType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("status"):
            if _INSearchForNotebookItemsIntent_resolve_status_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_status_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_resolve_status_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("location"):
            if _INSearchForNotebookItemsIntent_resolve_location_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_location_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_resolve_location_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("locationSearchType"):
            if _INSearchForNotebookItemsIntent_resolve_locationSearchType_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_locationSearchType_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSearchForNotebookItemsIntent_resolve_locationSearchType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("dateTime"):
            if _INSearchForNotebookItemsIntent_resolve_dateTime_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_dateTime_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_resolve_dateTime_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("dateSearchType"):
            if _INSearchForNotebookItemsIntent_resolve_dateSearchType_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_dateSearchType_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSearchForNotebookItemsIntent_resolve_dateSearchType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("temporalEventTriggerTypes"):
            if _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_async.self != _NotImplemented.self {
                return .async
            }
            if _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("taskPriority"):
            if _INSearchForNotebookItemsIntent_resolve_taskPriority_async.self != _NotImplemented.self { return .async }
            if _INSearchForNotebookItemsIntent_resolve_taskPriority_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForNotebookItemsIntent_resolve_taskPriority_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSearchForNotebookItemsIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSearchForNotebookItemsIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSearchForNotebookItemsIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_handle_firstGeneration = handle(
                searchForNotebookItems: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSearchForNotebookItemsIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSearchForNotebookItemsIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_confirm_firstGeneration = confirm(
                searchForNotebookItems: intent, completion: { answer.give($0) })
        case (.resolve("title"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_title_async = await resolveTitle(for: intent)
            answer.give(result)
        case (.resolve("title"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_title_completion = resolveTitle(for: intent, with: { answer.give($0) })
        case (.resolve("title"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_title_firstGeneration = resolveTitle(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("content"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_content_async = await resolveContent(for: intent)
            answer.give(result)
        case (.resolve("content"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_content_completion = resolveContent(
                for: intent, with: { answer.give($0) })
        case (.resolve("content"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_content_firstGeneration = resolveContent(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("itemType"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_itemType_async = await resolveItemType(for: intent)
            answer.give(result)
        case (.resolve("itemType"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_itemType_completion = resolveItemType(
                for: intent, with: { answer.give($0) })
        case (.resolve("itemType"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_itemType_firstGeneration = resolveItemType(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("status"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_status_async = await resolveStatus(for: intent)
            answer.give(result)
        case (.resolve("status"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_status_completion = resolveStatus(
                for: intent, with: { answer.give($0) })
        case (.resolve("status"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_status_firstGeneration = resolveStatus(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("location"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_location_async = await resolveLocation(for: intent)
            answer.give(result)
        case (.resolve("location"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_location_completion = resolveLocation(
                for: intent, with: { answer.give($0) })
        case (.resolve("location"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_location_firstGeneration = resolveLocation(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("locationSearchType"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_locationSearchType_async = await resolveLocationSearchType(
                for: intent)
            answer.give(result)
        case (.resolve("locationSearchType"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_locationSearchType_completion = resolveLocationSearchType(
                for: intent, with: { answer.give($0) })
        case (.resolve("locationSearchType"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_locationSearchType_firstGeneration = resolveLocationSearchType(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("dateTime"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_dateTime_async = await resolveDateTime(for: intent)
            answer.give(result)
        case (.resolve("dateTime"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_dateTime_completion = resolveDateTime(
                for: intent, with: { answer.give($0) })
        case (.resolve("dateTime"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_dateTime_firstGeneration = resolveDateTime(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("dateSearchType"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_dateSearchType_async = await resolveDateSearchType(for: intent)
            answer.give(result)
        case (.resolve("dateSearchType"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_dateSearchType_completion = resolveDateSearchType(
                for: intent, with: { answer.give($0) })
        case (.resolve("dateSearchType"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_dateSearchType_firstGeneration = resolveDateSearchType(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTriggerTypes"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_async =
                await resolveTemporalEventTriggerTypes(for: intent)
            answer.give(result)
        case (.resolve("temporalEventTriggerTypes"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_completion =
                resolveTemporalEventTriggerTypes(for: intent, with: { answer.give($0) })
        case (.resolve("temporalEventTriggerTypes"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_temporalEventTriggerTypes_firstGeneration =
                resolveTemporalEventTriggerTypes(forSearchForNotebookItems: intent, with: { answer.give($0) })
        case (.resolve("taskPriority"), .async):
            let result: _INSearchForNotebookItemsIntent_resolve_taskPriority_async = await resolveTaskPriority(for: intent)
            answer.give(result)
        case (.resolve("taskPriority"), .completion):
            let _: _INSearchForNotebookItemsIntent_resolve_taskPriority_completion = resolveTaskPriority(
                for: intent, with: { answer.give($0) })
        case (.resolve("taskPriority"), .firstGeneration):
            let _: _INSearchForNotebookItemsIntent_resolve_taskPriority_firstGeneration = resolveTaskPriority(
                forSearchForNotebookItems: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INDeleteTasksIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INDeleteTasksIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INDeleteTasksIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INDeleteTasksIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INDeleteTasksIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INDeleteTasksIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INDeleteTasksIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("taskList"):
            if _INDeleteTasksIntent_resolve_taskList_async.self != _NotImplemented.self { return .async }
            if _INDeleteTasksIntent_resolve_taskList_completion.self != _NotImplemented.self { return .completion }
            if _INDeleteTasksIntent_resolve_taskList_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("tasks"):
            if _INDeleteTasksIntent_resolve_tasks_async.self != _NotImplemented.self { return .async }
            if _INDeleteTasksIntent_resolve_tasks_completion.self != _NotImplemented.self { return .completion }
            if _INDeleteTasksIntent_resolve_tasks_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INDeleteTasksIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INDeleteTasksIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INDeleteTasksIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INDeleteTasksIntent_handle_firstGeneration = handle(deleteTasks: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INDeleteTasksIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INDeleteTasksIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INDeleteTasksIntent_confirm_firstGeneration = confirm(deleteTasks: intent, completion: { answer.give($0) })
        case (.resolve("taskList"), .async):
            let result: _INDeleteTasksIntent_resolve_taskList_async = await resolveTaskList(for: intent)
            answer.give(result)
        case (.resolve("taskList"), .completion):
            let _: _INDeleteTasksIntent_resolve_taskList_completion = resolveTaskList(for: intent, with: { answer.give($0) })
        case (.resolve("taskList"), .firstGeneration):
            let _: _INDeleteTasksIntent_resolve_taskList_firstGeneration = resolveTaskList(
                forDeleteTasks: intent, with: { answer.give($0) })
        case (.resolve("tasks"), .async):
            let result: _INDeleteTasksIntent_resolve_tasks_async = await resolveTasks(for: intent)
            answer.give(result)
        case (.resolve("tasks"), .completion):
            let _: _INDeleteTasksIntent_resolve_tasks_completion = resolveTasks(for: intent, with: { answer.give($0) })
        case (.resolve("tasks"), .firstGeneration):
            let _: _INDeleteTasksIntent_resolve_tasks_firstGeneration = resolveTasks(
                forDeleteTasks: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSnoozeTasksIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSnoozeTasksIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSnoozeTasksIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSnoozeTasksIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSnoozeTasksIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSnoozeTasksIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSnoozeTasksIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("tasks"):
            if _INSnoozeTasksIntent_resolve_tasks_async.self != _NotImplemented.self { return .async }
            if _INSnoozeTasksIntent_resolve_tasks_completion.self != _NotImplemented.self { return .completion }
            if _INSnoozeTasksIntent_resolve_tasks_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("nextTriggerTime"):
            if _INSnoozeTasksIntent_resolve_nextTriggerTime_async.self != _NotImplemented.self { return .async }
            if _INSnoozeTasksIntent_resolve_nextTriggerTime_completion.self != _NotImplemented.self { return .completion }
            if _INSnoozeTasksIntent_resolve_nextTriggerTime_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSnoozeTasksIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSnoozeTasksIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSnoozeTasksIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSnoozeTasksIntent_handle_firstGeneration = handle(snoozeTasks: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSnoozeTasksIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSnoozeTasksIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSnoozeTasksIntent_confirm_firstGeneration = confirm(snoozeTasks: intent, completion: { answer.give($0) })
        case (.resolve("tasks"), .async):
            let result: _INSnoozeTasksIntent_resolve_tasks_async = await resolveTasks(for: intent)
            answer.give(result)
        case (.resolve("tasks"), .completion):
            let _: _INSnoozeTasksIntent_resolve_tasks_completion = resolveTasks(for: intent, with: { answer.give($0) })
        case (.resolve("tasks"), .firstGeneration):
            let _: _INSnoozeTasksIntent_resolve_tasks_firstGeneration = resolveTasks(
                forSnoozeTasks: intent, with: { answer.give($0) })
        case (.resolve("nextTriggerTime"), .async):
            let result: _INSnoozeTasksIntent_resolve_nextTriggerTime_async = await resolveNextTriggerTime(for: intent)
            answer.give(result)
        case (.resolve("nextTriggerTime"), .completion):
            let _: _INSnoozeTasksIntent_resolve_nextTriggerTime_completion = resolveNextTriggerTime(
                for: intent, with: { answer.give($0) })
        case (.resolve("nextTriggerTime"), .firstGeneration):
            let _: _INSnoozeTasksIntent_resolve_nextTriggerTime_firstGeneration = resolveNextTriggerTime(
                forSnoozeTasks: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let listsAndNotes: [IntentDispatch] = [
        IntentDispatch(
            INCreateNoteIntent.self, response: INCreateNoteIntentResponse.self, handler: (any INCreateNoteIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INAppendToNoteIntent.self, response: INAppendToNoteIntentResponse.self,
            handler: (any INAppendToNoteIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INAddTasksIntent.self, response: INAddTasksIntentResponse.self, handler: (any INAddTasksIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INCreateTaskListIntent.self, response: INCreateTaskListIntentResponse.self,
            handler: (any INCreateTaskListIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSetTaskAttributeIntent.self, response: INSetTaskAttributeIntentResponse.self,
            handler: (any INSetTaskAttributeIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSearchForNotebookItemsIntent.self, response: INSearchForNotebookItemsIntentResponse.self,
            handler: (any INSearchForNotebookItemsIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INDeleteTasksIntent.self, response: INDeleteTasksIntentResponse.self, handler: (any INDeleteTasksIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSnoozeTasksIntent.self, response: INSnoozeTasksIntentResponse.self, handler: (any INSnoozeTasksIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}
