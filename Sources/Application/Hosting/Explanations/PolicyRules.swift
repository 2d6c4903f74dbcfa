import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import PolicyFiles

/// The rules of the policy that applied in a turn, with their current sources.
struct PolicyRules {
    var settings: PolicySettings
    var catalogue: Catalogue
    var apps: [AppDescription]
    var appNames: [String: String]

    /// One line per rule, in the order in which they applied.
    func applied(in turn: Turn) -> [String] {
        var lines: [String] = []
        var appAsks = false
        for item in turn.items {
            switch item {
            case .calling(let call):
                if case .handle = call.request.method, call.confirmedDigest == nil { lines.append(unconfirmed(call)) }
                lines.append(deadline(of: call))
            case .answered(let event, _, _, _):
                if case .answered(_, .responded(let response)) = event.kind { appAsks = asks(response) }
            case .conveyed(.question(let prompt), _): lines += question(prompt, appAsks: appAsks, in: turn)
            case .conveyed(.outcome(let outcome), _): lines += end(outcome)
            case .happened(let event):
                if case .elapsed = event.kind { lines.append(timer(of: turn)) }
                if case .rang = event.kind {
                    let rule = settings.policy.announcements.notifications.rawValue
                    lines.append("notifications told: \(rule), from \(sourced("announcements.notifications"))")
                }
                if case .received = event.kind {
                    let rule = settings.policy.announcements.messages.rawValue
                    lines.append("messages announced: \(rule), from \(sourced("announcements.messages"))")
                }
            case .heard, .explained, .openedApp, .conveyed: continue
            }
        }
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }
    }

    // MARK: - Confirmation

    private func question(_ prompt: Prompt, appAsks: Bool, in turn: Turn) -> [String] {
        let intent = prompt.question.intent
        switch prompt.question.kind {
        case .confirmRequest: return ["confirmation required: " + confirmation(of: intent, appAsks: appAsks)]
        case .unlock: return ["locked: " + lock(of: intent, app: prompt.question.app)]
        case .value, .choice, .confirmValue:
            guard let parameter = prompt.question.parameter else { return [] }
            return ["\(parameter): asked for the \(ordinal(prompt.attempt)) time, \(attempts(parameter, intent))"]
        case .confirmReading: return ["reading questioned: " + doubt(about: prompt, in: turn)]
        case .chooseReading: return ["readings offered: their scores differ by no more than \(sourced("confidence.margin"))"]
        case .chooseApp, .permit: return []
        }
    }

    /// Why the confidence in the reading was too low.
    private func doubt(about prompt: Prompt, in turn: Turn) -> String {
        let readings = turn.acts.flatMap { act -> [Hypothesis] in
            if case .request(let reading) = act { [reading] + (reading.followers ?? []) } else { [] }
        }
        let reading = readings.first { $0.intent == prompt.question.intent }
        let doubt = reading.flatMap { settings.policy.doubt(about: $0, in: catalogue) }
        var setting = Consequence(of: prompt.question.intent, in: catalogue).rawValue
        if case .lowScore(let name, _)? = doubt { setting = name }
        let why = reading.flatMap { reading in doubt.map { words($0, reading) } }
        return "\(why ?? "required by the policy in force at that time"), from \(sourced("confidence.\(setting)"))"
    }

    private func words(_ doubt: Policy.Doubt, _ reading: Hypothesis) -> String {
        switch doubt {
        case .lowScore(let setting, let least):
            "its score is \(hundredths(reading.score)), below confidence.\(setting), which is \(hundredths(least))"
        case .wordsLeftOut: "the reading does not account for all words"
        }
    }

    private func hundredths(_ number: Double) -> String { String(format: "%.2f", number) }

    private func confirmation(of intent: String, appAsks: Bool) -> String {
        let policy = settings.policy
        if catalogue.intents[intent]?.alwaysConfirms ?? true, !policy.unconfirmedIntents.contains(intent) {
            return "\(intent) moves money or cannot be undone (schema, alwaysConfirms)"
        }
        if policy.confirmedIntents.contains(intent) { return member("confirmedIntents", intent) }
        if appAsks { return "the app requested it" }
        return "required by the policy in force at that time, but not by the current one"
    }

    private func unconfirmed(_ call: Call) -> String {
        let intent = call.request.intent.type
        let isFreed = catalogue.intents[intent]?.alwaysConfirms == true && settings.policy.unconfirmedIntents.contains(intent)
        return "no confirmation required: "
            + (isFreed
                ? member("unconfirmedIntents", intent)
                : "the schema does not require it for \(intent), confirmedIntents does not list it and the app did not request it")
    }

    private func asks(_ response: Record) -> Bool {
        guard let raw = response["code"]?.integer,
            let definition = catalogue.intents.values.first(where: { $0.response == response.type })
        else { return false }
        return definition.responseCode(raw)?.name == "userConfirmationRequired"
    }

    // MARK: - The lock

    private func lock(of intent: String, app: String?) -> String {
        let policy = settings.policy
        if apps.first(where: { $0.id == app })?.restrictedWhileLocked.contains(intent) ?? true {
            return "the app restricts \(intent) while the device is locked (IntentsRestrictedWhileLocked)"
        }
        if policy.unlockedIntents.contains(intent) { return member("unlockedIntents", intent) }
        if catalogue.intents[intent]?.alwaysConfirms ?? true, !policy.intentsAllowedWhileLocked.contains(intent) {
            return
                "\(intent) moves money or cannot be undone (schema, alwaysConfirms), and intentsAllowedWhileLocked does not list it"
        }
        return "required by the policy in force at that time, but not by the current one"
    }

    // MARK: - Deadlines, attempts, reminders

    private func deadline(of call: Call) -> String {
        let (phase, now) =
            switch (call.request.method, deadlines(call.request.intent.type)) {
            case (.resolve, let deadlines), (.options, let deadlines): ("resolve", deadlines.resolve)
            case (.confirm, let deadlines): ("confirm", deadlines.confirm)
            case (.handle, let deadlines): ("handle", deadlines.handle)
            }
        let setting = settings.deadlineSetting(for: phase, of: call.request.intent.type)
        let source = now == call.deadlineSeconds ? sourced(setting) : "a policy no longer in force"
        return "deadline of \(phase): \(PolicyTable.seconds(call.deadlineSeconds)), from \(source)"
    }

    private func deadlines(_ intent: String) -> Policy.Deadlines {
        settings.policy.deadlinesByIntent[intent] ?? settings.policy.deadlines
    }

    private func attempts(_ parameter: String, _ intent: String) -> String {
        let most =
            settings.policy.attemptsByParameter["\(intent).\(parameter)"] ?? settings.policy.attemptsByParameter[parameter]
            ?? settings.policy.attempts
        return "at most \(most), from \(sourced(settings.attemptsSetting(for: parameter, of: intent)))"
    }

    private func end(_ outcome: Outcome) -> [String] {
        guard case .gaveUp(let parameter, let attempts) = outcome.kind else { return [] }
        return ["ended after \(attempts) attempts: \(self.attempts(parameter, outcome.intent.type))"]
    }

    private func timer(of turn: Turn) -> String {
        switch turn.outcome?.kind {
        case .stillInProgress: "progress reported, from \(sourced("reminders.progressSeconds"))"
        case .abandoned: "ended without an answer, from \(sourced("reminders.mostForSilence"))"
        default: "question repeated, from \(sourced("reminders.silenceSeconds"))"
        }
    }

    private func ordinal(_ number: Int) -> String {
        switch number {
        case 1: "first"
        case 2: "second"
        case 3: "third"
        default: "\(number)th"
        }
    }

    private func member(_ setting: String, _ name: String) -> String {
        "\(setting) lists \(name) (\(settings.source(of: "\(setting).\(name)")))"
    }

    private func sourced(_ setting: String) -> String { "\(setting) (\(settings.source(of: setting)))" }
}
