import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
@_spi(GeneratedCode) import Intents

@testable import CompatibilityHandlers

extension HandlerCall {
    private static let newerCars: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionCarExtension.self, .completion), (AsyncCarExtension.self, .async),
    ]
    private static let allCars: [(type: INExtension.Type, spelling: HandlerSpelling)] =
        newerCars + [(FirstGenerationCarExtension.self, .firstGeneration)]

    private static func signals(_ signals: INCarSignalOptions) -> INActivateCarSignalIntent {
        INActivateCarSignalIntent(carName: nil, signals: signals)
    }

    private static let visible = INCarSignalOptions.visible
    private static let bothSignals: INCarSignalOptions = [.visible, .audible]

    static let cars: [HandlerCall] = [
        resolve(newerCars, "signals", signals([]), .confirmationRequired(visible._written, reason: nil)),
        resolve(newerCars, "signals", signals(visible), .success(visible._written)),
        handle(
            newerCars, signals(visible), INActivateCarSignalIntentResponseCode.success.rawValue,
            ["signals": bothSignals._written]),
        handle(
            allCars, INGetCarLockStatusIntent(carName: nil), INGetCarLockStatusIntentResponseCode.success.rawValue,
            ["locked": .bool(true)]),
        resolve(allCars, "locked", INSetCarLockStatusIntent(locked: nil, carName: nil), .needsValue),
        resolve(allCars, "locked", INSetCarLockStatusIntent(locked: false, carName: nil), .success(.bool(false))),
        handle(
            allCars, INSetCarLockStatusIntent(locked: true, carName: nil), INSetCarLockStatusIntentResponseCode.success.rawValue),
        handle(
            newerCars, INListCarsIntent(), INListCarsIntentResponseCode.success.rawValue, ["cars": .of([Garage.car])]),
        handle(
            allCars, INGetCarPowerLevelStatusIntent(carName: Garage.name),
            INGetCarPowerLevelStatusIntentResponseCode.success.rawValue,
            [
                "chargePercentRemaining": .double(0.5), "minutesToFull": .integer(45), "charging": .bool(false),
                "carIdentifier": .string(Garage.identifier),
                "distanceRemaining": Measurement(value: 150, unit: UnitLength.kilometers)._written,
                "consumptionFormulaArguments": .record(
                    Record("UserInfo", ["model": .string("flat"), "factor": .integer(2)])),
            ]),
        handle(
            allCars, INGetCarPowerLevelStatusIntent(carName: nil),
            INGetCarPowerLevelStatusIntentResponseCode.failureRequiringAppLaunch.rawValue),
    ]
}

extension HandlerCall {
    private static let inCarExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionInCarExtension.self, .completion), (AsyncInCarExtension.self, .async),
        (FirstGenerationInCarExtension.self, .firstGeneration),
    ]
    private static let wholeCar: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionInCarExtension.self, .completion)
    ]

    private static func climate(_ celsius: Double?, fan: Bool? = nil, in zone: INCarSeat = .unknown)
        -> INSetClimateSettingsInCarIntent
    {
        INSetClimateSettingsInCarIntent(
            enableFan: fan, temperature: celsius.map { Measurement(value: $0, unit: UnitTemperature.celsius) }, climateZone: zone)
    }

    private static func radio(_ frequency: Double?, _ type: INRadioType = .FM) -> INSetRadioStationIntent {
        INSetRadioStationIntent(radioType: type, frequency: frequency)
    }

    private static let warm = Measurement(value: 21, unit: UnitTemperature.celsius)

    static let inCar: [HandlerCall] = [
        resolve(inCarExtensions, "temperature", climate(nil), .notRequired),
        resolve(inCarExtensions, "temperature", climate(21), .success(warm._written)),
        resolve(inCarExtensions, "temperature", climate(45), .unsupported(reason: nil)),
        handle(inCarExtensions, climate(21), INSetClimateSettingsInCarIntentResponseCode.success.rawValue),
        handle(inCarExtensions, climate(21, fan: false), INSetClimateSettingsInCarIntentResponseCode.failure.rawValue),
        handle(inCarExtensions, climate(21, in: .thirdRow), INSetClimateSettingsInCarIntentResponseCode.failure.rawValue),
        resolve(inCarExtensions, "frequency", radio(nil), .needsValue),
        resolve(inCarExtensions, "frequency", radio(99.5), .success(.double(99.5))),
        resolve(inCarExtensions, "frequency", radio(99.5, .AM), .unsupported(reason: nil)),
        handle(inCarExtensions, radio(nil), INSetRadioStationIntentResponseCode.failureNotSubscribed.rawValue),
        resolve(
            wholeCar, "defroster", INSetDefrosterSettingsInCarIntent(enable: true, defroster: .rear),
            .success(INCarDefroster.rear._written)),
        resolve(
            wholeCar, "level", INSetSeatSettingsInCarIntent(seat: .driver, level: 5),
            .confirmationRequired(.integer(3), reason: nil)),
        handle(
            wholeCar, INSetAudioSourceInCarIntent(audioSource: .sourceRadio, relativeAudioSourceReference: .unknown),
            INSetAudioSourceInCarIntentResponseCode.success.rawValue),
        handle(
            wholeCar, INSetProfileInCarIntent(profileNumber: 2), INSetProfileInCarIntentResponseCode.success.rawValue),
        handle(
            wholeCar, INSaveProfileInCarIntent(profileNumber: 2), INSaveProfileInCarIntentResponseCode.failure.rawValue),
    ]
}

extension HandlerCall {
    private static let restaurantExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionRestaurantExtension.self, .completion), (AsyncRestaurantExtension.self, .async),
    ]
    private static let tables: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionRestaurantExtension.self, .completion)
    ]

    private static func booking(_ size: Int) -> INBookRestaurantReservationIntent {
        INBookRestaurantReservationIntent(
            restaurant: Kitchen.restaurant, booking: DateComponents(year: 2030, month: 3, day: 4, hour: 19), partySize: size,
            bookingIdentifier: nil, guest: nil, selectedOffer: nil, guestProvidedSpecialRequestText: nil)
    }

    static let restaurants: [HandlerCall] = [
        resolve(restaurantExtensions, "partySize", booking(4), .success(.integer(4))),
        resolve(restaurantExtensions, "partySize", booking(9), .confirmationRequired(.integer(6), reason: nil)),
        handle(
            restaurantExtensions, booking(4), INBookRestaurantReservationIntentCode.success.rawValue,
            ["userBooking": .of(Kitchen.userBooking(4, nil))]),
        handle(
            tables,
            INGetAvailableRestaurantReservationBookingsIntent(
                restaurant: Kitchen.restaurant, partySize: 3, preferredBooking: nil, maximumNumberOfResults: 5,
                earliestBookingDateForResults: nil, latestBookingDateForResults: nil),
            INGetAvailableRestaurantReservationBookingsIntentCode.success.rawValue,
            ["availableBookings": .of([Kitchen.booking(3)])]),
        handle(
            tables, INGetAvailableRestaurantReservationBookingDefaultsIntent(restaurant: Kitchen.restaurant),
            INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode.success.rawValue,
            ["defaultPartySize": .integer(2), "defaultBookingDate": .date(Kitchen.evening)]),
        handle(
            tables,
            INGetUserCurrentRestaurantReservationBookingsIntent(
                restaurant: nil, reservationIdentifier: "b-2", maximumNumberOfResults: nil, earliestBookingDateForResults: nil),
            INGetUserCurrentRestaurantReservationBookingsIntentResponseCode.success.rawValue,
            ["userCurrentBookings": .of([Kitchen.userBooking(2, nil)])]),
        handle(
            restaurantExtensions, INGetRestaurantGuestIntent(), INGetRestaurantGuestIntentResponseCode.success.rawValue),
    ]
}

extension HandlerCall {
    private static let codeExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionCodeExtension.self, .completion), (AsyncCodeExtension.self, .async),
        (FirstGenerationCodeExtension.self, .firstGeneration),
    ]
    private static let focusExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionFocusExtension.self, .completion), (AsyncFocusExtension.self, .async),
    ]

    private static func visualCode(_ type: INVisualCodeType) -> INGetVisualCodeIntent {
        INGetVisualCodeIntent(visualCodeType: type)
    }

    static let codesAndFocus: [HandlerCall] = [
        resolve(codeExtensions, "visualCodeType", visualCode(.unknown), .needsValue),
        resolve(
            codeExtensions, "visualCodeType", visualCode(.requestPayment), .success(INVisualCodeType.requestPayment._written)),
        resolve(codeExtensions, "visualCodeType", visualCode(.subway), .unsupported(reason: nil)),
        handle(
            codeExtensions, visualCode(.sendPayment), INGetVisualCodeIntentResponseCode.success.rawValue,
            ["visualCodeImage": .of(INImage(imageData: Data([0x89, 0x50])))]),
        handle(
            focusExtensions, INShareFocusStatusIntent(focusStatus: INFocusStatus(isFocused: true)),
            INShareFocusStatusIntentResponseCode.success.rawValue),
        handle(
            focusExtensions, INShareFocusStatusIntent(focusStatus: nil), INShareFocusStatusIntentResponseCode.failure.rawValue),
    ]
}
