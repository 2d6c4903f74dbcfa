import Foundation
import Intents

// Language mode 5 lets completion handlers that are not marked as sendable go to other queues; later modes refuse what stands here.

/// Answers every way that is not at once: other queues, timers of them, tasks, a network request that fails.
public class QueueExtension: INExtension, INSendMessageIntentHandling, INStartCallIntentHandling, INPlayMediaIntentHandling,
    INSearchForMessagesIntentHandling, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling,
    INPauseWorkoutIntentHandling
{
    static var shared = QueueExtension()
    var pending: [() -> Void] = []

    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        let results = Collected<INPersonResolutionResult>()
        let group = DispatchGroup()
        for recipient in intent.recipients ?? [] {
            group.enter()
            DispatchQueue.global().async {
                AddressBookService.shared.find(recipient.displayName) { people in
                    results.add(people.count == 1 ? .success(with: people[0]) : .disambiguation(with: people))
                    group.leave()
                }
            }
        }
        group.notify(queue: DispatchQueue.global()) {
            completion(results.all)
        }
    }

    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            self?.pending.append { completion(INSendMessageIntentResponse(code: .success, userActivity: nil)) }
            self?.pending.removeLast()()
        }
    }

    public func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        Task {
            do {
                let address = try await AddressBookService.shared.address(of: intent.contacts?.first)
                let activity = NSUserActivity(activityType: NSStringFromClass(INStartCallIntent.self))
                activity.userInfo = ["address": address]
                completion(INStartCallIntentResponse(code: .continueInApp, userActivity: activity))
            } catch {
                completion(INStartCallIntentResponse(code: .failure, userActivity: nil))
            }
        }
    }

    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: DispatchTime.now() + 0.01) {
            completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
        }
    }

    public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        var request = URLRequest(url: URL(fileURLWithPath: "/no/such/file"))
        request.httpMethod = "GET"
        URLSession.shared.dataTask(with: request) { data, response, error in
            guard error == nil, let data = data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                completion(INSearchForMessagesIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil))
                return
            }
            print(data.count)
            completion(INSearchForMessagesIntentResponse(code: .success, userActivity: nil))
        }.resume()
    }

    public func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { [unowned self] in
            let response = INEndWorkoutIntentResponse(code: pending.isEmpty ? .handleInApp : .failure, userActivity: nil)
            completion(response)
            self.pending.removeAll()
        }
    }

    public func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        Task { @MainActor in
            completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
        }
    }

    public func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        DispatchQueue.main.async {
            completion(INPauseWorkoutIntentResponse(code: .success, userActivity: nil))
        }
    }

    public func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        let operations = OperationQueue()
        operations.addOperation {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { semaphore.signal() }
            semaphore.wait()
            completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
        }
    }
}

class AddressBookService {
    static let shared = AddressBookService()

    func find(_ name: String, with completion: @escaping ([INPerson]) -> Void) {
        completion(AddressBook.people(named: name))
    }

    func address(of person: INPerson?) async throws -> String {
        guard let value = person?.personHandle?.value else { throw INIntentError(.missingInformation) }
        return value
    }
}

/// What several queues have found.
final class Collected<Element>: @unchecked Sendable {
    private let lock = NSLock()
    private var elements: [Element] = []

    var all: [Element] { lock.withLock { elements } }

    func add(_ element: Element) { lock.withLock { elements.append(element) } }
}
