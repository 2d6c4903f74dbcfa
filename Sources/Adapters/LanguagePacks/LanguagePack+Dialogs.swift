public import Rendering

extension LanguagePack {
    /// All dialogs, from the YAML files of the topic `dialogs`; later files, by name, take precedence over earlier ones.
    ///
    /// - Throws: `LanguagePackError` naming the file, the key and what is wrong with it, or the missing general phrases.
    public func dialogs() throws -> DialogPack {
        try cached("dialogs", from: ["dialogs"]) { try readDialogs() }
    }

    private func readDialogs() throws -> DialogPack {
        var pack = DialogPack()
        for file in try files("dialogs", as: DialogPack.self) { pack.merge(file.content) }
        let missing = pack.missingPhrases.map(\.rawValue)
        guard missing.isEmpty else {
            throw LanguagePackError("dialogs of language '\(language)' lack the phrases \(missing.joined(separator: ", "))")
        }
        return pack
    }
}
