import DefinedIntents
import ExtensionSources
import Foundation
package import IntentSchema

/// An app whose package is made around handler files that exist.
package struct WrappedApp: Sendable {
    /// The name.
    package let name: AppName
    /// The intents that the extension declares.
    package let intents: [String]
    /// What a developer should know, as sentences.
    package let warnings: [String]
    private let hasProgram: Bool
    private let content: HandlerFiles
    private let errand: ErrandPackage
    /// Sentences that request the intents, for the tests, by intent.
    package var sentences: [String: String]
    private let principalClass: String
    private let title: String
    private let catalogue: Catalogue

    /// - Parameters:
    ///   - sentences: a sentence that requests an intent, for its test; by intent.
    ///   - hasProgram: whether the app has a program of its own beside its extension's.
    /// - Throws: `AppTemplateError` if the files have no principal class or handle nothing.
    package init(
        _ name: AppName, of files: HandlerFiles, errand: ErrandPackage, sentences: [String: String] = [:],
        hasProgram: Bool = false,
        catalogue: Catalogue = .system
    ) throws(AppTemplateError) {
        self.name = name
        self.hasProgram = hasProgram
        self.errand = errand
        self.sentences = sentences
        let definitions = files.definitions.readings
        let catalogue = try Self.catalogue(catalogue, with: definitions.map { CatalogueAddition($0.file) })
        self.catalogue = catalogue
        content = files
        principalClass = try Self.principalClass(of: files)
        title = files.appTitle ?? files.propertyList?.title ?? name.name
        let handled = Self.handled(by: files, catalogue)
        let declared = files.propertyList?.intents ?? []
        intents = declared.isEmpty ? handled : declared
        guard !intents.isEmpty else {
            throw AppTemplateError(
                .unknownIntent,
                "no class in '\(files.place)' adopts a protocol such as INSendMessageIntentHandling, and no property list declares an intent; give the "
                    + "files of the handlers, too")
        }
        warnings =
            definitions.flatMap(\.problems).map(\.description) + Self.warnings(declared: declared, handled: handled, catalogue)
    }

    private static func catalogue(_ system: Catalogue, with additions: [CatalogueAddition]) throws(AppTemplateError) -> Catalogue
    {
        var catalogue = system
        for addition in additions {
            do { catalogue = try catalogue.adding(addition) } catch {
                throw AppTemplateError(.unreadable, error.description, cause: error)
            }
        }
        return catalogue
    }

    /// A name for the package, from what the property lists call the app or else from the folder; `nil` if neither is of use.
    package static func suggestedName(for files: HandlerFiles) -> String? {
        let folder = URL(fileURLWithPath: files.place)
        let place = folder.pathExtension == "swift" ? folder.deletingLastPathComponent() : folder
        let texts = [files.appTitle, files.propertyList?.title, place.standardizedFileURL.lastPathComponent]
        return texts.lazy.compactMap { $0 }.map(Self.withoutExtension).compactMap(AppName.suggestion).first
    }

    /// `Swift Cabs Extension` and `RideIntents` are an app's, whose name is what comes before.
    private static func withoutExtension(_ text: String) -> String {
        var text = text
        for end in ["Extension", "Intents", "Intent", "Siri"] where text.count > end.count && text.hasSuffix(end) {
            text = String(text.dropLast(end.count))
        }
        return text
    }

    /// The files, by path within the package.
    ///
    /// - Throws: `AppTemplateError` if the property list cannot be written.
    package func files() throws(AppTemplateError) -> [String: PackageFolder.Content] {
        let package = PackageText(
            name: name, errand: errand, languageMode: 5, hasProgram: hasProgram, appFiles: content.appFiles.map(\.path),
            resources: content.resources.map(\.path),
            definitionFolders: content.definitions.files.isEmpty ? nil : content.definitions.languageFolders.sorted())
        var files = package.files.mapValues(PackageFolder.Content.text)
        files["App/Info.plist"] = .text(PropertyListText.app(name, title: title, intents: intents, hasProgram: hasProgram))
        if hasProgram { files[ApplicationText.path] = .text(ApplicationText(name: name).text) }
        files["Extension/Info.plist"] = try propertyList()
        let tests = ConversationTestText(
            name: name, title: title, principalClass: principalClass, sentences: sentences, catalogue: catalogue,
            hasDefinitions: !content.definitions.files.isEmpty)
        files["Tests/\(name.name)Conversations.swift"] = .text(tests.ofHandlers(intents))
        for file in content.definitions.files { files["Extension/\(file.path)"] = .data(file.data) }
        for file in content.sources { files["Extension/\(file.path)"] = .data(file.data) }
        for file in content.resources where files["Extension/\(file.path)"] == nil {
            files["Extension/\(file.path)"] = .data(file.data)
        }
        for file in content.appFiles { files["App/\(file.path)"] = .data(file.data) }
        return files
    }

    private func propertyList() throws(AppTemplateError) -> PackageFolder.Content {
        guard let list = content.propertyList else {
            return .text(
                PropertyListText.intentsExtension(name, title: title, principalClass: principalClass, intents: intents))
        }
        do {
            return .data(try list.written(for: name, principalClass: principalClass, intents: intents))
        } catch {
            throw AppTemplateError(.unreadable, "'\(list.path)' cannot be copied: \(error.localizedDescription)", cause: error)
        }
    }

    // MARK: - What the files say

    private static func principalClass(of files: HandlerFiles) throws(AppTemplateError) -> String {
        guard !files.declarations.hasEntryPoint, !files.sources.contains(where: { $0.path.hasSuffix("main.swift") }) else {
            throw AppTemplateError(
                .noExtension,
                "a file in '\(files.place)' is the entry point of a program (@main or main.swift); give the files of the Intents extension only"
            )
        }
        let found = files.declarations.finalClasses(of: "INExtension")
        if let named = files.propertyList?.principalClass, let list = files.propertyList {
            guard files.declarations.declarations.contains(where: { $0.kind == .class && $0.name == named }) else {
                throw AppTemplateError(
                    .noExtension,
                    "'\(list.path)' names the class \(named), which no file in '\(files.place)' declares; give the folder that has it"
                )
            }
            return named
        }
        guard found.count < 2 else {
            throw AppTemplateError(
                .noExtension,
                "\(found.joined(separator: " and ")) in '\(files.place)' inherit from INExtension; say with --plist Info.plist which one is the "
                    + "extension's (NSExtensionPrincipalClass)")
        }
        guard let only = found.first else {
            throw AppTemplateError(
                .noExtension,
                "no class in '\(files.place)' inherits from INExtension; give the file with the extension's entry point, too, which Xcode calls "
                    + "IntentHandler.swift")
        }
        return only
    }

    /// The intents whose protocols some class adopts, in the order of the catalogue's signatures.
    private static func handled(by files: HandlerFiles, _ catalogue: Catalogue) -> [String] {
        var protocols = files.declarations.adopted
        for (domain, combined) in HandlerSignature.domainProtocols where protocols.contains(domain) {
            protocols.formUnion(combined)
        }
        let system = HandlerSignature.system.map(\.intent)
        let own = files.definitions.readings.flatMap(\.file.customIntents).map(\.className)
        return (system + own).filter { intent in
            catalogue.intents[intent]?.handlingProtocol.map(protocols.contains) ?? false
        }
    }

    private static func warnings(declared: [String], handled: [String], _ catalogue: Catalogue) -> [String] {
        guard !declared.isEmpty else { return [] }
        let unknown = declared.filter { catalogue.intents[$0] == nil }.map {
            "\($0) is no intent of the system; give the file that defines it with --definitions Intents.intentdefinition"
        }
        let missing = declared.filter { catalogue.intents[$0] != nil && !handled.contains($0) }.map {
            "\($0) is declared, and no class adopts \(catalogue.intents[$0]?.handlingProtocol ?? "a protocol for it")"
        }
        let undeclared = handled.filter { !declared.contains($0) }.map {
            "\($0) is handled but not declared, so it never arrives; add it to IntentsSupported in Extension/Info.plist"
        }
        return unknown + missing + undeclared
    }
}
