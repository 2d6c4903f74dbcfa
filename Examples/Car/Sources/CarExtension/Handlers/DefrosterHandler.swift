import Intents

/// Heats the windows.
final class DefrosterHandler: NSObject, INSetDefrosterSettingsInCarIntentHandling {
    func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult {
        CarMatch.resolution(of: intent.carName, in: "resolveCarName(SetDefrosterSettingsInCar)")
    }

    func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult {
        intent.enable.map { .success(with: $0) } ?? .needsValue()
    }

    func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult {
        .success(with: intent.defroster == .unknown ? .all : intent.defroster)
    }

    func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse {
        let which: [SimulatedCar.Defroster] =
            switch intent.defroster {
            case .front: [.front]
            case .rear: [.rear]
            default: SimulatedCar.Defroster.allCases
            }
        do throws(GarageError) {
            let car = try Garage.change(intent.carName) { car throws(GarageError) in
                try car.setDefrosters(which, on: intent.enable ?? true)
            }
            return INSetDefrosterSettingsInCarIntentResponse(code: .success, userActivity: .showing(car))
        } catch {
            error.log(in: "handle(SetDefrosterSettingsInCar)")
            return INSetDefrosterSettingsInCarIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
