import AppBundles
public import ExtensionRuntime
public import Foundation
public import IntentSchema
public import Intents

/// The app under test: its extension, what it declares, and its delegate.
public struct TestApp: Sendable {
    var description: AppDescription
    var intentsExtension: INExtension.Type?
    /// The intents that the app handles itself.
    var inAppIntents: [String] = []
    var delegate: (any ApplicationDelegate.Type)?
    /// Whether the app may see the test's contacts.
    public var contactAccess = AccessPermission.granted
    /// Whether the app may know where the person is.
    public var locationAccess = AccessPermission.granted

    /// The display name.
    public var name: String { description.name }

    /// An app described in the test itself.
    ///
    /// - Parameters:
    ///   - intents: the intents that the extension declares, in its order of priority.
    ///   - delegate: the parent app; without one, every activity is taken.
    public init(
        _ intentsExtension: INExtension.Type, name: String = "Test App", synonyms: [String] = [], intents: [INIntent.Type],
        vocabulary: [AppDescription.VocabularyItem] = [], delegate: (any ApplicationDelegate.Type)? = nil
    ) {
        self.intentsExtension = intentsExtension
        self.delegate = delegate
        description = AppDescription(
            id: "test.\(name)", name: name, synonyms: synonyms, intents: intents.map { "\($0)" }, vocabulary: vocabulary)
    }

    /// An app that handles its intents itself: its delegate implements `application(_:handlerFor:)`.
    ///
    /// - Parameter intents: the intents that the app declares (`INIntentsSupported`), in its order of priority.
    public init(
        inApp delegate: any ApplicationDelegate.Type, name: String = "Test App", synonyms: [String] = [],
        intents: [INIntent.Type], vocabulary: [AppDescription.VocabularyItem] = []
    ) {
        self.delegate = delegate
        inAppIntents = intents.map { "\($0)" }
        description = AppDescription(
            id: "test.\(name)", name: name, synonyms: synonyms, intents: inAppIntents, vocabulary: vocabulary)
    }

    /// An app without an extension, described by its folder of property lists.
    ///
    /// - Throws: `AppBundleError` when the folder is not that of an app.
    public init(
        inApp delegate: any ApplicationDelegate.Type, bundle: URL, locale: Locale = Locale(identifier: "en_US")
    ) throws {
        let bundle = try AppBundle(directory: bundle, locale: locale)
        self.delegate = delegate
        inAppIntents = bundle.inAppIntents
        description = bundle.description
    }

    /// An app described by its folder of property lists. What its extension declares goes there; what only the app's
    /// `INIntentsSupported` names goes to its delegate.
    ///
    /// - Throws: `AppBundleError` when the folder is not that of an app.
    public init(
        _ intentsExtension: INExtension.Type, bundle: URL, locale: Locale = Locale(identifier: "en_US"),
        delegate: (any ApplicationDelegate.Type)? = nil
    ) throws {
        self.intentsExtension = intentsExtension
        self.delegate = delegate
        let bundle = try AppBundle(directory: bundle, locale: locale)
        let declared = bundle.intentsExtension?.intents ?? []
        if delegate != nil { inAppIntents = bundle.inAppIntents.filter { !declared.contains($0) } }
        description = bundle.description
    }
}
