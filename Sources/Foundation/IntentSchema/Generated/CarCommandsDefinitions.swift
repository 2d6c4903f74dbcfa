// Generated from Schema/ by Tools/CodeGeneration; do not edit.

enum CarCommandsDefinitions {
    static let intents: [IntentDefinition] = [
        activateCarSignalIntent, getCarLockStatusIntent, setCarLockStatusIntent, getCarPowerLevelStatusIntent, listCarsIntent,
    ]
    static let records: [RecordDefinition] = [car, carHeadUnit]
    static let enumerations: [EnumerationDefinition] = [
        activateCarSignalIntentResponseCode, getCarLockStatusIntentResponseCode, getCarPowerLevelStatusIntentResponseCode,
        listCarsIntentResponseCode, setCarLockStatusIntentResponseCode, carSignalOptions,
    ]

    private static let activateCarSignalIntent = IntentDefinition(
        name: "INActivateCarSignalIntent", domain: "Car commands", handlingProtocol: "INActivateCarSignalIntentHandling",
        parameters: [
            ParameterDefinition(name: "carName", type: ValueType.record("INSpeakableString"), isResolvable: true),
            ParameterDefinition(name: "signals", type: ValueType.optionSet("INCarSignalOptions"), isResolvable: true),
        ],
        response: "INActivateCarSignalIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "signals", type: ValueType.optionSet("INCarSignalOptions"))
        ],
        alwaysConfirms: false
    )

    private static let getCarLockStatusIntent = IntentDefinition(
        name: "INGetCarLockStatusIntent", domain: "Car commands", handlingProtocol: "INGetCarLockStatusIntentHandling",
        parameters: [
            ParameterDefinition(name: "carName", type: ValueType.record("INSpeakableString"), isResolvable: true)
        ],
        response: "INGetCarLockStatusIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "locked", type: ValueType.bool)
        ],
        alwaysConfirms: false
    )

    private static let setCarLockStatusIntent = IntentDefinition(
        name: "INSetCarLockStatusIntent", domain: "Car commands", handlingProtocol: "INSetCarLockStatusIntentHandling",
        parameters: [
            ParameterDefinition(name: "locked", type: ValueType.bool, isResolvable: true),
            ParameterDefinition(name: "carName", type: ValueType.record("INSpeakableString"), isResolvable: true),
        ],
        response: "INSetCarLockStatusIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [],
        alwaysConfirms: false
    )

    private static let getCarPowerLevelStatusIntent = IntentDefinition(
        name: "INGetCarPowerLevelStatusIntent", domain: "Car commands",
        handlingProtocol: "INGetCarPowerLevelStatusIntentHandling",
        parameters: [
            ParameterDefinition(name: "carName", type: ValueType.record("INSpeakableString"), isResolvable: true)
        ],
        response: "INGetCarPowerLevelStatusIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "carIdentifier", type: ValueType.string),
            FieldDefinition(name: "distanceRemaining", type: ValueType.record("Measurement")),
            FieldDefinition(name: "maximumDistance", type: ValueType.record("Measurement")),
            FieldDefinition(name: "distanceRemainingElectric", type: ValueType.record("Measurement")),
            FieldDefinition(name: "maximumDistanceElectric", type: ValueType.record("Measurement")),
            FieldDefinition(name: "distanceRemainingFuel", type: ValueType.record("Measurement")),
            FieldDefinition(name: "maximumDistanceFuel", type: ValueType.record("Measurement")),
            FieldDefinition(name: "consumptionFormulaArguments", type: ValueType.record("UserInfo")),
            FieldDefinition(name: "chargingFormulaArguments", type: ValueType.record("UserInfo")),
            FieldDefinition(name: "dateOfLastStateUpdate", type: ValueType.dateComponents),
            FieldDefinition(name: "activeConnector", type: ValueType.stringConstant("INCar.ChargingConnectorType")),
            FieldDefinition(name: "maximumBatteryCapacity", type: ValueType.record("Measurement")),
            FieldDefinition(name: "currentBatteryCapacity", type: ValueType.record("Measurement")),
            FieldDefinition(name: "minimumBatteryCapacity", type: ValueType.record("Measurement")),
            FieldDefinition(name: "fuelPercentRemaining", type: ValueType.double),
            FieldDefinition(name: "chargePercentRemaining", type: ValueType.double),
            FieldDefinition(name: "charging", type: ValueType.bool),
            FieldDefinition(name: "minutesToFull", type: ValueType.integer),
        ],
        alwaysConfirms: false
    )

    private static let listCarsIntent = IntentDefinition(
        name: "INListCarsIntent", domain: "Car commands", handlingProtocol: "INListCarsIntentHandling",
        parameters: [],
        response: "INListCarsIntentResponse",
        responseCodes: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ],
        responseFields: [
            FieldDefinition(name: "cars", type: ValueType.list(ValueType.record("INCar")))
        ],
        alwaysConfirms: false
    )

    private static let car = RecordDefinition(
        name: "INCar",
        fields: [
            FieldDefinition(name: "carIdentifier", type: ValueType.string),
            FieldDefinition(name: "displayName", type: ValueType.string),
            FieldDefinition(name: "year", type: ValueType.string),
            FieldDefinition(name: "make", type: ValueType.string),
            FieldDefinition(name: "model", type: ValueType.string),
            FieldDefinition(name: "color", type: ValueType.record("CGColor")),
            FieldDefinition(name: "headUnit", type: ValueType.record("INCarHeadUnit")),
            FieldDefinition(
                name: "supportedChargingConnectors", type: ValueType.list(ValueType.stringConstant("INCar.ChargingConnectorType"))
            ),
            FieldDefinition(name: "maximumPower", type: ValueType.record("UserInfo")),
        ]
    )

    private static let carHeadUnit = RecordDefinition(
        name: "INCarHeadUnit",
        fields: [
            FieldDefinition(name: "bluetoothIdentifier", type: ValueType.string),
            FieldDefinition(name: "iAP2Identifier", type: ValueType.string),
        ]
    )

    private static let activateCarSignalIntentResponseCode = EnumerationDefinition(
        name: "INActivateCarSignalIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let getCarLockStatusIntentResponseCode = EnumerationDefinition(
        name: "INGetCarLockStatusIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let getCarPowerLevelStatusIntentResponseCode = EnumerationDefinition(
        name: "INGetCarPowerLevelStatusIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let listCarsIntentResponseCode = EnumerationDefinition(
        name: "INListCarsIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let setCarLockStatusIntentResponseCode = EnumerationDefinition(
        name: "INSetCarLockStatusIntentResponseCode", isOptionSet: false,
        cases: [
            NamedRawValue(name: "unspecified", raw: 0),
            NamedRawValue(name: "ready", raw: 1),
            NamedRawValue(name: "inProgress", raw: 2),
            NamedRawValue(name: "success", raw: 3),
            NamedRawValue(name: "failure", raw: 4),
            NamedRawValue(name: "failureRequiringAppLaunch", raw: 5),
        ]
    )

    private static let carSignalOptions = EnumerationDefinition(
        name: "INCarSignalOptions", isOptionSet: true,
        cases: [
            NamedRawValue(name: "audible", raw: 1),
            NamedRawValue(name: "visible", raw: 2),
        ]
    )
}
