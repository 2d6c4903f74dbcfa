import IntentSchema

/// How an app deals with operations.
enum AppKind: String, CaseIterable {
    /// It does everything as often as it is called, and can say what it has done.
    case careless
    /// It does each operation once, and can say what it has done.
    case keeping
    /// The same, but it answers at once and reports the outcome later.
    case later
    /// It does everything as often as it is called, and cannot say what it has done.
    case unasked
    /// Its end does each operation once, and may be called again without being asked.
    case remembering

    /// The apps, by the names that people use.
    static let apps = allCases.map {
        AppDescription(id: $0.rawValue, name: $0.rawValue, intents: ["INRequestRideIntent"])
    }
}
