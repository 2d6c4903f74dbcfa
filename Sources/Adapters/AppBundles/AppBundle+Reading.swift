import ExtensionSources
import Foundation
import IntentSchema

extension AppBundle {
    /// The Intents extensions with their property lists.
    ///
    /// Extensions of other kinds in a bundle are ignored, with a warning each.
    static func extensions(
        _ layout: BundleLayout, _ settings: [String: String], _ warnings: inout [String]
    ) throws -> [(declared: IntentsExtension, info: PropertyListNode)] {
        var found: [(declared: IntentsExtension, info: PropertyListNode)] = []
        for folder in layout.extensions {
            // The extension is a product of its own where it has a bundle of its own.
            let settings = layout.form == .bundle ? BuildSettings(of: folder, [:]) : BuildSettings(of: layout.directory, settings)
            let file = folder.appendingPathComponent(BundleLayout.propertyList)
            let info = try PropertyListNode(contentsOf: file, settings: settings)
            if layout.form == .bundle, let kind = try otherKind(info) {
                var warning = "'\(layout.path(of: folder))' is of the kind '\(kind)', not an Intents extension; it was skipped"
                if kind == interfacePoint { warning += "; \(interfaceAdvice)" }
                warnings.append(warning)
                continue
            }
            let declared = try intentsExtension(folder, info, &warnings)
            for (other, _) in found {
                guard let intent = declared.intents.first(where: other.intents.contains) else { continue }
                throw AppBundleError(
                    .severalExtensions,
                    "'\(layout.path(of: other.folder))' and '\(layout.path(of: folder))' both list \(intent) in IntentsSupported; remove it "
                        + "from one of them")
            }
            found.append((declared, info))
        }
        return found
    }

    /// The extension point of an extension that is none for intents; `nil` if it is one or does not say.
    private static func otherKind(_ info: PropertyListNode) throws -> String? {
        let point = try info.key("NSExtension").key("NSExtensionPointIdentifier").optionalString()
        return point == intentsPoint ? nil : point
    }

    private static let intentsPoint = "com.apple.intents-service"
    private static let interfacePoint = "com.apple.intents-ui-service"
    private static let interfaceAdvice =
        "cards come from the program of the Intents extension: add the view controller to its sources, and name it in \(EntryPoint.interfaceKey) of its Info.plist"

    static func intentsExtension(
        _ folder: URL, _ info: PropertyListNode, _ warnings: inout [String]
    ) throws -> IntentsExtension {
        let node = try info.key("NSExtension").required()
        let point = try node.key("NSExtensionPointIdentifier")
        let kind = try point.string()
        guard kind == intentsPoint else {
            let advice = kind == interfacePoint ? "; \(interfaceAdvice)" : ""
            throw point.wrong("'\(intentsPoint)', which makes it an Intents extension\(advice)")
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
        let program = try BundleProgram(in: folder, info)
        let interfaceClass = try info.key(EntryPoint.interfaceKey)
        let interface = try interfaceClass.written()?.split(separator: ".").last.map(String.init)
        if let interface, interface.contains("$") {
            throw interfaceClass.wrong("the name of a class that adopts INUIHostedViewControlling")
        }
        return IntentsExtension(
            identifier: identifier.flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }, principalClass: principal,
            intents: unique(intents.filter { !$0.isEmpty }), interfaceClass: interface, folder: folder,
            executable: program.existing, program: program)
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
    static func name(_ info: PropertyListNode, _ translated: TranslatedTexts) throws -> String {
        func name(_ key: String, _ node: PropertyListNode) throws -> String {
            if let name = translated[key], !name.contains("$(") { return name }
            return try node.identifier()
        }
        let display = try info.key("CFBundleDisplayName")
        if display.exists || translated["CFBundleDisplayName"] != nil { return try name("CFBundleDisplayName", display) }
        return try name("CFBundleName", info.key("CFBundleName"))
    }

    static func vocabulary(in app: URL, _ info: PropertyListNode, _ locale: Locale) throws -> AppVocabulary {
        let language = try info.key("CFBundleDevelopmentRegion").optionalString()
        let file = LocalizedFile.find(BundleLayout.vocabulary, in: app, locale: locale, developmentLanguage: language)
        return try file.map(AppVocabulary.init(contentsOf:)) ?? AppVocabulary()
    }

    static func noIntents(_ layout: BundleLayout) -> AppBundleError {
        let (app, intents) =
            layout.form == .bundle
            ? ("Info.plist", "PlugIns/<name>.appex/Info.plist") : ("App/Info.plist", "Extension/Info.plist")
        return AppBundleError(
            .missingKey,
            "the app in '\(layout.directory.path)' supports no intents; list them in IntentsSupported of \(intents) or in "
                + "INIntentsSupported of \(app)")
    }

    /// The version for people, or else that of the build; `nil` if there is none.
    static func version(_ info: PropertyListNode, _ warnings: inout [String]) throws -> String? {
        let texts = try ["CFBundleShortVersionString", "CFBundleVersion"].compactMap { key in
            try warnings.collecting { try info.key(key).optionalString() ?? "" }
        }
        return texts.first { !$0.isEmpty && !$0.contains("$(") }
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
