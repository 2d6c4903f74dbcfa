public import Foundation
public import IntentSchema

/// An installed app: its names, the intents it handles, and its vocabulary.
///
/// It is a folder with the files of an iOS app and its Intents extension:
/// ```
/// App/Info.plist
/// App/AppIntentVocabulary.plist   (or App/<language>.lproj/AppIntentVocabulary.plist; may be missing)
/// Extension/Info.plist            (may be missing when the app handles its intents itself)
/// ```
public struct AppBundle: Sendable {
    /// The folder of the app.
    public let directory: URL
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
    /// The extension; `nil` if the app handles its intents itself.
    public let intentsExtension: IntentsExtension?
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
    }

    /// Reads an app's folder.
    ///
    /// What the app can do without is skipped if it is wrong, with a warning: a name, a vocabulary item, an intent of a list.
    ///
    /// - Parameters:
    ///   - locale: selects the vocabulary.
    ///   - settings: the values of build settings in `Info.plist`, such as `PRODUCT_BUNDLE_IDENTIFIER`. The usual ones follow from the
    ///     folder's name if they are not given.
    /// - Throws: `AppBundleError` naming the file, the key and what was found.
    public init(directory: URL, locale: Locale, settings: [String: String] = [:]) throws {
        let app = directory.appendingPathComponent("App")
        let buildSettings = BuildSettings(of: directory, settings)
        var warnings: [String] = []
        func list(_ key: String, _ node: PropertyListNode?) throws -> [String] { try Self.list(key, in: node, &warnings) }
        let info = try PropertyListNode(contentsOf: app.appendingPathComponent("Info.plist"), settings: buildSettings)
        let extensionInfo = try Self.extensionInfo(in: directory, buildSettings)
        let attributes = try extensionInfo?.key("NSExtension").key("NSExtensionAttributes")
        self.directory = directory
        intentsExtension = try extensionInfo.map { try Self.intentsExtension($0, &warnings) }
        inAppIntents = try list("INIntentsSupported", info)
        alternativeNames = try Self.alternativeNames(info, &warnings)
        intentsRestrictedWhileLocked = try Set(
            list("INIntentsRestrictedWhileLocked", info) + list("IntentsRestrictedWhileLocked", attributes))
        intentsRestrictedWhileProtectedDataUnavailable = try Set(
            list("INIntentsRestrictedWhileProtectedDataUnavailable", info)
                + list("IntentsRestrictedWhileProtectedDataUnavailable", attributes))
        mediaCategories =
            try list("INSupportedMediaCategories", info) + list("SupportedMediaCategories", attributes)
        userActivityTypes = try list("NSUserActivityTypes", info)
        let vocabulary = try Self.vocabulary(in: app, info, locale)
        pronunciations = vocabulary.pronunciations
        let intents = Self.unique((intentsExtension?.intents ?? []) + inAppIntents)
        guard !intents.isEmpty else { throw Self.noIntents(directory) }
        let id = try Self.identifier(info, settings, &warnings)
        self.warnings = warnings + vocabulary.warnings + Self.warnings(vocabulary, intents)
        description = AppDescription(
            id: id, name: try Self.name(info),
            synonyms: alternativeNames.map(\.name),
            intents: intents, vocabulary: vocabulary.items, examples: vocabulary.examples,
            pronunciations: pronunciations.merging(
                alternativeNames.compactMap { name in name.pronunciationHint.map { (name.name, $0) } }
            ) { first, _ in first })
    }
}
