import Configuration
import Foundation
import Hosting

/// The settings of a server, each from the first of these that gives it: an option, a variable of the environment, the configuration
/// file, the usual value.
public struct ServerConfiguration: Sendable {
    /// A value of an option.
    public enum Option: Sendable {
        case text(String)
        case texts([String])
        case flag
        case wholeNumber(Int)
        case number(Double)

        fileprivate var content: ConfigContent {
            switch self {
            case .text(let text): .string(text)
            case .texts(let texts): .stringArray(texts)
            case .flag: .bool(true)
            case .wholeNumber(let number): .int(number)
            case .number(let number): .double(number)
            }
        }

        /// The value as it would be written elsewhere, for checking it.
        fileprivate var texts: [String] {
            switch self {
            case .text(let text): [text]
            case .texts(let texts): texts
            case .flag: ["true"]
            case .wholeNumber(let number): ["\(number)"]
            case .number(let number): ["\(number)"]
            }
        }
    }

    private let reader: ConfigReader
    /// Where each value is from that is not the usual one, by the setting's name: an option, a variable, or a file's line.
    private let places: [String: String]

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - options: values of the command's options, by the setting's name.
    ///   - environment: all variables; those that do not begin with `ERRAND_SERVE_` are ignored.
    ///   - file: the path of a YAML file; `nil` for none.
    ///   - checks: what else may be wrong with the values of settings, by name; each returns what to write instead.
    /// - Throws: `ConfigurationError` with everything that is wrong.
    public init(
        options: [String: Option] = [:], environment: [String: String] = [:], file: String? = nil,
        checks: [String: @Sendable (String) -> String?] = [:]
    ) async throws {
        let parsed = file.map(ConfigurationFile.init)
        var problems = parsed?.problems ?? []
        var places: [String: String] = [:]
        for (name, line) in parsed?.lines ?? [:] { places[name] = "\(parsed?.name ?? ""):\(line)" }
        let given = environment.filter { $0.key.hasPrefix(Setting.prefix) && $0.key != Self.fileVariable }
        for (variable, value) in given.sorted(by: { $0.key < $1.key }) {
            guard let setting = Setting.all.first(where: { $0.variable == variable }) else {
                let known = Setting.all.map(\.variable).joined(separator: ", ")
                problems.append(.init(place: variable, text: "there is no such setting; there are: \(known)"))
                continue
            }
            places[setting.name] = variable
            let values: [String] =
                if case .texts = setting.kind {
                    value.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
                } else { [value] }
            for problem in values.compactMap(setting.problem) { problems.append(.init(place: variable, text: problem)) }
        }
        for setting in Setting.all {
            guard let option = options[setting.name] else { continue }
            places[setting.name] = setting.option
            for problem in option.texts.compactMap(setting.problem) {
                problems.append(.init(place: setting.option, text: problem))
            }
        }
        guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
        self.places = places
        reader = try await Self.reader(options, given, parsed?.lines.isEmpty == false ? file : nil)
        problems = ownProblems(checks)
        guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
    }

    /// The variable that names the configuration file.
    public static let fileVariable = Setting.prefix + "CONFIG"

    private static func reader(
        _ options: [String: Option], _ environment: [String: String], _ file: String?
    ) async throws -> ConfigReader {
        let given = options.map { (AbsoluteConfigKey([$0.key]), ConfigValue($0.value.content, isSecret: false)) }
        var providers: [any ConfigProvider] = [
            InMemoryProvider(values: Dictionary(uniqueKeysWithValues: given)),
            EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: ConfigKey(["errand", "serve"])),
        ]
        if let file {
            let path = ConfigValue(.string(file), isSecret: false)
            let place = ConfigReader(provider: InMemoryProvider(values: ["filePath": path]))
            providers.append(try await FileProvider<YAMLSnapshot>(config: place))
        }
        return ConfigReader(providers: providers)
    }

    // MARK: - Values

    /// Where a value is from: an option, a variable, or a file's line; `nil` for the usual value.
    public func place(of name: String) -> String? { places[name] }

    /// A text, or a choice; `nil` if nothing gives one.
    public func text(_ name: String) -> String? { reader.string(forKey: ConfigKey([name])) }

    /// Whether a flag is set.
    public func flag(_ name: String) -> Bool { reader.bool(forKey: ConfigKey([name]), default: false) }

    private func number(_ name: String) -> Int? { reader.int(forKey: ConfigKey([name])) }

    /// The value of a setting as it is in force, in words; `nil` for the usual one.
    public func shown(_ setting: Setting) -> String? {
        guard places[setting.name] != nil else { return nil }
        let key = ConfigKey([setting.name])
        return switch setting.kind {
        case .text, .choice: reader.string(forKey: key)
        case .store: reader.string(forKey: key).map(StoreLocation.redacted)
        case .texts: reader.stringArray(forKey: key)?.joined(separator: ", ")
        case .flag: reader.bool(forKey: key).map { "\($0)" }
        case .wholeNumber: reader.int(forKey: key).map { "\($0)" }
        case .number: reader.double(forKey: key).map { "\($0)" }
        }
    }

    /// How the server listens, and what it bears.
    public var server: ServerSettings {
        var settings = ServerSettings()
        if let address = text("address") { settings.address = address }
        if let port = number("port") { settings.port = port }
        settings.names = reader.stringArray(forKey: "names") ?? []
        settings.isBehindProxy = flag("behindProxy")
        if let chain = text("certificate"), let key = text("key") { settings.certificate = (chain, key) }
        if let turns = reader.double(forKey: "turnsPerSecond") { settings.turnsPerSecond = turns }
        if let turns = number("turnsAtOnce") { settings.mostTurnsAtOnce = turns }
        if let turns = number("turnsPerDay") { settings.mostTurnsPerDay = turns }
        if let turns = number("turnsInProgress") { settings.mostTurnsInProgress = turns }
        if let streams = number("streams") { settings.mostStreams = streams }
        if let contacts = number("contacts") { settings.mostContacts = contacts }
        if let shortcuts = number("shortcuts") { settings.mostShortcuts = shortcuts }
        return settings
    }

    // MARK: - Checks

    /// What is wrong with values that are each of the right type.
    private func ownProblems(_ checks: [String: @Sendable (String) -> String?]) -> [ConfigurationProblem] {
        var problems: [ConfigurationProblem] = []
        func add(_ name: String, _ text: String) {
            problems.append(.init(place: places[name] ?? name, text: "\(name) \(text)"))
        }
        for (name, check) in checks.sorted(by: { $0.key < $1.key }) {
            if let text = text(name), let problem = check(text) { add(name, problem) }
        }
        let pairs = [
            ("certificate", "key"), ("key", "certificate"), ("geocoderEmail", "geocoder"), ("modelEndpoint", "modelName"),
            ("modelName", "modelEndpoint"),
        ]
        for (one, other) in pairs where text(one) != nil && text(other) == nil {
            add(one, "needs \(other), too")
        }
        for name in ["certificate", "key", "policy"] {
            guard let path = text(name), !FileManager.default.isReadableFile(atPath: path) else { continue }
            add(name, "names '\(path)', which cannot be read; check the path, and who may read the file")
        }
        if let zone = text("timeZone"), TimeZone(identifier: zone) == nil {
            add("timeZone", "has to be a name such as Europe/Berlin, not '\(zone)'")
        }
        let settings = server
        if !settings.isLoopback, settings.certificate == nil, !settings.isBehindProxy {
            add(
                "address",
                "is '\(settings.address)', so tokens would travel in the clear; set certificate and key, or behindProxy where a proxy "
                    + "speaks TLS")
        }
        return problems
    }
}
