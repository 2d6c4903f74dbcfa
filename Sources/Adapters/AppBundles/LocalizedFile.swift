import Foundation

/// Finds the localized version of a file.
enum LocalizedFile {
    /// The file in the locale's `.lproj` folder, or else in the directory itself, or else in the development language's folder;
    /// `nil` if there is none.
    static func find(_ name: String, in directory: URL, locale: Locale, developmentLanguage: String?) -> URL? {
        let development = [developmentLanguage, "Base", "en"].compactMap { $0 }
        let candidates = names(of: locale).map { "\($0).lproj/\(name)" } + [name] + development.map { "\($0).lproj/\(name)" }
        return candidates.map(directory.appendingPathComponent).first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The folder names for a locale, the most specific first: `zh-Hans-CN`, `zh-Hans`, `zh-CN`, `zh_CN`, `zh`.
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
