import Dialogue
import Foundation
import IntentSchema
import PolicyFiles
import Understanding

/// The apps and environment of scenarios, defined for a whole file or for one entry.
struct ScenarioSetting {
    /// The folder that paths are relative to.
    let folder: URL
    /// The definitions of the intents that may be named.
    let catalogue: Catalogue
    var apps: [String]?
    var permissions: [String: ScenarioFile.Permissions] = [:]
    var surroundings = TestSurroundings()

    private static let access: [String: AccessPermission] = [
        "undecided": .undecided, "granted": .granted, "denied": .denied, "restricted": .restricted,
        "asked and granted": .notAsked(grants: true),
        "asked and denied": .notAsked(grants: false),
    ]

    init(folder: URL, catalogue: Catalogue) {
        self.folder = folder
        self.catalogue = catalogue
    }

    mutating func read(from mapping: inout YAMLMapping) throws(ScenarioFileError) {
        if let value = mapping.take("apps") { apps = try value.texts() }
        if let value = mapping.take("permissions") { try readPermissions(value) }
        if let value = mapping.take("surroundings") { try readSurroundings(value) }
        if let value = mapping.take("policy") { surroundings.policy = try value.policy(folder: folder, catalogue) }
        if let value = mapping.take("faults") {
            surroundings.faults = []
            for fault in try value.list() { surroundings.faults.append(try fault.fault(catalogue)) }
        }
    }

    private mutating func readPermissions(_ value: YAMLValue) throws(ScenarioFileError) {
        for (name, rights) in try value.named() {
            permissions[try name.text()] = try rights.mapping { rights throws(ScenarioFileError) in
                var result = ScenarioFile.Permissions()
                if let value = rights.take("assistant") { result.assistant = try value.choice(Self.access) }
                if let value = rights.take("focus") { result.focus = try value.choice(Self.access) }
                if let value = rights.take("contacts") { result.contacts = try value.choice(Self.access) }
                if let value = rights.take("location") { result.location = try value.choice(Self.access) }
                return result
            }
        }
    }

    // MARK: - Surroundings

    private mutating func readSurroundings(_ value: YAMLValue) throws(ScenarioFileError) {
        var world = surroundings
        try value.mapping { keys throws(ScenarioFileError) in
            if let value = keys.take("now") { world.now = try value.instant() }
            if let value = keys.take("time zone") {
                guard let zone = TimeZone(identifier: try value.text()) else {
                    throw value.error("expected a time zone such as America/Los_Angeles, found '\(try value.text())'")
                }
                world.timeZone = zone
            }
            if let value = keys.take("locale") { world.locale = try value.locale() }
            if let value = keys.take("location") { world.location = try value.coordinate() }
            if let value = keys.take("contacts") { world.contacts = try value.contacts(folder: folder) }
            if let value = keys.take("locked") { world.isLocked = try value.bool() }
        }
        world.contacts = try located(world, value)
        world.location = world.location ?? world.contacts.home
        surroundings = world
    }

    /// The contacts with their addresses on the map.
    private func located(_ world: TestSurroundings, _ value: YAMLValue) throws(ScenarioFileError) -> [Contact] {
        do {
            return try LoadedLanguage.shared(for: world.locale, catalogue).places.located(world.contacts)
        } catch {
            throw value.error("\(error)")
        }
    }
}

extension YAMLValue {
    fileprivate func instant() throws(ScenarioFileError) -> Date {
        guard let date = try? Date.ISO8601FormatStyle().parse(try text()) else {
            throw error("expected an instant such as 2026-01-05T09:00:00-08:00, found '\(try text())'")
        }
        return date
    }

    fileprivate func locale() throws(ScenarioFileError) -> Locale {
        let locale = Locale(identifier: try text())
        guard locale.language.languageCode?.identifier == "en" else {
            throw error(
                "the locale '\(try text())' is not supported; only English locales (en_US, en_GB, ...) are")
        }
        return locale
    }

    func coordinate() throws(ScenarioFileError) -> Coordinate {
        let parts = try text().split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 else {
            throw error("expected a position in degrees such as 37.7793,-122.4193, found '\(try text())'")
        }
        return Coordinate(latitude: parts[0], longitude: parts[1])
    }

    /// The path of a policy file.
    fileprivate func policy(folder: URL, _ catalogue: Catalogue) throws(ScenarioFileError) -> Policy {
        let path = try text()
        do {
            return try PolicyFile.read(URL(fileURLWithPath: path, relativeTo: folder), catalogue: catalogue).policy
        } catch {
            throw self.error("\(error)")
        }
    }

    /// A fault: `{call: confirm, takes: 12 s}`.
    fileprivate func fault(_ catalogue: Catalogue) throws(ScenarioFileError) -> Fault {
        try mapping { keys throws(ScenarioFileError) in
            let call = try keys.need("call").callName(in: catalogue, orAny: true)
            let intent = try keys.take("intent").map { value throws(ScenarioFileError) in try value.intentName(in: catalogue) }
            let occurrence = try keys.take("number").map { value throws(ScenarioFileError) in try value.whole() }
            guard let (key, value) = keys.takeFirst(of: ["takes", "does"]) else {
                throw error("the fault needs 'takes', such as 'takes: 12 s', or 'does', such as 'does: crash before'")
            }
            let kind: Fault.Kind = key == "takes" ? .slow(seconds: try value.seconds()) : try value.choice(Self.faults)
            return Fault(kind, of: call, intent: intent, occurrence: occurrence)
        }
    }

    private static let faults: [String: Fault.Kind] = [
        "never answer": .silent, "crash before": .crashBefore, "crash after": .crashAfter, "answer twice": .answersTwice,
        "be delivered twice": .deliveredTwice, "lie in kind": .lie(.anotherKind), "lie in code": .lie(.unknownCode),
        "lie in type": .lie(.anotherType),
    ]

    func intentName(in catalogue: Catalogue) throws(ScenarioFileError) -> String {
        let name = try text()
        guard catalogue.intents[name] != nil else {
            throw error("there is no intent '\(name)'; use a class name such as INRequestRideIntent")
        }
        return name
    }

    /// The name of a call, as `errand why` prints it.
    func callName(in catalogue: Catalogue, orAny: Bool = false) throws(ScenarioFileError) -> String {
        let name = try text()
        if ["confirm", "handle", "resolve"].contains(name) || (orAny && name == "any") { return name }
        let parts = name.split(separator: " ")
        let isKnown =
            parts.count == 2 && parts[0] == "resolve"
            && catalogue.intents.values.contains { $0.parameter(String(parts[1])) != nil }
        guard isKnown else {
            throw error("expected a call such as 'resolve dropOffLocation', 'confirm' or 'handle', found '\(name)'")
        }
        return name
    }
}
