import AppLibrary
public import ArgumentParser
import Containment
public import Foundation
public import Hosting
public import IntentSchema
import LanguagePacks

/// Options of most commands.
public struct GlobalOptions: ParsableArguments {
    /// The argument as given, with `~` unexpanded; `nil` for the default folder. See ``directory``.
    @Option(name: .long, help: ArgumentHelp("The data folder.", valueName: "folder"))
    public var data: String?

    /// The argument as given; `nil` for the usual one. See ``locale``.
    @Option(
        name: .customLong("locale"),
        help: ArgumentHelp("The language and region (default: en_US).", valueName: "locale"))
    public var givenLocale: String?

    /// A locale identifier, such as `en_US`. Validation fails if there is no language pack for it.
    public var locale: String { givenLocale ?? "en_US" }

    /// The instant at which the clock is stopped; `nil` for the real time.
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Stop the clock at this instant, such as 2026-11-21T09:00:00-08:00, to make a run reproducible.", valueName: "instant"
        ))
    public var now: Instant?

    /// The person's time zone; `nil` for the machine's.
    @Option(
        name: .customLong("time-zone"),
        help: ArgumentHelp("The time zone, such as America/Los_Angeles.", valueName: "zone"))
    public var timeZone: Zone?

    /// The person's location; `nil` for the home address on their own contact card.
    @Option(
        name: .customLong("location"),
        help: ArgumentHelp(
            "Your position in degrees, such as 37.7793,-122.4193 (default: the home on your own contact card).",
            valueName: "lat,long"))
    public var location: Position?

    /// The argument as given, with `~` unexpanded; `nil` for the file in the data folder. See ``policyFile``.
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The YAML policy file (default: policy.yaml in the data folder, if it exists).",
            valueName: "file"))
    public var policy: String?

    /// The argument as given; `nil` for what `ERRAND_STORE` says, or the data folder. See ``storeLocation``.
    @Option(
        name: .customLong("store"),
        help: ArgumentHelp(
            "Where conversations, contacts and settings are kept: \(StoreLocation.forms) (default: what ERRAND_STORE says, or disk, which "
                + "is the data folder).", valueName: "store"))
    public var givenStore: String?

    /// The variable that says where the store is.
    package static let storeVariable = "ERRAND_STORE"

    /// Where the store is. Validation fails if there are no such stores.
    public var storeLocation: StoreLocation {
        get throws {
            let variable = ProcessInfo.processInfo.environment[Self.storeVariable].flatMap { $0.isEmpty ? nil : $0 }
            return try (givenStore ?? variable).map { try StoreLocation($0) } ?? .dataFolder
        }
    }

    /// Whether installed apps must be isolated.
    @Flag(help: "Fail if there are installed apps and this machine cannot isolate their programs; see errand doctor.")
    public var requireSandbox = false

    /// The data folder.
    public var directory: URL {
        if let data { return URL(fileURLWithPath: (data as NSString).expandingTildeInPath, isDirectory: true) }
        return Self.folder(in: "XDG_DATA_HOME", else: ".local/share")
    }

    /// The folder for what can be computed again, the same for all data folders.
    public var cacheDirectory: URL { Self.folder(in: "XDG_CACHE_HOME", else: ".cache") }

    /// The folder `errand` in the one that the environment variable names, or else in this one of the user's home.
    private static func folder(in variable: String, else usual: String) -> URL {
        if let base = ProcessInfo.processInfo.environment[variable], base.hasPrefix("/") {
            return URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent("errand", isDirectory: true)
        }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("\(usual)/errand", isDirectory: true)
    }

    /// The operator's policy file; `nil` if there is none.
    public var policyFile: URL? {
        if let policy { return URL(fileURLWithPath: (policy as NSString).expandingTildeInPath) }
        let usual = directory.appending(path: "policy.yaml")
        // A dangling link was meant to be a policy: reading it then fails, as it should.
        let isThere = (try? FileManager.default.attributesOfItem(atPath: usual.path)) != nil
        return isThere ? usual : nil
    }

    /// The Gregorian calendar with the given locale and time zone (default: the machine's).
    public var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = timeZone?.value ?? .current
        return calendar
    }

    /// Returns the instant at which time stands still; `nil` if it does not.
    private var stoppedClock: (@Sendable () -> Date)? {
        guard let date = now?.date else { return nil }
        return { date }
    }

    /// The configuration of a host with these options and the bundled apps.
    public var configuration: HostConfiguration {
        HostConfiguration(
            // Validation has failed where there are no such stores.
            directory: directory, store: (try? storeLocation) ?? .dataFolder, cacheDirectory: cacheDirectory,
            apps: BundledApps.hosted,
            owner: HostedPerson(locale: Locale(identifier: locale), calendar: calendar, location: location?.coordinate),
            clock: stoppedClock, policyFile: policyFile, catalogue: BundledApps.types.catalogue)
    }

    /// The apps of the data folder, ready to be started, and the bundled ones whose places they have not taken.
    ///
    /// - Parameter detection: finds out how their programs are contained; `nil` if there are none.
    private func allApps(_ bundles: [InstalledBundle], _ detection: ContainmentDetection?) -> [HostedApp] {
        guard let detection else { return BundledApps.hosted }
        // What a person installed comes before the samples.
        return HostedApp.installed(
            bundles, in: library, containment: detection.result, catalogue: BundledApps.types.catalogue)
            + BundledApps.hosted(except: Set(bundles.map(\.identifier)))
    }

    /// Says how well programs are isolated here.
    ///
    /// - Throws: `CommandFailure` if they cannot be, and `--require-sandbox` says that they must.
    private func check(_ containment: Containment) throws {
        if !containment.isolates {
            let missing = containment.missing.joined(separator: " ")
            guard !requireSandbox else {
                throw CommandFailure("installed apps cannot be isolated on this machine, as --require-sandbox asks: \(missing)")
            }
            warn("Installed apps run with your rights, not isolated: \(missing) errand doctor says more.")
        } else if let weakness = containment.weakness {
            warn("Installed apps are isolated without bubblewrap. \(weakness) errand doctor says more.")
        }
    }

    /// Opens the host with the bundled and the installed apps.
    ///
    /// - Parameter change: changes the configuration before it is used.
    public func open(_ change: (inout HostConfiguration) throws -> Void = { _ in }) async throws -> AssistantHost {
        let (bundles, problems) = library.installed()
        for problem in problems { warn(problem) }
        // Meanwhile the language is read.
        let detection = bundles.isEmpty ? nil : ContainmentDetection()
        if requireSandbox, let detection { try check(detection.result) }
        var configuration = configuration
        configuration.apps = allApps(bundles, detection)
        try change(&configuration)
        let host = try await AssistantHost(configuration)
        // No program of an app has been started yet.
        if !requireSandbox, let detection { try check(detection.result) }
        return host
    }

    public init() {}

    public func validate() throws {
        guard data != "" else { throw ValidationError("--data requires the name of a folder; omit it to use the default one.") }
        do { _ = try storeLocation } catch {
            let source = givenStore == nil ? Self.storeVariable : "--store"
            throw ValidationError("\(source) cannot be used: \(error).")
        }
        if let problem = Self.problem(ofLocale: locale) {
            throw ValidationError(problem.prefix(1).uppercased() + problem.dropFirst() + ".")
        }
    }

    /// Why there is no language for a locale, and which there are; `nil` if there is one.
    public static func problem(ofLocale locale: String) -> String? {
        do {
            _ = try LanguagePack(for: Locale(identifier: locale))
            return nil
        } catch let error as LanguagePackError {
            return error.message
        } catch {
            return "\(error)"
        }
    }
}

/// An instant given on the command line.
public struct Instant: ExpressibleByArgument {
    /// The instant, without the time zone in which it was written.
    public var date: Date

    /// Parses ISO 8601 with a time zone and optional fractional seconds; `nil` for anything else.
    public init?(argument: String) {
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        guard let date = styles.lazy.compactMap({ try? $0.parse(argument) }).first else { return nil }
        self.date = date
    }
}

/// A time zone given on the command line.
public struct Zone: ExpressibleByArgument {
    /// The time zone with this identifier.
    public var value: TimeZone

    /// Parses an identifier such as `America/Los_Angeles`; `nil` if the system does not know it.
    public init?(argument: String) {
        guard let value = TimeZone(identifier: argument) else { return nil }
        self.value = value
    }
}

/// A position given on the command line.
public struct Position: ExpressibleByArgument {
    /// In degrees (WGS 84).
    public var coordinate: Coordinate

    /// Parses `latitude,longitude` in degrees; `nil` if malformed or out of range (±90, ±180).
    public init?(argument: String) {
        let parts = argument.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 else { return nil }
        coordinate = Coordinate(latitude: parts[0], longitude: parts[1])
    }
}
