import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Intents
import Measuring

/// What one call of a phase costs beside the handler's own work: asking for the handler, calling it, and keeping book.
enum InProcessCalls {
    /// A handler that does nothing but answer.
    private final class Trivial: NSObject, INStartWorkoutIntentHandling {
        func resolveWorkoutName(
            for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
        ) {
            completion(.notRequired())
        }

        func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
            completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
        }

        func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
            completion(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
        }
    }

    private final class TrivialExtension: INExtension {
        override func handler(for intent: INIntent) -> Any { Trivial() }
    }

    static func rows() async -> [Row] {
        let transport = InProcessConnection(TrivialExtension.self, declaring: ["INStartWorkoutIntent"])
        let clock = ContinuousClock()
        let intent = Record("INStartWorkoutIntent", ["isOpenEnded": .bool(true)])
        var all: [Duration] = []
        var each: [String: [Duration]] = [:]
        for run in 0..<11_000 {
            let calls: [(String, ExtensionRequest.Method)] = [
                ("resolve", .resolve(parameter: "workoutName")), ("confirm", .confirm),
                ("handle", .handle(operation: "operation \(run)")),
            ]
            for (name, method) in calls {
                let request = ExtensionRequest(method: method, intent: intent, identifier: "bench", person: "owner")
                let time = await clock.measure { _ = await transport.send(request, deadline: .seconds(10)) }
                guard run >= 1_000 else { continue }
                all.append(time)
                each[name, default: []].append(time)
            }
        }
        let wake = await Wakes.measured()
        return [Row(name: "in-process call: resolve, confirm, handle", distribution: Distribution(all), wantedMedian: 10)]
            + each.sorted { $0.key < $1.key }.map { Row(name: "in-process call: \($0)", distribution: Distribution($1)) }
            + [Row(name: "for comparison: a queue's thread woken, and back", distribution: wake)]
    }
}
