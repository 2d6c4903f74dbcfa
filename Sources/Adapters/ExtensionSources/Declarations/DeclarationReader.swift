import DefinitionFiles
import IntentDeclarations

/// Makes definitions of a file's declarations.
struct DeclarationReader {
    let problems: DeclarationProblems
    private var enumerations: Set<String> = []
    private var types: Set<String> = []

    init(problems: DeclarationProblems) { self.problems = problems }

    private static let categories: [DefinedCategory] = [
        .generic, .information, .order, .start, .share, .create, .search, .download, .set, .request, .toggle, .checkIn,
    ]
    private static let restrictions: [String: DefinedRestriction] = [
        "none": .none, "whileLocked": .whileLocked, "whileProtectedDataUnavailable": .whileProtectedDataUnavailable,
    ]

    /// The definitions of constants, as the declarations themselves would make them.
    mutating func read(_ constants: [LiteralExpression], into file: inout DefinitionFile) {
        for constant in constants {
            guard case .call(let type, let arguments) = constant.form, case .text(let name)? = arguments.first?.value.form else {
                continue
            }
            if type == "EnumerationDeclaration" { enumerations.insert(name) }
            if type == "TypeDeclaration" { types.insert(name) }
        }
        for constant in constants {
            switch constant.form {
            case .call("IntentDeclaration", _): file.intents += intent(constant).map { [$0.definition] } ?? []
            case .call("EnumerationDeclaration", _): file.enumerations += enumeration(constant).map { [$0.definition] } ?? []
            case .call("TypeDeclaration", _): file.objectTypes += type(constant).map { [$0.definition] } ?? []
            default:
                problems.error(
                    .wrongValue, at: constant.start, "",
                    "\(constant.kind) stands where an IntentDeclaration(…), EnumerationDeclaration(…) or TypeDeclaration(…) belongs; move other "
                        + "code to another file")
            }
        }
    }

    private func intent(_ expression: LiteralExpression) -> IntentDeclaration? {
        guard var arguments = DeclarationArguments(expression, "IntentDeclaration", in: "", problems) else { return nil }
        defer { arguments.finish() }
        let title = arguments.text("title")
        if title == nil {
            problems.error(
                .missingKey, at: arguments.start, "\(arguments.owner): title",
                "there is no title; write what the intent is called, as an imperative, such as title: \"Order soup\"")
        }
        let phrases = arguments.take("phrases").map { self.phrases($0, arguments) } ?? []
        let parameters = arguments.list("parameters").compactMap { parameter($0, of: arguments.name) }
        let names = Set(parameters.map(\.definition.name))
        for (phrase, start) in phrases {
            for name in DefinedText(phrase).references where !names.contains(name) {
                problems.error(
                    .unknownName, at: start, "\(arguments.owner): phrases",
                    "'${\(name)}' is no parameter of \(arguments.name); declare it, or correct the phrase '\(phrase.prefix(80))'")
            }
        }
        let categories = Dictionary(uniqueKeysWithValues: Self.categories.map { ($0.rawValue, $0) })
        return IntentDeclaration(
            arguments.name, title: title ?? "", description: arguments.text("description"),
            category: arguments.member("category", of: categories) ?? .generic, verb: arguments.text("verb"),
            parameters: parameters, phrases: phrases.map(\.text), confirms: arguments.truth("confirms"),
            restriction: arguments.member("restriction", of: Self.restrictions) ?? .none,
            codes: arguments.list("codes").compactMap { code($0, of: arguments.name) },
            results: arguments.list("results").compactMap { property($0, of: arguments.name) }, output: arguments.text("output"))
    }

    private func phrases(_ expression: LiteralExpression, _ arguments: DeclarationArguments) -> [(
        text: String, start: String.Index
    )] {
        guard case .list(let list) = expression.form else {
            arguments.wrong("phrases", expression, "a list of texts")
            return []
        }
        return list.compactMap { element in
            if case .text(let text) = element.form { return (text, element.start) }
            arguments.wrong("phrases", element, "a text")
            return nil
        }
    }

    private func code(_ expression: LiteralExpression, of owner: String) -> CodeDeclaration? {
        guard var arguments = DeclarationArguments(expression, "CodeDeclaration", in: owner, problems) else { return nil }
        defer { arguments.finish() }
        return CodeDeclaration(
            arguments.name, arguments.text(nil), concise: arguments.text("concise"), isSuccess: arguments.truth("isSuccess"))
    }

    private func enumeration(_ expression: LiteralExpression) -> EnumerationDeclaration? {
        guard var arguments = DeclarationArguments(expression, "EnumerationDeclaration", in: "", problems) else { return nil }
        defer { arguments.finish() }
        let cases = arguments.list("cases").compactMap { element -> CaseDeclaration? in
            guard var value = DeclarationArguments(element, "CaseDeclaration", in: arguments.name, problems) else { return nil }
            defer { value.finish() }
            return CaseDeclaration(value.name, value.text(nil), synonyms: value.texts("synonyms"))
        }
        if cases.isEmpty {
            problems.error(
                .missingKey, at: arguments.start, "\(arguments.owner): cases",
                "the enumeration has no cases; declare one, such as CaseDeclaration(\"small\", \"small\")")
        }
        return EnumerationDeclaration(arguments.name, title: arguments.text("title"), cases: cases)
    }

    private func type(_ expression: LiteralExpression) -> TypeDeclaration? {
        guard var arguments = DeclarationArguments(expression, "TypeDeclaration", in: "", problems) else { return nil }
        defer { arguments.finish() }
        return TypeDeclaration(
            arguments.name, title: arguments.text("title"),
            properties: arguments.list("properties").compactMap { property($0, of: arguments.name) })
    }

    private func property(_ expression: LiteralExpression, of owner: String) -> PropertyDeclaration? {
        guard var arguments = DeclarationArguments(expression, "PropertyDeclaration", in: owner, problems) else { return nil }
        defer { arguments.finish() }
        guard let type = valueType(&arguments) else { return nil }
        return PropertyDeclaration(
            arguments.name, type, title: arguments.text("title"), isList: arguments.truth("isList") ?? false)
    }

    /// The type that is the second argument; `nil` and an error if it is none.
    func valueType(_ arguments: inout DeclarationArguments) -> DeclaredType? {
        guard let expression = arguments.take(nil) else {
            problems.error(
                .missingKey, at: arguments.start, arguments.owner,
                "there is no type; write one as the second argument, such as .string")
            return nil
        }
        switch expression.form {
        case .member("enumeration", let values):
            return named(values, in: enumerations, expression, arguments, DeclaredType.enumeration)
        case .member("object", let values): return named(values, in: types, expression, arguments, DeclaredType.object)
        case .member(let name, let values):
            if values.isEmpty, let type = DeclaredType.plain[name] { return type }
            fallthrough
        default:
            let known = DeclaredType.plain.keys.sorted().map { ".\($0)" }.joined(separator: ", ")
            arguments.wrong(nil, expression, "a type (\(known), .enumeration(\"Name\") or .object(\"Name\"))")
            return nil
        }
    }

    private func named(
        _ values: [LiteralExpression.Argument], in known: Set<String>, _ expression: LiteralExpression,
        _ arguments: DeclarationArguments, _ type: (String) -> DeclaredType
    ) -> DeclaredType? {
        guard values.count == 1, values[0].label == nil, case .text(let name) = values[0].value.form else {
            arguments.wrong(nil, expression, "a type with its name, such as .object(\"Soup\"),")
            return nil
        }
        guard known.contains(name) else {
            problems.error(
                .unknownName, at: expression.start, "\(arguments.owner): type",
                "the file declares no '\(name)' of this kind; add it, or correct the name")
            return nil
        }
        return type(name)
    }
}
