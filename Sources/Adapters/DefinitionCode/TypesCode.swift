import DefinitionFiles

/// Writes enumerations, object types and what resolving them results in.
struct TypesCode {
    let file: DefinitionFile

    func write(into text: inout SwiftText) {
        for (enumeration, name) in file.generatedEnumerations { write(enumeration, name, into: &text) }
        for type in file.objectTypes { write(type, into: &text) }
    }

    private func write(_ enumeration: DefinedEnumeration, _ name: String, into text: inout SwiftText) {
        text.gap()
        text.block("public nonisolated enum \(name.quoted): Swift.Int, RecordObjects._EnumerationValue, Swift.Sendable") { text in
            for value in enumeration.cases { text.line("case `\(value.name)` = \(value.raw)") }
            text.gap()
            // Without a case for it, no value reads as the first one.
            let absent = enumeration.cases.first { $0.raw == 0 } ?? enumeration.cases.first
            text.line("public static var _absent: Self { .`\(absent?.name ?? "unknown")` }")
        }
        text.gap()
        Self.block("\(name)ResolutionResult", of: "Intents.INEnumResolutionResult", into: &text) { text in
            text.block("public class func success(with resolvedValue: \(name.quoted)) -> Self") {
                $0.line("Self(_resolution: .success(resolvedValue._written))")
            }
            text.gap()
            text.block("public class func confirmationRequired(with valueToConfirm: \(name.quoted)) -> Self") {
                $0.line("Self(_resolution: .confirmationRequired(valueToConfirm._written, reason: nil))")
            }
        }
    }

    private func write(_ type: DefinedObjectType, into text: inout SwiftText) {
        let name = type.className.quoted
        text.gap()
        Self.block(type.className, of: "Intents.INObject", into: &text) { text in
            text.line("public override class var _recordType: Swift.String { \(type.className.literal) }")
            for property in type.properties {
                PropertyCode(property, of: nil, in: file).write(into: &text)
            }
        }
        text.gap()
        Self.block("\(type.className)ResolutionResult", of: "Intents.INObjectResolutionResult", into: &text) { text in
            text.block("public class func success(with resolvedObject: \(name)) -> Self") {
                $0.line("Self(_resolution: .success(resolvedObject._written))")
            }
            text.gap()
            text.block("public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self") {
                $0.line("Self(_resolution: .disambiguation(objectsToDisambiguate.map { $0._written }))")
            }
            text.gap()
            text.block("public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self") {
                $0.line("Self(_resolution: .confirmationRequired(objectToConfirm?._written, reason: nil))")
            }
        }
    }

    /// A class, which its superclass makes sendable.
    static func block(
        _ name: String, of superclass: String, into text: inout SwiftText, _ body: (inout SwiftText) -> Void
    ) {
        text.block("public nonisolated class \(name.quoted): \(superclass), @unchecked Swift.Sendable", body)
    }
}

/// Writes a property that shows a field of a record.
struct PropertyCode {
    private let name: String
    private let type: TypeSpelling

    init(_ property: DefinedProperty, of intent: DefinedIntent?, in file: DefinitionFile) {
        name = property.name
        type = TypeSpelling(property.type, isList: property.isList, in: intent, of: file)
    }

    init(_ parameter: DefinedParameter, of intent: DefinedIntent, in file: DefinitionFile) {
        name = parameter.name
        type = TypeSpelling(parameter.type, isList: parameter.isList, in: intent, of: file)
    }

    func write(into text: inout SwiftText) {
        text.block("public var \(name.quoted): \(type.property)") { text in
            text.line("get { \(type.getter(name)) }")
            text.line("set { \(type.setter(name)) }")
        }
    }
}
