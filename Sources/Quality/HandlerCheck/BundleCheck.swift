public import IntentSchema
import TextTokens

/// The intents in an app's property lists.
public struct DeclaredBundle: Hashable, Sendable {
    /// A file that lists intents.
    public struct IntentList: Hashable, Sendable {
        /// The path of the property list.
        public var file: String
        /// The intents, in the file's order.
        public var intents: [String]

        public init(file: String, intents: [String]) {
            self.file = file
            self.intents = intents
        }
    }

    /// The lists of the extension and of the app, in this order.
    public var lists: [IntentList]
    /// The path of the vocabulary; `nil` if there is none.
    public var vocabularyFile: String?
    /// The parameters in the vocabulary, such as `INRequestRideIntent.rideOptionName`.
    public var vocabularyParameters: [String]
    /// Warnings about the property lists.
    public var warnings: [String]

    public init(
        lists: [IntentList], vocabularyFile: String? = nil, vocabularyParameters: [String] = [], warnings: [String] = []
    ) {
        self.lists = lists
        self.vocabularyFile = vocabularyFile
        self.vocabularyParameters = vocabularyParameters
        self.warnings = warnings
    }
}

/// Compares an app's property lists with its handlers.
public struct BundleCheck {
    private let catalogue: Catalogue
    private let known: Set<String>
    private let handled: Set<String>

    /// - Parameters:
    ///   - known: the intents with handling protocols, including the package's own.
    ///   - handled: the intents that the app's classes handle.
    public init(catalogue: Catalogue, known: Set<String>, handled: Set<String>) {
        self.catalogue = catalogue
        self.known = known
        self.handled = handled
    }

    /// The findings, in the order of the files.
    public func findings(in bundle: DeclaredBundle) -> [Finding] {
        let listed = bundle.lists.flatMap { list in list.intents.compactMap { self.listed($0, list.file) } }
        let file = bundle.lists.first?.file
        let missing = handled.subtracting(bundle.lists.flatMap(\.intents)).sorted().map { intent in
            Finding(
                .warning, .notDeclared, file: file,
                message: "\(intent) is handled but not listed, so it is never requested; add it to the list")
        }
        let odd = bundle.warnings.map { Finding(.warning, .bundle, file: bundle.vocabularyFile ?? file, message: $0) }
        return listed + missing + odd + bundle.vocabularyParameters.compactMap { parameter($0, bundle) }
    }

    private func listed(_ intent: String, _ file: String) -> Finding? {
        guard !handled.contains(intent) else { return nil }
        guard known.contains(intent) else {
            let meant = nearest(intent, among: known)
            return Finding(
                .error, .unknownName, file: file,
                message: "there is no intent '\(intent)' that could be handled\(question(meant))", suggestion: meant)
        }
        let handling = catalogue.intents[intent]?.handlingProtocol ?? "\(intent)Handling"
        return Finding(
            .warning, .notHandled, file: file,
            message:
                "\(intent) is listed but no class adopts \(handling), so requests for it fail; write a handler or remove it from the "
                + "list")
    }

    private func parameter(_ path: String, _ bundle: DeclaredBundle) -> Finding? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // An intent that the schema does not define may be a custom one.
        guard let definition = catalogue.intents[parts[0]] else {
            guard parts[0].hasPrefix("IN"), let meant = nearest(parts[0], among: Set(catalogue.intents.keys)) else { return nil }
            return finding(path, bundle, "there is no intent '\(parts[0])'", meant)
        }
        guard parts.count > 1 else {
            return finding(path, bundle, "'\(path)' does not name a parameter; write \(path).parameterName", nil)
        }
        guard definition.parameter(parts[1]) == nil else { return nil }
        let meant = nearest(parts[1], among: Set(definition.parameters.map(\.name)))
        return finding(path, bundle, "\(parts[0]) has no parameter '\(parts[1])'", meant.map { "\(parts[0]).\($0)" })
    }

    private func finding(_ path: String, _ bundle: DeclaredBundle, _ problem: String, _ meant: String?) -> Finding {
        Finding(
            .warning, .unknownName, file: bundle.vocabularyFile ?? bundle.lists.first?.file, message: problem + question(meant),
            suggestion: meant)
    }

    private func question(_ meant: String?) -> String { meant.map { "; did you mean '\($0)'?" } ?? "" }

    /// The nearest name with at most a quarter of its letters different; `nil` if there is none.
    private func nearest(_ name: String, among names: Set<String>) -> String? {
        let near = names.map { (name: $0, distance: EditDistance.between($0.lowercased(), name.lowercased())) }
            .filter { $0.distance <= max(1, $0.name.count / 4) }
        return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }
}
