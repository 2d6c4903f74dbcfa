/// Writes intents with their responses.
struct IntentEmitter {
    let schema: Schema
    private let records = RecordEmitter()

    func emit(_ intent: IntentEntry, into source: inout SourceText) {
        let fields = intent.parameters.map {
            FieldEntry(name: $0.name, type: $0.type, settable: $0.settable, deprecated: $0.deprecated)
        }
        let handled = intent.handling.map { "Handled by an `\($0)`." } ?? "For donation only."
        let purpose = schema.purposes[intent.name].map { "\($0) " } ?? ""
        let shape = RecordEmitter.Shape(
            name: intent.name, superclass: "INIntent", summary: "\(purpose)\(handled)",
            deprecated: intent.deprecated, fields: fields, inits: intent.inits)
        records.emit(shape, into: &source) { source in
            emitNames(of: intent.parameters.map(\.name), in: intent.name, into: &source)
        }
        if let constant = intent.identifier { emit(constant, of: intent, into: &source) }
        emit(intent.response, of: intent, into: &source)
    }

    /// Key paths have no names outside Objective-C, so each class lists its own.
    private func emitNames(of fields: [String], in owner: String, into source: inout SourceText) {
        guard !fields.isEmpty else { return }
        source.gap()
        source.block("open override class func _parameterName(of keyPath: AnyKeyPath) -> String?") { source in
            source.block("switch keyPath") { source in
                for name in fields { source.line("case \\\(owner).\(name): \"\(name)\"") }
                source.line("default: nil")
            }
        }
    }

    private func emit(_ constant: IdentifierEntry, of intent: IntentEntry, into source: inout SourceText) {
        source.gap()
        source.line("/// The activity type of the intent.")
        source.line("// swift-format-ignore: AlwaysUseLowerCamelCase")
        source.deprecation(constant.deprecated)
        source.line("public let \(constant.name) = \"\(intent.name)\"")
    }

    private func emit(_ response: ResponseEntry, of intent: IntentEntry, into source: inout SourceText) {
        let code = FieldEntry(name: "code", type: response.codes)
        let shape = RecordEmitter.Shape(
            name: response.name, superclass: "INIntentResponse", summary: "The response to an `\(intent.name)`.",
            deprecated: intent.deprecated, fields: [code] + response.fields, inits: response.inits)
        records.emit(shape, into: &source) { source in
            emitNames(of: response.fields.map(\.name), in: response.name, into: &source)
        }
    }
}
