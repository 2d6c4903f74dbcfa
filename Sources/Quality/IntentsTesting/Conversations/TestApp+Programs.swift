import AppBundles
import AppLaunching
import AppLibrary
import Containment
import ExtensionHost
import ExtensionProtocol
public import Foundation
import IntentSchema

extension TestApp {
    /// The environment variable that has tests talk to installed apps: a data folder of `errand`.
    public static let installedAppsVariable = "ERRAND_TEST_APPS"

    /// Creates an app as it is installed: its extension and the app itself are programs, contained as far as this machine can.
    ///
    /// What the app keeps is the conversation's, not the installation's; what it may use is decided by the test, but for the network.
    /// Deadlines are those of the machine's clock, and generous.
    ///
    /// - Parameters:
    ///   - identifier: the bundle identifier.
    ///   - data: the folder that was given to `errand install --data`.
    /// - Throws: `TestAppError` if it is not installed there, `AppLibraryError` or `AppBundleError` if it cannot be read.
    public init(installed identifier: String, in data: URL, locale: Locale = Locale(identifier: "en_US")) throws {
        let installation = try Self.installation(of: identifier, in: data)
        let bundle = try AppBundle(directory: installation.bundle, locale: locale)
        description = bundle.description
        usageDescriptions = bundle.usageDescriptions
        self.installation = installation
    }

    /// - Throws: `TestAppError` if the app is not installed.
    static func installation(of identifier: String, in data: URL) throws -> InstalledBundle {
        if let installation = try AppLibrary(directory: data).current(identifier) { return installation }
        throw TestAppError(
            .notInstalled,
            "the app '\(identifier)' is not installed in '\(data.path)'; install it with errand install PACKAGE --data '\(data.path)', or "
                + "unset \(installedAppsVariable) to run it in the test's process")
    }

    /// The data folder in which apps under test are installed; `nil` if they run in the test's process.
    static var installedApps: URL? {
        guard let path = ProcessInfo.processInfo.environment[installedAppsVariable], !path.isEmpty else { return nil }
        return URL(filePath: path, directoryHint: .isDirectory)
    }

    /// The connection to the app's programs.
    func programs(_ installation: InstalledBundle, in world: TestWorld, _ services: HostServices) -> any ExtensionConnection {
        let mayUseNetwork = installation.rights.mayUseNetwork
        let homes = world.homes.appending(path: installation.identifier.hexadecimalName, directoryHint: .isDirectory)
        let app = LaunchableApp(
            name: installation.name, bundle: installation.bundle,
            current: { LaunchableApp.Version(bundle: installation.bundle, mayUseNetwork: mayUseNetwork) },
            folders: { person in
                LaunchableApp.Folders(
                    home: homes.appending(path: person.hexadecimalName, directoryHint: .isDirectory),
                    groups: world.groupContainers(of: person))
            },
            log: { _ in Self.show })
        return AppLauncher(app, Self.containment)
            .connection(to: description, services, catalogue: world.catalogue, pool: Self.pool)
    }

    /// Shows what a program prints, where what an app in the test's process prints appears, too. Failures say what the host notes.
    private static func show(_ output: [UInt8]) {
        guard !output.starts(with: Array("errand: ".utf8)) else { return }
        FileHandle.standardError.write(Data(output))
    }

    private static let containment = Containment.detected()

    /// The programs of all tests of this process. No limit is reached because the machine is busy.
    private static let pool: ProgramPool = {
        var limits = ExtensionLimits()
        limits.start = TestConnection.programPatience
        limits.opening = TestConnection.programPatience
        limits.obedience = TestConnection.programPatience
        limits.idle = .seconds(3_600)
        return ProgramPool(limits: limits)
    }()
}
