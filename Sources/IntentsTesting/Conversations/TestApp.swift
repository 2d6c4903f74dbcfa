import AppBundles
public import ExtensionRuntime
public import Foundation
public import IntentSchema
public import Intents

/// The app under test: its extension, what it declares, and its delegate.
public struct TestApp: Sendable {
    var description: AppDescription
    var intentsExtension: INExtension.Type
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

    /// An app described by its folder of property lists.
    ///
    /// - Throws: `AppBundleError` when the folder is not that of an app.
    public init(
        _ intentsExtension: INExtension.Type, bundle: URL, locale: Locale = Locale(identifier: "en_US"),
        delegate: (any ApplicationDelegate.Type)? = nil
    ) throws {
        self.intentsExtension = intentsExtension
        self.delegate = delegate
        description = try AppBundle(directory: bundle, locale: locale).description
    }
}
