import Intents

/// Locks, unlocks, and tells whether the car is locked.
final class LockHandler: NSObject, INGetCarLockStatusIntentHandling, INSetCarLockStatusIntentHandling {
    func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult {
        CarMatch.resolution(of: intent.carName, in: "resolveCarName(GetCarLockStatus)")
    }

    func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
        do throws(GarageError) {
            let car = try Garage.change(intent.carName)
            let response = INGetCarLockStatusIntentResponse(code: .success, userActivity: .showing(car))
            response.locked = car.isLocked
            return response
        } catch {
            error.log(in: "handle(GetCarLockStatus)")
            return INGetCarLockStatusIntentResponse(code: .failure, userActivity: nil)
        }
    }

    func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult {
        intent.locked.map { .success(with: $0) } ?? .needsValue()
    }

    func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult {
        CarMatch.resolution(of: intent.carName, in: "resolveCarName(SetCarLockStatus)")
    }

    func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
        do throws(GarageError) {
            guard let locked = intent.locked else {
                throw GarageError(.notEquipped, "nothing says whether to lock or to unlock")
            }
            let car = try Garage.change(intent.carName) { $0.setLocked(locked) }
            return INSetCarLockStatusIntentResponse(code: .success, userActivity: .showing(car))
        } catch {
            error.log(in: "handle(SetCarLockStatus)")
            return INSetCarLockStatusIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
