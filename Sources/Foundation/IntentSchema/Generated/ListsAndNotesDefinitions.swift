// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum ListsAndNotesDefinitions {
    static let intents: [IntentDefinition] = [
        createNoteIntent, appendToNoteIntent, addTasksIntent, createTaskListIntent, setTaskAttributeIntent,
        searchForNotebookItemsIntent, deleteTasksIntent, snoozeTasksIntent,
    ]
    static let records: [RecordDefinition] = [
        imageNoteContent, note, noteContent, spatialEventTrigger, task, taskList, temporalEventTrigger, textNoteContent,
    ]
    static let enumerations: [EnumerationDefinition] = [
        addTasksIntentResponseCode, addTasksTargetTaskListConfirmationReason, addTasksTemporalEventTriggerUnsupportedReason,
        appendToNoteIntentResponseCode, createNoteIntentResponseCode, createTaskListIntentResponseCode, dateSearchType,
        deleteTasksIntentResponseCode, deleteTasksTaskListUnsupportedReason, deleteTasksTaskUnsupportedReason, locationSearchType,
        notebookItemType, searchForNotebookItemsIntentResponseCode, setTaskAttributeIntentResponseCode,
        setTaskAttributeTemporalEventTriggerUnsupportedReason, snoozeTasksIntentResponseCode, snoozeTasksTaskUnsupportedReason,
        sortType, spatialEvent, taskPriority, taskStatus, taskType, temporalEventTriggerTypeOptions,
    ]

    private static let createNoteIntent = IntentDefinition(
        name: "INCreateNoteIntent", domain: "Lists and notes", handlingProtocol: "INCreateNoteIntentHandling",
        parameters: [
            ParameterDefinition(name: "title", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(
                name: "content", type: ValueType.record("INNoteContent"), isResolvable: true, substitutes: [Substitute("title")]),
            ParameterDefinition(name: "groupName", type: ValueType.record("INSpeakableString"), isResolvable: true),
        ],
        response: "INCreateNoteIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "createdNote", type: ValueType.record("INNote"))
        ],
        alwaysConfirms: false
    )

    private static let appendToNoteIntent = IntentDefinition(
        name: "INAppendToNoteIntent", domain: "Lists and notes", handlingProtocol: "INAppendToNoteIntentHandling",
        parameters: [
            ParameterDefinition(name: "targetNote", type: ValueType.record("INNote"), isResolvable: true, substitutes: []),
            ParameterDefinition(name: "content", type: ValueType.record("INNoteContent"), isResolvable: true, substitutes: []),
        ],
        response: "INAppendToNoteIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCannotUpdatePasswordProtectedNote", raw: 6),
        ],
        responseFields: [
            FieldDefinition(name: "note", type: ValueType.record("INNote"))
        ],
        alwaysConfirms: false
    )

    private static let addTasksIntent = IntentDefinition(
        name: "INAddTasksIntent", domain: "Lists and notes", handlingProtocol: "INAddTasksIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "targetTaskList", type: ValueType.record("INTaskList"), isResolvable: true,
                reasons: [1: "listShouldBeCreated"]),
            ParameterDefinition(
                name: "taskTitles", type: ValueType.list(ValueType.record("INSpeakableString")), isResolvable: true,
                substitutes: []),
            ParameterDefinition(name: "spatialEventTrigger", type: ValueType.record("INSpatialEventTrigger"), isResolvable: true),
            ParameterDefinition(
                name: "temporalEventTrigger", type: ValueType.record("INTemporalEventTrigger"), isResolvable: true,
                reasons: [1: "timeInPast", 2: "invalidRecurrence"]),
            ParameterDefinition(name: "priority", type: ValueType.enumeration("INTaskPriority"), isResolvable: true),
        ],
        response: "INAddTasksIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "modifiedTaskList", type: ValueType.record("INTaskList")),
            FieldDefinition(name: "addedTasks", type: ValueType.list(ValueType.record("INTask"))),
        ],
        alwaysConfirms: false
    )

    private static let createTaskListIntent = IntentDefinition(
        name: "INCreateTaskListIntent", domain: "Lists and notes", handlingProtocol: "INCreateTaskListIntentHandling",
        parameters: [
            ParameterDefinition(name: "title", type: ValueType.record("INSpeakableString"), isResolvable: true, substitutes: []),
            ParameterDefinition(
                name: "taskTitles", type: ValueType.list(ValueType.record("INSpeakableString")), isResolvable: true),
            ParameterDefinition(name: "groupName", type: ValueType.record("INSpeakableString"), isResolvable: true),
        ],
        response: "INCreateTaskListIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "createdTaskList", type: ValueType.record("INTaskList"))
        ],
        alwaysConfirms: false
    )

    private static let setTaskAttributeIntent = IntentDefinition(
        name: "INSetTaskAttributeIntent", domain: "Lists and notes", handlingProtocol: "INSetTaskAttributeIntentHandling",
        parameters: [
            ParameterDefinition(name: "targetTask", type: ValueType.record("INTask"), isResolvable: true, substitutes: []),
            ParameterDefinition(name: "taskTitle", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "status", type: ValueType.enumeration("INTaskStatus"), isResolvable: true),
            ParameterDefinition(name: "priority", type: ValueType.enumeration("INTaskPriority"), isResolvable: true),
            ParameterDefinition(name: "spatialEventTrigger", type: ValueType.record("INSpatialEventTrigger"), isResolvable: true),
            ParameterDefinition(
                name: "temporalEventTrigger", type: ValueType.record("INTemporalEventTrigger"), isResolvable: true,
                reasons: [1: "timeInPast", 2: "invalidRecurrence"]),
        ],
        response: "INSetTaskAttributeIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "modifiedTask", type: ValueType.record("INTask"))
        ],
        alwaysConfirms: false
    )

    private static let searchForNotebookItemsIntent = IntentDefinition(
        name: "INSearchForNotebookItemsIntent", domain: "Lists and notes",
        handlingProtocol: "INSearchForNotebookItemsIntentHandling",
        parameters: [
            ParameterDefinition(name: "title", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "content", type: ValueType.string, isResolvable: true),
            ParameterDefinition(name: "itemType", type: ValueType.enumeration("INNotebookItemType"), isResolvable: true),
            ParameterDefinition(name: "status", type: ValueType.enumeration("INTaskStatus"), isResolvable: true),
            ParameterDefinition(name: "location", type: ValueType.record("CLPlacemark"), isResolvable: true),
            ParameterDefinition(
                name: "locationSearchType", type: ValueType.enumeration("INLocationSearchType"), isResolvable: true),
            ParameterDefinition(name: "dateTime", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "dateSearchType", type: ValueType.enumeration("INDateSearchType"), isResolvable: true),
            ParameterDefinition(
                name: "temporalEventTriggerTypes", type: ValueType.optionSet("INTemporalEventTriggerTypeOptions"),
                isResolvable: true),
            ParameterDefinition(name: "taskPriority", type: ValueType.enumeration("INTaskPriority"), isResolvable: true),
            ParameterDefinition(name: "notebookItemIdentifier", type: ValueType.string, isResolvable: false),
        ],
        response: "INSearchForNotebookItemsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "notes", type: ValueType.list(ValueType.record("INNote"))),
            FieldDefinition(name: "taskLists", type: ValueType.list(ValueType.record("INTaskList"))),
            FieldDefinition(name: "tasks", type: ValueType.list(ValueType.record("INTask"))),
            FieldDefinition(name: "sortType", type: ValueType.enumeration("INSortType")),
        ],
        alwaysConfirms: false
    )

    private static let deleteTasksIntent = IntentDefinition(
        name: "INDeleteTasksIntent", domain: "Lists and notes", handlingProtocol: "INDeleteTasksIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "taskList", type: ValueType.record("INTaskList"), isResolvable: true, reasons: [1: "noTaskListFound"]),
            ParameterDefinition(
                name: "tasks", type: ValueType.list(ValueType.record("INTask")), isResolvable: true,
                reasons: [1: "noTasksFound", 2: "noTasksInApp"], substitutes: [Substitute("taskList"), Substitute("all")]),
            ParameterDefinition(name: "all", type: ValueType.bool, isResolvable: false),
        ],
        response: "INDeleteTasksIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "deletedTasks", type: ValueType.list(ValueType.record("INTask")))
        ],
        alwaysConfirms: true
    )

    private static let snoozeTasksIntent = IntentDefinition(
        name: "INSnoozeTasksIntent", domain: "Lists and notes", handlingProtocol: "INSnoozeTasksIntentHandling",
        parameters: [
            ParameterDefinition(
                name: "tasks", type: ValueType.list(ValueType.record("INTask")), isResolvable: true, reasons: [1: "noTasksFound"]),
            ParameterDefinition(name: "nextTriggerTime", type: ValueType.record("INDateComponentsRange"), isResolvable: true),
            ParameterDefinition(name: "all", type: ValueType.bool, isResolvable: false),
        ],
        response: "INSnoozeTasksIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "snoozedTasks", type: ValueType.list(ValueType.record("INTask")))
        ],
        alwaysConfirms: false
    )

    private static let imageNoteContent = RecordDefinition(
        name: "INImageNoteContent",
        fields: [
            FieldDefinition(name: "image", type: ValueType.record("INImage"))
        ], superclass: "INNoteContent"
    )

    private static let note = RecordDefinition(
        name: "INNote",
        fields: [
            FieldDefinition(name: "title", type: ValueType.record("INSpeakableString"), isRequired: true),
            FieldDefinition(name: "contents", type: ValueType.list(ValueType.record("INNoteContent"))),
            FieldDefinition(name: "groupName", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "createdDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "modifiedDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "identifier", type: ValueType.string),
        ]
    )

    private static let noteContent = RecordDefinition(
        name: "INNoteContent",
        fields: []
    )

    private static let spatialEventTrigger = RecordDefinition(
        name: "INSpatialEventTrigger",
        fields: [
            FieldDefinition(name: "placemark", type: ValueType.record("CLPlacemark"), isRequired: true),
            FieldDefinition(name: "event", type: ValueType.enumeration("INSpatialEvent")),
        ]
    )

    private static let task = RecordDefinition(
        name: "INTask",
        fields: [
            FieldDefinition(name: "title", type: ValueType.record("INSpeakableString"), isRequired: true),
            FieldDefinition(name: "status", type: ValueType.enumeration("INTaskStatus")),
            FieldDefinition(name: "spatialEventTrigger", type: ValueType.record("INSpatialEventTrigger")),
            FieldDefinition(name: "temporalEventTrigger", type: ValueType.record("INTemporalEventTrigger")),
            FieldDefinition(name: "createdDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "modifiedDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "identifier", type: ValueType.string),
            FieldDefinition(name: "taskType", type: ValueType.enumeration("INTaskType")),
            FieldDefinition(name: "priority", type: ValueType.enumeration("INTaskPriority")),
        ]
    )

    private static let taskList = RecordDefinition(
        name: "INTaskList",
        fields: [
            FieldDefinition(name: "title", type: ValueType.record("INSpeakableString"), isRequired: true),
            FieldDefinition(name: "tasks", type: ValueType.list(ValueType.record("INTask"))),
            FieldDefinition(name: "groupName", type: ValueType.record("INSpeakableString")),
            FieldDefinition(name: "createdDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "modifiedDateComponents", type: ValueType.dateComponents),
            FieldDefinition(name: "identifier", type: ValueType.string),
        ]
    )

    private static let temporalEventTrigger = RecordDefinition(
        name: "INTemporalEventTrigger",
        fields: [
            FieldDefinition(name: "dateComponentsRange", type: ValueType.record("INDateComponentsRange"), isRequired: true)
        ]
    )

    private static let textNoteContent = RecordDefinition(
        name: "INTextNoteContent",
        fields: [
            FieldDefinition(name: "text", type: ValueType.string)
        ], superclass: "INNoteContent"
    )

    private static let addTasksIntentResponseCode = EnumerationDefinition(
        name: "INAddTasksIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let addTasksTargetTaskListConfirmationReason = EnumerationDefinition(
        name: "INAddTasksTargetTaskListConfirmationReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "listShouldBeCreated", raw: 1)
        ]
    )

    private static let addTasksTemporalEventTriggerUnsupportedReason = EnumerationDefinition(
        name: "INAddTasksTemporalEventTriggerUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "timeInPast", raw: 1),
            NamedRawValue(name: "invalidRecurrence", raw: 2),
        ]
    )

    private static let appendToNoteIntentResponseCode = EnumerationDefinition(
        name: "INAppendToNoteIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
            NamedRawValue(name: "failureCannotUpdatePasswordProtectedNote", raw: 6),
        ]
    )

    private static let createNoteIntentResponseCode = EnumerationDefinition(
        name: "INCreateNoteIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let createTaskListIntentResponseCode = EnumerationDefinition(
        name: "INCreateTaskListIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let dateSearchType = EnumerationDefinition(
        name: "INDateSearchType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "byDueDate", raw: 1),
            NamedRawValue(name: "byModifiedDate", raw: 2),
            NamedRawValue(name: "byCreatedDate", raw: 3),
        ]
    )

    private static let deleteTasksIntentResponseCode = EnumerationDefinition(
        name: "INDeleteTasksIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let deleteTasksTaskListUnsupportedReason = EnumerationDefinition(
        name: "INDeleteTasksTaskListUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "noTaskListFound", raw: 1)
        ]
    )

    private static let deleteTasksTaskUnsupportedReason = EnumerationDefinition(
        name: "INDeleteTasksTaskUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "noTasksFound", raw: 1),
            NamedRawValue(name: "noTasksInApp", raw: 2),
        ]
    )

    private static let locationSearchType = EnumerationDefinition(
        name: "INLocationSearchType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "byLocationTrigger", raw: 1),
        ]
    )

    private static let notebookItemType = EnumerationDefinition(
        name: "INNotebookItemType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "note", raw: 1),
            NamedRawValue(name: "taskList", raw: 2),
            NamedRawValue(name: "task", raw: 3),
        ]
    )

    private static let searchForNotebookItemsIntentResponseCode = EnumerationDefinition(
        name: "INSearchForNotebookItemsIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let setTaskAttributeIntentResponseCode = EnumerationDefinition(
        name: "INSetTaskAttributeIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let setTaskAttributeTemporalEventTriggerUnsupportedReason = EnumerationDefinition(
        name: "INSetTaskAttributeTemporalEventTriggerUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "timeInPast", raw: 1),
            NamedRawValue(name: "invalidRecurrence", raw: 2),
        ]
    )

    private static let snoozeTasksIntentResponseCode = EnumerationDefinition(
        name: "INSnoozeTasksIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let snoozeTasksTaskUnsupportedReason = EnumerationDefinition(
        name: "INSnoozeTasksTaskUnsupportedReason", isOptionSet: false,
        cases: [
            NamedRawValue(name: "noTasksFound", raw: 1)
        ]
    )

    private static let sortType = EnumerationDefinition(
        name: "INSortType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "asIs", raw: 1),
            NamedRawValue(name: "byDate", raw: 2),
        ]
    )

    private static let spatialEvent = EnumerationDefinition(
        name: "INSpatialEvent", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "arrive", raw: 1),
            NamedRawValue(name: "depart", raw: 2),
        ]
    )

    private static let taskPriority = EnumerationDefinition(
        name: "INTaskPriority", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "notFlagged", raw: 1),
            NamedRawValue(name: "flagged", raw: 2),
        ]
    )

    private static let taskStatus = EnumerationDefinition(
        name: "INTaskStatus", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "notCompleted", raw: 1),
            NamedRawValue(name: "completed", raw: 2),
        ]
    )

    private static let taskType = EnumerationDefinition(
        name: "INTaskType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "notCompletable", raw: 1),
            NamedRawValue(name: "completable", raw: 2),
        ]
    )

    private static let temporalEventTriggerTypeOptions = EnumerationDefinition(
        name: "INTemporalEventTriggerTypeOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "notScheduled", raw: 1),
            NamedRawValue(name: "scheduledNonRecurring", raw: 2),
            NamedRawValue(name: "scheduledRecurring", raw: 4),
        ]
    )
}
