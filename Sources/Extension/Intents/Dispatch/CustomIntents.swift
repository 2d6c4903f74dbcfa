import DefinedIntents
public import DefinitionFiles
import Foundation
public import IntentSchema
public import RecordObjects

/// The custom intents of an app or a framework, as declared by the code generated for them.
///
///     let app = InProcessApp(SoupExtension.self, ...).installed(description, ..., types: try IntentTypes.system.adding(.soups))
///
/// `Documentation/CustomIntents.md` says how the code is generated from definition files.
public struct CustomIntents: Sendable {
    /// The definitions of the intents and of their types.
    public let definitions: CatalogueAddition
    /// The definition files that the intents are from; empty for intents that are declared in Swift.
    public let files: [DefinitionFile]
    /// The classes of the record types, in addition to those of the intents and their responses.
    let classes: [RecordObject.Type]
    let dispatches: [IntentDispatch]
    /// Why the definitions cannot be read; `nil` if they can.
    let problem: String?

    /// - Parameters:
    ///   - definitions: the definitions that the assistant works with.
    ///   - classes: the classes of the record types among the definitions.
    ///   - dispatches: maps each intent that handlers serve to their methods.
    @_spi(GeneratedCode)
    public init(_ definitions: CatalogueAddition, classes: [RecordObject.Type], dispatches: [IntentDispatch]) {
        self.definitions = definitions
        self.classes = classes
        self.dispatches = dispatches
        files = []
        problem = nil
    }

    /// - Parameters:
    ///   - definitions: the content of definition files, as `DefinitionFile` is encoded in JSON.
    ///   - classes: the classes of the files' object types.
    ///   - dispatches: maps each intent of the files to the methods of its handlers.
    @_spi(GeneratedCode)
    public init(definitions: [String], classes: [RecordObject.Type], dispatches: [IntentDispatch]) {
        var files: [DefinitionFile] = []
        var problem: String?
        do {
            files = try definitions.map { try JSONDecoder().decode(DefinitionFile.self, from: Data($0.utf8)) }
        } catch {
            problem = "the generated definitions cannot be read (\(error)); build the package again from scratch"
        }
        self.files = files
        let additions = files.map { CatalogueAddition($0) }
        self.definitions = CatalogueAddition(
            source: files.map(\.name).joined(separator: ", "), intents: additions.flatMap(\.intents),
            records: additions.flatMap(\.records), enumerations: additions.flatMap(\.enumerations))
        self.classes = classes
        self.dispatches = dispatches
        self.problem = problem
    }
}
