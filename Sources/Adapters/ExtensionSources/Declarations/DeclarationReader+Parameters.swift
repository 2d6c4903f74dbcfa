import DefinitionFiles
import IntentDeclarations

extension DeclarationReader {
    func parameter(_ expression: LiteralExpression, of intent: String) -> ParameterDeclaration? {
        guard var arguments = DeclarationArguments(expression, "ParameterDeclaration", in: intent, problems) else { return nil }
        defer { arguments.finish() }
        guard let type = valueType(&arguments) else {
            // What else is wrong is found once the type is known.
            arguments.drop()
            return nil
        }
        let options = Dictionary(uniqueKeysWithValues: ParameterDeclaration.Options.allCases.map { ($0.rawValue, $0) })
        let defaultValue = arguments.take("default").flatMap { self.defaultValue($0, of: type, arguments) }
        let minimum = limit("minimum", of: type, &arguments)
        let maximum = limit("maximum", of: type, &arguments)
        if let minimum, let maximum, minimum > maximum {
            problems.error(
                .wrongValue, at: arguments.start, "\(arguments.owner): maximum",
                "\(maximum) is less than the minimum \(minimum); correct one of them")
        }
        return ParameterDeclaration(
            arguments.name, type, title: arguments.text("title"), isList: arguments.truth("isList") ?? false,
            isResolved: arguments.truth("isResolved") ?? true, prompt: arguments.text("prompt"),
            confirmation: arguments.text("confirmation"), introduction: arguments.text("introduction"),
            selection: arguments.text("selection"), options: arguments.member("options", of: options) ?? .none,
            default: defaultValue, minimum: minimum, maximum: maximum, allowsNegative: arguments.truth("allowsNegative"),
            trueName: arguments.text("trueName"), falseName: arguments.text("falseName"),
            reasons: arguments.list("reasons").compactMap { reason($0, of: arguments.owner) },
            when: arguments.take("when").flatMap { condition($0, arguments) })
    }

    private func limit(_ label: String, of type: DeclaredType, _ arguments: inout DeclarationArguments) -> Double? {
        guard let number = arguments.number(label) else { return nil }
        if ![.integer, .decimal, .timeInterval].contains(type) {
            problems.error(
                .wrongValue, at: arguments.start, "\(arguments.owner): \(label)",
                "only values of .integer, .decimal and .timeInterval have limits; remove it")
        }
        return number
    }

    private func reason(_ expression: LiteralExpression, of owner: String) -> ReasonDeclaration? {
        guard var arguments = DeclarationArguments(expression, "ReasonDeclaration", in: owner, problems) else { return nil }
        defer { arguments.finish() }
        return ReasonDeclaration(arguments.name, arguments.text(nil))
    }

    /// The literal, which has to suit the type.
    private func defaultValue(
        _ expression: LiteralExpression, of type: DeclaredType, _ arguments: DeclarationArguments
    ) -> DeclaredValue? {
        let expected: String
        switch (type.definition, expression.form) {
        case (.plain(.string), .text(let text)): return DeclaredValue(stringLiteral: text)
        case (.plain(.boolean), .truth(let truth)): return DeclaredValue(booleanLiteral: truth)
        case (.plain(.integer), .number(let number)) where number.rounded() == number: return DeclaredValue(floatLiteral: number)
        case (.plain(.decimal), .number(let number)), (.plain(.timeInterval), .number(let number)):
            return DeclaredValue(floatLiteral: number)
        case (.enumeration, .member("case", let values)):
            if values.count == 1, values[0].label == nil, case .text(let name) = values[0].value.form { return .case(name) }
            expected = "a case with its name, such as .case(\"large\"),"
        case (.plain(.string), _): expected = "a text"
        case (.plain(.boolean), _): expected = "true or false"
        case (.plain(.integer), _): expected = "a whole number"
        case (.plain(.decimal), _): expected = "a number"
        case (.plain(.timeInterval), _): expected = "a number of seconds"
        case (.enumeration, _): expected = "a case with its name, such as .case(\"large\"),"
        default: expected = "no default, which values of this type cannot have,"
        }
        arguments.wrong("default", expression, expected)
        return nil
    }

    private func condition(_ expression: LiteralExpression, _ arguments: DeclarationArguments) -> DeclaredCondition? {
        if case .member(let name, let values) = expression.form {
            let names = values.compactMap { argument -> String? in
                if argument.label == nil, case .text(let text) = argument.value.form { text } else { nil }
            }
            switch (name, names.count == values.count ? names.count : 0) {
            case ("hasValue", 1): return .hasValue(names[0])
            case ("isTrue", 1): return .isTrue(names[0])
            case ("isFalse", 1): return .isFalse(names[0])
            case ("isCase", 2): return .isCase(names[0], names[1])
            default: break
            }
        }
        arguments.wrong(
            "when", expression, "one of .hasValue(\"parameter\"), .isTrue(…), .isFalse(…), .isCase(\"parameter\", \"case\")")
        return nil
    }
}
