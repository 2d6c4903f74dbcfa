import Foundation

extension LanguagePack {
    /// Closed classes of words and names, such as countries or music genres: the text files of the topic `lists`, one phrase
    /// per line, by file name.
    ///
    /// Lines that start with `#` are comments.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong with it.
    public func lists() throws -> [String: [String]] {
        var lists: [String: [String]] = [:]
        for (name, text) in try texts("lists") {
            let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            lists[name] = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
        }
        return lists
    }
}
