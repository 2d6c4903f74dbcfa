public import IntentSchema

/// Templates of a language compiled for reading, which takes much longer than reading them from their stored form.
public struct CompiledTemplates: Sendable {
    let grammar: Grammar

    /// Compiles the files of one language.
    ///
    /// - Parameter catalogue: Intents beyond those of the templates, whose parameters can then be answered and changed.
    /// - Throws: `TemplateError` naming the file, the template and what is wrong with it.
    public init(_ templates: [TemplateFile], completedBy catalogue: Catalogue? = nil) throws(TemplateError) {
        grammar = try GrammarCompiler.compile(templates, completedBy: catalogue)
    }

    /// Reads the stored form.
    ///
    /// The form belongs to the program that wrote it: a program built from other sources must compile the templates again.
    ///
    /// - Parameter owner: What keeps the bytes as they are, so that large tables are read where they stand; `nil` copies them.
    /// - Throws: `ArchiveError` when the bytes are damaged.
    public init(stored bytes: UnsafeRawBufferPointer, owner: AnyObject? = nil) throws {
        grammar = try Grammar.read(stored: bytes, owner: owner)
    }

    /// The stored form.
    ///
    /// - Throws: `EncodingError` for a grammar that cannot be stored.
    public func stored() throws -> [UInt8] { try grammar.stored() }
}
