public import Foundation

/// Settings of the person for whom the code runs: of an app group, stored in the group's folder, or of the app itself.
///
/// The folder is looked up on every access, so that settings in static storage do not mix people up. Without a host it behaves like
/// Foundation's class, except in tests: what they set is gone when their process ends. If it is not known for whom the code runs, settings are empty and changes are refused, with a remark.
open class UserDefaults: Foundation.UserDefaults {
    // Safe: immutable; people's settings are looked up on every access.
    nonisolated(unsafe) private static let ownStandard: UserDefaults? = UserDefaults(suiteName: nil)

    private let suite: String?

    /// - Parameter suitename: the app group; `nil` for the app's own settings.
    public override init?(suiteName suitename: String?) {
        suite = suitename
        super.init(suiteName: suitename)
    }

    /// The app's own settings.
    open override class var standard: UserDefaults {
        // Foundation rejects only reserved suite names, and this has no name.
        ownStandard!
    }

    private enum Place {
        case file(PreferencesFile)
        case foundation
        case nowhere
    }

    private var place: Place { Self.place(of: suite) }

    private static func place(of suite: String?) -> Place {
        switch AppEnvironment.found(for: "UserDefaults") {
        case .environment(let environment):
            environment.preferences(of: suite).map { .file(PreferencesFile.at($0)) } ?? .nowhere
        case .nothing: fileOutside(of: suite).map { .file(PreferencesFile.at($0)) } ?? .foundation
        case .refused: .nowhere
        }
    }

    /// The file of a test's own settings; `nil` in other processes, whose settings are Foundation's.
    static func fileOutside(of suite: String?) -> URL? {
        TestProcess.folder.flatMap { PreferencesFile.url(of: suite, app: "test", in: $0) }
    }

    open override func object(forKey defaultName: String) -> Any? {
        switch place {
        case .file(let file): file.values[defaultName] ?? file.registered[defaultName]
        case .foundation: super.object(forKey: defaultName)
        case .nowhere: nil
        }
    }

    open override func set(_ value: Any?, forKey defaultName: String) {
        switch place {
        case .file(let file):
            guard let problem = file.set(value, forKey: defaultName) else { return }
            AppEnvironment.scope?.environment.post(.remark("UserDefaults: '\(defaultName)' was not changed: \(problem)"))
        case .foundation: super.set(value, forKey: defaultName)
        case .nowhere: break
        }
    }

    /// Foundation's method calls itself for ever if there is no URL, and it is the one that a plain `nil` selects.
    open override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        super.set(url, forKey: defaultName)
    }

    open override func removeObject(forKey defaultName: String) {
        // A plain nil would select the overload for URLs, and that one removes the object.
        guard case .foundation = place else { return set(Any?.none, forKey: defaultName) }
        super.removeObject(forKey: defaultName)
    }

    open override func register(defaults registrationDictionary: [String: Any]) {
        switch place {
        case .file(let file): file.register(registrationDictionary)
        case .foundation: super.register(defaults: registrationDictionary)
        case .nowhere: break
        }
    }

    open override func dictionaryRepresentation() -> [String: Any] {
        switch place {
        case .file(let file): file.registered.merging(file.values) { $1 }
        case .foundation: super.dictionaryRepresentation()
        case .nowhere: [:]
        }
    }

    /// Changes are written immediately, so there is nothing to do.
    open override func synchronize() -> Bool {
        if case .foundation = place { super.synchronize() } else { true }
    }

    // Whole domains, by the names of suites

    open override func persistentDomain(forName domainName: String) -> [String: Any]? {
        switch Self.place(of: domainName) {
        case .file(let file): file.values
        case .foundation: super.persistentDomain(forName: domainName)
        case .nowhere: nil
        }
    }

    open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        switch Self.place(of: domainName) {
        case .file(let file):
            guard let problem = file.replace(with: domain) else { return }
            AppEnvironment.scope?.environment.post(.remark("UserDefaults: '\(domainName)' was not changed: \(problem)"))
        case .foundation: super.setPersistentDomain(domain, forName: domainName)
        case .nowhere: break
        }
    }

    open override func removePersistentDomain(forName domainName: String) {
        guard case .foundation = Self.place(of: domainName) else { return setPersistentDomain([:], forName: domainName) }
        super.removePersistentDomain(forName: domainName)
    }
}

extension AppEnvironment {
    /// The location of the person's settings for a suite; `nil` if there is none.
    fileprivate func preferences(of suite: String?) -> URL? {
        services?.groupContainers.flatMap { PreferencesFile.url(of: suite, app: app, in: $0) }
    }
}

extension PreferencesFile {
    /// The settings of a suite, or of the app itself; `nil` for names that lead elsewhere, and for an unknown app.
    ///
    /// - Parameter root: the folder that contains those of the app groups.
    fileprivate static func url(of suite: String?, app: String?, in root: URL) -> URL? {
        let folder: URL?
        if let suite {
            folder = GroupFolders.folder(of: suite, in: root)
        } else {
            folder = app.flatMap { GroupFolders.folder(of: $0, in: root.appending(path: ".apps", directoryHint: .isDirectory)) }
        }
        return folder?.appending(path: "Library/Preferences/\(suite ?? app ?? "").plist")
    }
}
