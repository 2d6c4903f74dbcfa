import Intents

/// Sets the climate of the parked car.
final class ClimateHandler: NSObject, INSetClimateSettingsInCarIntentHandling {
    func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult {
        CarMatch.resolution(of: intent.carName, in: "resolveCarName(SetClimateSettingsInCar)")
    }

    func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult {
        guard let temperature = intent.temperature else { return intent.changesSomething ? .notRequired() : .needsValue() }
        let celsius = temperature.converted(to: .celsius).value
        // Half a degree of tolerance: limits are rounded in Fahrenheit.
        let range = (SimulatedCar.temperatures.lowerBound - 0.5)...(SimulatedCar.temperatures.upperBound + 0.5)
        return range.contains(celsius) ? .success(with: temperature) : .unsupported()
    }

    func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult {
        guard let speed = intent.fanSpeedIndex else { return .notRequired() }
        return SimulatedCar.fanSpeeds.contains(speed) ? .success(with: speed) : .unsupported()
    }

    func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult {
        guard let percentage = intent.fanSpeedPercentage else { return .notRequired() }
        return (0...100).contains(percentage) ? .success(with: percentage) : .unsupported()
    }

    func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult {
        // There is one zone, which is all of the cabin.
        [.unknown, .all, .front].contains(intent.climateZone) ? .notRequired() : .unsupported()
    }

    func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse {
        do throws(GarageError) {
            let car = try Garage.change(intent.carName) { car throws(GarageError) in try intent.apply(to: &car) }
            return INSetClimateSettingsInCarIntentResponse(code: .success, userActivity: .showing(car))
        } catch {
            error.log(in: "handle(SetClimateSettingsInCar)")
            return INSetClimateSettingsInCarIntentResponse(code: .failure, userActivity: nil)
        }
    }
}

extension INSetClimateSettingsInCarIntent {
    fileprivate var changesSomething: Bool {
        [enableFan, enableAirConditioner, enableClimateControl, enableAutoMode].contains { $0 != nil } || temperature != nil
            || airCirculationMode != .unknown || fanSpeedIndex != nil || fanSpeedPercentage != nil
            || relativeFanSpeedSetting != .unknown || relativeTemperatureSetting != .unknown
    }

    fileprivate func apply(to car: inout SimulatedCar) throws(GarageError) {
        if enableClimateControl == false || enableFan == false { return car.stopClimate() }
        var climate = car.climate
        if let temperature { climate.target = temperature.converted(to: .celsius).value }
        climate.target = relativeTemperatureSetting.applied(
            to: climate.target, step: 2, within: SimulatedCar.temperatures)
        if let fanSpeedIndex { climate.fan = fanSpeedIndex }
        if let fanSpeedPercentage { climate.fan = max(1, Int((fanSpeedPercentage / 20).rounded())) }
        let fans = Double(SimulatedCar.fanSpeeds.lowerBound)...Double(SimulatedCar.fanSpeeds.upperBound)
        climate.fan = Int(relativeFanSpeedSetting.applied(to: Double(climate.fan), step: 1, within: fans))
        if airCirculationMode != .unknown { climate.recirculates = airCirculationMode == .recirculateAir }
        climate.coolsActively = enableAirConditioner ?? climate.coolsActively
        climate.isAutomatic = enableAutoMode ?? (climate.fan == car.climate.fan && climate.isAutomatic)
        car.climate = climate
        // Without cooling the air comes as it is; nothing has to start for that.
        if enableAirConditioner == false { return }
        try car.startClimate()
    }
}

extension INRelativeSetting {
    /// The value after a step up or down, or at the end of the range.
    func applied(to value: Double, step: Double, within range: ClosedRange<Double>) -> Double {
        let new =
            switch self {
            case .lowest: range.lowerBound
            case .lower: value - step
            case .higher: value + step
            case .highest: range.upperBound
            default: value
            }
        return min(max(new, range.lowerBound), range.upperBound)
    }
}
