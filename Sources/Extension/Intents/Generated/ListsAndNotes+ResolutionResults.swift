// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(taskListResolutionResult result: INTaskListResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func confirmationRequired(with value: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason)
        -> Self
    {
        Self(_resolution: .confirmationRequired(value?._written, reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(temporalEventTriggerResolutionResult result: INTemporalEventTriggerResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INDateSearchTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INDateSearchType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INDateSearchType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(taskListResolutionResult result: INTaskListResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
@available(iOS, deprecated: 15.0)
open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(taskResolutionResult result: INTaskResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INLocationSearchTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INLocationSearchType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INLocationSearchType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INNoteContentResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INNoteContent) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INNoteContent]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INNoteContent?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INNoteResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INNote) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INNote]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INNote?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INNotebookItemTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INNotebookItemType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INNotebookItemType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }

    public class func disambiguation(with value: [INNotebookItemType]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }
}

/// The result of resolving one parameter.
open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(temporalEventTriggerResolutionResult result: INTemporalEventTriggerResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(taskResolutionResult result: INTaskResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INSpatialEventTrigger) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INSpatialEventTrigger]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INSpatialEventTrigger?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INTaskListResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INTaskList) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INTaskList]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INTaskList?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INTaskPriorityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INTaskPriority) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INTaskPriority) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INTaskResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INTask) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INTask]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INTask?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INTaskStatusResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INTaskStatus) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INTaskStatus) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INTemporalEventTrigger) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INTemporalEventTrigger]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INTemporalEventTrigger?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INTemporalEventTriggerTypeOptions = []) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INTemporalEventTriggerTypeOptions = []) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}
