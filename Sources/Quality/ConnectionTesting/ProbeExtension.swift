public import ExtensionRuntime
import Foundation
public import Intents
import Synchronization
public import UIKit

/// An extension that does what the text of a message says, for checking the connection to it.
///
/// A connection to another process is checked with this extension as the code of that process.
public final class ProbeExtension: INExtension {
    /// The intents that it declares. It also leaves `INStartWorkoutIntent` to its app.
    public static let intents = ["INSendMessageIntent", "INGetRideStatusIntent", "INHangUpCallIntent"]

    /// The intents of its own (`CustomIntents.probe`), which it declares where they are checked.
    public static let ownIntents = ["ProbeSearchIntent"]

    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case let message as INSendMessageIntent where message.content == "no handler": nil
        case is INSendMessageIntent: ProbeMessageHandler()
        case is ProbeSearchIntent: ProbeSearchHandler()
        case is INGetRideStatusIntent: ProbeStatusHandler()
        case is INStartWorkoutIntent: ProbeWorkoutHandler()
        // Does not adopt the intent's handling protocol.
        case is INHangUpCallIntent: NSObject()
        default: nil
        }
    }
}

/// The app of the probe: registers a word when it is launched, and accepts activities of one type.
public final class ProbeApplication: ApplicationDelegate {
    static let word = "Probe Person"
    static let acceptedActivity = "org.errand.probe.accepted"

    public init() {
        INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: [Self.word]), of: .contactName)
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        userActivity.activityType == Self.acceptedActivity
    }

    public func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping @Sendable (INIntentResponse) -> Void
    ) {
        if ProbePhases.begin("app", (intent as? INStartWorkoutIntent)?.workoutName?.spokenPhrase) { return }
        completionHandler(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
    }
}

/// What the probe has begun, in a file, so that it is known after the probe's process was killed.
///
/// A message that says "hang" and a phase (`resolve`, `confirm` or `handle`) is not answered in that phase; nor is a workout of that
/// name, whose phases are `handle` and, as the app handles it, `app`.
public enum ProbePhases {
    private static let group = "group.org.errand.probe"

    /// The phases that were begun for messages that say "hang", in order.
    ///
    /// - Parameter folder: the folder of the probe's host.
    public static func begun(in folder: URL, for person: String = ProbeHost.owner) -> [String] {
        let file = folder.appending(path: "\(person)/\(group)/phases")
        // Until the first one has begun, there is no file.
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }

    /// Notes the phase, if the message asks for it.
    ///
    /// - Returns: whether it is not to be answered.
    fileprivate static func begin(_ phase: String, _ content: String?) -> Bool {
        let words = (content ?? "").split(separator: " ")
        guard words.first == "hang",
            let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
            let stream = OutputStream(url: folder.appending(path: "phases"), append: true)
        else { return false }
        stream.open()
        defer { stream.close() }
        let line = Array("\(phase)\n".utf8)
        _ = stream.write(line, maxLength: line.count)
        return words.last == phase[...]
    }
}

/// What handlers of the probe store for later calls, by request identifier.
private enum ProbeMemory {
    /// Tells people apart, who share static storage where a connection has one process for all.
    static func key(_ request: String) -> String { "\(TimeZone.ofPerson.identifier) \(request)" }

    struct Content {
        var handled: [String: Int] = [:]
        var held: [String: @Sendable (INSendMessageIntentResponse) -> Void] = [:]
        var observers: [String: @Sendable (INGetRideStatusIntentResponse) -> Void] = [:]
    }

    static let content = Mutex(Content())
}

private final class ProbeMessageHandler: NSObject, INSendMessageIntentHandling {
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        let text = intent.content ?? ""
        let words = text.split(separator: " ").map(String.init)
        if ProbePhases.begin("resolve", intent.content) { return }
        switch words.first {
        case "notRequired": completion(.notRequired())
        case "needsValue": completion(.needsValue())
        case "disambiguation": completion(.disambiguation(with: ["one", "two"]))
        case "confirmation": completion(.confirmationRequired(with: text))
        case "unsupported": completion(.unsupported())
        case "never": break
        case "spin": while true { continue }
        case "spinLater":
            completion(.success(with: text))
            while true { continue }
        case "linger":
            completion(.success(with: text))
            while true { sleep(1) }
        case "twice":
            completion(.success(with: text))
            completion(.needsValue())
        case "count":
            completion(.success(with: "\(ProbeMemory.content.withLock { $0.handled[ProbeMemory.key(words[1]), default: 0] })"))
        case "release": release(words[1], times: words.count > 2 ? 2 : 1) { completion(.success(with: text)) }
        case "report":
            let observer = ProbeMemory.content.withLock { $0.observers[words[1]] }
            observer?(INGetRideStatusIntentResponse(code: words[2] == "success" ? .success : .failure, userActivity: nil))
            completion(.success(with: text))
        default: completion(.success(with: Self.service(words) ?? text))
        }
    }

    /// Uses what the host offers and returns the result; `nil` for texts that request nothing.
    private static func service(_ words: [String]) -> String? {
        let settings = UserDefaults(suiteName: "group.org.errand.probe")
        switch words.first {
        case "contacts":
            let everybody = CNContact.predicateForContacts(matchingName: "Friend")
            let found = try? CNContactStore().unifiedContacts(
                matching: everybody, keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
            return found?.map(\.givenName).joined(separator: ", ") ?? "none"
        case "zone": return TimeZone.ofPerson.identifier
        case "remember":
            settings?.set(words[2], forKey: words[1])
            return "done"
        case "recall": return settings?.string(forKey: words[1]) ?? "nothing"
        case "ask":
            var answer = ""
            INPreferences.requestSiriAuthorization { answer = $0 == .authorized ? "authorized" : "denied" }
            return answer
        case "donate":
            // The arguments are a group and a count.
            for number in 0..<(Int(words[2]) ?? 0) { donate("\(words[1]) \(number)", group: words[1]) }
            return "done"
        case "withdraw":
            INInteraction.delete(with: words[1])
            return "done"
        case "suggest":
            let activities = words.dropFirst().map { INShortcut(userActivity: NSUserActivity(activityType: $0)) }
            INVoiceShortcutCenter.shared.setShortcutSuggestions(activities)
            return "done"
        default: return nil
        }
    }

    private static func donate(_ identifier: String, group: String) {
        let interaction = INInteraction(intent: INHangUpCallIntent(callIdentifier: identifier), response: nil)
        interaction.identifier = identifier
        interaction.groupIdentifier = group
        interaction.donate()
    }

    /// Gives the answer that a handle call has withheld.
    private func release(_ request: String, times: Int, then end: () -> Void) {
        let held = ProbeMemory.content.withLock { $0.held.removeValue(forKey: request) }
        for _ in 0..<times { held?(INSendMessageIntentResponse(code: .success, userActivity: nil)) }
        end()
    }

    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        completion(
            (intent.recipients ?? []).map { person in
                person.displayName == "nobody" ? .unsupported(forReason: .noAccount) : .success(with: person)
            })
    }

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        if ProbePhases.begin("confirm", intent.content) { return }
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
        let request = intent.identifier ?? ""
        if ProbePhases.begin("handle", intent.content) { return }
        // Before it is counted: who has read the count may release it.
        if intent.content == "hold" { ProbeMemory.content.withLock { $0.held[request] = completion } }
        ProbeMemory.content.withLock { $0.handled[ProbeMemory.key(request), default: 0] += 1 }
        switch intent.content {
        case "never", "hold": break
        case "in progress":
            ProbeMemory.content.withLock { $0.held[request] = completion }
            completion(INSendMessageIntentResponse(code: .inProgress, userActivity: nil))
        case "twice":
            completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
            completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
        case "activity":
            let activity = NSUserActivity(activityType: ProbeApplication.acceptedActivity)
            activity.userInfo = ["text": "kept"]
            completion(INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity))
        default: completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
        }
    }
}

extension ProbeMessageHandler: OperationReporting {
    /// Says of messages that were cut off what their text says of them: `reported` as sent, `undone` as without effect.
    func report(on operation: String, of intent: INIntent) async -> OperationOutcome {
        let words = ((intent as? INSendMessageIntent)?.content ?? "").split(separator: " ")
        if words.contains("reported") { return .handled(INSendMessageIntentResponse(code: .success, userActivity: nil)) }
        return words.contains("undone") ? .notHandled : .unknown
    }
}

/// Leaves workouts to the app.
private final class ProbeWorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        if ProbePhases.begin("handle", intent.workoutName?.spokenPhrase) { return }
        completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
    }
}

private final class ProbeStatusHandler: NSObject, INGetRideStatusIntentHandling {
    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        completion(INGetRideStatusIntentResponse(code: .success, userActivity: nil))
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
        ProbeMemory.content.withLock { $0.observers[intent.identifier ?? ""] = { observer.didUpdate(getRideStatus: $0) } }
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
}
