import DefinitionFiles

/// The arguments of one declaration, which are taken by their labels.
struct DeclarationArguments {
    /// What is declared, such as `OrderSoup.quantity`.
    private(set) var owner = ""
    let start: String.Index
    let problems: DeclarationProblems
    private let type: String
    private var rest: [LiteralExpression.Argument]

    /// Arguments whose first is a name.
    ///
    /// - Parameters:
    ///   - type: the declaration's Swift type.
    ///   - parent: what the declaration is a part of; empty for nothing.
    init?(_ expression: LiteralExpression, _ type: String, in parent: String, _ problems: DeclarationProblems) {
        let place = parent.isEmpty ? type : parent
        guard case .call(type, let arguments) = expression.form else {
            problems.error(.wrongValue, at: expression.start, place, "\(expression.kind) stands where a \(type)(…) belongs")
            return nil
        }
        self.type = type
        self.problems = problems
        start = expression.start
        rest = arguments
        guard let name = text(nil) else {
            problems.error(
                .missingKey, at: start, place,
                "the \(type) has no name; write it as the first argument, such as \(type)(\"name\")")
            return nil
        }
        owner = parent.isEmpty ? name : "\(parent).\(name)"
        self.name = name
        problems.note(owner, at: start)
    }

    /// The first argument.
    private(set) var name = ""

    /// Takes an argument; `nil` if it is missing.
    mutating func take(_ label: String?) -> LiteralExpression? {
        guard let index = rest.firstIndex(where: { $0.label == label }) else { return nil }
        return rest.remove(at: index).value
    }

    mutating func text(_ label: String?) -> String? {
        read(label, "a text, such as \"Order soup\",") { if case .text(let text) = $0 { text } else { nil } }
    }

    mutating func truth(_ label: String) -> Bool? {
        read(label, "true or false") { if case .truth(let truth) = $0 { truth } else { nil } }
    }

    mutating func number(_ label: String) -> Double? {
        read(label, "a number") { if case .number(let number) = $0 { number } else { nil } }
    }

    mutating func list(_ label: String) -> [LiteralExpression] {
        read(label, "a list, such as […],") { if case .list(let list) = $0 { list } else { nil } } ?? []
    }

    mutating func texts(_ label: String) -> [String] {
        list(label).compactMap { element in
            if case .text(let text) = element.form { return text }
            wrong(label, element, "a text")
            return nil
        }
    }

    /// Takes the name of one of a type's values, such as `.order`.
    mutating func member<Value>(_ label: String, of values: [String: Value]) -> Value? {
        guard let expression = take(label) else { return nil }
        if case .member(let name, let arguments) = expression.form, arguments.isEmpty, let value = values[name] { return value }
        wrong(label, expression, "one of \(values.keys.sorted().map { ".\($0)" }.joined(separator: ", "))")
        return nil
    }

    /// Reports an argument of another kind.
    func wrong(_ label: String?, _ expression: LiteralExpression, _ expected: String) {
        let place = owner.isEmpty ? type : owner
        problems.error(
            .wrongValue, at: expression.start, label.map { "\(place): \($0)" } ?? place,
            "\(expression.kind) stands where \(expected) belongs")
    }

    /// Forgets the remaining arguments.
    mutating func drop() { rest = [] }

    /// Reports the arguments that nothing has taken.
    func finish() {
        for argument in rest {
            problems.error(
                .unknownName, at: argument.start, owner,
                argument.label.map { "a \(type) has no argument '\($0)', or has it only once; correct or remove it" }
                    ?? "there is an argument without a label that a \(type) does not have; remove it")
        }
    }

    private mutating func read<Value>(_ label: String?, _ expected: String, _ value: (LiteralExpression.Form) -> Value?) -> Value?
    {
        guard let expression = take(label) else { return nil }
        if let value = value(expression.form) { return value }
        wrong(label, expression, expected)
        return nil
    }
}
