// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// What handles an `INSetAudioSourceInCarIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetAudioSourceInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetAudioSourceInCarIntent_handle_completion
    associatedtype _INSetAudioSourceInCarIntent_handle_firstGeneration
    func handle(intent: INSetAudioSourceInCarIntent) async -> _INSetAudioSourceInCarIntent_handle_async
    func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _INSetAudioSourceInCarIntent_handle_completion
    func handle(
        setAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _INSetAudioSourceInCarIntent_handle_firstGeneration

    associatedtype _INSetAudioSourceInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetAudioSourceInCarIntent_confirm_completion
    associatedtype _INSetAudioSourceInCarIntent_confirm_firstGeneration
    func confirm(intent: INSetAudioSourceInCarIntent) async -> _INSetAudioSourceInCarIntent_confirm_async
    func confirm(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _INSetAudioSourceInCarIntent_confirm_completion
    func confirm(
        setAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _INSetAudioSourceInCarIntent_confirm_firstGeneration

    associatedtype _INSetAudioSourceInCarIntent_resolve_audioSource_async: _HandlerResult
    associatedtype _INSetAudioSourceInCarIntent_resolve_audioSource_completion
    associatedtype _INSetAudioSourceInCarIntent_resolve_audioSource_firstGeneration
    func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async
        -> _INSetAudioSourceInCarIntent_resolve_audioSource_async
    func resolveAudioSource(
        for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
    ) -> _INSetAudioSourceInCarIntent_resolve_audioSource_completion
    func resolveAudioSource(
        forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
    ) -> _INSetAudioSourceInCarIntent_resolve_audioSource_firstGeneration

    associatedtype _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_async: _HandlerResult
    associatedtype _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_completion
    associatedtype _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_firstGeneration
    func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async
        -> _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_async
    func resolveRelativeAudioSourceReference(
        for intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
    ) -> _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_completion
    func resolveRelativeAudioSourceReference(
        forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
    ) -> _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_firstGeneration
}

extension INSetAudioSourceInCarIntentHandling {
    public func handle(intent: INSetAudioSourceInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        setAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSetAudioSourceInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        setAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveAudioSource(
        for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAudioSource(
        forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveRelativeAudioSourceReference(
        for intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRelativeAudioSourceReference(
        forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetAudioSourceInCarIntentHandling
where _INSetAudioSourceInCarIntent_handle_async == INSetAudioSourceInCarIntentResponse {
    public func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetAudioSourceInCarIntentHandling where _INSetAudioSourceInCarIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetAudioSourceInCarIntentHandling
where
    _INSetAudioSourceInCarIntent_handle_async == INSetAudioSourceInCarIntentResponse,
    _INSetAudioSourceInCarIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INSetClimateSettingsInCarIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetClimateSettingsInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_handle_completion
    associatedtype _INSetClimateSettingsInCarIntent_handle_firstGeneration
    func handle(intent: INSetClimateSettingsInCarIntent) async -> _INSetClimateSettingsInCarIntent_handle_async
    func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _INSetClimateSettingsInCarIntent_handle_completion
    func handle(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _INSetClimateSettingsInCarIntent_handle_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_confirm_completion
    associatedtype _INSetClimateSettingsInCarIntent_confirm_firstGeneration
    func confirm(intent: INSetClimateSettingsInCarIntent) async -> _INSetClimateSettingsInCarIntent_confirm_async
    func confirm(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _INSetClimateSettingsInCarIntent_confirm_completion
    func confirm(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _INSetClimateSettingsInCarIntent_confirm_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableFan_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableFan_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableFan_firstGeneration
    func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_enableFan_async
    func resolveEnableFan(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableFan_completion
    func resolveEnableFan(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableFan_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_firstGeneration
    func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_async
    func resolveEnableAirConditioner(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_completion
    func resolveEnableAirConditioner(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_firstGeneration
    func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_async
    func resolveEnableClimateControl(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_completion
    func resolveEnableClimateControl(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_firstGeneration
    func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_async
    func resolveEnableAutoMode(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_completion
    func resolveEnableAutoMode(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_firstGeneration
    func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_async
    func resolveAirCirculationMode(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_completion
    func resolveAirCirculationMode(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_firstGeneration
    func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_async
    func resolveFanSpeedIndex(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_completion
    func resolveFanSpeedIndex(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_firstGeneration
    func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_async
    func resolveFanSpeedPercentage(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_completion
    func resolveFanSpeedPercentage(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_firstGeneration
    func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_async
    func resolveRelativeFanSpeedSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_completion
    func resolveRelativeFanSpeedSetting(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_temperature_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_temperature_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_temperature_firstGeneration
    func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_temperature_async
    func resolveTemperature(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_temperature_completion
    func resolveTemperature(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_temperature_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_firstGeneration
    func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_async
    func resolveRelativeTemperatureSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_completion
    func resolveRelativeTemperatureSetting(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_climateZone_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_climateZone_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_climateZone_firstGeneration
    func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_climateZone_async
    func resolveClimateZone(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_climateZone_completion
    func resolveClimateZone(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_climateZone_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_carName_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_carName_firstGeneration
    func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_carName_async
    func resolveCarName(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_carName_completion
    func resolveCarName(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_carName_firstGeneration
}

extension INSetClimateSettingsInCarIntentHandling {
    public func handle(intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveEnableFan(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableFan(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveEnableAirConditioner(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableAirConditioner(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveEnableClimateControl(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableClimateControl(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveEnableAutoMode(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableAutoMode(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveAirCirculationMode(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAirCirculationMode(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveFanSpeedIndex(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFanSpeedIndex(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveFanSpeedPercentage(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFanSpeedPercentage(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveRelativeFanSpeedSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRelativeFanSpeedSetting(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveTemperature(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTemperature(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveRelativeTemperatureSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRelativeTemperatureSetting(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveClimateZone(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveClimateZone(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetClimateSettingsInCarIntentHandling
where _INSetClimateSettingsInCarIntent_handle_async == INSetClimateSettingsInCarIntentResponse {
    public func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetClimateSettingsInCarIntentHandling where _INSetClimateSettingsInCarIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetClimateSettingsInCarIntentHandling
where
    _INSetClimateSettingsInCarIntent_handle_async == INSetClimateSettingsInCarIntentResponse,
    _INSetClimateSettingsInCarIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INSetDefrosterSettingsInCarIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetDefrosterSettingsInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_handle_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_handle_firstGeneration
    func handle(intent: INSetDefrosterSettingsInCarIntent) async -> _INSetDefrosterSettingsInCarIntent_handle_async
    func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_handle_completion
    func handle(
        setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_handle_firstGeneration

    associatedtype _INSetDefrosterSettingsInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_confirm_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_confirm_firstGeneration
    func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> _INSetDefrosterSettingsInCarIntent_confirm_async
    func confirm(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_confirm_completion
    func confirm(
        setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_confirm_firstGeneration

    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_enable_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_enable_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_enable_firstGeneration
    func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async
        -> _INSetDefrosterSettingsInCarIntent_resolve_enable_async
    func resolveEnable(
        for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_enable_completion
    func resolveEnable(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_enable_firstGeneration

    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_defroster_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_defroster_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_defroster_firstGeneration
    func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async
        -> _INSetDefrosterSettingsInCarIntent_resolve_defroster_async
    func resolveDefroster(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_defroster_completion
    func resolveDefroster(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_defroster_firstGeneration

    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_carName_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_carName_firstGeneration
    func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async
        -> _INSetDefrosterSettingsInCarIntent_resolve_carName_async
    func resolveCarName(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_carName_completion
    func resolveCarName(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_carName_firstGeneration
}

extension INSetDefrosterSettingsInCarIntentHandling {
    public func handle(intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveEnable(
        for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnable(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveDefroster(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDefroster(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetDefrosterSettingsInCarIntentHandling
where _INSetDefrosterSettingsInCarIntent_handle_async == INSetDefrosterSettingsInCarIntentResponse {
    public func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetDefrosterSettingsInCarIntentHandling where _INSetDefrosterSettingsInCarIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetDefrosterSettingsInCarIntentHandling
where
    _INSetDefrosterSettingsInCarIntent_handle_async == INSetDefrosterSettingsInCarIntentResponse,
    _INSetDefrosterSettingsInCarIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INSetSeatSettingsInCarIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetSeatSettingsInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_handle_completion
    associatedtype _INSetSeatSettingsInCarIntent_handle_firstGeneration
    func handle(intent: INSetSeatSettingsInCarIntent) async -> _INSetSeatSettingsInCarIntent_handle_async
    func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _INSetSeatSettingsInCarIntent_handle_completion
    func handle(
        setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _INSetSeatSettingsInCarIntent_handle_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_confirm_completion
    associatedtype _INSetSeatSettingsInCarIntent_confirm_firstGeneration
    func confirm(intent: INSetSeatSettingsInCarIntent) async -> _INSetSeatSettingsInCarIntent_confirm_async
    func confirm(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _INSetSeatSettingsInCarIntent_confirm_completion
    func confirm(
        setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _INSetSeatSettingsInCarIntent_confirm_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableHeating_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableHeating_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableHeating_firstGeneration
    func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_enableHeating_async
    func resolveEnableHeating(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableHeating_completion
    func resolveEnableHeating(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableHeating_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableCooling_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableCooling_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableCooling_firstGeneration
    func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_enableCooling_async
    func resolveEnableCooling(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableCooling_completion
    func resolveEnableCooling(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableCooling_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableMassage_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableMassage_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableMassage_firstGeneration
    func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_enableMassage_async
    func resolveEnableMassage(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableMassage_completion
    func resolveEnableMassage(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableMassage_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_seat_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_seat_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_seat_firstGeneration
    func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> _INSetSeatSettingsInCarIntent_resolve_seat_async
    func resolveSeat(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_seat_completion
    func resolveSeat(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_seat_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_level_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_level_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_level_firstGeneration
    func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> _INSetSeatSettingsInCarIntent_resolve_level_async
    func resolveLevel(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_level_completion
    func resolveLevel(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_level_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_firstGeneration
    func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_async
    func resolveRelativeLevelSetting(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_completion
    func resolveRelativeLevelSetting(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_carName_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_carName_firstGeneration
    func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> _INSetSeatSettingsInCarIntent_resolve_carName_async
    func resolveCarName(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_carName_completion
    func resolveCarName(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_carName_firstGeneration
}

extension INSetSeatSettingsInCarIntentHandling {
    public func handle(intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveEnableHeating(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableHeating(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveEnableCooling(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableCooling(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveEnableMassage(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEnableMassage(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveSeat(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSeat(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveLevel(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveLevel(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveRelativeLevelSetting(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRelativeLevelSetting(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetSeatSettingsInCarIntentHandling
where _INSetSeatSettingsInCarIntent_handle_async == INSetSeatSettingsInCarIntentResponse {
    public func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetSeatSettingsInCarIntentHandling where _INSetSeatSettingsInCarIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetSeatSettingsInCarIntentHandling
where
    _INSetSeatSettingsInCarIntent_handle_async == INSetSeatSettingsInCarIntentResponse,
    _INSetSeatSettingsInCarIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INSetProfileInCarIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetProfileInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetProfileInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_handle_completion
    associatedtype _INSetProfileInCarIntent_handle_firstGeneration
    func handle(intent: INSetProfileInCarIntent) async -> _INSetProfileInCarIntent_handle_async
    func handle(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
        -> _INSetProfileInCarIntent_handle_completion
    func handle(
        setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _INSetProfileInCarIntent_handle_firstGeneration

    associatedtype _INSetProfileInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_confirm_completion
    associatedtype _INSetProfileInCarIntent_confirm_firstGeneration
    func confirm(intent: INSetProfileInCarIntent) async -> _INSetProfileInCarIntent_confirm_async
    func confirm(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
        -> _INSetProfileInCarIntent_confirm_completion
    func confirm(
        setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _INSetProfileInCarIntent_confirm_firstGeneration

    associatedtype _INSetProfileInCarIntent_resolve_profileNumber_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_resolve_profileNumber_completion
    associatedtype _INSetProfileInCarIntent_resolve_profileNumber_firstGeneration
    func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> _INSetProfileInCarIntent_resolve_profileNumber_async
    func resolveProfileNumber(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_profileNumber_completion
    func resolveProfileNumber(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_profileNumber_firstGeneration

    associatedtype _INSetProfileInCarIntent_resolve_profileName_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_resolve_profileName_completion
    associatedtype _INSetProfileInCarIntent_resolve_profileName_firstGeneration
    func resolveProfileName(for intent: INSetProfileInCarIntent) async -> _INSetProfileInCarIntent_resolve_profileName_async
    func resolveProfileName(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_profileName_completion
    func resolveProfileName(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_profileName_firstGeneration

    associatedtype _INSetProfileInCarIntent_resolve_isDefaultProfile_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_resolve_isDefaultProfile_completion
    func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent) async
        -> _INSetProfileInCarIntent_resolve_isDefaultProfile_async
    func resolveDefaultProfile(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_isDefaultProfile_completion

    associatedtype _INSetProfileInCarIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_resolve_carName_completion
    associatedtype _INSetProfileInCarIntent_resolve_carName_firstGeneration
    func resolveCarName(for intent: INSetProfileInCarIntent) async -> _INSetProfileInCarIntent_resolve_carName_async
    func resolveCarName(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_carName_completion
    func resolveCarName(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_carName_firstGeneration
}

extension INSetProfileInCarIntentHandling {
    public func handle(intent: INSetProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSetProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveProfileNumber(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveProfileNumber(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveProfileName(for intent: INSetProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveProfileName(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveProfileName(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveDefaultProfile(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(for intent: INSetProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCarName(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetProfileInCarIntentHandling where _INSetProfileInCarIntent_handle_async == INSetProfileInCarIntentResponse {
    public func handle(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSetProfileInCarIntentHandling where _INSetProfileInCarIntent_handle_firstGeneration == Void {
    public func handle(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSetProfileInCarIntentHandling
where
    _INSetProfileInCarIntent_handle_async == INSetProfileInCarIntentResponse,
    _INSetProfileInCarIntent_handle_firstGeneration == Void
{
    public func handle(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INSaveProfileInCarIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSaveProfileInCarIntent_handle_async: _HandlerResult
    associatedtype _INSaveProfileInCarIntent_handle_completion
    associatedtype _INSaveProfileInCarIntent_handle_firstGeneration
    func handle(intent: INSaveProfileInCarIntent) async -> _INSaveProfileInCarIntent_handle_async
    func handle(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
        -> _INSaveProfileInCarIntent_handle_completion
    func handle(
        saveProfileInCar intent: INSaveProfileInCarIntent,
        completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _INSaveProfileInCarIntent_handle_firstGeneration

    associatedtype _INSaveProfileInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSaveProfileInCarIntent_confirm_completion
    associatedtype _INSaveProfileInCarIntent_confirm_firstGeneration
    func confirm(intent: INSaveProfileInCarIntent) async -> _INSaveProfileInCarIntent_confirm_async
    func confirm(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
        -> _INSaveProfileInCarIntent_confirm_completion
    func confirm(
        saveProfileInCar intent: INSaveProfileInCarIntent,
        completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _INSaveProfileInCarIntent_confirm_firstGeneration

    associatedtype _INSaveProfileInCarIntent_resolve_profileNumber_async: _HandlerResult
    associatedtype _INSaveProfileInCarIntent_resolve_profileNumber_completion
    associatedtype _INSaveProfileInCarIntent_resolve_profileNumber_firstGeneration
    func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> _INSaveProfileInCarIntent_resolve_profileNumber_async
    func resolveProfileNumber(
        for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSaveProfileInCarIntent_resolve_profileNumber_completion
    func resolveProfileNumber(
        forSaveProfileInCar intent: INSaveProfileInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSaveProfileInCarIntent_resolve_profileNumber_firstGeneration

    associatedtype _INSaveProfileInCarIntent_resolve_profileName_async: _HandlerResult
    associatedtype _INSaveProfileInCarIntent_resolve_profileName_completion
    associatedtype _INSaveProfileInCarIntent_resolve_profileName_firstGeneration
    func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> _INSaveProfileInCarIntent_resolve_profileName_async
    func resolveProfileName(
        for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSaveProfileInCarIntent_resolve_profileName_completion
    func resolveProfileName(
        forSaveProfileInCar intent: INSaveProfileInCarIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSaveProfileInCarIntent_resolve_profileName_firstGeneration
}

extension INSaveProfileInCarIntentHandling {
    public func handle(intent: INSaveProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        saveProfileInCar intent: INSaveProfileInCarIntent,
        completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSaveProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        saveProfileInCar intent: INSaveProfileInCarIntent,
        completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveProfileNumber(
        for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveProfileNumber(
        forSaveProfileInCar intent: INSaveProfileInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveProfileName(
        for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveProfileName(
        forSaveProfileInCar intent: INSaveProfileInCarIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSaveProfileInCarIntentHandling where _INSaveProfileInCarIntent_handle_async == INSaveProfileInCarIntentResponse {
    public func handle(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSaveProfileInCarIntentHandling where _INSaveProfileInCarIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSaveProfileInCarIntentHandling
where
    _INSaveProfileInCarIntent_handle_async == INSaveProfileInCarIntentResponse,
    _INSaveProfileInCarIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// All of the domain's first handling protocols in one.
@available(iOS, deprecated: 13.0)
public protocol INCarPlayDomainHandling: INSaveProfileInCarIntentHandling, INSetAudioSourceInCarIntentHandling,
    INSetClimateSettingsInCarIntentHandling, INSetDefrosterSettingsInCarIntentHandling, INSetProfileInCarIntentHandling,
    INSetSeatSettingsInCarIntentHandling
{}
