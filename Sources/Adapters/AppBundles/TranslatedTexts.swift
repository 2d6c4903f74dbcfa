import DefinitionFiles
import Foundation

/// The texts of an app's `Info.plist` in a language, which its `InfoPlist.strings` has: its name, and its reasons.
struct TranslatedTexts {
    /// Real files have a few kilobytes.
    private static let limit = 1 << 20
    private let texts: [String: String]

    /// No texts.
    init() { texts = [:] }

    /// Reads the file for a locale, which need not exist: the texts of `Info.plist` stand in for what cannot be read.
    ///
    /// - Parameter app: the folder of the `Info.plist`.
    init(in app: URL, locale: Locale, developmentLanguage: String?) {
        let file = LocalizedFile.find("InfoPlist.strings", in: app, locale: locale, developmentLanguage: developmentLanguage)
        guard let file, FileTree.isFile(file), let handle = try? FileHandle(forReadingFrom: file) else {
            texts = [:]
            return
        }
        defer { try? handle.close() }  // The file was only read, so an error cannot lose data.
        let data = try? handle.read(upToCount: Self.limit)
        texts = DefinitionTable(strings: data, plurals: nil).strings
    }

    /// The text for a key of the property list; `nil` if there is none, or it is empty.
    subscript(key: String) -> String? {
        let text = texts[key]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return text.isEmpty ? nil : text
    }
}
