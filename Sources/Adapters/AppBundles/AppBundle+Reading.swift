import Foundation
import IntentSchema

extension AppBundle {
    static func extensionInfo(in directory: URL, _ settings: BuildSettings) throws -> PropertyListNode? {
        let folder = directory.appendingPathComponent("Extension")
        guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
        return try PropertyListNode(contentsOf: folder.appendingPathComponent("Info.plist"), settings: settings)
    }

    static func intentsExtension(_ info: PropertyListNode, _ warnings: inout [String]) throws -> IntentsExtension {
        let node = try info.key("NSExtension").required()
        let point = try node.key("NSExtensionPointIdentifier")
        guard try point.string() == "com.apple.intents-service" else {
            throw point.wrong("'com.apple.intents-service', which makes it an Intents extension")
        }
        let intents = try node.key("NSExtensionAttributes").required().key("IntentsSupported").required()
            .strings(&warnings)
        // Usually `$(PRODUCT_MODULE_NAME).IntentHandler`; the module is ignored.
        let principalClass = try node.key("NSExtensionPrincipalClass")
        let principal = try principalClass.required().written()?.split(separator: ".").last.map(String.init) ?? ""
        guard !principal.isEmpty, !principal.contains("$") else {
            throw principalClass.wrong("the name of the INExtension subclass")
        }
        let identifier = try info.key("CFBundleIdentifier").written()
        return IntentsExtension(
            identifier: identifier.flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }, principalClass: principal,
            intents: unique(intents.filter { !$0.isEmpty }))
    }

    static func alternativeNames(_ info: PropertyListNode, _ warnings: inout [String]) throws -> [AlternativeName] {
        let nodes = try warnings.collecting { try info.key("INAlternativeAppNames").elements() } ?? []
        return try nodes.compactMap { node in
            try warnings.collecting {
                AlternativeName(
                    name: try node.key("INAlternativeAppName").identifier(),
                    pronunciationHint: try node.key("INAlternativeAppNamePronunciationHint").optionalString())
            }
        }
    }

    /// The texts of a list that the app can do without.
    static func list(_ key: String, in node: PropertyListNode?, _ warnings: inout [String]) throws -> [String] {
        guard let node else { return [] }
        return try warnings.collectingStrings { try node.key(key) } ?? []
    }

    /// The app's identifier, which its data and its permissions are kept by.
    static func identifier(_ info: PropertyListNode, _ given: [String: String], _ warnings: inout [String]) throws -> String {
        let node = try info.key("CFBundleIdentifier")
        let identifier = try node.identifier()
        if let text = try node.written(), text.contains("$"), given["PRODUCT_BUNDLE_IDENTIFIER"] == nil {
            warnings.append(
                "\(node.place) is '\(text)', which was taken to be '\(identifier)' after the folder's name; write the identifier, since "
                    + "what the app keeps belongs to it")
        }
        return identifier
    }

    /// The app's display name, or its bundle name if it has none.
    static func name(_ info: PropertyListNode) throws -> String {
        let display = try info.key("CFBundleDisplayName")
        return try display.exists ? display.identifier() : info.key("CFBundleName").identifier()
    }

    static func vocabulary(in app: URL, _ info: PropertyListNode, _ locale: Locale) throws -> AppVocabulary {
        let language = try info.key("CFBundleDevelopmentRegion").optionalString()
        let file = LocalizedFile.find("AppIntentVocabulary.plist", in: app, locale: locale, developmentLanguage: language)
        return try file.map(AppVocabulary.init(contentsOf:)) ?? AppVocabulary()
    }

    static func noIntents(_ directory: URL) -> AppBundleError {
        AppBundleError(
            .missingKey,
            "the app in '\(directory.path)' supports no intents; list them in IntentsSupported of Extension/Info.plist or in "
                + "INIntentsSupported of App/Info.plist")
    }

    /// Warnings about vocabulary words and examples that have no effect.
    static func warnings(_ vocabulary: AppVocabulary, _ intents: [String]) -> [String] {
        let named = vocabulary.items.flatMap(\.parameters).compactMap { $0.split(separator: ".").first.map(String.init) }
        let unknown = Set(named + vocabulary.examples.keys).subtracting(intents)
        return unknown.sorted().map { "the vocabulary refers to \($0), which the app does not support" }
    }

    static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
