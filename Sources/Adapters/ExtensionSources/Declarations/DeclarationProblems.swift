import DefinitionFiles

/// What is wrong with declarations, and in which lines they stand.
final class DeclarationProblems {
    private(set) var problems: [DefinitionProblem] = []
    private let file: String
    private let lines: SourceLines
    private let end: String.Index
    /// The lines of what is declared, by its path, such as `OrderSoup.quantity`. The first counts.
    private var places: [String: Int] = [:]
    private static let most = 200

    init(file: String, text: String) {
        self.file = file
        lines = SourceLines(text)
        end = text.endIndex
    }

    /// Notes where something is declared.
    func note(_ path: String, at start: String.Index) {
        if places[path] == nil { places[path] = lines.line(of: start) }
    }

    /// - Parameter place: the declaration and the argument, such as `OrderSoup.quantity: default`.
    func error(_ code: DefinitionProblem.Code, at start: String.Index?, _ place: String, _ message: String) {
        guard problems.count < Self.most else { return }
        problems.append(
            DefinitionProblem(
                .error, code, file: file, line: lines.line(of: start ?? end), place: place, message))
    }

    /// Adds what was found in the definitions as a whole, in the words of declarations.
    func add(_ found: [DefinitionProblem]) {
        for problem in found where problems.count < Self.most {
            var problem = problem
            problem.file = file
            // What Xcode's files may leave behind is a mistake where somebody has just written it.
            if problem.code != .notSupported { problem.severity = .error }
            problem.line = line(of: problem.place)
            problem.place = Self.inWordsOfDeclarations(problem.place)
            problems.append(problem)
        }
    }

    /// The line of the innermost declaration that a place is in.
    private func line(of place: String) -> Int {
        // `the reasons of OrderSoup.quantity`, `OrderSoup response.failure: INIntentResponseCodeFormatString`.
        let owner = String(place.prefix { $0 != ":" }).replacing(" response", with: "")
        if let line = places[owner] { return line }
        var path = (owner.split(separator: " ").last ?? "").split(separator: ".")
        while !path.isEmpty {
            if let line = places[path.joined(separator: ".")] { return line }
            path.removeLast()
        }
        return 1
    }

    private static let labels: [(key: String, label: String)] = [
        ("INIntentParameterRelationshipParentName", "when"), ("INIntentParameterRelationshipPredicateValue", "when"),
        ("INIntentParameterMetadataDefaultValue", "default"), ("INIntentParameterType", "type"),
        ("INIntentParameterUnsupportedReasonCode", "reasons"),
        ("INIntentResponseCodeFormatString", "text"), ("INIntentResponseOutput", "output"), ("INEnumValues", "cases"),
        ("INIntentResponseParameterName", "name"), ("INIntentResponseCodeName", "name"), ("INIntentParameterName", "name"),
        ("INTypePropertyName", "name"), ("INEnumValueName", "name"), ("INEnumValueIndex", "cases"), ("INIntents", "file"),
    ]

    private static func inWordsOfDeclarations(_ place: String) -> String {
        guard let pair = labels.first(where: { place.hasSuffix($0.key) }) else { return place }
        return place.dropLast(pair.key.count) + pair.label
    }
}
