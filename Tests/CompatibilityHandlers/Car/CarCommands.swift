import Foundation
import Intents

/// The one car in the garage.
final class Garage: @unchecked Sendable {
    static let identifier = "11111111-2222-3333-4444-555555555555"
    static let name = INSpeakableString(vocabularyIdentifier: identifier, spokenPhrase: "Beetle", pronunciationHint: nil)

    static var car: INCar {
        let car = INCar(
            carIdentifier: identifier, displayName: "Beetle", year: "2019", make: "Nimbus", model: "e",
            color: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
            headUnit: .init(bluetoothIdentifier: nil, iAP2Identifier: nil), supportedChargingConnectors: [.ccs2, .gbtAC])
        car.setMaximumPower(.init(value: 50, unit: .kilowatts), for: .ccs2)
        return car
    }

    static func powerLevel(of carIdentifier: UUID) -> INGetCarPowerLevelStatusIntentResponse {
        let result: INGetCarPowerLevelStatusIntentResponse
        result = .init(code: .success, userActivity: nil)
        result.carIdentifier = carIdentifier.uuidString
        result.chargePercentRemaining = 0.5
        result.charging = false
        result.minutesToFull = 45
        result.maximumDistance = .init(value: 300, unit: .kilometers)
        result.distanceRemaining = Measurement(value: 150, unit: UnitLength.kilometers)
        result.maximumBatteryCapacity = .init(value: 60, unit: .kilowattHours)
        result.consumptionFormulaArguments = ["model": "flat", "factor": 2]
        result.dateOfLastStateUpdate = DateComponents(year: 2030, month: 1, day: 2)
        result.activeConnector = .ccs2
        return result
    }
}

// Completion handlers

public class CompletionCarExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        handlers.first { $0.canHandle(intent) } as Any
    }

    private var handlers: [CarHandler] { [LockHandler(), PowerLevelHandler()] }
}

protocol CarHandler {
    func canHandle(_ intent: INIntent) -> Bool
}

final class LockHandler: NSObject, CarHandler, INActivateCarSignalIntentHandling, INGetCarLockStatusIntentHandling,
    INSetCarLockStatusIntentHandling
{
    func canHandle(_ intent: INIntent) -> Bool {
        return intent is INActivateCarSignalIntent || intent is INGetCarLockStatusIntent || intent is INSetCarLockStatusIntent
    }

    func resolveSignals(
        for intent: INActivateCarSignalIntent, with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void
    ) {
        if intent.signals.isEmpty {
            completion(INCarSignalOptionsResolutionResult.confirmationRequired(with: INCarSignalOptions.visible))
        } else {
            completion(INCarSignalOptionsResolutionResult.success(with: intent.signals))
        }
    }

    func handle(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void) {
        let response = INActivateCarSignalIntentResponse(code: .success, userActivity: nil)
        response.signals = intent.signals.union(.audible)
        completion(response)
    }

    func handle(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void) {
        let response = INGetCarLockStatusIntentResponse.init(code: .success, userActivity: nil)
        response.locked = true
        completion(response)
    }

    func resolveLocked(for intent: INSetCarLockStatusIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
        completion(intent.locked.map { .success(with: $0) } ?? .needsValue())
    }

    func handle(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void) {
        completion(.init(code: intent.locked == nil ? .failure : .success, userActivity: nil))
    }
}

final class PowerLevelHandler: NSObject, CarHandler, INListCarsIntentHandling, INGetCarPowerLevelStatusIntentHandling {
    func canHandle(_ intent: INIntent) -> Bool { intent is INListCarsIntent || intent is INGetCarPowerLevelStatusIntent }

    func handle(completion: @escaping (INListCarsIntentResponse) -> Void) {
        let response = INListCarsIntentResponse(code: .success, userActivity: .none)
        response.cars = [Garage.car]
        completion(response)
    }

    func handle(intent _: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void) {
        handle(completion: completion)
    }

    func confirm(intent _: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void) {
        handle(completion: completion)
    }

    func handle(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) {
        guard let identifier = intent.carName?.vocabularyIdentifier, let car = UUID(uuidString: identifier) else {
            return completion(.init(code: .failureRequiringAppLaunch, userActivity: nil))
        }
        completion(Garage.powerLevel(of: car))
    }
}

// Functions that return; this car tells of its battery by itself

public final class AsyncCarExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any? { AsyncCar() }
}

final class AsyncCar: NSObject, INListCarsIntentHandling, INGetCarPowerLevelStatusIntentHandling,
    INActivateCarSignalIntentHandling, INGetCarLockStatusIntentHandling, INSetCarLockStatusIntentHandling
{
    private var observer: (any INGetCarPowerLevelStatusIntentResponseObserver)?

    func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse {
        let response = INListCarsIntentResponse(code: .success, userActivity: nil)
        response.cars = [Garage.car]
        return response
    }

    func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse {
        guard let identifier = intent.carName?.vocabularyIdentifier, let car = UUID(uuidString: identifier) else {
            return .init(code: .failureRequiringAppLaunch, userActivity: nil)
        }
        return Garage.powerLevel(of: car)
    }

    func startSendingUpdates(
        for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver
    ) {
        self.observer = observer
        let timer = Timer(timeInterval: 600, repeats: true) { _ in
            Task { @MainActor in
                observer.didUpdate(getCarPowerLevelStatus: .init(code: .success, userActivity: nil))
            }
        }
        timer.invalidate()
    }

    func stopSendingUpdates(for _: INGetCarPowerLevelStatusIntent) { observer = nil }

    func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult {
        intent.signals.isEmpty ? .confirmationRequired(with: .visible) : .success(with: intent.signals)
    }

    func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
        let response = INActivateCarSignalIntentResponse(code: .success, userActivity: nil)
        response.signals = [.audible, intent.signals]
        return response
    }

    func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
        let response = INGetCarLockStatusIntentResponse(code: .success, userActivity: nil)
        response.locked = true
        return response
    }

    func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult {
        guard let locked = intent.locked else { return .needsValue() }
        return .success(with: locked)
    }

    func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
        .init(code: intent.locked == nil ? .failure : .success, userActivity: nil)
    }
}

// The first spelling

public class FirstGenerationCarExtension: INExtension, INGetCarLockStatusIntentHandling, INSetCarLockStatusIntentHandling,
    INGetCarPowerLevelStatusIntentHandling
{
    public func handle(
        getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void
    ) {
        let response = INGetCarLockStatusIntentResponse(code: .success, userActivity: nil)
        response.locked = true
        completion(response)
    }

    public func resolveLocked(
        forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        if let locked = intent.locked {
            completion(INBooleanResolutionResult.success(with: locked))
        } else {
            completion(INBooleanResolutionResult.needsValue())
        }
    }

    public func handle(
        setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void
    ) {
        completion(INSetCarLockStatusIntentResponse(code: intent.locked == nil ? .failure : .success, userActivity: nil))
    }

    public func handle(
        getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) {
        let carIdentifier = intent.carName?.vocabularyIdentifier.flatMap { UUID(uuidString: $0) }
        completion(
            carIdentifier.map(Garage.powerLevel)
                ?? INGetCarPowerLevelStatusIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
    }
}
