// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INSetAudioSourceInCarIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetAudioSourceInCarIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetAudioSourceInCarIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetAudioSourceInCarIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetAudioSourceInCarIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetAudioSourceInCarIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetAudioSourceInCarIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("audioSource"):
            if _INSetAudioSourceInCarIntent_resolve_audioSource_async.self != _NotImplemented.self { return .async }
            if _INSetAudioSourceInCarIntent_resolve_audioSource_completion.self != _NotImplemented.self { return .completion }
            if _INSetAudioSourceInCarIntent_resolve_audioSource_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("relativeAudioSourceReference"):
            if _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_async.self != _NotImplemented.self {
                return .async
            }
            if _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetAudioSourceInCarIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetAudioSourceInCarIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetAudioSourceInCarIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetAudioSourceInCarIntent_handle_firstGeneration = handle(
                setAudioSourceInCar: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetAudioSourceInCarIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetAudioSourceInCarIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetAudioSourceInCarIntent_confirm_firstGeneration = confirm(
                setAudioSourceInCar: intent, completion: { answer.give($0) })
        case (.resolve("audioSource"), .async):
            let result: _INSetAudioSourceInCarIntent_resolve_audioSource_async = await resolveAudioSource(for: intent)
            answer.give(result)
        case (.resolve("audioSource"), .completion):
            let _: _INSetAudioSourceInCarIntent_resolve_audioSource_completion = resolveAudioSource(
                for: intent, with: { answer.give($0) })
        case (.resolve("audioSource"), .firstGeneration):
            let _: _INSetAudioSourceInCarIntent_resolve_audioSource_firstGeneration = resolveAudioSource(
                forSetAudioSourceInCar: intent, with: { answer.give($0) })
        case (.resolve("relativeAudioSourceReference"), .async):
            let result: _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_async =
                await resolveRelativeAudioSourceReference(for: intent)
            answer.give(result)
        case (.resolve("relativeAudioSourceReference"), .completion):
            let _: _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_completion =
                resolveRelativeAudioSourceReference(for: intent, with: { answer.give($0) })
        case (.resolve("relativeAudioSourceReference"), .firstGeneration):
            let _: _INSetAudioSourceInCarIntent_resolve_relativeAudioSourceReference_firstGeneration =
                resolveRelativeAudioSourceReference(forSetAudioSourceInCar: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSetClimateSettingsInCarIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetClimateSettingsInCarIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetClimateSettingsInCarIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetClimateSettingsInCarIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetClimateSettingsInCarIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("enableFan"):
            if _INSetClimateSettingsInCarIntent_resolve_enableFan_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_enableFan_completion.self != _NotImplemented.self { return .completion }
            if _INSetClimateSettingsInCarIntent_resolve_enableFan_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("enableAirConditioner"):
            if _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("enableClimateControl"):
            if _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("enableAutoMode"):
            if _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("airCirculationMode"):
            if _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("fanSpeedIndex"):
            if _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("fanSpeedPercentage"):
            if _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("relativeFanSpeedSetting"):
            if _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_async.self != _NotImplemented.self {
                return .async
            }
            if _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("temperature"):
            if _INSetClimateSettingsInCarIntent_resolve_temperature_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_temperature_completion.self != _NotImplemented.self { return .completion }
            if _INSetClimateSettingsInCarIntent_resolve_temperature_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("relativeTemperatureSetting"):
            if _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_async.self != _NotImplemented.self {
                return .async
            }
            if _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("climateZone"):
            if _INSetClimateSettingsInCarIntent_resolve_climateZone_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_climateZone_completion.self != _NotImplemented.self { return .completion }
            if _INSetClimateSettingsInCarIntent_resolve_climateZone_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("carName"):
            if _INSetClimateSettingsInCarIntent_resolve_carName_async.self != _NotImplemented.self { return .async }
            if _INSetClimateSettingsInCarIntent_resolve_carName_completion.self != _NotImplemented.self { return .completion }
            if _INSetClimateSettingsInCarIntent_resolve_carName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetClimateSettingsInCarIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetClimateSettingsInCarIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetClimateSettingsInCarIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_handle_firstGeneration = handle(
                setClimateSettingsInCar: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetClimateSettingsInCarIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetClimateSettingsInCarIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_confirm_firstGeneration = confirm(
                setClimateSettingsInCar: intent, completion: { answer.give($0) })
        case (.resolve("enableFan"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_enableFan_async = await resolveEnableFan(for: intent)
            answer.give(result)
        case (.resolve("enableFan"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_enableFan_completion = resolveEnableFan(
                for: intent, with: { answer.give($0) })
        case (.resolve("enableFan"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_enableFan_firstGeneration = resolveEnableFan(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("enableAirConditioner"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_async = await resolveEnableAirConditioner(
                for: intent)
            answer.give(result)
        case (.resolve("enableAirConditioner"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_completion = resolveEnableAirConditioner(
                for: intent, with: { answer.give($0) })
        case (.resolve("enableAirConditioner"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_enableAirConditioner_firstGeneration = resolveEnableAirConditioner(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("enableClimateControl"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_async = await resolveEnableClimateControl(
                for: intent)
            answer.give(result)
        case (.resolve("enableClimateControl"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_completion = resolveEnableClimateControl(
                for: intent, with: { answer.give($0) })
        case (.resolve("enableClimateControl"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_enableClimateControl_firstGeneration = resolveEnableClimateControl(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("enableAutoMode"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_async = await resolveEnableAutoMode(for: intent)
            answer.give(result)
        case (.resolve("enableAutoMode"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_completion = resolveEnableAutoMode(
                for: intent, with: { answer.give($0) })
        case (.resolve("enableAutoMode"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_enableAutoMode_firstGeneration = resolveEnableAutoMode(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("airCirculationMode"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_async = await resolveAirCirculationMode(
                for: intent)
            answer.give(result)
        case (.resolve("airCirculationMode"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_completion = resolveAirCirculationMode(
                for: intent, with: { answer.give($0) })
        case (.resolve("airCirculationMode"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_airCirculationMode_firstGeneration = resolveAirCirculationMode(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("fanSpeedIndex"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_async = await resolveFanSpeedIndex(for: intent)
            answer.give(result)
        case (.resolve("fanSpeedIndex"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_completion = resolveFanSpeedIndex(
                for: intent, with: { answer.give($0) })
        case (.resolve("fanSpeedIndex"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_fanSpeedIndex_firstGeneration = resolveFanSpeedIndex(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("fanSpeedPercentage"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_async = await resolveFanSpeedPercentage(
                for: intent)
            answer.give(result)
        case (.resolve("fanSpeedPercentage"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_completion = resolveFanSpeedPercentage(
                for: intent, with: { answer.give($0) })
        case (.resolve("fanSpeedPercentage"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_fanSpeedPercentage_firstGeneration = resolveFanSpeedPercentage(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("relativeFanSpeedSetting"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_async =
                await resolveRelativeFanSpeedSetting(for: intent)
            answer.give(result)
        case (.resolve("relativeFanSpeedSetting"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_completion = resolveRelativeFanSpeedSetting(
                for: intent, with: { answer.give($0) })
        case (.resolve("relativeFanSpeedSetting"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_relativeFanSpeedSetting_firstGeneration =
                resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("temperature"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_temperature_async = await resolveTemperature(for: intent)
            answer.give(result)
        case (.resolve("temperature"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_temperature_completion = resolveTemperature(
                for: intent, with: { answer.give($0) })
        case (.resolve("temperature"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_temperature_firstGeneration = resolveTemperature(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("relativeTemperatureSetting"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_async =
                await resolveRelativeTemperatureSetting(for: intent)
            answer.give(result)
        case (.resolve("relativeTemperatureSetting"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_completion =
                resolveRelativeTemperatureSetting(for: intent, with: { answer.give($0) })
        case (.resolve("relativeTemperatureSetting"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_relativeTemperatureSetting_firstGeneration =
                resolveRelativeTemperatureSetting(forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("climateZone"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_climateZone_async = await resolveClimateZone(for: intent)
            answer.give(result)
        case (.resolve("climateZone"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_climateZone_completion = resolveClimateZone(
                for: intent, with: { answer.give($0) })
        case (.resolve("climateZone"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_climateZone_firstGeneration = resolveClimateZone(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("carName"), .async):
            let result: _INSetClimateSettingsInCarIntent_resolve_carName_async = await resolveCarName(for: intent)
            answer.give(result)
        case (.resolve("carName"), .completion):
            let _: _INSetClimateSettingsInCarIntent_resolve_carName_completion = resolveCarName(
                for: intent, with: { answer.give($0) })
        case (.resolve("carName"), .firstGeneration):
            let _: _INSetClimateSettingsInCarIntent_resolve_carName_firstGeneration = resolveCarName(
                forSetClimateSettingsInCar: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSetDefrosterSettingsInCarIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetDefrosterSettingsInCarIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetDefrosterSettingsInCarIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetDefrosterSettingsInCarIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetDefrosterSettingsInCarIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetDefrosterSettingsInCarIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetDefrosterSettingsInCarIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("enable"):
            if _INSetDefrosterSettingsInCarIntent_resolve_enable_async.self != _NotImplemented.self { return .async }
            if _INSetDefrosterSettingsInCarIntent_resolve_enable_completion.self != _NotImplemented.self { return .completion }
            if _INSetDefrosterSettingsInCarIntent_resolve_enable_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("defroster"):
            if _INSetDefrosterSettingsInCarIntent_resolve_defroster_async.self != _NotImplemented.self { return .async }
            if _INSetDefrosterSettingsInCarIntent_resolve_defroster_completion.self != _NotImplemented.self { return .completion }
            if _INSetDefrosterSettingsInCarIntent_resolve_defroster_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("carName"):
            if _INSetDefrosterSettingsInCarIntent_resolve_carName_async.self != _NotImplemented.self { return .async }
            if _INSetDefrosterSettingsInCarIntent_resolve_carName_completion.self != _NotImplemented.self { return .completion }
            if _INSetDefrosterSettingsInCarIntent_resolve_carName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetDefrosterSettingsInCarIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetDefrosterSettingsInCarIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetDefrosterSettingsInCarIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetDefrosterSettingsInCarIntent_handle_firstGeneration = handle(
                setDefrosterSettingsInCar: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetDefrosterSettingsInCarIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetDefrosterSettingsInCarIntent_confirm_completion = confirm(
                intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetDefrosterSettingsInCarIntent_confirm_firstGeneration = confirm(
                setDefrosterSettingsInCar: intent, completion: { answer.give($0) })
        case (.resolve("enable"), .async):
            let result: _INSetDefrosterSettingsInCarIntent_resolve_enable_async = await resolveEnable(for: intent)
            answer.give(result)
        case (.resolve("enable"), .completion):
            let _: _INSetDefrosterSettingsInCarIntent_resolve_enable_completion = resolveEnable(
                for: intent, with: { answer.give($0) })
        case (.resolve("enable"), .firstGeneration):
            let _: _INSetDefrosterSettingsInCarIntent_resolve_enable_firstGeneration = resolveEnable(
                forSetDefrosterSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("defroster"), .async):
            let result: _INSetDefrosterSettingsInCarIntent_resolve_defroster_async = await resolveDefroster(for: intent)
            answer.give(result)
        case (.resolve("defroster"), .completion):
            let _: _INSetDefrosterSettingsInCarIntent_resolve_defroster_completion = resolveDefroster(
                for: intent, with: { answer.give($0) })
        case (.resolve("defroster"), .firstGeneration):
            let _: _INSetDefrosterSettingsInCarIntent_resolve_defroster_firstGeneration = resolveDefroster(
                forSetDefrosterSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("carName"), .async):
            let result: _INSetDefrosterSettingsInCarIntent_resolve_carName_async = await resolveCarName(for: intent)
            answer.give(result)
        case (.resolve("carName"), .completion):
            let _: _INSetDefrosterSettingsInCarIntent_resolve_carName_completion = resolveCarName(
                for: intent, with: { answer.give($0) })
        case (.resolve("carName"), .firstGeneration):
            let _: _INSetDefrosterSettingsInCarIntent_resolve_carName_firstGeneration = resolveCarName(
                forSetDefrosterSettingsInCar: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSetSeatSettingsInCarIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetSeatSettingsInCarIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetSeatSettingsInCarIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetSeatSettingsInCarIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetSeatSettingsInCarIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("enableHeating"):
            if _INSetSeatSettingsInCarIntent_resolve_enableHeating_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_resolve_enableHeating_completion.self != _NotImplemented.self { return .completion }
            if _INSetSeatSettingsInCarIntent_resolve_enableHeating_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("enableCooling"):
            if _INSetSeatSettingsInCarIntent_resolve_enableCooling_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_resolve_enableCooling_completion.self != _NotImplemented.self { return .completion }
            if _INSetSeatSettingsInCarIntent_resolve_enableCooling_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("enableMassage"):
            if _INSetSeatSettingsInCarIntent_resolve_enableMassage_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_resolve_enableMassage_completion.self != _NotImplemented.self { return .completion }
            if _INSetSeatSettingsInCarIntent_resolve_enableMassage_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("seat"):
            if _INSetSeatSettingsInCarIntent_resolve_seat_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_resolve_seat_completion.self != _NotImplemented.self { return .completion }
            if _INSetSeatSettingsInCarIntent_resolve_seat_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("level"):
            if _INSetSeatSettingsInCarIntent_resolve_level_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_resolve_level_completion.self != _NotImplemented.self { return .completion }
            if _INSetSeatSettingsInCarIntent_resolve_level_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("relativeLevelSetting"):
            if _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("carName"):
            if _INSetSeatSettingsInCarIntent_resolve_carName_async.self != _NotImplemented.self { return .async }
            if _INSetSeatSettingsInCarIntent_resolve_carName_completion.self != _NotImplemented.self { return .completion }
            if _INSetSeatSettingsInCarIntent_resolve_carName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetSeatSettingsInCarIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetSeatSettingsInCarIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetSeatSettingsInCarIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_handle_firstGeneration = handle(
                setSeatSettingsInCar: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetSeatSettingsInCarIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetSeatSettingsInCarIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_confirm_firstGeneration = confirm(
                setSeatSettingsInCar: intent, completion: { answer.give($0) })
        case (.resolve("enableHeating"), .async):
            let result: _INSetSeatSettingsInCarIntent_resolve_enableHeating_async = await resolveEnableHeating(for: intent)
            answer.give(result)
        case (.resolve("enableHeating"), .completion):
            let _: _INSetSeatSettingsInCarIntent_resolve_enableHeating_completion = resolveEnableHeating(
                for: intent, with: { answer.give($0) })
        case (.resolve("enableHeating"), .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_resolve_enableHeating_firstGeneration = resolveEnableHeating(
                forSetSeatSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("enableCooling"), .async):
            let result: _INSetSeatSettingsInCarIntent_resolve_enableCooling_async = await resolveEnableCooling(for: intent)
            answer.give(result)
        case (.resolve("enableCooling"), .completion):
            let _: _INSetSeatSettingsInCarIntent_resolve_enableCooling_completion = resolveEnableCooling(
                for: intent, with: { answer.give($0) })
        case (.resolve("enableCooling"), .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_resolve_enableCooling_firstGeneration = resolveEnableCooling(
                forSetSeatSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("enableMassage"), .async):
            let result: _INSetSeatSettingsInCarIntent_resolve_enableMassage_async = await resolveEnableMassage(for: intent)
            answer.give(result)
        case (.resolve("enableMassage"), .completion):
            let _: _INSetSeatSettingsInCarIntent_resolve_enableMassage_completion = resolveEnableMassage(
                for: intent, with: { answer.give($0) })
        case (.resolve("enableMassage"), .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_resolve_enableMassage_firstGeneration = resolveEnableMassage(
                forSetSeatSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("seat"), .async):
            let result: _INSetSeatSettingsInCarIntent_resolve_seat_async = await resolveSeat(for: intent)
            answer.give(result)
        case (.resolve("seat"), .completion):
            let _: _INSetSeatSettingsInCarIntent_resolve_seat_completion = resolveSeat(for: intent, with: { answer.give($0) })
        case (.resolve("seat"), .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_resolve_seat_firstGeneration = resolveSeat(
                forSetSeatSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("level"), .async):
            let result: _INSetSeatSettingsInCarIntent_resolve_level_async = await resolveLevel(for: intent)
            answer.give(result)
        case (.resolve("level"), .completion):
            let _: _INSetSeatSettingsInCarIntent_resolve_level_completion = resolveLevel(for: intent, with: { answer.give($0) })
        case (.resolve("level"), .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_resolve_level_firstGeneration = resolveLevel(
                forSetSeatSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("relativeLevelSetting"), .async):
            let result: _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_async = await resolveRelativeLevelSetting(
                for: intent)
            answer.give(result)
        case (.resolve("relativeLevelSetting"), .completion):
            let _: _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_completion = resolveRelativeLevelSetting(
                for: intent, with: { answer.give($0) })
        case (.resolve("relativeLevelSetting"), .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_resolve_relativeLevelSetting_firstGeneration = resolveRelativeLevelSetting(
                forSetSeatSettingsInCar: intent, with: { answer.give($0) })
        case (.resolve("carName"), .async):
            let result: _INSetSeatSettingsInCarIntent_resolve_carName_async = await resolveCarName(for: intent)
            answer.give(result)
        case (.resolve("carName"), .completion):
            let _: _INSetSeatSettingsInCarIntent_resolve_carName_completion = resolveCarName(
                for: intent, with: { answer.give($0) })
        case (.resolve("carName"), .firstGeneration):
            let _: _INSetSeatSettingsInCarIntent_resolve_carName_firstGeneration = resolveCarName(
                forSetSeatSettingsInCar: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSetProfileInCarIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetProfileInCarIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetProfileInCarIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetProfileInCarIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetProfileInCarIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetProfileInCarIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetProfileInCarIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("profileNumber"):
            if _INSetProfileInCarIntent_resolve_profileNumber_async.self != _NotImplemented.self { return .async }
            if _INSetProfileInCarIntent_resolve_profileNumber_completion.self != _NotImplemented.self { return .completion }
            if _INSetProfileInCarIntent_resolve_profileNumber_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("profileName"):
            if _INSetProfileInCarIntent_resolve_profileName_async.self != _NotImplemented.self { return .async }
            if _INSetProfileInCarIntent_resolve_profileName_completion.self != _NotImplemented.self { return .completion }
            if _INSetProfileInCarIntent_resolve_profileName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("isDefaultProfile"):
            if _INSetProfileInCarIntent_resolve_isDefaultProfile_async.self != _NotImplemented.self { return .async }
            if _INSetProfileInCarIntent_resolve_isDefaultProfile_completion.self != _NotImplemented.self { return .completion }
        case .resolve("carName"):
            if _INSetProfileInCarIntent_resolve_carName_async.self != _NotImplemented.self { return .async }
            if _INSetProfileInCarIntent_resolve_carName_completion.self != _NotImplemented.self { return .completion }
            if _INSetProfileInCarIntent_resolve_carName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetProfileInCarIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetProfileInCarIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetProfileInCarIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetProfileInCarIntent_handle_firstGeneration = handle(
                setProfileInCar: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetProfileInCarIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetProfileInCarIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetProfileInCarIntent_confirm_firstGeneration = confirm(
                setProfileInCar: intent, completion: { answer.give($0) })
        case (.resolve("profileNumber"), .async):
            let result: _INSetProfileInCarIntent_resolve_profileNumber_async = await resolveProfileNumber(for: intent)
            answer.give(result)
        case (.resolve("profileNumber"), .completion):
            let _: _INSetProfileInCarIntent_resolve_profileNumber_completion = resolveProfileNumber(
                for: intent, with: { answer.give($0) })
        case (.resolve("profileNumber"), .firstGeneration):
            let _: _INSetProfileInCarIntent_resolve_profileNumber_firstGeneration = resolveProfileNumber(
                forSetProfileInCar: intent, with: { answer.give($0) })
        case (.resolve("profileName"), .async):
            let result: _INSetProfileInCarIntent_resolve_profileName_async = await resolveProfileName(for: intent)
            answer.give(result)
        case (.resolve("profileName"), .completion):
            let _: _INSetProfileInCarIntent_resolve_profileName_completion = resolveProfileName(
                for: intent, with: { answer.give($0) })
        case (.resolve("profileName"), .firstGeneration):
            let _: _INSetProfileInCarIntent_resolve_profileName_firstGeneration = resolveProfileName(
                forSetProfileInCar: intent, with: { answer.give($0) })
        case (.resolve("isDefaultProfile"), .async):
            let result: _INSetProfileInCarIntent_resolve_isDefaultProfile_async = await resolveDefaultProfile(
                forSetProfileInCar: intent)
            answer.give(result)
        case (.resolve("isDefaultProfile"), .completion):
            let _: _INSetProfileInCarIntent_resolve_isDefaultProfile_completion = resolveDefaultProfile(
                forSetProfileInCar: intent, with: { answer.give($0) })
        case (.resolve("carName"), .async):
            let result: _INSetProfileInCarIntent_resolve_carName_async = await resolveCarName(for: intent)
            answer.give(result)
        case (.resolve("carName"), .completion):
            let _: _INSetProfileInCarIntent_resolve_carName_completion = resolveCarName(for: intent, with: { answer.give($0) })
        case (.resolve("carName"), .firstGeneration):
            let _: _INSetProfileInCarIntent_resolve_carName_firstGeneration = resolveCarName(
                forSetProfileInCar: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSaveProfileInCarIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSaveProfileInCarIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSaveProfileInCarIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSaveProfileInCarIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSaveProfileInCarIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSaveProfileInCarIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSaveProfileInCarIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("profileNumber"):
            if _INSaveProfileInCarIntent_resolve_profileNumber_async.self != _NotImplemented.self { return .async }
            if _INSaveProfileInCarIntent_resolve_profileNumber_completion.self != _NotImplemented.self { return .completion }
            if _INSaveProfileInCarIntent_resolve_profileNumber_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("profileName"):
            if _INSaveProfileInCarIntent_resolve_profileName_async.self != _NotImplemented.self { return .async }
            if _INSaveProfileInCarIntent_resolve_profileName_completion.self != _NotImplemented.self { return .completion }
            if _INSaveProfileInCarIntent_resolve_profileName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSaveProfileInCarIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSaveProfileInCarIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSaveProfileInCarIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSaveProfileInCarIntent_handle_firstGeneration = handle(
                saveProfileInCar: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSaveProfileInCarIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSaveProfileInCarIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSaveProfileInCarIntent_confirm_firstGeneration = confirm(
                saveProfileInCar: intent, completion: { answer.give($0) })
        case (.resolve("profileNumber"), .async):
            let result: _INSaveProfileInCarIntent_resolve_profileNumber_async = await resolveProfileNumber(for: intent)
            answer.give(result)
        case (.resolve("profileNumber"), .completion):
            let _: _INSaveProfileInCarIntent_resolve_profileNumber_completion = resolveProfileNumber(
                for: intent, with: { answer.give($0) })
        case (.resolve("profileNumber"), .firstGeneration):
            let _: _INSaveProfileInCarIntent_resolve_profileNumber_firstGeneration = resolveProfileNumber(
                forSaveProfileInCar: intent, with: { answer.give($0) })
        case (.resolve("profileName"), .async):
            let result: _INSaveProfileInCarIntent_resolve_profileName_async = await resolveProfileName(for: intent)
            answer.give(result)
        case (.resolve("profileName"), .completion):
            let _: _INSaveProfileInCarIntent_resolve_profileName_completion = resolveProfileName(
                for: intent, with: { answer.give($0) })
        case (.resolve("profileName"), .firstGeneration):
            let _: _INSaveProfileInCarIntent_resolve_profileName_firstGeneration = resolveProfileName(
                forSaveProfileInCar: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let carPlay: [IntentDispatch] = [
        IntentDispatch(
            INSetAudioSourceInCarIntent.self, response: INSetAudioSourceInCarIntentResponse.self,
            handler: (any INSetAudioSourceInCarIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSetClimateSettingsInCarIntent.self, response: INSetClimateSettingsInCarIntentResponse.self,
            handler: (any INSetClimateSettingsInCarIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSetDefrosterSettingsInCarIntent.self, response: INSetDefrosterSettingsInCarIntentResponse.self,
            handler: (any INSetDefrosterSettingsInCarIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSetSeatSettingsInCarIntent.self, response: INSetSeatSettingsInCarIntentResponse.self,
            handler: (any INSetSeatSettingsInCarIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSetProfileInCarIntent.self, response: INSetProfileInCarIntentResponse.self,
            handler: (any INSetProfileInCarIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSaveProfileInCarIntent.self, response: INSaveProfileInCarIntentResponse.self,
            handler: (any INSaveProfileInCarIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}
