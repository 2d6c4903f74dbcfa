import Foundation

/// Finds the version of a file for a language.
enum LocalizedFile {
    /// The file in the `.lproj` folder of the locale, else beside them, else in the folder of the development language; `nil`
    /// when there is none.
    static func find(_ name: String, in directory: URL, locale: Locale, developmentLanguage: String?) -> URL? {
        let development = [developmentLanguage, "Base", "en"].compactMap { $0 }
        let candidates = names(of: locale).map { "\($0).lproj/\(name)" } + [name] + development.map { "\($0).lproj/\(name)" }
        return candidates.map(directory.appendingPathComponent).first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The folder's names that suit a locale, the closest first: `zh-Hans-CN`, `zh-Hans`, `zh-CN`, `zh_CN`, `zh`.
    private static func names(of locale: Locale) -> [String] {
        guard let language = locale.language.languageCode?.identifier else { return [] }
        let script = locale.language.script?.identifier
        let region = locale.region?.identifier
        var names: [String] = []
        if let script, let region { names.append("\(language)-\(script)-\(region)") }
        if let script { names.append("\(language)-\(script)") }
        if let region { names += ["\(language)-\(region)", "\(language)_\(region)"] }
        return names + [language]
    }
}
