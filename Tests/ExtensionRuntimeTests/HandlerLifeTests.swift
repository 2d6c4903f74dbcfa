import ExtensionProtocol
import ExtensionRuntime
import Intents
import Synchronization
import Testing

struct HandlerLifeTests {
    @Test("a handler that keeps its completion handler is let go when the next call begins, and lives until then")
    func storedCompletion() async {
        let lives = Lives()
        await Lives.$current.withValue(lives) {
            let transport = InProcessConnection(LivingExtension.self, declaring: ["INStartWorkoutIntent"])
            for number in 1...3 {
                let answer = await transport.send(
                    request(.handle(operation: "\(number)"), INStartWorkoutIntent()), deadline: .seconds(9_000))
                #expect(answer.response?["code"]?.integer == INStartWorkoutIntentResponseCode.handleInApp.rawValue)
                #expect(lives.count.withLock { $0 } == (number, number - 1))
            }
        }
    }
}

/// How many handlers began and ended.
private final class Lives: Sendable {
    @TaskLocal static var current: Lives?
    let count = Mutex((begun: 0, ended: 0))
}

private final class LivingExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { LivingHandler() }
}

private final class LivingHandler: NSObject, INStartWorkoutIntentHandling {
    private let lives = Lives.current
    private var completion: ((INStartWorkoutIntentResponse) -> Void)?

    override init() {
        super.init()
        lives?.count.withLock { $0.begun += 1 }
    }

    deinit {
        lives?.count.withLock { $0.ended += 1 }
    }

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        self.completion = completion
        self.completion?(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
    }
}
