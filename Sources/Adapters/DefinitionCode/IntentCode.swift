import DefinitionFiles

/// Writes an intent's class, the reasons of its parameters, and its response.
struct IntentCode {
    let intent: DefinedIntent
    let file: DefinitionFile

    func write(into text: inout SwiftText) {
        writeIntent(into: &text)
        for parameter in intent.parameters where !parameter.reasons.isEmpty { writeReasons(of: parameter, into: &text) }
        writeCodes(into: &text)
        writeResponse(into: &text)
    }

    private func writeIntent(into text: inout SwiftText) {
        text.gap()
        TypesCode.block(intent.className, of: "Intents.INIntent", into: &text) { text in
            text.line("public override class var _recordType: Swift.String { \(intent.className.literal) }")
            for parameter in intent.parameters { PropertyCode(parameter, of: intent, in: file).write(into: &text) }
            writeNames(intent.parameters.map(\.name), of: intent.className, into: &text)
        }
    }

    /// The names of the fields that key paths refer to.
    private func writeNames(_ names: [String], of className: String, into text: inout SwiftText) {
        guard !names.isEmpty else { return }
        text.gap()
        text.block("public override class func _parameterName(of keyPath: Swift.AnyKeyPath) -> Swift.String?") { text in
            text.block("switch keyPath") { text in
                for name in names { text.line("case \\\(className).\(name.quoted): return \(name.literal)") }
                text.line("default: return nil")
            }
        }
    }

    private func writeReasons(of parameter: DefinedParameter, into text: inout SwiftText) {
        let stem = intent.shortName + SwiftIdentifier.capitalised(parameter.name)
        text.gap()
        text.block("public nonisolated enum \(stem)UnsupportedReason: Swift.Int, Swift.Sendable") { text in
            for (index, reason) in parameter.reasons.enumerated() { text.line("case `\(reason.code)` = \(index + 1)") }
        }
        text.gap()
        let result = TypeSpelling(parameter.type, isList: false, in: intent, of: file).result
        TypesCode.block("\(stem)ResolutionResult", of: result, into: &text) { text in
            text.block("public class func unsupported(forReason reason: \(stem)UnsupportedReason) -> Self") {
                $0.line("Self(_resolution: .unsupported(reason: reason.rawValue))")
            }
        }
    }

    private func writeCodes(into text: inout SwiftText) {
        text.gap()
        text.block(
            "public nonisolated enum \(intent.codeName): Swift.Int, RecordObjects._EnumerationValue, Swift.Sendable"
        ) { text in
            for code in intent.response.rawCodes { text.line("case `\(code.name)` = \(code.raw)") }
            text.gap()
            text.line("public static var _absent: Self { .unspecified }")
        }
    }

    private func writeResponse(into text: inout SwiftText) {
        let name = intent.responseName
        text.gap()
        TypesCode.block(name, of: "Intents.INIntentResponse", into: &text) { text in
            text.line("public override class var _recordType: Swift.String { \(name.literal) }")
            text.gap()
            text.block("public convenience init(code: \(intent.codeName), userActivity: Intents.NSUserActivity?)") { text in
                text.line("self.init()")
                text.line("_set(\"code\", code)")
                text.line("self.userActivity = userActivity")
            }
            text.gap()
            text.line("public var code: \(intent.codeName) { _value(\"code\") }")
            for property in intent.response.properties { PropertyCode(property, of: intent, in: file).write(into: &text) }
            for code in intent.response.codes { writeFactory(of: code, into: &text) }
            writeNames(intent.response.properties.map(\.name), of: name, into: &text)
        }
    }

    /// A function that makes the response with a code and with the values that the code's texts refer to.
    private func writeFactory(of code: DefinedCode, into text: inout SwiftText) {
        let properties = code.arguments(of: intent.response)
        guard let first = properties.first else { return }
        let arguments = properties.map { property in
            let type = TypeSpelling(property.type, isList: property.isList, in: intent, of: file).argument
            let isNamedByCode = property == first && code.name.hasSuffix(SwiftIdentifier.capitalised(first.name))
            return "\(isNamedByCode ? "_ " : "")\(property.name.quoted): \(type)"
        }
        text.gap()
        text.block(
            "public static func \(code.name.quoted)(\(arguments.joined(separator: ", "))) -> \(intent.responseName)"
        ) { text in
            text.line("let _response = \(intent.responseName)(code: .`\(code.name)`, userActivity: nil)")
            for property in properties { text.line("_response.\(property.name.quoted) = \(property.name.quoted)") }
            text.line("return _response")
        }
    }
}

extension DefinedCode {
    /// The properties that the texts refer to, in the order of the longer text, then those of the shorter one.
    fileprivate func arguments(of response: DefinedResponse) -> [DefinedProperty] {
        var seen: Set<String> = []
        let names = (text.references + conciseText.references).filter { seen.insert($0).inserted }
        return names.compactMap(response.property)
    }
}
