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
        /// The bundle identifier; `nil` if it is missing or an unsubstituted build setting.
        public var identifier: String?
        /// The class to instantiate, without its module, such as `IntentHandler`.
        public var principalClass: String
        /// The intents, in order of priority.
        public var intents: [String]
    }

    /// Reads an app's folder.
    ///
    /// - Parameter locale: selects the vocabulary.
    /// - Throws: `AppBundleError` naming the file, the key and what was found.
    public init(directory: URL, locale: Locale) throws {
        let app = directory.appendingPathComponent("App")
        let info = try PropertyListNode(contentsOf: app.appendingPathComponent("Info.plist"))
        let extensionInfo = try Self.extensionInfo(in: directory)
        let attributes = try extensionInfo?.key("NSExtension").key("NSExtensionAttributes")
        self.directory = directory
        intentsExtension = try extensionInfo.map(Self.intentsExtension)
        inAppIntents = try info.key("INIntentsSupported").strings()
        alternativeNames = try Self.alternativeNames(info)
        intentsRestrictedWhileLocked = try Set(
            info.key("INIntentsRestrictedWhileLocked").strings()
                + (attributes?.key("IntentsRestrictedWhileLocked").strings() ?? []))
        intentsRestrictedWhileProtectedDataUnavailable = try Set(
            info.key("INIntentsRestrictedWhileProtectedDataUnavailable").strings()
                + (attributes?.key("IntentsRestrictedWhileProtectedDataUnavailable").strings() ?? []))
        mediaCategories =
            try info.key("INSupportedMediaCategories").strings()
            + (attributes?.key("SupportedMediaCategories").strings() ?? [])
        userActivityTypes = try info.key("NSUserActivityTypes").strings()
        let vocabulary = try Self.vocabulary(in: app, info, locale)
        pronunciations = vocabulary.pronunciations
        let intents = Self.unique((intentsExtension?.intents ?? []) + inAppIntents)
        guard !intents.isEmpty else { throw Self.noIntents(directory) }
        warnings = vocabulary.warnings + Self.warnings(vocabulary, intents)
        description = AppDescription(
            id: try info.key("CFBundleIdentifier").identifier(), name: try Self.name(info),
            synonyms: alternativeNames.map(\.name),
            intents: intents, vocabulary: vocabulary.items, examples: vocabulary.examples,
            pronunciations: pronunciations.merging(
                alternativeNames.compactMap { name in name.pronunciationHint.map { (name.name, $0) } }
            ) { first, _ in first })
    }
}
