// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INStartWorkoutIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INStartWorkoutIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INStartWorkoutIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INStartWorkoutIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INStartWorkoutIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INStartWorkoutIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INStartWorkoutIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("workoutName"):
            if _INStartWorkoutIntent_resolve_workoutName_async.self != _NotImplemented.self { return .async }
            if _INStartWorkoutIntent_resolve_workoutName_completion.self != _NotImplemented.self { return .completion }
            if _INStartWorkoutIntent_resolve_workoutName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("goalValue"):
            if _INStartWorkoutIntent_resolve_goalValue_async.self != _NotImplemented.self { return .async }
            if _INStartWorkoutIntent_resolve_goalValue_completion.self != _NotImplemented.self { return .completion }
            if _INStartWorkoutIntent_resolve_goalValue_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("workoutGoalUnitType"):
            if _INStartWorkoutIntent_resolve_workoutGoalUnitType_async.self != _NotImplemented.self { return .async }
            if _INStartWorkoutIntent_resolve_workoutGoalUnitType_completion.self != _NotImplemented.self { return .completion }
            if _INStartWorkoutIntent_resolve_workoutGoalUnitType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("workoutLocationType"):
            if _INStartWorkoutIntent_resolve_workoutLocationType_async.self != _NotImplemented.self { return .async }
            if _INStartWorkoutIntent_resolve_workoutLocationType_completion.self != _NotImplemented.self { return .completion }
            if _INStartWorkoutIntent_resolve_workoutLocationType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("isOpenEnded"):
            if _INStartWorkoutIntent_resolve_isOpenEnded_async.self != _NotImplemented.self { return .async }
            if _INStartWorkoutIntent_resolve_isOpenEnded_completion.self != _NotImplemented.self { return .completion }
            if _INStartWorkoutIntent_resolve_isOpenEnded_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INStartWorkoutIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INStartWorkoutIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INStartWorkoutIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INStartWorkoutIntent_handle_firstGeneration = handle(startWorkout: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INStartWorkoutIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INStartWorkoutIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INStartWorkoutIntent_confirm_firstGeneration = confirm(startWorkout: intent, completion: { answer.give($0) })
        case (.resolve("workoutName"), .async):
            let result: _INStartWorkoutIntent_resolve_workoutName_async = await resolveWorkoutName(for: intent)
            answer.give(result)
        case (.resolve("workoutName"), .completion):
            let _: _INStartWorkoutIntent_resolve_workoutName_completion = resolveWorkoutName(
                for: intent, with: { answer.give($0) })
        case (.resolve("workoutName"), .firstGeneration):
            let _: _INStartWorkoutIntent_resolve_workoutName_firstGeneration = resolveWorkoutName(
                forStartWorkout: intent, with: { answer.give($0) })
        case (.resolve("goalValue"), .async):
            let result: _INStartWorkoutIntent_resolve_goalValue_async = await resolveGoalValue(for: intent)
            answer.give(result)
        case (.resolve("goalValue"), .completion):
            let _: _INStartWorkoutIntent_resolve_goalValue_completion = resolveGoalValue(for: intent, with: { answer.give($0) })
        case (.resolve("goalValue"), .firstGeneration):
            let _: _INStartWorkoutIntent_resolve_goalValue_firstGeneration = resolveGoalValue(
                forStartWorkout: intent, with: { answer.give($0) })
        case (.resolve("workoutGoalUnitType"), .async):
            let result: _INStartWorkoutIntent_resolve_workoutGoalUnitType_async = await resolveWorkoutGoalUnitType(for: intent)
            answer.give(result)
        case (.resolve("workoutGoalUnitType"), .completion):
            let _: _INStartWorkoutIntent_resolve_workoutGoalUnitType_completion = resolveWorkoutGoalUnitType(
                for: intent, with: { answer.give($0) })
        case (.resolve("workoutGoalUnitType"), .firstGeneration):
            let _: _INStartWorkoutIntent_resolve_workoutGoalUnitType_firstGeneration = resolveWorkoutGoalUnitType(
                forStartWorkout: intent, with: { answer.give($0) })
        case (.resolve("workoutLocationType"), .async):
            let result: _INStartWorkoutIntent_resolve_workoutLocationType_async = await resolveWorkoutLocationType(for: intent)
            answer.give(result)
        case (.resolve("workoutLocationType"), .completion):
            let _: _INStartWorkoutIntent_resolve_workoutLocationType_completion = resolveWorkoutLocationType(
                for: intent, with: { answer.give($0) })
        case (.resolve("workoutLocationType"), .firstGeneration):
            let _: _INStartWorkoutIntent_resolve_workoutLocationType_firstGeneration = resolveWorkoutLocationType(
                forStartWorkout: intent, with: { answer.give($0) })
        case (.resolve("isOpenEnded"), .async):
            let result: _INStartWorkoutIntent_resolve_isOpenEnded_async = await resolveIsOpenEnded(for: intent)
            answer.give(result)
        case (.resolve("isOpenEnded"), .completion):
            let _: _INStartWorkoutIntent_resolve_isOpenEnded_completion = resolveIsOpenEnded(
                for: intent, with: { answer.give($0) })
        case (.resolve("isOpenEnded"), .firstGeneration):
            let _: _INStartWorkoutIntent_resolve_isOpenEnded_firstGeneration = resolveIsOpenEnded(
                forStartWorkout: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INPauseWorkoutIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INPauseWorkoutIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INPauseWorkoutIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INPauseWorkoutIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INPauseWorkoutIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INPauseWorkoutIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INPauseWorkoutIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("workoutName"):
            if _INPauseWorkoutIntent_resolve_workoutName_async.self != _NotImplemented.self { return .async }
            if _INPauseWorkoutIntent_resolve_workoutName_completion.self != _NotImplemented.self { return .completion }
            if _INPauseWorkoutIntent_resolve_workoutName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INPauseWorkoutIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INPauseWorkoutIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INPauseWorkoutIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INPauseWorkoutIntent_handle_firstGeneration = handle(pauseWorkout: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INPauseWorkoutIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INPauseWorkoutIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INPauseWorkoutIntent_confirm_firstGeneration = confirm(pauseWorkout: intent, completion: { answer.give($0) })
        case (.resolve("workoutName"), .async):
            let result: _INPauseWorkoutIntent_resolve_workoutName_async = await resolveWorkoutName(for: intent)
            answer.give(result)
        case (.resolve("workoutName"), .completion):
            let _: _INPauseWorkoutIntent_resolve_workoutName_completion = resolveWorkoutName(
                for: intent, with: { answer.give($0) })
        case (.resolve("workoutName"), .firstGeneration):
            let _: _INPauseWorkoutIntent_resolve_workoutName_firstGeneration = resolveWorkoutName(
                forPauseWorkout: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INResumeWorkoutIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INResumeWorkoutIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INResumeWorkoutIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INResumeWorkoutIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INResumeWorkoutIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INResumeWorkoutIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INResumeWorkoutIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("workoutName"):
            if _INResumeWorkoutIntent_resolve_workoutName_async.self != _NotImplemented.self { return .async }
            if _INResumeWorkoutIntent_resolve_workoutName_completion.self != _NotImplemented.self { return .completion }
            if _INResumeWorkoutIntent_resolve_workoutName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INResumeWorkoutIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INResumeWorkoutIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INResumeWorkoutIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INResumeWorkoutIntent_handle_firstGeneration = handle(resumeWorkout: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INResumeWorkoutIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INResumeWorkoutIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INResumeWorkoutIntent_confirm_firstGeneration = confirm(
                resumeWorkout: intent, completion: { answer.give($0) })
        case (.resolve("workoutName"), .async):
            let result: _INResumeWorkoutIntent_resolve_workoutName_async = await resolveWorkoutName(for: intent)
            answer.give(result)
        case (.resolve("workoutName"), .completion):
            let _: _INResumeWorkoutIntent_resolve_workoutName_completion = resolveWorkoutName(
                for: intent, with: { answer.give($0) })
        case (.resolve("workoutName"), .firstGeneration):
            let _: _INResumeWorkoutIntent_resolve_workoutName_firstGeneration = resolveWorkoutName(
                forResumeWorkout: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INCancelWorkoutIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INCancelWorkoutIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INCancelWorkoutIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INCancelWorkoutIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INCancelWorkoutIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INCancelWorkoutIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INCancelWorkoutIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("workoutName"):
            if _INCancelWorkoutIntent_resolve_workoutName_async.self != _NotImplemented.self { return .async }
            if _INCancelWorkoutIntent_resolve_workoutName_completion.self != _NotImplemented.self { return .completion }
            if _INCancelWorkoutIntent_resolve_workoutName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INCancelWorkoutIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INCancelWorkoutIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INCancelWorkoutIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INCancelWorkoutIntent_handle_firstGeneration = handle(cancelWorkout: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INCancelWorkoutIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INCancelWorkoutIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INCancelWorkoutIntent_confirm_firstGeneration = confirm(
                cancelWorkout: intent, completion: { answer.give($0) })
        case (.resolve("workoutName"), .async):
            let result: _INCancelWorkoutIntent_resolve_workoutName_async = await resolveWorkoutName(for: intent)
            answer.give(result)
        case (.resolve("workoutName"), .completion):
            let _: _INCancelWorkoutIntent_resolve_workoutName_completion = resolveWorkoutName(
                for: intent, with: { answer.give($0) })
        case (.resolve("workoutName"), .firstGeneration):
            let _: _INCancelWorkoutIntent_resolve_workoutName_firstGeneration = resolveWorkoutName(
                forCancelWorkout: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INEndWorkoutIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INEndWorkoutIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INEndWorkoutIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INEndWorkoutIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INEndWorkoutIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INEndWorkoutIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INEndWorkoutIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("workoutName"):
            if _INEndWorkoutIntent_resolve_workoutName_async.self != _NotImplemented.self { return .async }
            if _INEndWorkoutIntent_resolve_workoutName_completion.self != _NotImplemented.self { return .completion }
            if _INEndWorkoutIntent_resolve_workoutName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INEndWorkoutIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INEndWorkoutIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INEndWorkoutIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INEndWorkoutIntent_handle_firstGeneration = handle(endWorkout: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INEndWorkoutIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INEndWorkoutIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INEndWorkoutIntent_confirm_firstGeneration = confirm(endWorkout: intent, completion: { answer.give($0) })
        case (.resolve("workoutName"), .async):
            let result: _INEndWorkoutIntent_resolve_workoutName_async = await resolveWorkoutName(for: intent)
            answer.give(result)
        case (.resolve("workoutName"), .completion):
            let _: _INEndWorkoutIntent_resolve_workoutName_completion = resolveWorkoutName(for: intent, with: { answer.give($0) })
        case (.resolve("workoutName"), .firstGeneration):
            let _: _INEndWorkoutIntent_resolve_workoutName_firstGeneration = resolveWorkoutName(
                forEndWorkout: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let workouts: [IntentDispatch] = [
        IntentDispatch(
            INStartWorkoutIntent.self, response: INStartWorkoutIntentResponse.self,
            handler: (any INStartWorkoutIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INPauseWorkoutIntent.self, response: INPauseWorkoutIntentResponse.self,
            handler: (any INPauseWorkoutIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INResumeWorkoutIntent.self, response: INResumeWorkoutIntentResponse.self,
            handler: (any INResumeWorkoutIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INCancelWorkoutIntent.self, response: INCancelWorkoutIntentResponse.self,
            handler: (any INCancelWorkoutIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INEndWorkoutIntent.self, response: INEndWorkoutIntentResponse.self, handler: (any INEndWorkoutIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}
