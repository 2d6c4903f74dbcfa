public import DefinitionFiles

extension DefinitionReading {
    /// Reads a file of declarations in Swift (`Soups.intents.swift`) without compiling it.
    ///
    /// Problems name the line and the argument. Whatever is wrong is an error: unlike definition files, declarations are written by hand, for this
    /// version.
    /// - Parameters:
    ///   - text: the file's content.
    ///   - name: the file's name without its folder.
    ///   - path: what problems call the file; `nil` for the name.
    ///   - tables: the texts of other languages, by language.
    public init(declarations text: String, name: String, path: String? = nil, tables: [String: DefinitionTable] = [:]) {
        let problems = DeclarationProblems(file: path ?? name, text: text)
        var file = DefinitionFile(name: name, tables: tables)
        do {
            var parser = LiteralParser(text)
            var reader = DeclarationReader(problems: problems)
            reader.read(try parser.constants(), into: &file)
            if file.intents.isEmpty, problems.problems.isEmpty {
                problems.error(
                    .missingKey, at: nil, "", "the file declares no intent; write an IntentDeclaration(…), or rename the file")
            }
        } catch {
            problems.error(.unreadable, at: error.start, "", error.message)
        }
        problems.add(DefinitionReading(file).problems)
        self.init(file, problems: problems.problems)
    }
}
