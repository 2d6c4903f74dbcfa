import Intents

// Completion handlers

public class CompletionInCarExtension: INExtension, INSetClimateSettingsInCarIntentHandling, INSetRadioStationIntentHandling,
    INSetDefrosterSettingsInCarIntentHandling, INSetSeatSettingsInCarIntentHandling, INSetAudioSourceInCarIntentHandling,
    INSetProfileInCarIntentHandling, INSaveProfileInCarIntentHandling
{
    public func resolveTemperature(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INTemperatureResolutionResult) -> Void
    ) {
        guard let temperature = intent.temperature else { return completion(.notRequired()) }
        let celsius = temperature.converted(to: .celsius)
        completion(celsius.value < 30 ? .success(with: celsius) : .unsupported())
    }

    public func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
    ) {
        let isClear = intent.enableFan != false && intent.climateZone != .thirdRow
        completion(INSetClimateSettingsInCarIntentResponse(code: isClear ? .success : .failure, userActivity: nil))
    }

    public func resolveFrequency(
        for intent: INSetRadioStationIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        switch intent.frequency {
        case let frequency? where intent.radioType == .FM && (87.5...108).contains(frequency):
            completion(.success(with: frequency))
        case .some: completion(.unsupported())
        case nil: completion(.needsValue())
        }
    }

    public func handle(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void) {
        completion(
            INSetRadioStationIntentResponse(code: intent.frequency == nil ? .failureNotSubscribed : .success, userActivity: nil))
    }

    public func resolveDefroster(
        for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INCarDefrosterResolutionResult) -> Void
    ) {
        completion(intent.defroster == .unknown ? .needsValue() : .success(with: intent.defroster))
    }

    public func handle(
        intent: INSetDefrosterSettingsInCarIntent, completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) {
        completion(.init(code: .success, userActivity: nil))
    }

    public func resolveLevel(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(intent.level.map { $0 > 3 ? .confirmationRequired(with: 3) : .success(with: $0) } ?? .notRequired())
    }

    public func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void
    ) {
        completion(.init(code: .success, userActivity: nil))
    }

    public func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void
    ) {
        completion(.init(code: intent.audioSource == .sourceRadio ? .success : .failure, userActivity: nil))
    }

    public func handle(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void) {
        completion(.init(code: intent.profileNumber == nil ? .failure : .success, userActivity: nil))
    }

    public func handle(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void) {
        completion(.init(code: intent.profileName == nil ? .failure : .success, userActivity: nil))
    }
}

// Functions that return

public final class AsyncInCarExtension: INExtension, INSetClimateSettingsInCarIntentHandling, INSetRadioStationIntentHandling {
    public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult {
        guard let celsius = intent.temperature?.converted(to: .celsius) else { return .notRequired() }
        return celsius.value < 30 ? .success(with: celsius) : .unsupported()
    }

    public func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse {
        .init(code: intent.enableFan != false && intent.climateZone != .thirdRow ? .success : .failure, userActivity: nil)
    }

    public func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult {
        guard let frequency = intent.frequency else { return .needsValue() }
        return intent.radioType == .FM && (87.5...108).contains(frequency) ? .success(with: frequency) : .unsupported()
    }

    public func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse {
        .init(code: intent.frequency == nil ? .failureNotSubscribed : .success, userActivity: nil)
    }
}

// The first spelling

public class FirstGenerationInCarExtension: INExtension, INSetClimateSettingsInCarIntentHandling, INSetRadioStationIntentHandling
{
    public func resolveTemperature(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INTemperatureResolutionResult) -> Void
    ) {
        if let temperature = intent.temperature {
            let celsius = temperature.converted(to: UnitTemperature.celsius)
            if celsius.value < 30 {
                completion(INTemperatureResolutionResult.success(with: celsius))
            } else {
                completion(INTemperatureResolutionResult.unsupported())
            }
        } else {
            completion(INTemperatureResolutionResult.notRequired())
        }
    }

    public func handle(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
    ) {
        let isClear = intent.enableFan != false && intent.climateZone != INCarSeat.thirdRow
        completion(INSetClimateSettingsInCarIntentResponse(code: isClear ? .success : .failure, userActivity: nil))
    }

    public func resolveFrequency(
        forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        guard let frequency = intent.frequency else { return completion(INDoubleResolutionResult.needsValue()) }
        let isReceived = intent.radioType == INRadioType.FM && frequency >= 87.5 && frequency <= 108
        completion(isReceived ? INDoubleResolutionResult.success(with: frequency) : INDoubleResolutionResult.unsupported())
    }

    public func handle(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void
    ) {
        completion(
            INSetRadioStationIntentResponse(code: intent.frequency == nil ? .failureNotSubscribed : .success, userActivity: nil))
    }
}
