import Foundation
import IntentSchema

// Short forms of values, so that rows of tests stay readable.

extension ParameterValue {
    var summary: String {
        switch self {
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .double(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
        case .decimal(let value): "\(value)"
        case .string(let value): "'\(value)'"
        case .data, .date: "?"
        case .dateComponents(let value): value.summary
        case .list(let values): values.map(\.summary).joined(separator: " & ")
        case .record(let value): value.summary
        }
    }
}

extension DateComponents {
    var summary: String {
        let day = "\(year ?? 0)-\(month ?? 0)-\(day ?? 0)"
        guard let hour, let minute else { return day }
        return "\(day) \(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
}

extension Record {
    fileprivate func text(_ field: String) -> String { self[field]?.string ?? "" }

    /// People by identifier, places by name, money as amount and currency, times as start and end.
    var summary: String {
        switch type {
        case "INPerson":
            if let matches = self["siriMatches"]?.list { return "any of " + matches.map(\.summary).joined(separator: ",") }
            return self["contactIdentifier"]?.string ?? "'\(text("spokenPhrase"))'"
        case "CLPlacemark": return text("name")
        case "INCurrencyAmount": return "\(self["amount"]?.decimal ?? 0) \(text("currencyCode"))"
        case "INPaymentAmount": return self["amount"]?.summary ?? ""
        case "INSpeakableString":
            return text("vocabularyIdentifier").isEmpty ? text("spokenPhrase") : "#" + text("vocabularyIdentifier")
        case "INPaymentAccount", "INBillPayee": return self["nickname"]?.summary ?? ""
        case "INDateComponentsRange":
            let ends = [self["startDateComponents"], self["endDateComponents"]].compactMap { $0?.dateComponents?.summary }
            return ends.count == 2 && ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")
        case "INRestaurant": return text("name")
        case "INTask", "INTaskList", "INNote": return self["title"]?.summary ?? ""
        case "INTextNoteContent": return "'" + text("text") + "'"
        case "INTemporalEventTrigger": return self["dateComponentsRange"]?.summary ?? ""
        case "INSpatialEventTrigger":
            return (self["event"]?.integer == 2 ? "leaving " : "at ") + (self["placemark"]?.summary ?? "")
        case "INMediaDestinationReference":
            return self["mediaDestinationType"]?.integer == 1 ? "library" : "playlist '\(text("playlistName"))'"
        case "Measurement": return "\(self["value"]?.summary ?? "")\(text("unit"))"
        default: return fields.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.summary)" }.joined(separator: ",")
        }
    }
}

extension [String: ParameterValue] {
    var summary: String { sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.summary)" }.joined(separator: " ") }
}

extension Hypothesis {
    var summary: String {
        var parts = [intent]
        if let app { parts.append("@" + app) }
        if !parameters.isEmpty { parts.append(parameters.summary) }
        parts += ambiguities.sorted { $0.key < $1.key }.map { "\($0.key)?\($0.value.count)" }
        parts += unknownValues.sorted { $0.key < $1.key }.map { "\($0.key)!'\($0.value)'" }
        return parts.joined(separator: " ")
    }
}

extension DialogueAct {
    var summary: String {
        switch self {
        case .value(let value): "value \(value.summary)"
        case .choice(let index): "choice \(index)"
        case .yes: "yes"
        case .no: "no"
        case .cancel: "cancel"
        case .stop: "stop"
        case .thanks: "thanks"
        case .repeat: "repeat"
        case .help: "help"
        case .back: "back"
        case .more: "more"
        case .again(let changes): changes.isEmpty ? "again" : "again \(changes.summary)"
        case .correction(let values): "change \(values.summary)"
        case .request(let hypothesis): hypothesis.summary
        case .add(let values): "add \(values.summary)"
        case .takeOut(let removals):
            "take out " + removals.map { $0.parameter + ($0.element.map { "=\($0.summary)" } ?? "") }.joined(separator: " ")
        case .swap: "swap"
        case .followed(let first, .request(let next)): "\(first.summary), then \(next.intent)"
        case .followed(let first, let next): "\(first.summary), then \(next.summary)"
        case .instead(let alternative): "instead \(alternative)"
        case .inquire(let inquiry): "ask \(inquiry.aspect)" + (inquiry.topic.map { " \($0)" } ?? "")
        case .postpone: "postpone"
        case .giveUpAll: "give up all"
        case .drop(let intent): "drop \(intent)"
        case .changeWaiting(let changes):
            changes.map { change in
                change.values.map { "change waiting \($0.summary)" } ?? "drop waiting \(change.request.type)"
            }.joined(separator: " ")
        case .greeting: "greeting"
        case .farewell: "farewell"
        case .setting(let setting): "remember \(setting)"
        case .notUnderstood(let reason): reason.summary
        }
    }
}

extension NotUnderstood {
    var summary: String {
        switch self {
        case .emptyInput: "empty"
        case .tooLong(let characters, let limit): "too long \(characters) \(limit)"
        case .notText: "not text"
        case .noMatch: "no match"
        case .unknownApp(let name, let known): "no app '\(name)' but \(known.joined(separator: ","))"
        case .ambiguous(let words, let candidates): "'\(words)' may be \(candidates.count)"
        case .unused(let words): "unused \(words)"
        case .cannotDo(let words): "cannot do \(words)"
        case .unknownValue(let words): "unknown '\(words)'"
        case .unknownRelative(let words): "unknown \(words)"
        case .busy: "busy"
        case .nothingOpen: "nothing open"
        case .nothingBefore: "nothing before"
        case .nothingMore: "nothing more"
        case .withheld(let app): "withheld from '\(app)'"
        case .mayNotConfirm: "may not confirm"
        case .notARequest(let sentence, let intent, _): "no request, \(sentence)" + (intent.map { " \($0)" } ?? "")
        case .cannotTakeBack: "cannot take back"
        case .cannotChange: "cannot change"
        case .cannotAmend(let amendment): "cannot \(amendment.isEnding ? "end" : "amend") \(amendment.intent)"
        case .nothingToChange: "nothing to change"
        }
    }
}
