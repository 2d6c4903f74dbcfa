// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum WorkoutsDefinitions {
    static let intents: [IntentDefinition] = [
        startWorkoutIntent, pauseWorkoutIntent, resumeWorkoutIntent, cancelWorkoutIntent, endWorkoutIntent,
    ]
    static let records: [RecordDefinition] = []
    static let enumerations: [EnumerationDefinition] = [
        cancelWorkoutIntentResponseCode, endWorkoutIntentResponseCode, pauseWorkoutIntentResponseCode,
        resumeWorkoutIntentResponseCode, startWorkoutIntentResponseCode, workoutGoalUnitType, workoutLocationType,
    ]

    private static let startWorkoutIntent = IntentDefinition(
        name: "INStartWorkoutIntent", domain: "Workouts", handlingProtocol: "INStartWorkoutIntentHandling",
        parameters: [
            ParameterDefinition(name: "workoutName", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "goalValue", type: ValueType.double, isResolvable: true),
            ParameterDefinition(
                name: "workoutGoalUnitType", type: ValueType.enumeration("INWorkoutGoalUnitType"), isResolvable: true),
            ParameterDefinition(
                name: "workoutLocationType", type: ValueType.enumeration("INWorkoutLocationType"), isResolvable: true),
            ParameterDefinition(name: "isOpenEnded", type: ValueType.bool, isResolvable: true),
        ],
        response: "INStartWorkoutIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureOngoingWorkout", raw: 5),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 6),
            NamedRawValue(name: "handleInApp", raw: 7),
            NamedRawValue(name: "success", raw: 8),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let pauseWorkoutIntent = IntentDefinition(
        name: "INPauseWorkoutIntent", domain: "Workouts", handlingProtocol: "INPauseWorkoutIntentHandling",
        parameters: [
            ParameterDefinition(name: "workoutName", type: ValueType.record("INSpeakableString"), isResolvable: true)
        ],
        response: "INPauseWorkoutIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 5),
            NamedRawValue(name: "handleInApp", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let resumeWorkoutIntent = IntentDefinition(
        name: "INResumeWorkoutIntent", domain: "Workouts", handlingProtocol: "INResumeWorkoutIntentHandling",
        parameters: [
            ParameterDefinition(name: "workoutName", type: ValueType.record("INSpeakableString"), isResolvable: true)
        ],
        response: "INResumeWorkoutIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 5),
            NamedRawValue(name: "handleInApp", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let cancelWorkoutIntent = IntentDefinition(
        name: "INCancelWorkoutIntent", domain: "Workouts", handlingProtocol: "INCancelWorkoutIntentHandling",
        parameters: [
            ParameterDefinition(name: "workoutName", type: ValueType.record("INSpeakableString"), isResolvable: true)
        ],
        response: "INCancelWorkoutIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 5),
            NamedRawValue(name: "handleInApp", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let endWorkoutIntent = IntentDefinition(
        name: "INEndWorkoutIntent", domain: "Workouts", handlingProtocol: "INEndWorkoutIntentHandling",
        parameters: [
            ParameterDefinition(name: "workoutName", type: ValueType.record("INSpeakableString"), isResolvable: true)
        ],
        response: "INEndWorkoutIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 5),
            NamedRawValue(name: "handleInApp", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let cancelWorkoutIntentResponseCode = EnumerationDefinition(
        name: "INCancelWorkoutIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 5),
            NamedRawValue(name: "handleInApp", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ]
    )

    private static let endWorkoutIntentResponseCode = EnumerationDefinition(
        name: "INEndWorkoutIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 5),
            NamedRawValue(name: "handleInApp", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ]
    )

    private static let pauseWorkoutIntentResponseCode = EnumerationDefinition(
        name: "INPauseWorkoutIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 5),
            NamedRawValue(name: "handleInApp", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ]
    )

    private static let resumeWorkoutIntentResponseCode = EnumerationDefinition(
        name: "INResumeWorkoutIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 5),
            NamedRawValue(name: "handleInApp", raw: 6),
            NamedRawValue(name: "success", raw: 7),
        ]
    )

    private static let startWorkoutIntentResponseCode = EnumerationDefinition(
        name: "INStartWorkoutIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "continueInApp", raw: 2),
            NamedRawValue(name: "failure", raw: 3),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 4),
            NamedRawValue(name: "failureOngoingWorkout", raw: 5),
            NamedRawValue(name: "failureNoMatchingWorkout", raw: 6),
            NamedRawValue(name: "handleInApp", raw: 7),
            NamedRawValue(name: "success", raw: 8),
        ]
    )

    private static let workoutGoalUnitType = EnumerationDefinition(
        name: "INWorkoutGoalUnitType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "inch", raw: 1),
            NamedRawValue(name: "meter", raw: 2),
            NamedRawValue(name: "foot", raw: 3),
            NamedRawValue(name: "mile", raw: 4),
            NamedRawValue(name: "yard", raw: 5),
            NamedRawValue(name: "second", raw: 6),
            NamedRawValue(name: "minute", raw: 7),
            NamedRawValue(name: "hour", raw: 8),
            NamedRawValue(name: "joule", raw: 9),
            NamedRawValue(name: "kiloCalorie", raw: 10),
        ]
    )

    private static let workoutLocationType = EnumerationDefinition(
        name: "INWorkoutLocationType", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unknown", raw: 0),
            NamedRawValue(name: "outdoor", raw: 1),
            NamedRawValue(name: "indoor", raw: 2),
        ]
    )
}
