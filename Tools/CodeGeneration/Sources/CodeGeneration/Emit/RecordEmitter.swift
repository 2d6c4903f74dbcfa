/// Writes classes that show records: value types, intents and responses.
struct RecordEmitter {
    /// What all three kinds of classes have in common.
    struct Shape {
        var name: String
        var superclass: String
        var summary: String
        var deprecated: String?
        var fields: [FieldEntry]
        var inits: [InitEntry]
        var forbidsEmptyInit = false
        /// Classes below, whose records may stand where one of this class is expected.
        var subclasses: [String] = []
    }

    func emit(_ shape: Shape, into source: inout SourceText, more: (inout SourceText) -> Void = { _ in }) {
        source.gap()
        source.nesting(shape.name) { name, source in
            emit(shape, as: name, into: &source, more: more)
        }
    }

    private func emit(_ shape: Shape, as name: String, into source: inout SourceText, more: (inout SourceText) -> Void) {
        source.line("/// \(shape.summary)")
        source.deprecation(shape.deprecated)
        source.block("open class \(name): \(shape.superclass), @unchecked Sendable") { source in
            source.line("open override class var _recordType: String { \"\(shape.name)\" }")
            if shape.forbidsEmptyInit {
                source.gap()
                source.line("@available(*, unavailable, message: \"\(shape.name) has no value without its parts\")")
                source.line("public convenience init() { self.init(_record: Record(Self._recordType)) }")
            }
            if !shape.subclasses.isEmpty {
                let list = shape.subclasses.map { "\($0).self" }.joined(separator: ", ")
                source.line("open override class var _subclasses: [RecordObject.Type] { [\(list)] }")
            }
            // The initializer without parameters is inherited.
            for entry in shape.inits where !entry.params.isEmpty { emit(entry, into: &source) }
            source.gap()
            for field in shape.fields where field.handwritten != true { emit(field, into: &source) }
            more(&source)
        }
    }

    private func emit(_ entry: InitEntry, into source: inout SourceText) {
        source.gap()
        source.deprecation(entry.deprecated)
        let mark = entry.failable == true ? "?" : entry.implicitlyUnwrapped == true ? "!" : ""
        source.block("public convenience init\(mark)(\(Spelling.parameters(entry.params)))") { source in
            source.line("var record = Record(Self._recordType)")
            for param in entry.params {
                source.line("record._set(\"\(param.field ?? param.name)\", \(Spelling.name(param.name)))")
            }
            source.line("self.init(_record: record)")
        }
    }

    private func emit(_ field: FieldEntry, into source: inout SourceText) {
        let type = TypeName(field.type)
        let read = type.isOptional || type.isImplicitlyUnwrapped ? "_optional" : "_value"
        source.deprecation(field.deprecated)
        let opening = "public var \(Spelling.name(field.name)): \(field.type)"
        guard field.settable == true else {
            return source.line("\(opening) { \(read)(\"\(field.name)\") }")
        }
        source.block(opening) { source in
            source.line("get { \(read)(\"\(field.name)\") }")
            source.line("set { _set(\"\(field.name)\", newValue) }")
        }
    }
}
