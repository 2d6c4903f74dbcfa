import AppBundles
import AppLibrary
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
    /// The installed app whose programs run; `nil` if the app's code runs in the test's process.
    var installation: InstalledBundle?
    /// Whether the app may work with the assistant.
    public var assistantAccess = AccessPermission.notAsked(grants: true)
    /// Whether the app has access to the test's contacts. The assistant asks the person about what is `undecided` before it first calls
    /// the app.
    public var contactAccess = AccessPermission.granted
    /// Whether the app may know whether notifications are silenced.
    public var focusAccess = AccessPermission.notAsked(grants: true)
    /// Whether the app has access to the person's location.
    public var locationAccess = AccessPermission.granted
    /// What the app says it wants to use something for, as in the usage descriptions of an `Info.plist`.
    public var usageDescriptions: [Permission: String] = [:]

    /// Whether the extension is created anew when it returns the same handler again, so that a handler that relies on what it kept
    /// from an earlier call fails as it would after its process has ended. The turn then has a remark.
    public var reloadsExtension = false

    /// The intents that the app adds to the system's.
    public var customIntents: [CustomIntents] = []

    /// Creates the object that supplies the extension's cards; `nil` if it supplies none, or if the app is installed.
    public var interface: InterfaceProvider?

    /// The app's folder, whose definition files (`.intentdefinition`) tell what is said about intents of its own; `nil` for none.
    public var bundle: URL?

    /// The display name.
    public var name: String { description.name }

    /// Creates an app that is described in the test.
    ///
    /// - Parameters:
    ///   - intents: the intents that the extension declares, in its order of priority.
    ///   - delegate: the parent app; without one, every activity is accepted.
    ///   - customIntents: the intents that the app adds to the system's.
    public init(
        _ intentsExtension: INExtension.Type, name: String = "Test App", synonyms: [String] = [], intents: [INIntent.Type],
        vocabulary: [AppDescription.VocabularyItem] = [], delegate: (any ApplicationDelegate.Type)? = nil,
        customIntents: [CustomIntents] = []
    ) {
        self.intentsExtension = intentsExtension
        self.delegate = delegate
        self.customIntents = customIntents
        description = AppDescription(
            id: "test.\(name)", name: name, synonyms: synonyms, intents: intents.map { $0._recordType }, vocabulary: vocabulary)
    }

    /// Creates an app that handles its intents itself: its delegate implements `application(_:handlerFor:)`.
    ///
    /// - Parameters:
    ///   - intents: the intents that the app declares (`INIntentsSupported`), in its order of priority.
    ///   - customIntents: the intents that the app adds to the system's.
    public init(
        inApp delegate: any ApplicationDelegate.Type, name: String = "Test App", synonyms: [String] = [],
        intents: [INIntent.Type], vocabulary: [AppDescription.VocabularyItem] = [], customIntents: [CustomIntents] = []
    ) {
        self.delegate = delegate
        self.customIntents = customIntents
        inAppIntents = intents.map { $0._recordType }
        description = AppDescription(
            id: "test.\(name)", name: name, synonyms: synonyms, intents: inAppIntents, vocabulary: vocabulary)
    }

    /// Creates an app without an extension, described by its folder of property lists.
    ///
    /// - Parameter customIntents: the intents that the app adds to the system's.
    /// - Throws: `AppBundleError` if the folder does not describe an app.
    public init(
        inApp delegate: any ApplicationDelegate.Type, bundle: URL, locale: Locale = Locale(identifier: "en_US"),
        customIntents: [CustomIntents] = []
    ) throws {
        self.bundle = bundle
        self.customIntents = customIntents
        let bundle = try AppBundle(directory: bundle, locale: locale)
        self.delegate = delegate
        inAppIntents = bundle.inAppIntents
        description = bundle.description
        usageDescriptions = bundle.usageDescriptions
    }

    /// Creates an app described by its folder of property lists. Intents that its extension declares are dispatched to the
    /// extension; those listed only in the app's `INIntentsSupported`, to its delegate.
    ///
    /// The app runs in the test's process, unless the environment variable `ERRAND_TEST_APPS` names a data folder of `errand`: then the
    /// conversation is held with the app of the same identifier that is installed there (``init(installed:in:locale:)``).
    ///
    /// - Parameters:
    ///   - interface: creates the object that supplies the extension's cards; `nil` if it supplies none.
    ///   - customIntents: the intents that the app adds to the system's.
    /// - Throws: `AppBundleError` if the folder does not describe an app, `TestAppError` if it should be installed and is not.
    public init(
        _ intentsExtension: INExtension.Type, bundle: URL, locale: Locale = Locale(identifier: "en_US"),
        delegate: (any ApplicationDelegate.Type)? = nil, interface: InterfaceProvider? = nil,
        customIntents: [CustomIntents] = []
    ) throws {
        self.bundle = bundle
        self.interface = interface
        self.customIntents = customIntents
        let bundle = try AppBundle(directory: bundle, locale: locale)
        if let data = Self.installedApps {
            let installation = try Self.installation(of: bundle.description.id, in: data)
            let installed = try AppBundle(directory: installation.bundle, locale: locale)
            description = installed.description
            usageDescriptions = installed.usageDescriptions
            self.installation = installation
            return
        }
        self.intentsExtension = intentsExtension
        self.delegate = delegate
        let declared = bundle.intentsExtensions.flatMap(\.intents)
        if delegate != nil { inAppIntents = bundle.inAppIntents.filter { !declared.contains($0) } }
        description = bundle.description
        usageDescriptions = bundle.usageDescriptions
    }
}

extension [TestApp] {
    /// The intents that the apps' code can be asked to handle: the system's and the apps' own.
    ///
    /// - Throws: `CatalogueError` if the apps' own intents conflict or lack a type.
    public var types: IntentTypes {
        get throws(CatalogueError) {
            var types = IntentTypes.system
            for custom in flatMap(\.customIntents) { types = try types.adding(custom) }
            return types
        }
    }

    /// The definitions of the types, with what definition files add to them.
    func catalogue(of types: IntentTypes) -> Catalogue {
        DefinedCatalogue(types.catalogue, addingIntentsOf: compactMap(\.bundle)).catalogue
    }

    /// The apps' example sentences, by intent.
    var examples: [String: [String]] {
        Dictionary(flatMap(\.description.examples).map { ($0.key, $0.value) }, uniquingKeysWith: +)
    }
}
