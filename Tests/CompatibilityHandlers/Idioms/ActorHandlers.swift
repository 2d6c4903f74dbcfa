import Intents

/// Handlers beside the main actor and other actors.
public final class ActorExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        switch intent {
        case is INPlayMediaIntent: return MainActorHandler.shared
        case is INStartCallIntent: return HalfMainActorHandler()
        case let message as INSendMessageIntent where message.content != nil: return MailboxHandler(mailbox: Mailbox())
        default: return LooselyConformingHandler()
        }
    }
}

@MainActor
final class MainActorHandler: NSObject, INPlayMediaIntentHandling {
    nonisolated static var shared: MainActorHandler { MainActorHandler() }

    private var played: [INMediaItem] = []

    nonisolated override init() {
        super.init()
    }

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        played += intent.mediaItems ?? []
        return INPlayMediaIntentResponse(code: played.isEmpty ? .failure : .success, userActivity: nil)
    }
}

/// Completion handlers stay outside the actor that the class belongs to.
@MainActor
final class HalfMainActorHandler: NSObject, INStartCallIntentHandling {
    nonisolated override init() {
        super.init()
    }

    nonisolated func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    ) {
        guard let person = intent.contacts?.first else {
            completion([.needsValue()])
            return
        }
        Task { @MainActor in
            completion([self.resolve(person)])
        }
    }

    private func resolve(_ person: INPerson) -> INStartCallContactResolutionResult {
        person.displayName == "Kim" ? .success(with: person) : .unsupported(forReason: .noContactFound)
    }

    nonisolated func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

@MainActor
public class LooselyConformingHandler: NSObject, @preconcurrency INSearchForMediaIntentHandling {
    nonisolated override init() {
        super.init()
    }

    public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        let response = INSearchForMediaIntentResponse(code: .success, userActivity: nil)
        response.mediaItems = []
        return response
    }
}

actor Mailbox {
    private var sent: [String] = []

    func send(_ text: String) throws -> Int {
        guard !text.isEmpty else { throw INIntentError(.missingInformation) }
        sent.append(text)
        return sent.count
    }
}

final class MailboxHandler: NSObject, INSendMessageIntentHandling, @unchecked Sendable {
    private let mailbox: Mailbox

    init(mailbox: Mailbox) {
        self.mailbox = mailbox
        super.init()
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        do {
            let count = try await mailbox.send(intent.content ?? "")
            return .init(code: count == 1 ? .success : .failure, userActivity: nil)
        } catch INIntentError.missingInformation {
            return .init(code: .failureRequiringAppLaunch, userActivity: nil)
        } catch let error as INIntentError where error.code == .requestTimedOut {
            return .init(code: .inProgress, userActivity: nil)
        } catch {
            let code = (error as NSError).domain == INIntentErrorDomain ? INSendMessageIntentResponseCode.failure : .unspecified
            return .init(code: code, userActivity: nil)
        }
    }
}
