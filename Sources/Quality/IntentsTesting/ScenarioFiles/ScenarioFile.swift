public import Foundation
public import IntentSchema
public import Intents

/// Scenarios and simulations in YAML.
///
///     apps: [Swift Cabs]
///     surroundings:
///       contacts: people.vcf
///     scenarios:
///       - name: a ride to the airport
///         steps:
///           - say: book me a ride
///           - expect prompt: dropOffLocation
///           - answer: the airport
///           - expect confirmation: ["$12.40"]
///           - forbid calls: handle
///           - answer: yes
///           - expect response: success
///
/// `Documentation/Scenarios.md` describes all keys.
public struct ScenarioFile: Sendable {
    /// An app's access to personal data.
    public struct Permissions: Hashable, Sendable {
        /// Work with the assistant.
        public var assistant = AccessPermission.notAsked(grants: true)
        /// Access to contacts.
        public var contacts = AccessPermission.granted
        /// Knowledge of whether notifications are silenced.
        public var focus = AccessPermission.notAsked(grants: true)
        /// Access to the person's location.
        public var location = AccessPermission.granted
    }

    /// A scenario or simulation and its apps.
    public struct Entry: Sendable {
        /// A scenario or a simulation.
        public enum Content: Sendable {
            /// A scenario.
            case scenario(Scenario)
            /// A simulation.
            case simulation(Simulation)
        }

        /// The scenario or simulation.
        public var content: Content
        /// The display names of the apps, in order of preference; `nil` for all available ones.
        public var apps: [String]?
        /// The apps' access to personal data, by display name.
        public var permissions: [String: Permissions]

        /// The instant at which it starts.
        public var now: Date { surroundings.now }

        /// The person's time zone.
        public var timeZone: TimeZone { surroundings.timeZone }

        private var surroundings: TestSurroundings {
            switch content {
            case .scenario(let scenario): scenario.surroundings
            case .simulation(let simulation): simulation.surroundings
            }
        }

        /// The name of the scenario or simulation.
        public var name: String {
            switch content {
            case .scenario(let scenario): scenario.name
            case .simulation(let simulation): simulation.name
            }
        }

        /// The file and line of the scenario or simulation.
        public var location: String {
            switch content {
            case .scenario(let scenario): scenario.location
            case .simulation(let simulation): simulation.location
            }
        }
    }

    /// The entries in the file's order.
    public var entries: [Entry]

    /// Reads a file; paths in it are relative to its folder.
    ///
    /// - Parameter catalogue: the definitions of the intents that it may name.
    /// - Throws: `ScenarioFileError` with the line, the problem and what is expected instead.
    public init(contentsOf file: URL, catalogue: Catalogue = IntentTypes.system.catalogue) throws {
        let text: String
        do {
            text = try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw ScenarioFileError(location: file.path, message: "the file cannot be read: \(error)")
        }
        try self.init(text, file: file.path, folder: file.deletingLastPathComponent(), catalogue: catalogue)
    }

    /// Parses the text of a file.
    ///
    /// - Parameters:
    ///   - file: the name of the file in errors.
    ///   - folder: the folder that paths in the file are relative to.
    ///   - catalogue: the definitions of the intents that it may name.
    /// - Throws: `ScenarioFileError`.
    public init(_ text: String, file: String, folder: URL, catalogue: Catalogue = IntentTypes.system.catalogue) throws {
        let root = try YAMLValue(text, file: file)
        entries = try root.mapping { root throws(ScenarioFileError) in
            var common = ScenarioSetting(folder: folder, catalogue: catalogue)
            try common.read(from: &root)
            guard let list = root.take("scenarios") else {
                return [try common.entry(&root)]
            }
            var entries: [Entry] = []
            for value in try list.list() {
                entries.append(
                    try value.mapping { entry throws(ScenarioFileError) in
                        var setting = common
                        try setting.read(from: &entry)
                        return try setting.entry(&entry)
                    })
            }
            guard !entries.isEmpty else { throw list.error("the list of scenarios is empty") }
            return entries
        }
    }
}
