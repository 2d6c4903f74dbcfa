import Foundation
import Store

/// What a journal says, read from its JSON alone.
struct JournalReading {
    struct Turn {
        var number: Int
        var text: String
        var shown: Set<String>
    }

    /// By the client's name of the message.
    private(set) var turns: [String: Turn] = [:]
    /// Messages that were heard more than once.
    private(set) var repeated: [String] = []
    /// How wishes ended, in order.
    private(set) var outcomes: [String: [String]] = [:]
    /// The operations that were handed to apps, with the wish of each.
    private(set) var operations: [(name: String, wish: String)] = []

    init(_ journal: [JournalEntry]) {
        var number = 0
        var message: String?
        for entry in journal {
            let parsed = try? JSONSerialization.jsonObject(with: Data(entry.payload.text))
            guard let json = parsed as? [String: Any] else { continue }
            switch entry.kind {
            case "heard":
                number += 1
                message = take(json["event"] as? [String: Any] ?? [:], number)
            case "happened":
                number += 1
                message = nil
            case "calling": take(call: json["call"] as? [String: Any] ?? [:])
            case "conveyed":
                if let message, let shown = (json["rendered"] as? [String: Any])?["shown"] as? String {
                    turns[message]?.shown.insert(shown)
                }
                take(conveyed: json["message"] as? [String: Any] ?? [:])
            default: break
            }
        }
    }

    private mutating func take(_ event: [String: Any], _ number: Int) -> String? {
        guard let speaker = event["speaker"] as? [String: Any], let message = speaker["message"] as? String else { return nil }
        if turns[message] != nil { repeated.append(message) }
        turns[message] = Turn(number: number, text: event["utterance"] as? String ?? "", shown: [])
        return message
    }

    private mutating func take(call: [String: Any]) {
        guard let request = call["request"] as? [String: Any], let method = request["method"] as? [String: Any],
            method["kind"] as? String == "handle", let operation = method["operation"] as? String
        else { return }
        operations.append((operation, Self.wish(request["intent"])))
    }

    private mutating func take(conveyed message: [String: Any]) {
        guard message["kind"] as? String == "outcome", let outcome = message["outcome"] as? [String: Any],
            let kind = (outcome["result"] as? [String: Any])?["kind"] as? String
        else { return }
        outcomes[Self.wish(outcome["intent"]), default: []].append(kind)
    }

    /// Where a ride is to go: the name of a wish.
    private static func wish(_ intent: Any?) -> String {
        let fields = (intent as? [String: Any])?["fields"] as? [String: Any]
        let place = (fields?["dropOffLocation"] as? [String: Any])?["record"] as? [String: Any]
        let name = (place?["fields"] as? [String: Any])?["name"] as? [String: Any]
        return name?["string"] as? String ?? ""
    }
}
