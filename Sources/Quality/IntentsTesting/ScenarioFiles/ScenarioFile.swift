public import Foundation
public import IntentSchema

/// Scenarios and simulations written as YAML, for people who do not write Swift.
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
/// `Documentation/Scenarios.md` tells all keys.
public struct ScenarioFile: Sendable {
    /// What an app may see.
    public struct Permissions: Hashable, Sendable {
        public var contacts = AccessPermission.granted
        public var location = AccessPermission.granted
    }

    /// A scenario or a simulation, and the apps it is about.
    public struct Entry: Sendable {
        public enum Content: Sendable {
            case scenario(Scenario)
            case simulation(Simulation)
        }

        public var content: Content
        /// The display names of the apps, in order of preference; `nil` for all there are.
        public var apps: [String]?
        /// By display name.
        public var permissions: [String: Permissions]

        /// The instant at which it begins.
        public var now: Date { surroundings.now }

        /// Where the person's clock is set.
        public var timeZone: TimeZone { surroundings.timeZone }

        private var surroundings: TestSurroundings {
            switch content {
            case .scenario(let scenario): scenario.surroundings
            case .simulation(let simulation): simulation.surroundings
            }
        }

        public var name: String {
            switch content {
            case .scenario(let scenario): scenario.name
            case .simulation(let simulation): simulation.name
            }
        }

        public var location: String {
            switch content {
            case .scenario(let scenario): scenario.location
            case .simulation(let simulation): simulation.location
            }
        }
    }

    public var entries: [Entry]

    /// Reads a file; paths in it are relative to its folder.
    ///
    /// - Throws: `ScenarioFileError` naming the line, what is wrong with it and what is wanted instead.
    public init(contentsOf file: URL) throws {
        let text: String
        do {
            text = try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw ScenarioFileError(location: file.path, message: "the file cannot be read: \(error)")
        }
        try self.init(text, file: file.path, folder: file.deletingLastPathComponent())
    }

    /// - Parameters:
    ///   - file: what errors call it.
    ///   - folder: what paths in it are relative to.
    public init(_ text: String, file: String, folder: URL) throws {
        let root = try YAMLValue(text, file: file)
        entries = try root.mapping { root throws(ScenarioFileError) in
            var common = ScenarioSetting()
            try common.read(from: &root, folder: folder)
            guard let list = root.take("scenarios") else {
                return [try common.entry(&root, folder: folder)]
            }
            var entries: [Entry] = []
            for value in try list.list() {
                entries.append(
                    try value.mapping { entry throws(ScenarioFileError) in
                        var setting = common
                        try setting.read(from: &entry, folder: folder)
                        return try setting.entry(&entry, folder: folder)
                    })
            }
            guard !entries.isEmpty else { throw list.error("the list of scenarios is empty") }
            return entries
        }
    }
}
