// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INSetAudioSourceInCarIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetAudioSourceInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetAudioSourceInCarIntent_handle_completion
    associatedtype _INSetAudioSourceInCarIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetAudioSourceInCarIntent) async -> _INSetAudioSourceInCarIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _INSetAudioSourceInCarIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _INSetAudioSourceInCarIntent_handle_firstGeneration

    associatedtype _INSetAudioSourceInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetAudioSourceInCarIntent_confirm_completion
    associatedtype _INSetAudioSourceInCarIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetAudioSourceInCarIntent) async -> _INSetAudioSourceInCarIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _INSetAudioSourceInCarIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _INSetAudioSourceInCarIntent_confirm_firstGeneration

    associatedtype _INSetAudioSourceInCarIntent_resolve_audioSource_async: _HandlerResult
    associatedtype _INSetAudioSourceInCarIntent_resolve_audioSource_completion
    associatedtype _INSetAudioSourceInCarIntent_resolve_audioSource_firstGeneration
    @discardableResult func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async
        -> _INSetAudioSourceInCarIntent_resolve_audioSource_async
    @preconcurrency @discardableResult func resolveAudioSource(
        for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
    ) -> _INSetAudioSourceInCarIntent_resolve_audioSource_completion
    @preconcurrency @discardableResult func resolveAudioSource(
        forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
    ) -> _INSetAudioSourceInCarIntent_resolve_audioSource_firstGeneration

    associatedtype _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_async: _HandlerResult
    associatedtype _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_completion
    associatedtype _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_firstGeneration
    @discardableResult func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async
        -> _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_async
    @preconcurrency @discardableResult func resolveRelativeAudioSourceReference(
        for intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
    ) -> _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_completion
    @preconcurrency @discardableResult func resolveRelativeAudioSourceReference(
        forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
    ) -> _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_firstGeneration
}

extension INSetAudioSourceInCarIntentHandling {
    @discardableResult public func handle(intent: INSetAudioSourceInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        setAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetAudioSourceInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveAudioSource(
        for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAudioSource(
        forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRelativeAudioSourceReference(
        for intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRelativeAudioSourceReference(
        forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent,
        with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetAudioSourceInCarIntentHandling
where _INSetAudioSourceInCarIntent_handle_async == INSetAudioSourceInCarIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetAudioSourceInCarIntentHandling where _INSetAudioSourceInCarIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetAudioSourceInCarIntentHandling
where
    _INSetAudioSourceInCarIntent_handle_async == INSetAudioSourceInCarIntentResponse,
    _INSetAudioSourceInCarIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSetClimateSettingsInCarIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetClimateSettingsInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_handle_completion
    associatedtype _INSetClimateSettingsInCarIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetClimateSettingsInCarIntent) async -> _INSetClimateSettingsInCarIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _INSetClimateSettingsInCarIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _INSetClimateSettingsInCarIntent_handle_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_confirm_completion
    associatedtype _INSetClimateSettingsInCarIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _INSetClimateSettingsInCarIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _INSetClimateSettingsInCarIntent_confirm_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableFan_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableFan_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableFan_firstGeneration
    @discardableResult func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_enableFan_async
    @preconcurrency @discardableResult func resolveEnableFan(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableFan_completion
    @preconcurrency @discardableResult func resolveEnableFan(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableFan_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_firstGeneration
    @discardableResult func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_async
    @preconcurrency @discardableResult func resolveEnableAirConditioner(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_completion
    @preconcurrency @discardableResult func resolveEnableAirConditioner(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_firstGeneration
    @discardableResult func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_async
    @preconcurrency @discardableResult func resolveEnableClimateControl(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_completion
    @preconcurrency @discardableResult func resolveEnableClimateControl(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_firstGeneration
    @discardableResult func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_async
    @preconcurrency @discardableResult func resolveEnableAutoMode(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_completion
    @preconcurrency @discardableResult func resolveEnableAutoMode(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_firstGeneration
    @discardableResult func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_async
    @preconcurrency @discardableResult func resolveAirCirculationMode(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_completion
    @preconcurrency @discardableResult func resolveAirCirculationMode(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_firstGeneration
    @discardableResult func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_async
    @preconcurrency @discardableResult func resolveFanSpeedIndex(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_completion
    @preconcurrency @discardableResult func resolveFanSpeedIndex(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_firstGeneration
    @discardableResult func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_async
    @preconcurrency @discardableResult func resolveFanSpeedPercentage(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_completion
    @preconcurrency @discardableResult func resolveFanSpeedPercentage(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_firstGeneration
    @discardableResult func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_async
    @preconcurrency @discardableResult func resolveRelativeFanSpeedSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_completion
    @preconcurrency @discardableResult func resolveRelativeFanSpeedSetting(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_temperature_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_temperature_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_temperature_firstGeneration
    @discardableResult func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_temperature_async
    @preconcurrency @discardableResult func resolveTemperature(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_temperature_completion
    @preconcurrency @discardableResult func resolveTemperature(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_temperature_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_firstGeneration
    @discardableResult func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_async
    @preconcurrency @discardableResult func resolveRelativeTemperatureSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_completion
    @preconcurrency @discardableResult func resolveRelativeTemperatureSetting(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_climateZone_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_climateZone_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_climateZone_firstGeneration
    @discardableResult func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_climateZone_async
    @preconcurrency @discardableResult func resolveClimateZone(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_climateZone_completion
    @preconcurrency @discardableResult func resolveClimateZone(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_climateZone_firstGeneration

    associatedtype _INSetClimateSettingsInCarIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetClimateSettingsInCarIntent_resolve_carName_completion
    associatedtype _INSetClimateSettingsInCarIntent_resolve_carName_firstGeneration
    @discardableResult func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async
        -> _INSetClimateSettingsInCarIntent_resolve_carName_async
    @preconcurrency @discardableResult func resolveCarName(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_carName_completion
    @preconcurrency @discardableResult func resolveCarName(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetClimateSettingsInCarIntent_resolve_carName_firstGeneration
}

extension INSetClimateSettingsInCarIntentHandling {
    @discardableResult public func handle(intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveEnableFan(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableFan(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableAirConditioner(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableAirConditioner(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableClimateControl(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableClimateControl(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveEnableAutoMode(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableAutoMode(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAirCirculationMode(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAirCirculationMode(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveFanSpeedIndex(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveFanSpeedIndex(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveFanSpeedPercentage(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveFanSpeedPercentage(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRelativeFanSpeedSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRelativeFanSpeedSetting(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTemperature(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTemperature(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRelativeTemperatureSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRelativeTemperatureSetting(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveClimateZone(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveClimateZone(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCarName(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCarName(
        forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetClimateSettingsInCarIntentHandling
where _INSetClimateSettingsInCarIntent_handle_async == INSetClimateSettingsInCarIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetClimateSettingsInCarIntentHandling where _INSetClimateSettingsInCarIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetClimateSettingsInCarIntentHandling
where
    _INSetClimateSettingsInCarIntent_handle_async == INSetClimateSettingsInCarIntentResponse,
    _INSetClimateSettingsInCarIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSetDefrosterSettingsInCarIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetDefrosterSettingsInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_handle_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetDefrosterSettingsInCarIntent) async
        -> _INSetDefrosterSettingsInCarIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_handle_firstGeneration

    associatedtype _INSetDefrosterSettingsInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_confirm_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetDefrosterSettingsInCarIntent) async
        -> _INSetDefrosterSettingsInCarIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_confirm_firstGeneration

    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_enable_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_enable_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_enable_firstGeneration
    @discardableResult func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async
        -> _INSetDefrosterSettingsInCarIntent_resolve_enable_async
    @preconcurrency @discardableResult func resolveEnable(
        for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_enable_completion
    @preconcurrency @discardableResult func resolveEnable(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_enable_firstGeneration

    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_defroster_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_defroster_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_defroster_firstGeneration
    @discardableResult func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async
        -> _INSetDefrosterSettingsInCarIntent_resolve_defroster_async
    @preconcurrency @discardableResult func resolveDefroster(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_defroster_completion
    @preconcurrency @discardableResult func resolveDefroster(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_defroster_firstGeneration

    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_carName_completion
    associatedtype _INSetDefrosterSettingsInCarIntent_resolve_carName_firstGeneration
    @discardableResult func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async
        -> _INSetDefrosterSettingsInCarIntent_resolve_carName_async
    @preconcurrency @discardableResult func resolveCarName(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_carName_completion
    @preconcurrency @discardableResult func resolveCarName(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetDefrosterSettingsInCarIntent_resolve_carName_firstGeneration
}

extension INSetDefrosterSettingsInCarIntentHandling {
    @discardableResult public func handle(intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func handle(
        setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveEnable(
        for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnable(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDefroster(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDefroster(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCarName(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCarName(
        forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetDefrosterSettingsInCarIntentHandling
where _INSetDefrosterSettingsInCarIntent_handle_async == INSetDefrosterSettingsInCarIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetDefrosterSettingsInCarIntentHandling where _INSetDefrosterSettingsInCarIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetDefrosterSettingsInCarIntentHandling
where
    _INSetDefrosterSettingsInCarIntent_handle_async == INSetDefrosterSettingsInCarIntentResponse,
    _INSetDefrosterSettingsInCarIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSetSeatSettingsInCarIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetSeatSettingsInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_handle_completion
    associatedtype _INSetSeatSettingsInCarIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetSeatSettingsInCarIntent) async -> _INSetSeatSettingsInCarIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _INSetSeatSettingsInCarIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _INSetSeatSettingsInCarIntent_handle_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_confirm_completion
    associatedtype _INSetSeatSettingsInCarIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetSeatSettingsInCarIntent) async -> _INSetSeatSettingsInCarIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _INSetSeatSettingsInCarIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _INSetSeatSettingsInCarIntent_confirm_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableHeating_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableHeating_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableHeating_firstGeneration
    @discardableResult func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_enableHeating_async
    @preconcurrency @discardableResult func resolveEnableHeating(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableHeating_completion
    @preconcurrency @discardableResult func resolveEnableHeating(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableHeating_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableCooling_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableCooling_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableCooling_firstGeneration
    @discardableResult func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_enableCooling_async
    @preconcurrency @discardableResult func resolveEnableCooling(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableCooling_completion
    @preconcurrency @discardableResult func resolveEnableCooling(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableCooling_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableMassage_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableMassage_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_enableMassage_firstGeneration
    @discardableResult func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_enableMassage_async
    @preconcurrency @discardableResult func resolveEnableMassage(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableMassage_completion
    @preconcurrency @discardableResult func resolveEnableMassage(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_enableMassage_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_seat_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_seat_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_seat_firstGeneration
    @discardableResult func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_seat_async
    @preconcurrency @discardableResult func resolveSeat(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_seat_completion
    @preconcurrency @discardableResult func resolveSeat(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_seat_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_level_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_level_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_level_firstGeneration
    @discardableResult func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_level_async
    @preconcurrency @discardableResult func resolveLevel(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_level_completion
    @preconcurrency @discardableResult func resolveLevel(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_level_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_firstGeneration
    @discardableResult func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_async
    @preconcurrency @discardableResult func resolveRelativeLevelSetting(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_completion
    @preconcurrency @discardableResult func resolveRelativeLevelSetting(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_firstGeneration

    associatedtype _INSetSeatSettingsInCarIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetSeatSettingsInCarIntent_resolve_carName_completion
    associatedtype _INSetSeatSettingsInCarIntent_resolve_carName_firstGeneration
    @discardableResult func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async
        -> _INSetSeatSettingsInCarIntent_resolve_carName_async
    @preconcurrency @discardableResult func resolveCarName(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_carName_completion
    @preconcurrency @discardableResult func resolveCarName(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetSeatSettingsInCarIntent_resolve_carName_firstGeneration
}

extension INSetSeatSettingsInCarIntentHandling {
    @discardableResult public func handle(intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveEnableHeating(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableHeating(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveEnableCooling(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableCooling(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveEnableMassage(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEnableMassage(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveSeat(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveSeat(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveLevel(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveLevel(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRelativeLevelSetting(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRelativeLevelSetting(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCarName(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCarName(
        forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetSeatSettingsInCarIntentHandling
where _INSetSeatSettingsInCarIntent_handle_async == INSetSeatSettingsInCarIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetSeatSettingsInCarIntentHandling where _INSetSeatSettingsInCarIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetSeatSettingsInCarIntentHandling
where
    _INSetSeatSettingsInCarIntent_handle_async == INSetSeatSettingsInCarIntentResponse,
    _INSetSeatSettingsInCarIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSetProfileInCarIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetProfileInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSetProfileInCarIntent_handle_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_handle_completion
    associatedtype _INSetProfileInCarIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetProfileInCarIntent) async -> _INSetProfileInCarIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _INSetProfileInCarIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _INSetProfileInCarIntent_handle_firstGeneration

    associatedtype _INSetProfileInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_confirm_completion
    associatedtype _INSetProfileInCarIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetProfileInCarIntent) async -> _INSetProfileInCarIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _INSetProfileInCarIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _INSetProfileInCarIntent_confirm_firstGeneration

    associatedtype _INSetProfileInCarIntent_resolve_profileNumber_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_resolve_profileNumber_completion
    associatedtype _INSetProfileInCarIntent_resolve_profileNumber_firstGeneration
    @discardableResult func resolveProfileNumber(for intent: INSetProfileInCarIntent) async
        -> _INSetProfileInCarIntent_resolve_profileNumber_async
    @preconcurrency @discardableResult func resolveProfileNumber(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_profileNumber_completion
    @preconcurrency @discardableResult func resolveProfileNumber(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_profileNumber_firstGeneration

    associatedtype _INSetProfileInCarIntent_resolve_profileName_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_resolve_profileName_completion
    associatedtype _INSetProfileInCarIntent_resolve_profileName_firstGeneration
    @discardableResult func resolveProfileName(for intent: INSetProfileInCarIntent) async
        -> _INSetProfileInCarIntent_resolve_profileName_async
    @preconcurrency @discardableResult func resolveProfileName(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_profileName_completion
    @preconcurrency @discardableResult func resolveProfileName(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_profileName_firstGeneration

    associatedtype _INSetProfileInCarIntent_resolve_isDefaultProfile_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_resolve_isDefaultProfile_completion
    @available(iOS, deprecated: 11.0)
    @discardableResult func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent) async
        -> _INSetProfileInCarIntent_resolve_isDefaultProfile_async
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveDefaultProfile(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_isDefaultProfile_completion

    associatedtype _INSetProfileInCarIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetProfileInCarIntent_resolve_carName_completion
    associatedtype _INSetProfileInCarIntent_resolve_carName_firstGeneration
    @discardableResult func resolveCarName(for intent: INSetProfileInCarIntent) async
        -> _INSetProfileInCarIntent_resolve_carName_async
    @preconcurrency @discardableResult func resolveCarName(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_carName_completion
    @preconcurrency @discardableResult func resolveCarName(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetProfileInCarIntent_resolve_carName_firstGeneration
}

extension INSetProfileInCarIntentHandling {
    @discardableResult public func handle(intent: INSetProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveProfileNumber(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveProfileNumber(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveProfileName(for intent: INSetProfileInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveProfileName(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveProfileName(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDefaultProfile(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCarName(for intent: INSetProfileInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCarName(
        for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCarName(
        forSetProfileInCar intent: INSetProfileInCarIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetProfileInCarIntentHandling where _INSetProfileInCarIntent_handle_async == INSetProfileInCarIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetProfileInCarIntentHandling where _INSetProfileInCarIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetProfileInCarIntentHandling
where
    _INSetProfileInCarIntent_handle_async == INSetProfileInCarIntentResponse,
    _INSetProfileInCarIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSaveProfileInCarIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {
    associatedtype _INSaveProfileInCarIntent_handle_async: _HandlerResult
    associatedtype _INSaveProfileInCarIntent_handle_completion
    associatedtype _INSaveProfileInCarIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSaveProfileInCarIntent) async -> _INSaveProfileInCarIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _INSaveProfileInCarIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        saveProfileInCar intent: INSaveProfileInCarIntent,
        completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _INSaveProfileInCarIntent_handle_firstGeneration

    associatedtype _INSaveProfileInCarIntent_confirm_async: _HandlerResult
    associatedtype _INSaveProfileInCarIntent_confirm_completion
    associatedtype _INSaveProfileInCarIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSaveProfileInCarIntent) async -> _INSaveProfileInCarIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _INSaveProfileInCarIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        saveProfileInCar intent: INSaveProfileInCarIntent,
        completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _INSaveProfileInCarIntent_confirm_firstGeneration

    associatedtype _INSaveProfileInCarIntent_resolve_profileNumber_async: _HandlerResult
    associatedtype _INSaveProfileInCarIntent_resolve_profileNumber_completion
    associatedtype _INSaveProfileInCarIntent_resolve_profileNumber_firstGeneration
    @discardableResult func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async
        -> _INSaveProfileInCarIntent_resolve_profileNumber_async
    @preconcurrency @discardableResult func resolveProfileNumber(
        for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSaveProfileInCarIntent_resolve_profileNumber_completion
    @preconcurrency @discardableResult func resolveProfileNumber(
        forSaveProfileInCar intent: INSaveProfileInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSaveProfileInCarIntent_resolve_profileNumber_firstGeneration

    associatedtype _INSaveProfileInCarIntent_resolve_profileName_async: _HandlerResult
    associatedtype _INSaveProfileInCarIntent_resolve_profileName_completion
    associatedtype _INSaveProfileInCarIntent_resolve_profileName_firstGeneration
    @discardableResult func resolveProfileName(for intent: INSaveProfileInCarIntent) async
        -> _INSaveProfileInCarIntent_resolve_profileName_async
    @preconcurrency @discardableResult func resolveProfileName(
        for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSaveProfileInCarIntent_resolve_profileName_completion
    @preconcurrency @discardableResult func resolveProfileName(
        forSaveProfileInCar intent: INSaveProfileInCarIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSaveProfileInCarIntent_resolve_profileName_firstGeneration
}

extension INSaveProfileInCarIntentHandling {
    @discardableResult public func handle(intent: INSaveProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        saveProfileInCar intent: INSaveProfileInCarIntent,
        completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSaveProfileInCarIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        saveProfileInCar intent: INSaveProfileInCarIntent,
        completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveProfileNumber(
        for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveProfileNumber(
        forSaveProfileInCar intent: INSaveProfileInCarIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveProfileName(
        for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveProfileName(
        forSaveProfileInCar intent: INSaveProfileInCarIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSaveProfileInCarIntentHandling where _INSaveProfileInCarIntent_handle_async == INSaveProfileInCarIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSaveProfileInCarIntentHandling where _INSaveProfileInCarIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSaveProfileInCarIntentHandling
where
    _INSaveProfileInCarIntent_handle_async == INSaveProfileInCarIntentResponse,
    _INSaveProfileInCarIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INCarPlayDomainHandling: INSaveProfileInCarIntentHandling, INSetAudioSourceInCarIntentHandling,
    INSetClimateSettingsInCarIntentHandling, INSetDefrosterSettingsInCarIntentHandling, INSetProfileInCarIntentHandling,
    INSetSeatSettingsInCarIntentHandling
{}
