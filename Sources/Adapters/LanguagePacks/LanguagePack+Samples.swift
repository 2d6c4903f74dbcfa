import Foundation
public import Understanding

extension LanguagePack {
    /// Values that fill the slots of generated samples: the text files of the topic `samples`, one value per line, by file
    /// name.
    ///
    /// Lines that start with `#` are comments.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong with it.
    public func sampleValues() throws -> SampleValues {
        var values = SampleValues()
        for (name, text) in try texts("samples") {
            let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            values.lists[name] = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        }
        return values
    }
}
