public import IntentSchema
public import RecordObjects

/// The custom intents of an app or a framework, as the code generated for them declares them.
///
///     let app = InProcessApp(SoupExtension.self, ...).installed(description, ..., types: try IntentTypes.system.adding(.soups))
///
/// `Documentation/CustomIntents.md` shows the code that is generated for an intent.
public struct CustomIntents: Sendable {
    /// The definitions of the intents and of their types.
    public let definitions: CatalogueAddition
    /// The classes of the record types, beside those of the intents and their responses.
    let classes: [RecordObject.Type]
    let dispatches: [IntentDispatch]

    /// - Parameters:
    ///   - definitions: what the assistant knows of the intents.
    ///   - classes: the classes of the record types among the definitions.
    ///   - dispatches: leads from each intent that handlers serve to their methods.
    @_spi(GeneratedCode)
    public init(_ definitions: CatalogueAddition, classes: [RecordObject.Type], dispatches: [IntentDispatch]) {
        self.definitions = definitions
        self.classes = classes
        self.dispatches = dispatches
    }
}
