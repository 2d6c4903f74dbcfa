public import IntentSchema

/// A language's compiled templates. Loading the stored form is much faster than compiling.
public struct CompiledTemplates: Sendable {
    let grammar: Grammar

    /// Compiles the files of one language.
    ///
    /// - Parameter catalogue: Intents beyond those of the templates, whose parameters can then be answered and changed.
    /// - Throws: `TemplateError` naming the file, the template and what is wrong with it.
    public init(_ templates: [TemplateFile], completedBy catalogue: Catalogue? = nil) throws(TemplateError) {
        grammar = try GrammarCompiler.compile(templates, completedBy: catalogue)
    }

    /// Loads the stored form.
    ///
    /// The format is specific to the program that wrote it: a program built from other sources must compile the templates again.
    ///
    /// - Parameter owner: Keeps the bytes alive and unchanged, so that large tables are read in place; `nil` copies them.
    /// - Throws: `ArchiveError` if the bytes are damaged.
    public init(stored bytes: UnsafeRawBufferPointer, owner: AnyObject? = nil) throws {
        grammar = try Grammar.read(stored: bytes, owner: owner)
    }

    /// Sentences that request an intent, shown as help; empty if there are none. The best comes first.
    public func examples(of intent: String) -> [String] { grammar.intents.first { $0.name == intent }?.examples ?? [] }

    /// The stored form.
    ///
    /// - Throws: `EncodingError` if the grammar cannot be stored.
    public func stored() throws -> [UInt8] { try grammar.stored() }
}
