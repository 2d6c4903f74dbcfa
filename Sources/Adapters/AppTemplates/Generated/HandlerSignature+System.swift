// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension HandlerSignature {
    /// The system's intents that apps handle.
    static let system: [HandlerSignature] = [
        startCallIntent, startAudioCallIntent, startVideoCallIntent, searchCallHistoryIntent, answerCallIntent, hangUpCallIntent,
        setAudioSourceInCarIntent, setClimateSettingsInCarIntent, setDefrosterSettingsInCarIntent, setSeatSettingsInCarIntent,
        setProfileInCarIntent, saveProfileInCarIntent, activateCarSignalIntent, getCarLockStatusIntent, setCarLockStatusIntent,
        getCarPowerLevelStatusIntent, listCarsIntent, shareFocusStatusIntent, createNoteIntent, appendToNoteIntent,
        addTasksIntent, createTaskListIntent, setTaskAttributeIntent, searchForNotebookItemsIntent, deleteTasksIntent,
        snoozeTasksIntent, playMediaIntent, addMediaIntent, updateMediaAffinityIntent, searchForMediaIntent, sendMessageIntent,
        searchForMessagesIntent, setMessageAttributeIntent, unsendMessagesIntent, editMessageIntent, sendPaymentIntent,
        requestPaymentIntent, payBillIntent, searchForBillsIntent, searchForAccountsIntent, transferMoneyIntent,
        searchForPhotosIntent, startPhotoPlaybackIntent, setRadioStationIntent, bookRestaurantReservationIntent,
        getAvailableRestaurantReservationBookingsIntent, getAvailableRestaurantReservationBookingDefaultsIntent,
        getUserCurrentRestaurantReservationBookingsIntent, getRestaurantGuestIntent, listRideOptionsIntent, requestRideIntent,
        getRideStatusIntent, cancelRideIntent, sendRideFeedbackIntent, getVisualCodeIntent, startWorkoutIntent,
        pauseWorkoutIntent, resumeWorkoutIntent, cancelWorkoutIntent, endWorkoutIntent,
    ]

    /// The protocols that each domain's original protocol combines.
    static let domainProtocols: [String: [String]] = [
        "INCallsDomainHandling": [
            "INSearchCallHistoryIntentHandling", "INStartAudioCallIntentHandling", "INStartVideoCallIntentHandling",
        ],
        "INCarPlayDomainHandling": [
            "INSaveProfileInCarIntentHandling", "INSetAudioSourceInCarIntentHandling", "INSetClimateSettingsInCarIntentHandling",
            "INSetDefrosterSettingsInCarIntentHandling", "INSetProfileInCarIntentHandling",
            "INSetSeatSettingsInCarIntentHandling",
        ],
        "INCarCommandsDomainHandling": [
            "INActivateCarSignalIntentHandling", "INGetCarLockStatusIntentHandling", "INGetCarPowerLevelStatusIntentHandling",
            "INSetCarLockStatusIntentHandling",
        ],
        "INNotebookDomainHandling": [
            "INAddTasksIntentHandling", "INAppendToNoteIntentHandling", "INCreateNoteIntentHandling",
            "INCreateTaskListIntentHandling", "INSearchForNotebookItemsIntentHandling", "INSetTaskAttributeIntentHandling",
        ],
        "INMessagesDomainHandling": [
            "INSearchForMessagesIntentHandling", "INSendMessageIntentHandling", "INSetMessageAttributeIntentHandling",
        ],
        "INPaymentsDomainHandling": ["INRequestPaymentIntentHandling", "INSendPaymentIntentHandling"],
        "INPhotosDomainHandling": ["INSearchForPhotosIntentHandling", "INStartPhotoPlaybackIntentHandling"],
        "INRadioDomainHandling": ["INSetRadioStationIntentHandling"],
        "INRidesharingDomainHandling": [
            "INGetRideStatusIntentHandling", "INListRideOptionsIntentHandling", "INRequestRideIntentHandling",
        ],
        "INVisualCodeDomainHandling": ["INGetVisualCodeIntentHandling"],
        "INWorkoutsDomainHandling": [
            "INCancelWorkoutIntentHandling", "INEndWorkoutIntentHandling", "INPauseWorkoutIntentHandling",
            "INResumeWorkoutIntentHandling", "INStartWorkoutIntentHandling",
        ],
    ]

    private static let startCallIntent = HandlerSignature(
        intent: "INStartCallIntent",
        parameters: [
            Parameter(
                name: "callRecordToCallBack", method: "resolveCallRecordToCallBack", result: "INCallRecordResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "destinationType", method: "resolveDestinationType", result: "INCallDestinationTypeResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "contacts", method: "resolveContacts", result: "INStartCallContactResolutionResult", isOptional: true,
                isList: true),
            Parameter(
                name: "callCapability", method: "resolveCallCapability", result: "INStartCallCallCapabilityResolutionResult",
                isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let startAudioCallIntent = HandlerSignature(
        intent: "INStartAudioCallIntent",
        parameters: [
            Parameter(
                name: "destinationType", method: "resolveDestinationType", result: "INCallDestinationTypeResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "contacts", method: "resolveContacts", result: "INPersonResolutionResult", isOptional: true, isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartAudioCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let startVideoCallIntent = HandlerSignature(
        intent: "INStartVideoCallIntent",
        parameters: [
            Parameter(
                name: "contacts", method: "resolveContacts", result: "INPersonResolutionResult", isOptional: true, isList: true)
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartVideoCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchCallHistoryIntent = HandlerSignature(
        intent: "INSearchCallHistoryIntent",
        parameters: [
            Parameter(
                name: "dateCreated", method: "resolveDateCreated", result: "INDateComponentsRangeResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "recipient", method: "resolveRecipient", result: "INPersonResolutionResult", isOptional: true, isList: false
            ),
            Parameter(
                name: "callTypes", method: "resolveCallTypes", result: "INCallRecordTypeOptionsResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "unseen", method: "resolveUnseen", result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "callType", method: "resolveCallType", result: "INCallRecordTypeResolutionResult", isOptional: false,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchCallHistoryIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let answerCallIntent = HandlerSignature(
        intent: "INAnswerCallIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INAnswerCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let hangUpCallIntent = HandlerSignature(
        intent: "INHangUpCallIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INHangUpCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setAudioSourceInCarIntent = HandlerSignature(
        intent: "INSetAudioSourceInCarIntent",
        parameters: [
            Parameter(
                name: "audioSource", method: "resolveAudioSource", result: "INCarAudioSourceResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "relativeAudioSourceReference", method: "resolveRelativeAudioSourceReference",
                result: "INRelativeReferenceResolutionResult", isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetAudioSourceInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setClimateSettingsInCarIntent = HandlerSignature(
        intent: "INSetClimateSettingsInCarIntent",
        parameters: [
            Parameter(
                name: "enableFan", method: "resolveEnableFan", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "enableAirConditioner", method: "resolveEnableAirConditioner", result: "INBooleanResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "enableClimateControl", method: "resolveEnableClimateControl", result: "INBooleanResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "enableAutoMode", method: "resolveEnableAutoMode", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "airCirculationMode", method: "resolveAirCirculationMode",
                result: "INCarAirCirculationModeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "fanSpeedIndex", method: "resolveFanSpeedIndex", result: "INIntegerResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "fanSpeedPercentage", method: "resolveFanSpeedPercentage", result: "INDoubleResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "relativeFanSpeedSetting", method: "resolveRelativeFanSpeedSetting",
                result: "INRelativeSettingResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "temperature", method: "resolveTemperature", result: "INTemperatureResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "relativeTemperatureSetting", method: "resolveRelativeTemperatureSetting",
                result: "INRelativeSettingResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "climateZone", method: "resolveClimateZone", result: "INCarSeatResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "carName", method: "resolveCarName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetClimateSettingsInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setDefrosterSettingsInCarIntent = HandlerSignature(
        intent: "INSetDefrosterSettingsInCarIntent",
        parameters: [
            Parameter(
                name: "enable", method: "resolveEnable", result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "defroster", method: "resolveDefroster", result: "INCarDefrosterResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "carName", method: "resolveCarName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetDefrosterSettingsInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setSeatSettingsInCarIntent = HandlerSignature(
        intent: "INSetSeatSettingsInCarIntent",
        parameters: [
            Parameter(
                name: "enableHeating", method: "resolveEnableHeating", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "enableCooling", method: "resolveEnableCooling", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "enableMassage", method: "resolveEnableMassage", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
            Parameter(name: "seat", method: "resolveSeat", result: "INCarSeatResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "level", method: "resolveLevel", result: "INIntegerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "relativeLevelSetting", method: "resolveRelativeLevelSetting", result: "INRelativeSettingResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "carName", method: "resolveCarName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetSeatSettingsInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setProfileInCarIntent = HandlerSignature(
        intent: "INSetProfileInCarIntent",
        parameters: [
            Parameter(
                name: "profileNumber", method: "resolveProfileNumber", result: "INIntegerResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "profileName", method: "resolveProfileName", result: "INStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "isDefaultProfile", method: "resolveDefaultProfile", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "carName", method: "resolveCarName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetProfileInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let saveProfileInCarIntent = HandlerSignature(
        intent: "INSaveProfileInCarIntent",
        parameters: [
            Parameter(
                name: "profileNumber", method: "resolveProfileNumber", result: "INIntegerResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "profileName", method: "resolveProfileName", result: "INStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSaveProfileInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let activateCarSignalIntent = HandlerSignature(
        intent: "INActivateCarSignalIntent",
        parameters: [
            Parameter(
                name: "carName", method: "resolveCarName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "signals", method: "resolveSignals", result: "INCarSignalOptionsResolutionResult", isOptional: false,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INActivateCarSignalIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getCarLockStatusIntent = HandlerSignature(
        intent: "INGetCarLockStatusIntent",
        parameters: [
            Parameter(
                name: "carName", method: "resolveCarName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INGetCarLockStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setCarLockStatusIntent = HandlerSignature(
        intent: "INSetCarLockStatusIntent",
        parameters: [
            Parameter(
                name: "locked", method: "resolveLocked", result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "carName", method: "resolveCarName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetCarLockStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getCarPowerLevelStatusIntent = HandlerSignature(
        intent: "INGetCarPowerLevelStatusIntent",
        parameters: [
            Parameter(
                name: "carName", method: "resolveCarName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INGetCarPowerLevelStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: [
            "func startSendingUpdates(for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver)",
            "func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)",
        ]
    )

    private static let listCarsIntent = HandlerSignature(
        intent: "INListCarsIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INListCarsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let shareFocusStatusIntent = HandlerSignature(
        intent: "INShareFocusStatusIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INShareFocusStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let createNoteIntent = HandlerSignature(
        intent: "INCreateNoteIntent",
        parameters: [
            Parameter(
                name: "title", method: "resolveTitle", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "content", method: "resolveContent", result: "INNoteContentResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "groupName", method: "resolveGroupName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INCreateNoteIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let appendToNoteIntent = HandlerSignature(
        intent: "INAppendToNoteIntent",
        parameters: [
            Parameter(
                name: "targetNote", method: "resolveTargetNote", result: "INNoteResolutionResult", isOptional: true, isList: false
            ),
            Parameter(
                name: "content", method: "resolveContent", result: "INNoteContentResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INAppendToNoteIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let addTasksIntent = HandlerSignature(
        intent: "INAddTasksIntent",
        parameters: [
            Parameter(
                name: "targetTaskList", method: "resolveTargetTaskList", result: "INAddTasksTargetTaskListResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "taskTitles", method: "resolveTaskTitles", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: true),
            Parameter(
                name: "spatialEventTrigger", method: "resolveSpatialEventTrigger",
                result: "INSpatialEventTriggerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "temporalEventTrigger", method: "resolveTemporalEventTrigger",
                result: "INAddTasksTemporalEventTriggerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "priority", method: "resolvePriority", result: "INTaskPriorityResolutionResult", isOptional: false,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INAddTasksIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let createTaskListIntent = HandlerSignature(
        intent: "INCreateTaskListIntent",
        parameters: [
            Parameter(
                name: "title", method: "resolveTitle", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "taskTitles", method: "resolveTaskTitles", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: true),
            Parameter(
                name: "groupName", method: "resolveGroupName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INCreateTaskListIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setTaskAttributeIntent = HandlerSignature(
        intent: "INSetTaskAttributeIntent",
        parameters: [
            Parameter(
                name: "targetTask", method: "resolveTargetTask", result: "INTaskResolutionResult", isOptional: true, isList: false
            ),
            Parameter(
                name: "taskTitle", method: "resolveTaskTitle", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "status", method: "resolveStatus", result: "INTaskStatusResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "priority", method: "resolvePriority", result: "INTaskPriorityResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "spatialEventTrigger", method: "resolveSpatialEventTrigger",
                result: "INSpatialEventTriggerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "temporalEventTrigger", method: "resolveTemporalEventTrigger",
                result: "INSetTaskAttributeTemporalEventTriggerResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetTaskAttributeIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForNotebookItemsIntent = HandlerSignature(
        intent: "INSearchForNotebookItemsIntent",
        parameters: [
            Parameter(
                name: "title", method: "resolveTitle", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "content", method: "resolveContent", result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "itemType", method: "resolveItemType", result: "INNotebookItemTypeResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "status", method: "resolveStatus", result: "INTaskStatusResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "location", method: "resolveLocation", result: "INPlacemarkResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "locationSearchType", method: "resolveLocationSearchType", result: "INLocationSearchTypeResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "dateTime", method: "resolveDateTime", result: "INDateComponentsRangeResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "dateSearchType", method: "resolveDateSearchType", result: "INDateSearchTypeResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "temporalEventTriggerTypes", method: "resolveTemporalEventTriggerTypes",
                result: "INTemporalEventTriggerTypeOptionsResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "taskPriority", method: "resolveTaskPriority", result: "INTaskPriorityResolutionResult", isOptional: false,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForNotebookItemsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let deleteTasksIntent = HandlerSignature(
        intent: "INDeleteTasksIntent",
        parameters: [
            Parameter(
                name: "taskList", method: "resolveTaskList", result: "INDeleteTasksTaskListResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "tasks", method: "resolveTasks", result: "INDeleteTasksTaskResolutionResult", isOptional: true, isList: true
            ),
        ],
        responseArguments: [
            Argument(label: "code", type: "INDeleteTasksIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let snoozeTasksIntent = HandlerSignature(
        intent: "INSnoozeTasksIntent",
        parameters: [
            Parameter(
                name: "tasks", method: "resolveTasks", result: "INSnoozeTasksTaskResolutionResult", isOptional: true, isList: true
            ),
            Parameter(
                name: "nextTriggerTime", method: "resolveNextTriggerTime", result: "INDateComponentsRangeResolutionResult",
                isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSnoozeTasksIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let playMediaIntent = HandlerSignature(
        intent: "INPlayMediaIntent",
        parameters: [
            Parameter(
                name: "mediaItems", method: "resolveMediaItems", result: "INPlayMediaMediaItemResolutionResult", isOptional: true,
                isList: true),
            Parameter(
                name: "playShuffled", method: "resolvePlayShuffled", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "playbackRepeatMode", method: "resolvePlaybackRepeatMode", result: "INPlaybackRepeatModeResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "resumePlayback", method: "resolveResumePlayback", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "playbackQueueLocation", method: "resolvePlaybackQueueLocation",
                result: "INPlaybackQueueLocationResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "playbackSpeed", method: "resolvePlaybackSpeed", result: "INPlayMediaPlaybackSpeedResolutionResult",
                isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INPlayMediaIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let addMediaIntent = HandlerSignature(
        intent: "INAddMediaIntent",
        parameters: [
            Parameter(
                name: "mediaItems", method: "resolveMediaItems", result: "INAddMediaMediaItemResolutionResult", isOptional: true,
                isList: true),
            Parameter(
                name: "mediaDestination", method: "resolveMediaDestination", result: "INAddMediaMediaDestinationResolutionResult",
                isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INAddMediaIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let updateMediaAffinityIntent = HandlerSignature(
        intent: "INUpdateMediaAffinityIntent",
        parameters: [
            Parameter(
                name: "mediaItems", method: "resolveMediaItems", result: "INUpdateMediaAffinityMediaItemResolutionResult",
                isOptional: true, isList: true),
            Parameter(
                name: "affinityType", method: "resolveAffinityType", result: "INMediaAffinityTypeResolutionResult",
                isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INUpdateMediaAffinityIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForMediaIntent = HandlerSignature(
        intent: "INSearchForMediaIntent",
        parameters: [
            Parameter(
                name: "mediaItems", method: "resolveMediaItems", result: "INSearchForMediaMediaItemResolutionResult",
                isOptional: true, isList: true)
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForMediaIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let sendMessageIntent = HandlerSignature(
        intent: "INSendMessageIntent",
        parameters: [
            Parameter(
                name: "recipients", method: "resolveRecipients", result: "INSendMessageRecipientResolutionResult",
                isOptional: true, isList: true),
            Parameter(
                name: "outgoingMessageType", method: "resolveOutgoingMessageType",
                result: "INOutgoingMessageTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "content", method: "resolveContent", result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "speakableGroupName", method: "resolveSpeakableGroupName", result: "INSpeakableStringResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "groupName", method: "resolveGroupName", result: "INStringResolutionResult", isOptional: true, isList: false
            ),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSendMessageIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForMessagesIntent = HandlerSignature(
        intent: "INSearchForMessagesIntent",
        parameters: [
            Parameter(
                name: "recipients", method: "resolveRecipients", result: "INPersonResolutionResult", isOptional: true,
                isList: true),
            Parameter(
                name: "senders", method: "resolveSenders", result: "INPersonResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "attributes", method: "resolveAttributes", result: "INMessageAttributeOptionsResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "dateTimeRange", method: "resolveDateTimeRange", result: "INDateComponentsRangeResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "speakableGroupNames", method: "resolveSpeakableGroupNames", result: "INSpeakableStringResolutionResult",
                isOptional: true, isList: true),
            Parameter(
                name: "groupNames", method: "resolveGroupNames", result: "INStringResolutionResult", isOptional: true,
                isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForMessagesIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setMessageAttributeIntent = HandlerSignature(
        intent: "INSetMessageAttributeIntent",
        parameters: [
            Parameter(
                name: "attribute", method: "resolveAttribute", result: "INMessageAttributeResolutionResult", isOptional: false,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetMessageAttributeIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let unsendMessagesIntent = HandlerSignature(
        intent: "INUnsendMessagesIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INUnsendMessagesIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let editMessageIntent = HandlerSignature(
        intent: "INEditMessageIntent",
        parameters: [
            Parameter(
                name: "editedContent", method: "resolveEditedContent", result: "INStringResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INEditMessageIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let sendPaymentIntent = HandlerSignature(
        intent: "INSendPaymentIntent",
        parameters: [
            Parameter(
                name: "payee", method: "resolvePayee", result: "INSendPaymentPayeeResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "currencyAmount", method: "resolveCurrencyAmount", result: "INSendPaymentCurrencyAmountResolutionResult",
                isOptional: true, isList: false),
            Parameter(name: "note", method: "resolveNote", result: "INStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSendPaymentIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let requestPaymentIntent = HandlerSignature(
        intent: "INRequestPaymentIntent",
        parameters: [
            Parameter(
                name: "payer", method: "resolvePayer", result: "INRequestPaymentPayerResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "currencyAmount", method: "resolveCurrencyAmount", result: "INRequestPaymentCurrencyAmountResolutionResult",
                isOptional: true, isList: false),
            Parameter(name: "note", method: "resolveNote", result: "INStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INRequestPaymentIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let payBillIntent = HandlerSignature(
        intent: "INPayBillIntent",
        parameters: [
            Parameter(
                name: "billPayee", method: "resolveBillPayee", result: "INBillPayeeResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "fromAccount", method: "resolveFromAccount", result: "INPaymentAccountResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "transactionAmount", method: "resolveTransactionAmount", result: "INPaymentAmountResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "transactionScheduledDate", method: "resolveTransactionScheduledDate",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "transactionNote", method: "resolveTransactionNote", result: "INStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "billType", method: "resolveBillType", result: "INBillTypeResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "dueDate", method: "resolveDueDate", result: "INDateComponentsRangeResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INPayBillIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForBillsIntent = HandlerSignature(
        intent: "INSearchForBillsIntent",
        parameters: [
            Parameter(
                name: "billPayee", method: "resolveBillPayee", result: "INBillPayeeResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "paymentDateRange", method: "resolvePaymentDateRange", result: "INDateComponentsRangeResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "billType", method: "resolveBillType", result: "INBillTypeResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "status", method: "resolveStatus", result: "INPaymentStatusResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "dueDateRange", method: "resolveDueDateRange", result: "INDateComponentsRangeResolutionResult",
                isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForBillsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForAccountsIntent = HandlerSignature(
        intent: "INSearchForAccountsIntent",
        parameters: [
            Parameter(
                name: "accountNickname", method: "resolveAccountNickname", result: "INSpeakableStringResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "accountType", method: "resolveAccountType", result: "INAccountTypeResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "organizationName", method: "resolveOrganizationName", result: "INSpeakableStringResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "requestedBalanceType", method: "resolveRequestedBalanceType", result: "INBalanceTypeResolutionResult",
                isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForAccountsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let transferMoneyIntent = HandlerSignature(
        intent: "INTransferMoneyIntent",
        parameters: [
            Parameter(
                name: "fromAccount", method: "resolveFromAccount", result: "INPaymentAccountResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "toAccount", method: "resolveToAccount", result: "INPaymentAccountResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "transactionAmount", method: "resolveTransactionAmount", result: "INPaymentAmountResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "transactionScheduledDate", method: "resolveTransactionScheduledDate",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "transactionNote", method: "resolveTransactionNote", result: "INStringResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INTransferMoneyIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForPhotosIntent = HandlerSignature(
        intent: "INSearchForPhotosIntent",
        parameters: [
            Parameter(
                name: "dateCreated", method: "resolveDateCreated", result: "INDateComponentsRangeResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "locationCreated", method: "resolveLocationCreated", result: "INPlacemarkResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "albumName", method: "resolveAlbumName", result: "INStringResolutionResult", isOptional: true, isList: false
            ),
            Parameter(
                name: "searchTerms", method: "resolveSearchTerms", result: "INStringResolutionResult", isOptional: true,
                isList: true),
            Parameter(
                name: "peopleInPhoto", method: "resolvePeopleInPhoto", result: "INPersonResolutionResult", isOptional: true,
                isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForPhotosIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let startPhotoPlaybackIntent = HandlerSignature(
        intent: "INStartPhotoPlaybackIntent",
        parameters: [
            Parameter(
                name: "dateCreated", method: "resolveDateCreated", result: "INDateComponentsRangeResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "locationCreated", method: "resolveLocationCreated", result: "INPlacemarkResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "albumName", method: "resolveAlbumName", result: "INStringResolutionResult", isOptional: true, isList: false
            ),
            Parameter(
                name: "peopleInPhoto", method: "resolvePeopleInPhoto", result: "INPersonResolutionResult", isOptional: true,
                isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartPhotoPlaybackIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setRadioStationIntent = HandlerSignature(
        intent: "INSetRadioStationIntent",
        parameters: [
            Parameter(
                name: "radioType", method: "resolveRadioType", result: "INRadioTypeResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "frequency", method: "resolveFrequency", result: "INDoubleResolutionResult", isOptional: true, isList: false
            ),
            Parameter(
                name: "stationName", method: "resolveStationName", result: "INStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "channel", method: "resolveChannel", result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "presetNumber", method: "resolvePresetNumber", result: "INIntegerResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetRadioStationIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let bookRestaurantReservationIntent = HandlerSignature(
        intent: "INBookRestaurantReservationIntent",
        parameters: [
            Parameter(
                name: "restaurant", method: "resolveRestaurant", result: "INRestaurantResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "bookingDateComponents", method: "resolveBookingDateComponents", result: "INDateComponentsResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "partySize", method: "resolvePartySize", result: "INIntegerResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "guest", method: "resolveGuest", result: "INRestaurantGuestResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "guestProvidedSpecialRequestText", method: "resolveGuestProvidedSpecialRequestText",
                result: "INStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INBookRestaurantReservationIntentCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getAvailableRestaurantReservationBookingsIntent = HandlerSignature(
        intent: "INGetAvailableRestaurantReservationBookingsIntent",
        parameters: [
            Parameter(
                name: "restaurant", method: "resolveRestaurant", result: "INRestaurantResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "partySize", method: "resolvePartySize", result: "INIntegerResolutionResult", isOptional: false,
                isList: false),
            Parameter(
                name: "preferredBookingDateComponents", method: "resolvePreferredBookingDateComponents",
                result: "INDateComponentsResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "availableBookings", type: "[INRestaurantReservationBooking]"),
            Argument(label: "code", type: "INGetAvailableRestaurantReservationBookingsIntentCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getAvailableRestaurantReservationBookingDefaultsIntent = HandlerSignature(
        intent: "INGetAvailableRestaurantReservationBookingDefaultsIntent",
        parameters: [
            Parameter(
                name: "restaurant", method: "resolveRestaurant", result: "INRestaurantResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "defaultPartySize", type: "Int"), Argument(label: "defaultBooking", type: "Date"),
            Argument(label: "code", type: "INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getUserCurrentRestaurantReservationBookingsIntent = HandlerSignature(
        intent: "INGetUserCurrentRestaurantReservationBookingsIntent",
        parameters: [
            Parameter(
                name: "restaurant", method: "resolveRestaurant", result: "INRestaurantResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "userCurrentBookings", type: "[INRestaurantReservationUserBooking]"),
            Argument(label: "code", type: "INGetUserCurrentRestaurantReservationBookingsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getRestaurantGuestIntent = HandlerSignature(
        intent: "INGetRestaurantGuestIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INGetRestaurantGuestIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let listRideOptionsIntent = HandlerSignature(
        intent: "INListRideOptionsIntent",
        parameters: [
            Parameter(
                name: "pickupLocation", method: "resolvePickupLocation", result: "INPlacemarkResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "dropOffLocation", method: "resolveDropOffLocation", result: "INPlacemarkResolutionResult",
                isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INListRideOptionsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let requestRideIntent = HandlerSignature(
        intent: "INRequestRideIntent",
        parameters: [
            Parameter(
                name: "pickupLocation", method: "resolvePickupLocation", result: "INPlacemarkResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "dropOffLocation", method: "resolveDropOffLocation", result: "INPlacemarkResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "rideOptionName", method: "resolveRideOptionName", result: "INSpeakableStringResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "partySize", method: "resolvePartySize", result: "INIntegerResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "scheduledPickupTime", method: "resolveScheduledPickupTime",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INRequestRideIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getRideStatusIntent = HandlerSignature(
        intent: "INGetRideStatusIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INGetRideStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: [
            "func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)",
            "func stopSendingUpdates(for intent: INGetRideStatusIntent)",
        ]
    )

    private static let cancelRideIntent = HandlerSignature(
        intent: "INCancelRideIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INCancelRideIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let sendRideFeedbackIntent = HandlerSignature(
        intent: "INSendRideFeedbackIntent",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INSendRideFeedbackIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getVisualCodeIntent = HandlerSignature(
        intent: "INGetVisualCodeIntent",
        parameters: [
            Parameter(
                name: "visualCodeType", method: "resolveVisualCodeType", result: "INVisualCodeTypeResolutionResult",
                isOptional: false, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INGetVisualCodeIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let startWorkoutIntent = HandlerSignature(
        intent: "INStartWorkoutIntent",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false),
            Parameter(
                name: "goalValue", method: "resolveGoalValue", result: "INDoubleResolutionResult", isOptional: true, isList: false
            ),
            Parameter(
                name: "workoutGoalUnitType", method: "resolveWorkoutGoalUnitType",
                result: "INWorkoutGoalUnitTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "workoutLocationType", method: "resolveWorkoutLocationType",
                result: "INWorkoutLocationTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "isOpenEnded", method: "resolveIsOpenEnded", result: "INBooleanResolutionResult", isOptional: true,
                isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let pauseWorkoutIntent = HandlerSignature(
        intent: "INPauseWorkoutIntent",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INPauseWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let resumeWorkoutIntent = HandlerSignature(
        intent: "INResumeWorkoutIntent",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INResumeWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let cancelWorkoutIntent = HandlerSignature(
        intent: "INCancelWorkoutIntent",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INCancelWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let endWorkoutIntent = HandlerSignature(
        intent: "INEndWorkoutIntent",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName", result: "INSpeakableStringResolutionResult", isOptional: true,
                isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INEndWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )
}
