// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INStartWorkoutIntent`. `handle` is required, in any one of its spellings.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
    associatedtype _INStartWorkoutIntent_handle_async: _HandlerResult
    associatedtype _INStartWorkoutIntent_handle_completion
    associatedtype _INStartWorkoutIntent_handle_firstGeneration
    @discardableResult func handle(intent: INStartWorkoutIntent) async -> _INStartWorkoutIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _INStartWorkoutIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _INStartWorkoutIntent_handle_firstGeneration

    associatedtype _INStartWorkoutIntent_confirm_async: _HandlerResult
    associatedtype _INStartWorkoutIntent_confirm_completion
    associatedtype _INStartWorkoutIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INStartWorkoutIntent) async -> _INStartWorkoutIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _INStartWorkoutIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _INStartWorkoutIntent_confirm_firstGeneration

    associatedtype _INStartWorkoutIntent_resolve_workoutName_async: _HandlerResult
    associatedtype _INStartWorkoutIntent_resolve_workoutName_completion
    associatedtype _INStartWorkoutIntent_resolve_workoutName_firstGeneration
    @discardableResult func resolveWorkoutName(for intent: INStartWorkoutIntent) async
        -> _INStartWorkoutIntent_resolve_workoutName_async
    @preconcurrency @discardableResult func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_workoutName_completion
    @preconcurrency @discardableResult func resolveWorkoutName(
        forStartWorkout intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_workoutName_firstGeneration

    associatedtype _INStartWorkoutIntent_resolve_goalValue_async: _HandlerResult
    associatedtype _INStartWorkoutIntent_resolve_goalValue_completion
    associatedtype _INStartWorkoutIntent_resolve_goalValue_firstGeneration
    @discardableResult func resolveGoalValue(for intent: INStartWorkoutIntent) async
        -> _INStartWorkoutIntent_resolve_goalValue_async
    @preconcurrency @discardableResult func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_goalValue_completion
    @preconcurrency @discardableResult func resolveGoalValue(
        forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_goalValue_firstGeneration

    associatedtype _INStartWorkoutIntent_resolve_workoutGoalUnitType_async: _HandlerResult
    associatedtype _INStartWorkoutIntent_resolve_workoutGoalUnitType_completion
    associatedtype _INStartWorkoutIntent_resolve_workoutGoalUnitType_firstGeneration
    @discardableResult func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async
        -> _INStartWorkoutIntent_resolve_workoutGoalUnitType_async
    @preconcurrency @discardableResult func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_workoutGoalUnitType_completion
    @preconcurrency @discardableResult func resolveWorkoutGoalUnitType(
        forStartWorkout intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_workoutGoalUnitType_firstGeneration

    associatedtype _INStartWorkoutIntent_resolve_workoutLocationType_async: _HandlerResult
    associatedtype _INStartWorkoutIntent_resolve_workoutLocationType_completion
    associatedtype _INStartWorkoutIntent_resolve_workoutLocationType_firstGeneration
    @discardableResult func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async
        -> _INStartWorkoutIntent_resolve_workoutLocationType_async
    @preconcurrency @discardableResult func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_workoutLocationType_completion
    @preconcurrency @discardableResult func resolveWorkoutLocationType(
        forStartWorkout intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_workoutLocationType_firstGeneration

    associatedtype _INStartWorkoutIntent_resolve_isOpenEnded_async: _HandlerResult
    associatedtype _INStartWorkoutIntent_resolve_isOpenEnded_completion
    associatedtype _INStartWorkoutIntent_resolve_isOpenEnded_firstGeneration
    @discardableResult func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async
        -> _INStartWorkoutIntent_resolve_isOpenEnded_async
    @preconcurrency @discardableResult func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_isOpenEnded_completion
    @preconcurrency @discardableResult func resolveIsOpenEnded(
        forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INStartWorkoutIntent_resolve_isOpenEnded_firstGeneration
}

extension INStartWorkoutIntentHandling {
    @discardableResult public func handle(intent: INStartWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INStartWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        forStartWorkout intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveGoalValue(
        forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveWorkoutGoalUnitType(
        forStartWorkout intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveWorkoutLocationType(
        forStartWorkout intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveIsOpenEnded(
        forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartWorkoutIntentHandling where _INStartWorkoutIntent_handle_async == INStartWorkoutIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartWorkoutIntentHandling where _INStartWorkoutIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartWorkoutIntentHandling
where _INStartWorkoutIntent_handle_async == INStartWorkoutIntentResponse, _INStartWorkoutIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INPauseWorkoutIntent`. `handle` is required, in any one of its spellings.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
    associatedtype _INPauseWorkoutIntent_handle_async: _HandlerResult
    associatedtype _INPauseWorkoutIntent_handle_completion
    associatedtype _INPauseWorkoutIntent_handle_firstGeneration
    @discardableResult func handle(intent: INPauseWorkoutIntent) async -> _INPauseWorkoutIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _INPauseWorkoutIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _INPauseWorkoutIntent_handle_firstGeneration

    associatedtype _INPauseWorkoutIntent_confirm_async: _HandlerResult
    associatedtype _INPauseWorkoutIntent_confirm_completion
    associatedtype _INPauseWorkoutIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INPauseWorkoutIntent) async -> _INPauseWorkoutIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _INPauseWorkoutIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _INPauseWorkoutIntent_confirm_firstGeneration

    associatedtype _INPauseWorkoutIntent_resolve_workoutName_async: _HandlerResult
    associatedtype _INPauseWorkoutIntent_resolve_workoutName_completion
    associatedtype _INPauseWorkoutIntent_resolve_workoutName_firstGeneration
    @discardableResult func resolveWorkoutName(for intent: INPauseWorkoutIntent) async
        -> _INPauseWorkoutIntent_resolve_workoutName_async
    @preconcurrency @discardableResult func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INPauseWorkoutIntent_resolve_workoutName_completion
    @preconcurrency @discardableResult func resolveWorkoutName(
        forPauseWorkout intent: INPauseWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INPauseWorkoutIntent_resolve_workoutName_firstGeneration
}

extension INPauseWorkoutIntentHandling {
    @discardableResult public func handle(intent: INPauseWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INPauseWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        forPauseWorkout intent: INPauseWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPauseWorkoutIntentHandling where _INPauseWorkoutIntent_handle_async == INPauseWorkoutIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPauseWorkoutIntentHandling where _INPauseWorkoutIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPauseWorkoutIntentHandling
where _INPauseWorkoutIntent_handle_async == INPauseWorkoutIntentResponse, _INPauseWorkoutIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INResumeWorkoutIntent`. `handle` is required, in any one of its spellings.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
    associatedtype _INResumeWorkoutIntent_handle_async: _HandlerResult
    associatedtype _INResumeWorkoutIntent_handle_completion
    associatedtype _INResumeWorkoutIntent_handle_firstGeneration
    @discardableResult func handle(intent: INResumeWorkoutIntent) async -> _INResumeWorkoutIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _INResumeWorkoutIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _INResumeWorkoutIntent_handle_firstGeneration

    associatedtype _INResumeWorkoutIntent_confirm_async: _HandlerResult
    associatedtype _INResumeWorkoutIntent_confirm_completion
    associatedtype _INResumeWorkoutIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INResumeWorkoutIntent) async -> _INResumeWorkoutIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _INResumeWorkoutIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _INResumeWorkoutIntent_confirm_firstGeneration

    associatedtype _INResumeWorkoutIntent_resolve_workoutName_async: _HandlerResult
    associatedtype _INResumeWorkoutIntent_resolve_workoutName_completion
    associatedtype _INResumeWorkoutIntent_resolve_workoutName_firstGeneration
    @discardableResult func resolveWorkoutName(for intent: INResumeWorkoutIntent) async
        -> _INResumeWorkoutIntent_resolve_workoutName_async
    @preconcurrency @discardableResult func resolveWorkoutName(
        for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INResumeWorkoutIntent_resolve_workoutName_completion
    @preconcurrency @discardableResult func resolveWorkoutName(
        forResumeWorkout intent: INResumeWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INResumeWorkoutIntent_resolve_workoutName_firstGeneration
}

extension INResumeWorkoutIntentHandling {
    @discardableResult public func handle(intent: INResumeWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INResumeWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        forResumeWorkout intent: INResumeWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INResumeWorkoutIntentHandling where _INResumeWorkoutIntent_handle_async == INResumeWorkoutIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INResumeWorkoutIntentHandling where _INResumeWorkoutIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INResumeWorkoutIntentHandling
where _INResumeWorkoutIntent_handle_async == INResumeWorkoutIntentResponse, _INResumeWorkoutIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INCancelWorkoutIntent`. `handle` is required, in any one of its spellings.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
    associatedtype _INCancelWorkoutIntent_handle_async: _HandlerResult
    associatedtype _INCancelWorkoutIntent_handle_completion
    associatedtype _INCancelWorkoutIntent_handle_firstGeneration
    @discardableResult func handle(intent: INCancelWorkoutIntent) async -> _INCancelWorkoutIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _INCancelWorkoutIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _INCancelWorkoutIntent_handle_firstGeneration

    associatedtype _INCancelWorkoutIntent_confirm_async: _HandlerResult
    associatedtype _INCancelWorkoutIntent_confirm_completion
    associatedtype _INCancelWorkoutIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INCancelWorkoutIntent) async -> _INCancelWorkoutIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _INCancelWorkoutIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _INCancelWorkoutIntent_confirm_firstGeneration

    associatedtype _INCancelWorkoutIntent_resolve_workoutName_async: _HandlerResult
    associatedtype _INCancelWorkoutIntent_resolve_workoutName_completion
    associatedtype _INCancelWorkoutIntent_resolve_workoutName_firstGeneration
    @discardableResult func resolveWorkoutName(for intent: INCancelWorkoutIntent) async
        -> _INCancelWorkoutIntent_resolve_workoutName_async
    @preconcurrency @discardableResult func resolveWorkoutName(
        for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCancelWorkoutIntent_resolve_workoutName_completion
    @preconcurrency @discardableResult func resolveWorkoutName(
        forCancelWorkout intent: INCancelWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INCancelWorkoutIntent_resolve_workoutName_firstGeneration
}

extension INCancelWorkoutIntentHandling {
    @discardableResult public func handle(intent: INCancelWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INCancelWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        forCancelWorkout intent: INCancelWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCancelWorkoutIntentHandling where _INCancelWorkoutIntent_handle_async == INCancelWorkoutIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCancelWorkoutIntentHandling where _INCancelWorkoutIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCancelWorkoutIntentHandling
where _INCancelWorkoutIntent_handle_async == INCancelWorkoutIntentResponse, _INCancelWorkoutIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INEndWorkoutIntent`. `handle` is required, in any one of its spellings.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
    associatedtype _INEndWorkoutIntent_handle_async: _HandlerResult
    associatedtype _INEndWorkoutIntent_handle_completion
    associatedtype _INEndWorkoutIntent_handle_firstGeneration
    @discardableResult func handle(intent: INEndWorkoutIntent) async -> _INEndWorkoutIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _INEndWorkoutIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _INEndWorkoutIntent_handle_firstGeneration

    associatedtype _INEndWorkoutIntent_confirm_async: _HandlerResult
    associatedtype _INEndWorkoutIntent_confirm_completion
    associatedtype _INEndWorkoutIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INEndWorkoutIntent) async -> _INEndWorkoutIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _INEndWorkoutIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _INEndWorkoutIntent_confirm_firstGeneration

    associatedtype _INEndWorkoutIntent_resolve_workoutName_async: _HandlerResult
    associatedtype _INEndWorkoutIntent_resolve_workoutName_completion
    associatedtype _INEndWorkoutIntent_resolve_workoutName_firstGeneration
    @discardableResult func resolveWorkoutName(for intent: INEndWorkoutIntent) async
        -> _INEndWorkoutIntent_resolve_workoutName_async
    @preconcurrency @discardableResult func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INEndWorkoutIntent_resolve_workoutName_completion
    @preconcurrency @discardableResult func resolveWorkoutName(
        forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INEndWorkoutIntent_resolve_workoutName_firstGeneration
}

extension INEndWorkoutIntentHandling {
    @discardableResult public func handle(intent: INEndWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INEndWorkoutIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveWorkoutName(
        forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INEndWorkoutIntentHandling where _INEndWorkoutIntent_handle_async == INEndWorkoutIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INEndWorkoutIntentHandling where _INEndWorkoutIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INEndWorkoutIntentHandling
where _INEndWorkoutIntent_handle_async == INEndWorkoutIntentResponse, _INEndWorkoutIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INWorkoutsDomainHandling: INCancelWorkoutIntentHandling, INEndWorkoutIntentHandling, INPauseWorkoutIntentHandling,
    INResumeWorkoutIntentHandling, INStartWorkoutIntentHandling
{}
