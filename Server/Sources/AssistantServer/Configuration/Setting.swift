import Foundation

/// A setting of the server, which an option, a variable of the environment or a line of the configuration file may give.
public struct Setting: Sendable {
    /// What values a setting has.
    enum Kind: Sendable {
        case text
        /// The place of a store, which may hold a password.
        case store
        case texts
        case flag
        case choice([String])
        case wholeNumber(ClosedRange<Int>)
        case number(ClosedRange<Double>)
    }

    /// The name in the file, such as `turnsPerSecond`.
    public var name: String
    var kind: Kind
    /// The value where nothing gives one, in words.
    public var usual: String

    init(_ name: String, _ kind: Kind, usual: String) {
        self.name = name
        self.kind = kind
        self.usual = usual
    }

    /// The parts of the name in lower case.
    private var words: [String] {
        name.reduce(into: [""]) { words, letter in
            if letter.isUppercase { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
    }

    /// The variable of the environment, such as `ERRAND_SERVE_TURNS_PER_SECOND`.
    public var variable: String { Self.prefix + words.joined(separator: "_").uppercased() }

    /// The option of `errand serve`, such as `--turns-per-second`. Lists have an option for each element.
    var option: String { name == "names" ? "--name" : "--" + words.joined(separator: "-") }

    /// What the variables of all settings begin with.
    static let prefix = "ERRAND_SERVE_"

    /// All settings, in the order in which they are shown.
    public static let all = [
        Setting("data", .text, usual: "the data folder of the other commands"),
        Setting("store", .store, usual: "what ERRAND_STORE says, or disk"),
        Setting("policy", .text, usual: "policy.yaml in the data folder, if it exists"),
        Setting("locale", .text, usual: "en_US"),
        Setting("timeZone", .text, usual: "the machine's"),
        Setting("location", .text, usual: "the home on the owner's contact card"),
        Setting("requireSandbox", .flag, usual: "false"),
        Setting("address", .text, usual: "127.0.0.1"),
        Setting("port", .wholeNumber(0...65_535), usual: "8765"),
        Setting("names", .texts, usual: "none"),
        Setting("certificate", .text, usual: "none"),
        Setting("key", .text, usual: "none"),
        Setting("behindProxy", .flag, usual: "false"),
        Setting("turnsPerSecond", .number(0.001...1_000_000), usual: "10"),
        Setting("turnsAtOnce", .wholeNumber(1...1_000_000), usual: "40"),
        Setting("turnsPerDay", .wholeNumber(1...1_000_000_000), usual: "no limit"),
        Setting("turnsInProgress", .wholeNumber(1...1_000_000), usual: "1024"),
        Setting("streams", .wholeNumber(1...1_000_000), usual: "32"),
        Setting("contacts", .wholeNumber(0...1_000_000), usual: "10000"),
        Setting("shortcuts", .wholeNumber(0...1_000_000), usual: "500"),
        Setting("geocoder", .text, usual: "none"),
        Setting("geocoderEmail", .text, usual: "none"),
        Setting("modelEndpoint", .text, usual: "none"),
        Setting("modelName", .text, usual: "none"),
        Setting("log", .choice(["trace", "debug", "info", "notice", "warning", "error", "critical"]), usual: "notice"),
    ]

    static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

    /// What is wrong with a value, and what to write instead; `nil` if nothing is.
    func problem(of text: String) -> String? {
        let quoted = "'\(text.prefix(60))'"
        switch kind {
        case .text, .texts, .store: return text.isEmpty ? "is empty; leave the setting out, or give it a value" : nil
        case .flag: return ["true", "false"].contains(text) ? nil : "has to be true or false, not \(quoted)"
        case .choice(let choices):
            return choices.contains(text) ? nil : "has to be one of \(choices.joined(separator: ", ")), not \(quoted)"
        case .wholeNumber(let range):
            guard let number = Int(text), range.contains(number) else {
                return "has to be a whole number from \(range.lowerBound) to \(range.upperBound), not \(quoted)"
            }
        case .number(let range):
            guard let number = Double(text), range.contains(number) else {
                return "has to be a number from \(range.lowerBound.formatted()) to \(range.upperBound.formatted()), not \(quoted)"
            }
        }
        return nil
    }
}
