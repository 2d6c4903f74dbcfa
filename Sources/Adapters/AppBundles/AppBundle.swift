public import Foundation
public import IntentSchema

/// An installed app: its names, the intents it handles, and its vocabulary.
///
/// It is a bundle, or a folder with the files of an iOS app and its Intents extension; see ``BundleLayout``.
public struct AppBundle: Sendable {
    /// Where its files are.
    public let layout: BundleLayout
    /// The folder of the app.
    public var directory: URL { layout.directory }
    /// The app's own program; `nil` if there is none, or if its code is in the host's process.
    public let executable: URL?
    /// The name of the app's program in its property list; `nil` if there is none, or if it is a build setting.
    public var executableName: String? { program.writtenName }
    /// The version as people read it, such as `1.2`; `nil` if the app has none.
    public let version: String?
    /// What the app wants to use, with its reasons.
    public let requests: [CapabilityRequest]
    /// The description of the app for the assistant.
    public let description: AppDescription
    /// The app's alternative names with their pronunciations.
    public let alternativeNames: [AlternativeName]
    /// The pronunciations of vocabulary phrases, by phrase.
    public let pronunciations: [String: String]
    /// The intents that the app can handle itself (`INIntentsSupported`), even if its extension declares them, too.
    public let inAppIntents: [String]
    /// The intents that need the device to be unlocked.
    public let intentsRestrictedWhileLocked: Set<String>
    /// The intents that need protected data to be available.
    public let intentsRestrictedWhileProtectedDataUnavailable: Set<String>
    /// The media categories supported for `INPlayMediaIntent`; empty if the app does not list them.
    public let mediaCategories: [String]
    /// The activities that the app continues (`NSUserActivityTypes`).
    public let userActivityTypes: [String]
    /// The extensions, by the names of their folders; empty if the app handles its intents itself. No intent is declared by two of them.
    public let intentsExtensions: [IntentsExtension]
    /// The app's own program in a bundle, if there should be one.
    let program: BundleProgram
    /// Harmless irregularities, as sentences for a developer.
    public let warnings: [String]

    /// An entry of `INAlternativeAppNames`.
    public struct AlternativeName: Hashable, Sendable {
        /// The alternative name.
        public var name: String
        /// The pronunciation, spelled as one would read it; `nil` if there is none.
        public var pronunciationHint: String?
    }

    /// An app's Intents extension.
    public struct IntentsExtension: Hashable, Sendable {
        /// The bundle identifier; `nil` if it is missing or a build setting.
        public var identifier: String?
        /// The class to instantiate, without its module, such as `IntentHandler`.
        public var principalClass: String
        /// The intents, in order of priority.
        public var intents: [String]
        /// The class whose objects supply the cards of the intents (`ErrandInterfaceClass`), without its module; `nil` if there is none.
        public var interfaceClass: String?
        /// The folder with its `Info.plist`.
        public var folder: URL
        /// The name of that folder, without `.appex`.
        package var name: String { folder.deletingPathExtension().lastPathComponent }
        /// Its program; `nil` if there is none, or if its code is in the host's process.
        public var executable: URL?
        /// The name of its program in its property list; `nil` if there is none, or if it is a build setting.
        public var executableName: String? { program.writtenName }
        /// The program that it should have in a bundle.
        let program: BundleProgram
    }

    /// Reads an app's folder.
    ///
    /// What the app can do without is skipped if it is wrong, with a warning: a name, a vocabulary item, an intent of a list.
    ///
    /// - Parameters:
    ///   - locale: selects the vocabulary, and the language of the name and the reasons.
    ///   - settings: the values of build settings in `Info.plist`, such as `PRODUCT_BUNDLE_IDENTIFIER`. The usual ones follow from the
    ///     folder's name if they are not given.
    /// - Throws: `AppBundleError` naming the file, the key and what was found.
    public init(directory: URL, locale: Locale, settings: [String: String] = [:]) throws {
        layout = BundleLayout(of: directory)
        var warnings: [String] = []
        func list(_ key: String, _ node: PropertyListNode?) throws -> [String] { try Self.list(key, in: node, &warnings) }
        let file = layout.app.appendingPathComponent(BundleLayout.propertyList)
        let info = try PropertyListNode(contentsOf: file, settings: BuildSettings(of: directory, settings))
        let extensions = try Self.extensions(layout, settings, &warnings)
        intentsExtensions = extensions.map(\.declared)
        let attributes = try extensions.map { try $0.info.key("NSExtension").key("NSExtensionAttributes") }
        func ofAll(_ key: String) throws -> [String] {
            try list("IN" + key, info) + attributes.flatMap { try list(key, $0) }
        }
        program = try BundleProgram(in: layout.app, info)
        executable = program.existing
        version = try Self.version(info, &warnings)
        let translated = try TranslatedTexts(
            in: layout.app, locale: locale, developmentLanguage: info.key("CFBundleDevelopmentRegion").optionalString())
        requests = try Self.requests(info, translated, &warnings)
        inAppIntents = try list("INIntentsSupported", info)
        alternativeNames = try Self.alternativeNames(info, &warnings)
        intentsRestrictedWhileLocked = try Set(ofAll("IntentsRestrictedWhileLocked"))
        intentsRestrictedWhileProtectedDataUnavailable = try Set(ofAll("IntentsRestrictedWhileProtectedDataUnavailable"))
        mediaCategories = try Self.unique(ofAll("SupportedMediaCategories"))
        userActivityTypes = try list("NSUserActivityTypes", info)
        let vocabulary = try Self.vocabulary(in: layout.app, info, locale)
        pronunciations = vocabulary.pronunciations
        let intents = Self.unique(intentsExtensions.flatMap(\.intents) + inAppIntents)
        guard !intents.isEmpty else { throw Self.noIntents(layout) }
        let id = try Self.identifier(info, settings, &warnings)
        self.warnings = warnings + vocabulary.warnings + Self.warnings(vocabulary, intents)
        description = AppDescription(
            id: id, name: try Self.name(info, translated),
            synonyms: alternativeNames.map(\.name),
            intents: intents,
            // Protected data is unavailable as long as the device is locked.
            restrictedWhileLocked: intentsRestrictedWhileLocked.union(intentsRestrictedWhileProtectedDataUnavailable),
            vocabulary: vocabulary.items, examples: vocabulary.examples,
            pronunciations: pronunciations.merging(
                alternativeNames.compactMap { name in name.pronunciationHint.map { (name.name, $0) } }
            ) { first, _ in first })
    }
}
