public import IntentSchema
public import RecordObjects

/// The custom intents of an app or a framework, as declared by the code generated for them.
///
///     let app = InProcessApp(SoupExtension.self, ...).installed(description, ..., types: try IntentTypes.system.adding(.soups))
///
/// `Documentation/CustomIntents.md` shows the code that is generated for an intent.
public struct CustomIntents: Sendable {
    /// The definitions of the intents and of their types.
    public let definitions: CatalogueAddition
    /// The classes of the record types, in addition to those of the intents and their responses.
    let classes: [RecordObject.Type]
    let dispatches: [IntentDispatch]

    /// - Parameters:
    ///   - definitions: the definitions that the assistant works with.
    ///   - classes: the classes of the record types among the definitions.
    ///   - dispatches: maps each intent that handlers serve to their methods.
    @_spi(GeneratedCode)
    public init(_ definitions: CatalogueAddition, classes: [RecordObject.Type], dispatches: [IntentDispatch]) {
        self.definitions = definitions
        self.classes = classes
        self.dispatches = dispatches
    }
}
