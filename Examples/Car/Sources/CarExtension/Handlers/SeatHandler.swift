import Intents

/// Heats the front seats. They are neither cooled nor massaged.
final class SeatHandler: NSObject, INSetSeatSettingsInCarIntentHandling {
    func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult {
        CarMatch.resolution(of: intent.carName, in: "resolveCarName(SetSeatSettingsInCar)")
    }

    func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult {
        intent.enableHeating.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult {
        intent.enableCooling == nil ? .notRequired() : .unsupported()
    }

    func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult {
        intent.enableMassage == nil ? .notRequired() : .unsupported()
    }

    func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult {
        // Whoever names none means the one that they are going to sit on.
        let seat = intent.seat == .unknown ? .driver : intent.seat
        return Self.seats(seat) == nil ? .unsupported() : .success(with: seat)
    }

    func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult {
        guard let level = intent.level else { return .notRequired() }
        return SimulatedCar.seatLevels.contains(level) ? .success(with: level) : .unsupported()
    }

    func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse {
        do throws(GarageError) {
            guard let seats = Self.seats(intent.seat), intent.enableCooling == nil, intent.enableMassage == nil else {
                throw GarageError(.notEquipped, "the car heats its front seats and does nothing else with seats")
            }
            let car = try Garage.change(intent.carName) { car throws(GarageError) in
                let levels = Double(SimulatedCar.seatLevels.lowerBound)...Double(SimulatedCar.seatLevels.upperBound)
                let now = Double(seats.compactMap { car.heatedSeats[$0] }.max() ?? 2)
                let level = intent.level ?? Int(intent.relativeLevelSetting.applied(to: now, step: 1, within: levels))
                try car.heat(seats, level: intent.enableHeating == false ? 0 : level)
            }
            return INSetSeatSettingsInCarIntentResponse(code: .success, userActivity: .showing(car))
        } catch {
            error.log(in: "handle(SetSeatSettingsInCar)")
            return INSetSeatSettingsInCarIntentResponse(code: .failure, userActivity: nil)
        }
    }

    /// The seats meant; `nil` where one of them is not heated.
    private static func seats(_ seat: INCarSeat) -> [SimulatedCar.Seat]? {
        switch seat {
        case .driver, .frontLeft, .unknown: [.driver]
        case .passenger, .frontRight: [.passenger]
        case .front: [.driver, .passenger]
        default: nil
        }
    }
}
