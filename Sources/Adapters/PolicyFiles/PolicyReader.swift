import Dialogue
import IntentSchema
import YAMLNodes

/// Turns the tree of a policy file into settings and collects all problems.
struct PolicyReader {
    struct Problem {
        var line: Int
        var text: String
    }

    let file: String
    let catalogue: Catalogue
    private(set) var settings: PolicySettings
    private(set) var problems: [Problem] = []

    init(file: String, standard: Policy, catalogue: Catalogue) {
        self.file = file
        self.catalogue = catalogue
        settings = PolicySettings(standard: standard)
    }

    mutating func read(_ root: YAMLNode) {
        if root.text == "" { return }
        let keys = [
            "attempts", "attemptsByParameter", "questions", "deadlines", "deadlinesByIntent", "reminders", "updates",
            "announcements", "receipts", "history", "confirmedIntents", "unconfirmedIntents", "unlockedIntents",
            "intentsAllowedWhileLocked",
            "unspokenFields", "suspensions", "reversals", "confidence",
        ]
        let entries = entries(of: root, "the file", among: keys)
        // Intents inherit unspecified phases from the general deadlines, wherever in the file those are, so they come last.
        for entry in entries where entry.key != "deadlinesByIntent" { take(entry) }
        for entry in entries where entry.key == "deadlinesByIntent" { take(entry) }
        refuseContradictions()
    }

    private mutating func take(_ entry: Entry) {
        let value = entry.value
        switch entry.key {
        case "attempts": number(value, entry.key, from: 1) { $0.attempts = $1 }
        case "questions": number(value, entry.key, from: 1) { $0.questions = $1 }
        case "suspensions": number(value, entry.key, from: 0) { $0.suspensions = $1 }
        case "attemptsByParameter": attemptsByParameter(value)
        case "deadlines": deadlines(value)
        case "deadlinesByIntent": deadlinesByIntent(value)
        case "reminders": reminders(value)
        case "updates": updates(value)
        case "announcements": announcements(value)
        case "receipts": receipts(value)
        case "history": history(value)
        case "confirmedIntents": intents(value, entry.key, \.confirmedIntents)
        case "unconfirmedIntents": intents(value, entry.key, \.unconfirmedIntents)
        case "unlockedIntents": intents(value, entry.key, \.unlockedIntents)
        case "intentsAllowedWhileLocked": intents(value, entry.key, \.intentsAllowedWhileLocked)
        case "unspokenFields": unspokenFields(value)
        case "confidence": confidence(value)
        default: reversals(value)
        }
    }

    // MARK: - Sections

    private mutating func attemptsByParameter(_ node: YAMLNode) {
        for entry in entries(of: node, "attemptsByParameter", among: nil) {
            guard isParameter(entry.key, line: entry.line) else { continue }
            number(entry.value, "attemptsByParameter.\(entry.key)", from: 1) { $0.attemptsByParameter[entry.key] = $1 }
        }
    }

    private mutating func deadlines(_ node: YAMLNode) {
        settings.policy.deadlines = deadlines(node, "deadlines", over: settings.policy.deadlines)
    }

    private mutating func deadlinesByIntent(_ node: YAMLNode) {
        for intent in entries(of: node, "deadlinesByIntent", among: nil) {
            guard isIntent(intent.key, line: intent.line) else { continue }
            let standard = settings.policy.deadlinesByIntent[intent.key] ?? settings.policy.deadlines
            settings.policy.deadlinesByIntent[intent.key] = deadlines(
                intent.value, "deadlinesByIntent.\(intent.key)", over: standard)
        }
    }

    private mutating func deadlines(_ node: YAMLNode, _ path: String, over standard: Policy.Deadlines) -> Policy.Deadlines {
        var deadlines = standard
        for entry in entries(of: node, path, among: ["resolve", "confirm", "handle"]) {
            guard let seconds = seconds(entry.value, "\(path).\(entry.key)") else { continue }
            switch entry.key {
            case "resolve": deadlines.resolve = seconds
            case "confirm": deadlines.confirm = seconds
            default: deadlines.handle = seconds
            }
        }
        return deadlines
    }

    private mutating func reminders(_ node: YAMLNode) {
        let keys = ["silenceSeconds", "mostForSilence", "progressSeconds", "mostForProgress"]
        for entry in entries(of: node, "reminders", among: keys) {
            let path = "reminders.\(entry.key)"
            switch entry.key {
            case "silenceSeconds": secondsOrNever(entry.value, path) { $0.reminders.silenceSeconds = $1 }
            case "progressSeconds": secondsOrNever(entry.value, path) { $0.reminders.progressSeconds = $1 }
            case "mostForSilence": number(entry.value, path, from: 0) { $0.reminders.mostForSilence = $1 }
            default: number(entry.value, path, from: 0) { $0.reminders.mostForProgress = $1 }
            }
        }
    }

    private mutating func updates(_ node: YAMLNode) {
        for entry in entries(of: node, "updates", among: ["intents", "most", "seconds"]) {
            switch entry.key {
            case "intents": intents(entry.value, "updates.intents", \.updates.intents)
            case "most": number(entry.value, "updates.most", from: 1) { $0.updates.most = $1 }
            default:
                if let seconds = seconds(entry.value, "updates.seconds") { settings.policy.updates.seconds = seconds }
            }
        }
    }

    private mutating func announcements(_ node: YAMLNode) {
        let times: [String: WritableKeyPath<Policy, Double>] = [
            "oldestSeconds": \.announcements.oldestSeconds, "pauseSeconds": \.announcements.pauseSeconds,
            "latestSeconds": \.announcements.latestSeconds,
        ]
        let extents: [String: WritableKeyPath<Policy, Policy.Announcements.Messages>] = [
            "messages": \.announcements.messages, "notifications": \.announcements.notifications,
        ]
        for entry in entries(of: node, "announcements", among: times.keys.sorted() + extents.keys.sorted() + ["most"]) {
            let path = "announcements.\(entry.key)"
            if let time = times[entry.key] {
                if let seconds = seconds(entry.value, path) { settings.policy[keyPath: time] = seconds }
            } else if let extent = extents[entry.key] {
                if let value = entry.value.plainText.flatMap(Policy.Announcements.Messages.init) {
                    settings.policy[keyPath: extent] = value
                    note(path, entry.value)
                } else {
                    let known = Policy.Announcements.Messages.allCases.map(\.rawValue)
                    refuse(entry.value, path, "one of \(known.joined(separator: ", "))")
                }
            } else {
                number(entry.value, path, from: 0) { $0.announcements.most = $1 }
            }
        }
    }

    private mutating func receipts(_ node: YAMLNode) {
        for entry in entries(of: node, "receipts", among: ["days"]) {
            number(entry.value, "receipts.days", from: 1) { $0.receipts.days = $1 }
        }
    }

    private mutating func history(_ node: YAMLNode) {
        for entry in entries(of: node, "history", among: ["days"]) {
            if entry.value.plainText == "forever" {
                settings.policy.history.days = nil
                note("history.days", entry.value)
            } else {
                number(entry.value, "history.days", from: 1) { $0.history.days = $1 }
            }
        }
    }

    private mutating func confidence(_ node: YAMLNode) {
        let settings: [(key: String, path: WritableKeyPath<Policy, Double>)] = [
            ("looksUp", \.confidence.looksUp), ("undoable", \.confidence.undoable),
            ("reachesOthers", \.confidence.reachesOthers), ("spendsOrDeletes", \.confidence.spendsOrDeletes),
            ("confirmed", \.confidence.confirmed), ("proposed", \.confidence.proposed), ("margin", \.confidence.margin),
        ]
        for entry in entries(of: node, "confidence", among: settings.map(\.key)) {
            guard let setting = settings.first(where: { $0.key == entry.key }) else { continue }
            share(entry.value, "confidence.\(entry.key)", setting.path)
        }
    }

    private mutating func intents(_ node: YAMLNode, _ key: String, _ path: WritableKeyPath<Policy, Set<String>>) {
        guard let names = names(node, key, example: "[INSendMessageIntent]") else { return }
        settings.policy[keyPath: path] = []
        for (name, line) in names where isIntent(name, line: line) {
            settings.policy[keyPath: path].insert(name)
            settings.sources["\(key).\(name)"] = .file(file, line: line)
        }
    }

    private mutating func unspokenFields(_ node: YAMLNode) {
        guard let names = names(node, "unspokenFields", example: "[accountNumber]") else { return }
        settings.policy.unspokenFields = []
        for (name, line) in names where isField(name, line: line) {
            settings.policy.unspokenFields.insert(name)
            settings.sources["unspokenFields.\(name)"] = .file(file, line: line)
        }
    }

    private mutating func reversals(_ node: YAMLNode) {
        for entry in entries(of: node, "reversals", among: nil) {
            guard isIntent(entry.key, line: entry.line) else { continue }
            guard let name = text(entry.value) else {
                refuse(entry.value, "reversals.\(entry.key)", "the intent that reverses it, or none")
                continue
            }
            guard name == "none" || isIntent(name, line: entry.value.line) else { continue }
            settings.policy.reversals[entry.key] = name == "none" ? nil : name
            note("reversals.\(entry.key)", entry.value)
        }
    }

    private mutating func refuseContradictions() {
        let pairs: [(String, String, Set<String>)] = [
            (
                "confirmedIntents", "unconfirmedIntents",
                settings.policy.confirmedIntents.intersection(settings.policy.unconfirmedIntents)
            ),
            (
                "unlockedIntents", "intentsAllowedWhileLocked",
                settings.policy.unlockedIntents.intersection(settings.policy.intentsAllowedWhileLocked)
            ),
        ]
        for (first, second, both) in pairs {
            for name in both.sorted() {
                guard case .file(_, let line) = settings.source(of: "\(second).\(name)") else { continue }
                problem(line, "\(name) is listed under \(first) and under \(second); remove one of them")
            }
        }
    }

    // MARK: - Values

    /// Longer waits are taken as typing errors.
    private static let mostSeconds = 86_400.0

    private mutating func number(_ node: YAMLNode, _ path: String, from least: Int, _ set: (inout Policy, Int) -> Void) {
        guard let number = node.plainText.flatMap({ Int($0) }), (least...1_000_000).contains(number) else {
            return refuse(node, path, "a whole number from \(least) to 1000000")
        }
        set(&settings.policy, number)
        note(path, node)
    }

    private mutating func share(_ node: YAMLNode, _ path: String, _ setting: WritableKeyPath<Policy, Double>) {
        guard let number = node.plainText.flatMap({ Double($0) }), (0...1).contains(number) else {
            return refuse(node, path, "a number from 0 to 1")
        }
        settings.policy[keyPath: setting] = number
        note(path, node)
    }

    private mutating func seconds(_ node: YAMLNode, _ path: String) -> Double? {
        guard let number = node.plainText.flatMap({ Double($0) }), number > 0, number <= Self.mostSeconds else {
            refuse(node, path, "seconds: a number above 0, at most 86400")
            return nil
        }
        note(path, node)
        return number
    }

    private mutating func secondsOrNever(_ node: YAMLNode, _ path: String, _ set: (inout Policy, Double?) -> Void) {
        if node.plainText == "never" {
            set(&settings.policy, nil)
            return note(path, node)
        }
        guard let number = node.plainText.flatMap({ Double($0) }), number > 0, number <= Self.mostSeconds else {
            return refuse(node, path, "never, or seconds: a number above 0, at most 86400")
        }
        set(&settings.policy, number)
        note(path, node)
    }

    private mutating func names(_ node: YAMLNode, _ path: String, example: String) -> [(name: String, line: Int)]? {
        guard let elements = node.elements else {
            refuse(node, path, "a list, such as \(example)")
            return nil
        }
        var names: [(name: String, line: Int)] = []
        for element in elements {
            if let name = text(element) {
                names.append((name, element.line))
            } else {
                refuse(element, path, "names, such as \(example)")
            }
        }
        return names
    }

    // MARK: - Tree

    private struct Entry {
        var key: String
        var line: Int
        var value: YAMLNode
    }

    /// The entries of a mapping; `known` are the permitted keys, `nil` for any.
    private mutating func entries(
        of node: YAMLNode, _ place: String, among known: [String]?
    ) -> [Entry] {
        guard let entries = node.entries else {
            refuse(node, place, "settings, such as '\(known?.first ?? "INSendPaymentIntent"): ...'")
            return []
        }
        return entries.compactMap { key, value in
            guard let name = text(key), known?.contains(name) ?? true else {
                let keys = known.map { "; write one of \($0.joined(separator: ", "))" } ?? ""
                problem(key.line, "'\(text(key) ?? "this")' is not a setting of \(place)\(keys)")
                return nil
            }
            return Entry(key: name, line: key.line, value: value)
        }
    }

    private func text(_ node: YAMLNode) -> String? {
        node.text.flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func note(_ path: String, _ node: YAMLNode) {
        settings.sources[path] = .file(file, line: node.line)
    }

    private mutating func refuse(_ node: YAMLNode, _ path: String, _ expected: String) {
        problem(node.line, "\(path) is \(node.summary); write \(expected)")
    }

    mutating func problem(_ line: Int, _ text: String) {
        problems.append(Problem(line: line, text: text))
    }
}
