public import Foundation
public import IntentSchema
import Yams

/// The data files of one language, for understanding and for dialogs.
///
/// A pack is a folder named after a language code, with a subfolder of YAML files per topic (`templates`, `dialogs`, `places`).
public struct LanguagePack: Sendable {
    /// The language code, such as `en`.
    public let language: String
    let directory: URL
    /// The cache for compiled parts; `nil` compiles them at every start.
    public let cache: PackCache?
    /// Parts compiled once and shared by all copies of the pack.
    let made = Made()

    /// Opens the pack for a locale.
    ///
    /// - Parameter cache: The cache for compiled parts; `nil` compiles them at every start.
    /// - Throws: `LanguagePackError` if there is no pack for the locale's language, listing the available ones.
    public init(for locale: Locale, cache: PackCache? = nil) throws {
        let wanted = locale.language.languageCode?.identifier ?? ""
        guard Self.isLanguage(wanted) else { throw LanguagePackError(Self.missing(wanted)) }
        try self.init(language: wanted, directory: Self.root.appendingPathComponent(wanted), cache: cache)
    }

    /// Opens the pack in a custom folder.
    ///
    /// - Parameter cache: The cache for compiled parts; `nil` compiles them at every start.
    public init(language: String, directory: URL, cache: PackCache? = nil) throws {
        guard FileManager.default.fileExists(atPath: directory.path) else {
            throw LanguagePackError("there is no language pack at '\(directory.path)'; reinstall Errand or name another folder")
        }
        self.language = language
        self.directory = directory
        self.cache = cache
    }

    /// The lines of a text file of the pack, without empty lines and comments (`#`); empty if there is no such file.
    ///
    /// - Throws: `LanguagePackError` naming the file.
    func lines(_ path: String) throws -> [Substring] {
        let file = directory.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        do {
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        } catch {
            throw LanguagePackError("\(path) of language '\(language)' cannot be read: \(error)")
        }
    }

    /// Whether the pack has a folder for the topic.
    func has(_ topic: String) -> Bool {
        FileManager.default.fileExists(atPath: directory.appendingPathComponent(topic).path)
    }

    /// Decodes every YAML file of a topic, sorted by file name.
    ///
    /// - Throws: `LanguagePackError` naming the file, the place in it and what is wrong.
    public func files<Content: Decodable>(_ topic: String, as type: Content.Type) throws -> [(name: String, content: Content)] {
        let folder = directory.appendingPathComponent(topic)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
        return try names.sorted().compactMap { name in
            try file("\(topic)/\(name)", as: type).map { (String(name.dropLast(".yaml".count)), $0) }
        }
    }

    /// Decodes a YAML file of the pack; `nil` if there is none.
    ///
    /// - Throws: `LanguagePackError` naming the file, the place in it and what is wrong.
    func file<Content: Decodable>(_ path: String, as type: Content.Type) throws -> Content? {
        let file = directory.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try YAMLDecoder().decode(type, from: String(contentsOf: file, encoding: .utf8))
        } catch {
            throw LanguagePackError("\(path) of language '\(language)' cannot be read: \(error)")
        }
    }

    /// A text file of the pack; empty if there is none.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong with it.
    func text(_ name: String) throws -> String {
        let file = directory.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return "" }
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw LanguagePackError("\(name) of language '\(language)' cannot be read: \(error)")
        }
    }

    /// The text files of a topic, sorted by file name, each with its name without the extension.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong with it.
    func texts(_ topic: String, ending: String = ".txt") throws -> [(name: String, text: String)] {
        let folder = directory.appendingPathComponent(topic)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
        return try names.sorted().map { name in
            do {
                let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                return (String(name.dropLast(ending.count)), text)
            } catch {
                throw LanguagePackError("\(topic)/\(name) of language '\(language)' cannot be read: \(error)")
            }
        }
    }
}

extension LanguagePack {
    // If a bundle has a folder "Resources", Foundation on Linux treats it as the resource folder itself.
    private static let root = Bundle.module.bundleURL.appendingPathComponent("Resources")

    /// The codes of the languages with packs, sorted.
    public static var languages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter(isLanguage).sorted()
    }

    private static func isLanguage(_ code: String) -> Bool {
        !code.isEmpty && FileManager.default.fileExists(atPath: root.appendingPathComponent(code + "/templates").path)
    }

    /// The error message for a missing pack, in English; the available languages are named in the requested language and in
    /// their own.
    private static func missing(_ wanted: String) -> String {
        let theirs = Locale(identifier: wanted)
        let names = languages.map { code in
            let own = Locale(identifier: code).localizedString(forLanguageCode: code) ?? code
            let name = theirs.localizedString(forLanguageCode: code) ?? own
            return "\(name == own ? own : "\(name) / \(own)"): --locale \(code)"
        }
        let name = theirs.localizedString(forLanguageCode: wanted)
        return "there is no language pack for \(name.map { "\($0) (\(wanted))" } ?? "'\(wanted)'"); there is one for: "
            + names.joined(separator: ", ")
    }
}

/// A language pack is missing or cannot be read. The message says what is wrong, where, and what to do next.
public typealias LanguagePackError = CodedError<LanguagePackErrorDomain>

/// The domain of `LanguagePackError`.
public enum LanguagePackErrorDomain {}
