import Intents

/// Sounds the horn and flashes the lights.
final class SignalHandler: NSObject, INActivateCarSignalIntentHandling {
    func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult {
        CarMatch.resolution(of: intent.carName, in: "resolveCarName(ActivateCarSignal)")
    }

    func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult {
        // Lights disturb nobody.
        .success(with: intent.signals.isEmpty ? .visible : intent.signals)
    }

    func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
        do throws(GarageError) {
            let signals = intent.signals
            let car = try Garage.change(intent.carName) {
                $0.signal(horn: signals.contains(.audible), lights: signals.contains(.visible))
            }
            let response = INActivateCarSignalIntentResponse(code: .success, userActivity: .showing(car))
            response.signals = signals
            return response
        } catch {
            error.log(in: "handle(ActivateCarSignal)")
            return INActivateCarSignalIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
