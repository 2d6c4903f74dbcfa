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
        confirm: "confirm(intent: INStartCallIntent)",
        handle: "handle(intent: INStartCallIntent)",
        parameters: [
            Parameter(
                name: "callRecordToCallBack", method: "resolveCallRecordToCallBack(for intent: INStartCallIntent)",
                result: "INCallRecordResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "destinationType", method: "resolveDestinationType(for intent: INStartCallIntent)",
                result: "INCallDestinationTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "contacts", method: "resolveContacts(for intent: INStartCallIntent)",
                result: "INStartCallContactResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "callCapability", method: "resolveCallCapability(for intent: INStartCallIntent)",
                result: "INStartCallCallCapabilityResolutionResult", isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let startAudioCallIntent = HandlerSignature(
        intent: "INStartAudioCallIntent",
        confirm: "confirm(intent: INStartAudioCallIntent)",
        handle: "handle(intent: INStartAudioCallIntent)",
        parameters: [
            Parameter(
                name: "destinationType", method: "resolveDestinationType(for intent: INStartAudioCallIntent)",
                result: "INCallDestinationTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "contacts", method: "resolveContacts(for intent: INStartAudioCallIntent)",
                result: "INPersonResolutionResult", isOptional: true, isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartAudioCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let startVideoCallIntent = HandlerSignature(
        intent: "INStartVideoCallIntent",
        confirm: "confirm(intent: INStartVideoCallIntent)",
        handle: "handle(intent: INStartVideoCallIntent)",
        parameters: [
            Parameter(
                name: "contacts", method: "resolveContacts(for intent: INStartVideoCallIntent)",
                result: "INPersonResolutionResult", isOptional: true, isList: true)
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartVideoCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchCallHistoryIntent = HandlerSignature(
        intent: "INSearchCallHistoryIntent",
        confirm: "confirm(intent: INSearchCallHistoryIntent)",
        handle: "handle(intent: INSearchCallHistoryIntent)",
        parameters: [
            Parameter(
                name: "dateCreated", method: "resolveDateCreated(for intent: INSearchCallHistoryIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "recipient", method: "resolveRecipient(for intent: INSearchCallHistoryIntent)",
                result: "INPersonResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "callTypes", method: "resolveCallTypes(for intent: INSearchCallHistoryIntent)",
                result: "INCallRecordTypeOptionsResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "unseen", method: "resolveUnseen(for intent: INSearchCallHistoryIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "callType", method: "resolveCallType(for intent: INSearchCallHistoryIntent)",
                result: "INCallRecordTypeResolutionResult", isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchCallHistoryIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let answerCallIntent = HandlerSignature(
        intent: "INAnswerCallIntent",
        confirm: "confirm(intent: INAnswerCallIntent)",
        handle: "handle(intent: INAnswerCallIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INAnswerCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let hangUpCallIntent = HandlerSignature(
        intent: "INHangUpCallIntent",
        confirm: "confirm(intent: INHangUpCallIntent)",
        handle: "handle(intent: INHangUpCallIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INHangUpCallIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setAudioSourceInCarIntent = HandlerSignature(
        intent: "INSetAudioSourceInCarIntent",
        confirm: "confirm(intent: INSetAudioSourceInCarIntent)",
        handle: "handle(intent: INSetAudioSourceInCarIntent)",
        parameters: [
            Parameter(
                name: "audioSource", method: "resolveAudioSource(for intent: INSetAudioSourceInCarIntent)",
                result: "INCarAudioSourceResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "relativeAudioSourceReference",
                method: "resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent)",
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
        confirm: "confirm(intent: INSetClimateSettingsInCarIntent)",
        handle: "handle(intent: INSetClimateSettingsInCarIntent)",
        parameters: [
            Parameter(
                name: "enableFan", method: "resolveEnableFan(for intent: INSetClimateSettingsInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "enableAirConditioner", method: "resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "enableClimateControl", method: "resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "enableAutoMode", method: "resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "airCirculationMode", method: "resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent)",
                result: "INCarAirCirculationModeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "fanSpeedIndex", method: "resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent)",
                result: "INIntegerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "fanSpeedPercentage", method: "resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent)",
                result: "INDoubleResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "relativeFanSpeedSetting",
                method: "resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent)",
                result: "INRelativeSettingResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "temperature", method: "resolveTemperature(for intent: INSetClimateSettingsInCarIntent)",
                result: "INTemperatureResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "relativeTemperatureSetting",
                method: "resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent)",
                result: "INRelativeSettingResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "climateZone", method: "resolveClimateZone(for intent: INSetClimateSettingsInCarIntent)",
                result: "INCarSeatResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "carName", method: "resolveCarName(for intent: INSetClimateSettingsInCarIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetClimateSettingsInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setDefrosterSettingsInCarIntent = HandlerSignature(
        intent: "INSetDefrosterSettingsInCarIntent",
        confirm: "confirm(intent: INSetDefrosterSettingsInCarIntent)",
        handle: "handle(intent: INSetDefrosterSettingsInCarIntent)",
        parameters: [
            Parameter(
                name: "enable", method: "resolveEnable(for intent: INSetDefrosterSettingsInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "defroster", method: "resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent)",
                result: "INCarDefrosterResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "carName", method: "resolveCarName(for intent: INSetDefrosterSettingsInCarIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetDefrosterSettingsInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setSeatSettingsInCarIntent = HandlerSignature(
        intent: "INSetSeatSettingsInCarIntent",
        confirm: "confirm(intent: INSetSeatSettingsInCarIntent)",
        handle: "handle(intent: INSetSeatSettingsInCarIntent)",
        parameters: [
            Parameter(
                name: "enableHeating", method: "resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "enableCooling", method: "resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "enableMassage", method: "resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "seat", method: "resolveSeat(for intent: INSetSeatSettingsInCarIntent)",
                result: "INCarSeatResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "level", method: "resolveLevel(for intent: INSetSeatSettingsInCarIntent)",
                result: "INIntegerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "relativeLevelSetting", method: "resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent)",
                result: "INRelativeSettingResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "carName", method: "resolveCarName(for intent: INSetSeatSettingsInCarIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetSeatSettingsInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setProfileInCarIntent = HandlerSignature(
        intent: "INSetProfileInCarIntent",
        confirm: "confirm(intent: INSetProfileInCarIntent)",
        handle: "handle(intent: INSetProfileInCarIntent)",
        parameters: [
            Parameter(
                name: "profileNumber", method: "resolveProfileNumber(for intent: INSetProfileInCarIntent)",
                result: "INIntegerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "profileName", method: "resolveProfileName(for intent: INSetProfileInCarIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "isDefaultProfile", method: "resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "carName", method: "resolveCarName(for intent: INSetProfileInCarIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetProfileInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let saveProfileInCarIntent = HandlerSignature(
        intent: "INSaveProfileInCarIntent",
        confirm: "confirm(intent: INSaveProfileInCarIntent)",
        handle: "handle(intent: INSaveProfileInCarIntent)",
        parameters: [
            Parameter(
                name: "profileNumber", method: "resolveProfileNumber(for intent: INSaveProfileInCarIntent)",
                result: "INIntegerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "profileName", method: "resolveProfileName(for intent: INSaveProfileInCarIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSaveProfileInCarIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let activateCarSignalIntent = HandlerSignature(
        intent: "INActivateCarSignalIntent",
        confirm: "confirm(intent: INActivateCarSignalIntent)",
        handle: "handle(intent: INActivateCarSignalIntent)",
        parameters: [
            Parameter(
                name: "carName", method: "resolveCarName(for intent: INActivateCarSignalIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "signals", method: "resolveSignals(for intent: INActivateCarSignalIntent)",
                result: "INCarSignalOptionsResolutionResult", isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INActivateCarSignalIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getCarLockStatusIntent = HandlerSignature(
        intent: "INGetCarLockStatusIntent",
        confirm: "confirm(intent: INGetCarLockStatusIntent)",
        handle: "handle(intent: INGetCarLockStatusIntent)",
        parameters: [
            Parameter(
                name: "carName", method: "resolveCarName(for intent: INGetCarLockStatusIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INGetCarLockStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setCarLockStatusIntent = HandlerSignature(
        intent: "INSetCarLockStatusIntent",
        confirm: "confirm(intent: INSetCarLockStatusIntent)",
        handle: "handle(intent: INSetCarLockStatusIntent)",
        parameters: [
            Parameter(
                name: "locked", method: "resolveLocked(for intent: INSetCarLockStatusIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "carName", method: "resolveCarName(for intent: INSetCarLockStatusIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetCarLockStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getCarPowerLevelStatusIntent = HandlerSignature(
        intent: "INGetCarPowerLevelStatusIntent",
        confirm: "confirm(intent: INGetCarPowerLevelStatusIntent)",
        handle: "handle(intent: INGetCarPowerLevelStatusIntent)",
        parameters: [
            Parameter(
                name: "carName", method: "resolveCarName(for intent: INGetCarPowerLevelStatusIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INGetCarPowerLevelStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: [
            "startSendingUpdates(for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver)",
            "stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)",
        ]
    )

    private static let listCarsIntent = HandlerSignature(
        intent: "INListCarsIntent",
        confirm: "confirm(intent: INListCarsIntent)",
        handle: "handle(intent: INListCarsIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INListCarsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let shareFocusStatusIntent = HandlerSignature(
        intent: "INShareFocusStatusIntent",
        confirm: "confirm(intent: INShareFocusStatusIntent)",
        handle: "handle(intent: INShareFocusStatusIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INShareFocusStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let createNoteIntent = HandlerSignature(
        intent: "INCreateNoteIntent",
        confirm: "confirm(intent: INCreateNoteIntent)",
        handle: "handle(intent: INCreateNoteIntent)",
        parameters: [
            Parameter(
                name: "title", method: "resolveTitle(for intent: INCreateNoteIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "content", method: "resolveContent(for intent: INCreateNoteIntent)",
                result: "INNoteContentResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "groupName", method: "resolveGroupName(for intent: INCreateNoteIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INCreateNoteIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let appendToNoteIntent = HandlerSignature(
        intent: "INAppendToNoteIntent",
        confirm: "confirm(intent: INAppendToNoteIntent)",
        handle: "handle(intent: INAppendToNoteIntent)",
        parameters: [
            Parameter(
                name: "targetNote", method: "resolveTargetNote(for intent: INAppendToNoteIntent)",
                result: "INNoteResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "content", method: "resolveContent(for intent: INAppendToNoteIntent)",
                result: "INNoteContentResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INAppendToNoteIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let addTasksIntent = HandlerSignature(
        intent: "INAddTasksIntent",
        confirm: "confirm(intent: INAddTasksIntent)",
        handle: "handle(intent: INAddTasksIntent)",
        parameters: [
            Parameter(
                name: "targetTaskList", method: "resolveTargetTaskList(for intent: INAddTasksIntent)",
                result: "INAddTasksTargetTaskListResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "taskTitles", method: "resolveTaskTitles(for intent: INAddTasksIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "spatialEventTrigger", method: "resolveSpatialEventTrigger(for intent: INAddTasksIntent)",
                result: "INSpatialEventTriggerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "temporalEventTrigger", method: "resolveTemporalEventTrigger(for intent: INAddTasksIntent)",
                result: "INAddTasksTemporalEventTriggerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "priority", method: "resolvePriority(for intent: INAddTasksIntent)",
                result: "INTaskPriorityResolutionResult", isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INAddTasksIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let createTaskListIntent = HandlerSignature(
        intent: "INCreateTaskListIntent",
        confirm: "confirm(intent: INCreateTaskListIntent)",
        handle: "handle(intent: INCreateTaskListIntent)",
        parameters: [
            Parameter(
                name: "title", method: "resolveTitle(for intent: INCreateTaskListIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "taskTitles", method: "resolveTaskTitles(for intent: INCreateTaskListIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "groupName", method: "resolveGroupName(for intent: INCreateTaskListIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INCreateTaskListIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setTaskAttributeIntent = HandlerSignature(
        intent: "INSetTaskAttributeIntent",
        confirm: "confirm(intent: INSetTaskAttributeIntent)",
        handle: "handle(intent: INSetTaskAttributeIntent)",
        parameters: [
            Parameter(
                name: "targetTask", method: "resolveTargetTask(for intent: INSetTaskAttributeIntent)",
                result: "INTaskResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "taskTitle", method: "resolveTaskTitle(for intent: INSetTaskAttributeIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "status", method: "resolveStatus(for intent: INSetTaskAttributeIntent)",
                result: "INTaskStatusResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "priority", method: "resolvePriority(for intent: INSetTaskAttributeIntent)",
                result: "INTaskPriorityResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "spatialEventTrigger", method: "resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent)",
                result: "INSpatialEventTriggerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "temporalEventTrigger", method: "resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent)",
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
        confirm: "confirm(intent: INSearchForNotebookItemsIntent)",
        handle: "handle(intent: INSearchForNotebookItemsIntent)",
        parameters: [
            Parameter(
                name: "title", method: "resolveTitle(for intent: INSearchForNotebookItemsIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "content", method: "resolveContent(for intent: INSearchForNotebookItemsIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "itemType", method: "resolveItemType(for intent: INSearchForNotebookItemsIntent)",
                result: "INNotebookItemTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "status", method: "resolveStatus(for intent: INSearchForNotebookItemsIntent)",
                result: "INTaskStatusResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "location", method: "resolveLocation(for intent: INSearchForNotebookItemsIntent)",
                result: "INPlacemarkResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "locationSearchType", method: "resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent)",
                result: "INLocationSearchTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "dateTime", method: "resolveDateTime(for intent: INSearchForNotebookItemsIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "dateSearchType", method: "resolveDateSearchType(for intent: INSearchForNotebookItemsIntent)",
                result: "INDateSearchTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "temporalEventTriggerTypes",
                method: "resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent)",
                result: "INTemporalEventTriggerTypeOptionsResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "taskPriority", method: "resolveTaskPriority(for intent: INSearchForNotebookItemsIntent)",
                result: "INTaskPriorityResolutionResult", isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForNotebookItemsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let deleteTasksIntent = HandlerSignature(
        intent: "INDeleteTasksIntent",
        confirm: "confirm(intent: INDeleteTasksIntent)",
        handle: "handle(intent: INDeleteTasksIntent)",
        parameters: [
            Parameter(
                name: "taskList", method: "resolveTaskList(for intent: INDeleteTasksIntent)",
                result: "INDeleteTasksTaskListResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "tasks", method: "resolveTasks(for intent: INDeleteTasksIntent)",
                result: "INDeleteTasksTaskResolutionResult", isOptional: true, isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INDeleteTasksIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let snoozeTasksIntent = HandlerSignature(
        intent: "INSnoozeTasksIntent",
        confirm: "confirm(intent: INSnoozeTasksIntent)",
        handle: "handle(intent: INSnoozeTasksIntent)",
        parameters: [
            Parameter(
                name: "tasks", method: "resolveTasks(for intent: INSnoozeTasksIntent)",
                result: "INSnoozeTasksTaskResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "nextTriggerTime", method: "resolveNextTriggerTime(for intent: INSnoozeTasksIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSnoozeTasksIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let playMediaIntent = HandlerSignature(
        intent: "INPlayMediaIntent",
        confirm: "confirm(intent: INPlayMediaIntent)",
        handle: "handle(intent: INPlayMediaIntent)",
        parameters: [
            Parameter(
                name: "mediaItems", method: "resolveMediaItems(for intent: INPlayMediaIntent)",
                result: "INPlayMediaMediaItemResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "playShuffled", method: "resolvePlayShuffled(for intent: INPlayMediaIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "playbackRepeatMode", method: "resolvePlaybackRepeatMode(for intent: INPlayMediaIntent)",
                result: "INPlaybackRepeatModeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "resumePlayback", method: "resolveResumePlayback(for intent: INPlayMediaIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "playbackQueueLocation", method: "resolvePlaybackQueueLocation(for intent: INPlayMediaIntent)",
                result: "INPlaybackQueueLocationResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "playbackSpeed", method: "resolvePlaybackSpeed(for intent: INPlayMediaIntent)",
                result: "INPlayMediaPlaybackSpeedResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INPlayMediaIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let addMediaIntent = HandlerSignature(
        intent: "INAddMediaIntent",
        confirm: "confirm(intent: INAddMediaIntent)",
        handle: "handle(intent: INAddMediaIntent)",
        parameters: [
            Parameter(
                name: "mediaItems", method: "resolveMediaItems(for intent: INAddMediaIntent)",
                result: "INAddMediaMediaItemResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "mediaDestination", method: "resolveMediaDestination(for intent: INAddMediaIntent)",
                result: "INAddMediaMediaDestinationResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INAddMediaIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let updateMediaAffinityIntent = HandlerSignature(
        intent: "INUpdateMediaAffinityIntent",
        confirm: "confirm(intent: INUpdateMediaAffinityIntent)",
        handle: "handle(intent: INUpdateMediaAffinityIntent)",
        parameters: [
            Parameter(
                name: "mediaItems", method: "resolveMediaItems(for intent: INUpdateMediaAffinityIntent)",
                result: "INUpdateMediaAffinityMediaItemResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "affinityType", method: "resolveAffinityType(for intent: INUpdateMediaAffinityIntent)",
                result: "INMediaAffinityTypeResolutionResult", isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INUpdateMediaAffinityIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForMediaIntent = HandlerSignature(
        intent: "INSearchForMediaIntent",
        confirm: "confirm(intent: INSearchForMediaIntent)",
        handle: "handle(intent: INSearchForMediaIntent)",
        parameters: [
            Parameter(
                name: "mediaItems", method: "resolveMediaItems(for intent: INSearchForMediaIntent)",
                result: "INSearchForMediaMediaItemResolutionResult", isOptional: true, isList: true)
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForMediaIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let sendMessageIntent = HandlerSignature(
        intent: "INSendMessageIntent",
        confirm: "confirm(intent: INSendMessageIntent)",
        handle: "handle(intent: INSendMessageIntent)",
        parameters: [
            Parameter(
                name: "recipients", method: "resolveRecipients(for intent: INSendMessageIntent)",
                result: "INSendMessageRecipientResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "outgoingMessageType", method: "resolveOutgoingMessageType(for intent: INSendMessageIntent)",
                result: "INOutgoingMessageTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "content", method: "resolveContent(for intent: INSendMessageIntent)", result: "INStringResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "speakableGroupName", method: "resolveSpeakableGroupName(for intent: INSendMessageIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "groupName", method: "resolveGroupName(for intent: INSendMessageIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSendMessageIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForMessagesIntent = HandlerSignature(
        intent: "INSearchForMessagesIntent",
        confirm: "confirm(intent: INSearchForMessagesIntent)",
        handle: "handle(intent: INSearchForMessagesIntent)",
        parameters: [
            Parameter(
                name: "recipients", method: "resolveRecipients(for intent: INSearchForMessagesIntent)",
                result: "INPersonResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "senders", method: "resolveSenders(for intent: INSearchForMessagesIntent)",
                result: "INPersonResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "attributes", method: "resolveAttributes(for intent: INSearchForMessagesIntent)",
                result: "INMessageAttributeOptionsResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "dateTimeRange", method: "resolveDateTimeRange(for intent: INSearchForMessagesIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "speakableGroupNames", method: "resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "groupNames", method: "resolveGroupNames(for intent: INSearchForMessagesIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForMessagesIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setMessageAttributeIntent = HandlerSignature(
        intent: "INSetMessageAttributeIntent",
        confirm: "confirm(intent: INSetMessageAttributeIntent)",
        handle: "handle(intent: INSetMessageAttributeIntent)",
        parameters: [
            Parameter(
                name: "attribute", method: "resolveAttribute(for intent: INSetMessageAttributeIntent)",
                result: "INMessageAttributeResolutionResult", isOptional: false, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetMessageAttributeIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let unsendMessagesIntent = HandlerSignature(
        intent: "INUnsendMessagesIntent",
        confirm: "confirm(intent: INUnsendMessagesIntent)",
        handle: "handle(intent: INUnsendMessagesIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INUnsendMessagesIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let editMessageIntent = HandlerSignature(
        intent: "INEditMessageIntent",
        confirm: "confirm(intent: INEditMessageIntent)",
        handle: "handle(intent: INEditMessageIntent)",
        parameters: [
            Parameter(
                name: "editedContent", method: "resolveEditedContent(for intent: INEditMessageIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INEditMessageIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let sendPaymentIntent = HandlerSignature(
        intent: "INSendPaymentIntent",
        confirm: "confirm(intent: INSendPaymentIntent)",
        handle: "handle(intent: INSendPaymentIntent)",
        parameters: [
            Parameter(
                name: "payee", method: "resolvePayee(for intent: INSendPaymentIntent)",
                result: "INSendPaymentPayeeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "currencyAmount", method: "resolveCurrencyAmount(for intent: INSendPaymentIntent)",
                result: "INSendPaymentCurrencyAmountResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "note", method: "resolveNote(for intent: INSendPaymentIntent)", result: "INStringResolutionResult",
                isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSendPaymentIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let requestPaymentIntent = HandlerSignature(
        intent: "INRequestPaymentIntent",
        confirm: "confirm(intent: INRequestPaymentIntent)",
        handle: "handle(intent: INRequestPaymentIntent)",
        parameters: [
            Parameter(
                name: "payer", method: "resolvePayer(for intent: INRequestPaymentIntent)",
                result: "INRequestPaymentPayerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "currencyAmount", method: "resolveCurrencyAmount(for intent: INRequestPaymentIntent)",
                result: "INRequestPaymentCurrencyAmountResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "note", method: "resolveNote(for intent: INRequestPaymentIntent)", result: "INStringResolutionResult",
                isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INRequestPaymentIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let payBillIntent = HandlerSignature(
        intent: "INPayBillIntent",
        confirm: "confirm(intent: INPayBillIntent)",
        handle: "handle(intent: INPayBillIntent)",
        parameters: [
            Parameter(
                name: "billPayee", method: "resolveBillPayee(for intent: INPayBillIntent)", result: "INBillPayeeResolutionResult",
                isOptional: true, isList: false),
            Parameter(
                name: "fromAccount", method: "resolveFromAccount(for intent: INPayBillIntent)",
                result: "INPaymentAccountResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "transactionAmount", method: "resolveTransactionAmount(for intent: INPayBillIntent)",
                result: "INPaymentAmountResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "transactionScheduledDate", method: "resolveTransactionScheduledDate(for intent: INPayBillIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "transactionNote", method: "resolveTransactionNote(for intent: INPayBillIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "billType", method: "resolveBillType(for intent: INPayBillIntent)", result: "INBillTypeResolutionResult",
                isOptional: false, isList: false),
            Parameter(
                name: "dueDate", method: "resolveDueDate(for intent: INPayBillIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INPayBillIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForBillsIntent = HandlerSignature(
        intent: "INSearchForBillsIntent",
        confirm: "confirm(intent: INSearchForBillsIntent)",
        handle: "handle(intent: INSearchForBillsIntent)",
        parameters: [
            Parameter(
                name: "billPayee", method: "resolveBillPayee(for intent: INSearchForBillsIntent)",
                result: "INBillPayeeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "paymentDateRange", method: "resolvePaymentDateRange(for intent: INSearchForBillsIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "billType", method: "resolveBillType(for intent: INSearchForBillsIntent)",
                result: "INBillTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "status", method: "resolveStatus(for intent: INSearchForBillsIntent)",
                result: "INPaymentStatusResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "dueDateRange", method: "resolveDueDateRange(for intent: INSearchForBillsIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForBillsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForAccountsIntent = HandlerSignature(
        intent: "INSearchForAccountsIntent",
        confirm: "confirm(intent: INSearchForAccountsIntent)",
        handle: "handle(intent: INSearchForAccountsIntent)",
        parameters: [
            Parameter(
                name: "accountNickname", method: "resolveAccountNickname(for intent: INSearchForAccountsIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "accountType", method: "resolveAccountType(for intent: INSearchForAccountsIntent)",
                result: "INAccountTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "organizationName", method: "resolveOrganizationName(for intent: INSearchForAccountsIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "requestedBalanceType", method: "resolveRequestedBalanceType(for intent: INSearchForAccountsIntent)",
                result: "INBalanceTypeResolutionResult", isOptional: false, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForAccountsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let transferMoneyIntent = HandlerSignature(
        intent: "INTransferMoneyIntent",
        confirm: "confirm(intent: INTransferMoneyIntent)",
        handle: "handle(intent: INTransferMoneyIntent)",
        parameters: [
            Parameter(
                name: "fromAccount", method: "resolveFromAccount(for intent: INTransferMoneyIntent)",
                result: "INPaymentAccountResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "toAccount", method: "resolveToAccount(for intent: INTransferMoneyIntent)",
                result: "INPaymentAccountResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "transactionAmount", method: "resolveTransactionAmount(for intent: INTransferMoneyIntent)",
                result: "INPaymentAmountResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "transactionScheduledDate", method: "resolveTransactionScheduledDate(for intent: INTransferMoneyIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "transactionNote", method: "resolveTransactionNote(for intent: INTransferMoneyIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INTransferMoneyIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let searchForPhotosIntent = HandlerSignature(
        intent: "INSearchForPhotosIntent",
        confirm: "confirm(intent: INSearchForPhotosIntent)",
        handle: "handle(intent: INSearchForPhotosIntent)",
        parameters: [
            Parameter(
                name: "dateCreated", method: "resolveDateCreated(for intent: INSearchForPhotosIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "locationCreated", method: "resolveLocationCreated(for intent: INSearchForPhotosIntent)",
                result: "INPlacemarkResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "albumName", method: "resolveAlbumName(for intent: INSearchForPhotosIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "searchTerms", method: "resolveSearchTerms(for intent: INSearchForPhotosIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: true),
            Parameter(
                name: "peopleInPhoto", method: "resolvePeopleInPhoto(for intent: INSearchForPhotosIntent)",
                result: "INPersonResolutionResult", isOptional: true, isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSearchForPhotosIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let startPhotoPlaybackIntent = HandlerSignature(
        intent: "INStartPhotoPlaybackIntent",
        confirm: "confirm(intent: INStartPhotoPlaybackIntent)",
        handle: "handle(intent: INStartPhotoPlaybackIntent)",
        parameters: [
            Parameter(
                name: "dateCreated", method: "resolveDateCreated(for intent: INStartPhotoPlaybackIntent)",
                result: "INDateComponentsRangeResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "locationCreated", method: "resolveLocationCreated(for intent: INStartPhotoPlaybackIntent)",
                result: "INPlacemarkResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "albumName", method: "resolveAlbumName(for intent: INStartPhotoPlaybackIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "peopleInPhoto", method: "resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent)",
                result: "INPersonResolutionResult", isOptional: true, isList: true),
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartPhotoPlaybackIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let setRadioStationIntent = HandlerSignature(
        intent: "INSetRadioStationIntent",
        confirm: "confirm(intent: INSetRadioStationIntent)",
        handle: "handle(intent: INSetRadioStationIntent)",
        parameters: [
            Parameter(
                name: "radioType", method: "resolveRadioType(for intent: INSetRadioStationIntent)",
                result: "INRadioTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "frequency", method: "resolveFrequency(for intent: INSetRadioStationIntent)",
                result: "INDoubleResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "stationName", method: "resolveStationName(for intent: INSetRadioStationIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "channel", method: "resolveChannel(for intent: INSetRadioStationIntent)",
                result: "INStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "presetNumber", method: "resolvePresetNumber(for intent: INSetRadioStationIntent)",
                result: "INIntegerResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INSetRadioStationIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let bookRestaurantReservationIntent = HandlerSignature(
        intent: "INBookRestaurantReservationIntent",
        confirm: "confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent)",
        handle: "handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent)",
        parameters: [
            Parameter(
                name: "restaurant", method: "resolveRestaurant(for intent: INBookRestaurantReservationIntent)",
                result: "INRestaurantResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "bookingDateComponents",
                method: "resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent)",
                result: "INDateComponentsResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "partySize", method: "resolvePartySize(for intent: INBookRestaurantReservationIntent)",
                result: "INIntegerResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "guest", method: "resolveGuest(for intent: INBookRestaurantReservationIntent)",
                result: "INRestaurantGuestResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "guestProvidedSpecialRequestText",
                method: "resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent)",
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
        confirm: "confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent)",
        handle: "handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent)",
        parameters: [
            Parameter(
                name: "restaurant", method: "resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent)",
                result: "INRestaurantResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "partySize", method: "resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent)",
                result: "INIntegerResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "preferredBookingDateComponents",
                method: "resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent)",
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
        confirm:
            "confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent)",
        handle:
            "handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent)",
        parameters: [
            Parameter(
                name: "restaurant",
                method: "resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent)",
                result: "INRestaurantResolutionResult", isOptional: true, isList: false)
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
        confirm:
            "confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent)",
        handle: "handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent)",
        parameters: [
            Parameter(
                name: "restaurant", method: "resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent)",
                result: "INRestaurantResolutionResult", isOptional: true, isList: false)
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
        confirm: "confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent)",
        handle: "handle(getRestaurantGuest intent: INGetRestaurantGuestIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INGetRestaurantGuestIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let listRideOptionsIntent = HandlerSignature(
        intent: "INListRideOptionsIntent",
        confirm: "confirm(intent: INListRideOptionsIntent)",
        handle: "handle(intent: INListRideOptionsIntent)",
        parameters: [
            Parameter(
                name: "pickupLocation", method: "resolvePickupLocation(for intent: INListRideOptionsIntent)",
                result: "INPlacemarkResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "dropOffLocation", method: "resolveDropOffLocation(for intent: INListRideOptionsIntent)",
                result: "INPlacemarkResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INListRideOptionsIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let requestRideIntent = HandlerSignature(
        intent: "INRequestRideIntent",
        confirm: "confirm(intent: INRequestRideIntent)",
        handle: "handle(intent: INRequestRideIntent)",
        parameters: [
            Parameter(
                name: "pickupLocation", method: "resolvePickupLocation(for intent: INRequestRideIntent)",
                result: "INPlacemarkResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "dropOffLocation", method: "resolveDropOffLocation(for intent: INRequestRideIntent)",
                result: "INPlacemarkResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "rideOptionName", method: "resolveRideOptionName(for intent: INRequestRideIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "partySize", method: "resolvePartySize(for intent: INRequestRideIntent)",
                result: "INIntegerResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "scheduledPickupTime", method: "resolveScheduledPickupTime(for intent: INRequestRideIntent)",
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
        confirm: "confirm(intent: INGetRideStatusIntent)",
        handle: "handle(intent: INGetRideStatusIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INGetRideStatusIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: [
            "startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)",
            "stopSendingUpdates(for intent: INGetRideStatusIntent)",
        ]
    )

    private static let cancelRideIntent = HandlerSignature(
        intent: "INCancelRideIntent",
        confirm: "confirm(cancelRide intent: INCancelRideIntent)",
        handle: "handle(cancelRide intent: INCancelRideIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INCancelRideIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let sendRideFeedbackIntent = HandlerSignature(
        intent: "INSendRideFeedbackIntent",
        confirm: "confirm(sendRideFeedback intent: INSendRideFeedbackIntent)",
        handle: "handle(sendRideFeedback intent: INSendRideFeedbackIntent)",
        parameters: [],
        responseArguments: [
            Argument(label: "code", type: "INSendRideFeedbackIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let getVisualCodeIntent = HandlerSignature(
        intent: "INGetVisualCodeIntent",
        confirm: "confirm(intent: INGetVisualCodeIntent)",
        handle: "handle(intent: INGetVisualCodeIntent)",
        parameters: [
            Parameter(
                name: "visualCodeType", method: "resolveVisualCodeType(for intent: INGetVisualCodeIntent)",
                result: "INVisualCodeTypeResolutionResult", isOptional: false, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INGetVisualCodeIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let startWorkoutIntent = HandlerSignature(
        intent: "INStartWorkoutIntent",
        confirm: "confirm(intent: INStartWorkoutIntent)",
        handle: "handle(intent: INStartWorkoutIntent)",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName(for intent: INStartWorkoutIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "goalValue", method: "resolveGoalValue(for intent: INStartWorkoutIntent)",
                result: "INDoubleResolutionResult", isOptional: true, isList: false),
            Parameter(
                name: "workoutGoalUnitType", method: "resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent)",
                result: "INWorkoutGoalUnitTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "workoutLocationType", method: "resolveWorkoutLocationType(for intent: INStartWorkoutIntent)",
                result: "INWorkoutLocationTypeResolutionResult", isOptional: false, isList: false),
            Parameter(
                name: "isOpenEnded", method: "resolveIsOpenEnded(for intent: INStartWorkoutIntent)",
                result: "INBooleanResolutionResult", isOptional: true, isList: false),
        ],
        responseArguments: [
            Argument(label: "code", type: "INStartWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let pauseWorkoutIntent = HandlerSignature(
        intent: "INPauseWorkoutIntent",
        confirm: "confirm(intent: INPauseWorkoutIntent)",
        handle: "handle(intent: INPauseWorkoutIntent)",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName(for intent: INPauseWorkoutIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INPauseWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let resumeWorkoutIntent = HandlerSignature(
        intent: "INResumeWorkoutIntent",
        confirm: "confirm(intent: INResumeWorkoutIntent)",
        handle: "handle(intent: INResumeWorkoutIntent)",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName(for intent: INResumeWorkoutIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INResumeWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let cancelWorkoutIntent = HandlerSignature(
        intent: "INCancelWorkoutIntent",
        confirm: "confirm(intent: INCancelWorkoutIntent)",
        handle: "handle(intent: INCancelWorkoutIntent)",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName(for intent: INCancelWorkoutIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INCancelWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )

    private static let endWorkoutIntent = HandlerSignature(
        intent: "INEndWorkoutIntent",
        confirm: "confirm(intent: INEndWorkoutIntent)",
        handle: "handle(intent: INEndWorkoutIntent)",
        parameters: [
            Parameter(
                name: "workoutName", method: "resolveWorkoutName(for intent: INEndWorkoutIntent)",
                result: "INSpeakableStringResolutionResult", isOptional: true, isList: false)
        ],
        responseArguments: [
            Argument(label: "code", type: "INEndWorkoutIntentResponseCode"),
            Argument(label: "userActivity", type: "NSUserActivity?"),
        ],
        updates: []
    )
}
