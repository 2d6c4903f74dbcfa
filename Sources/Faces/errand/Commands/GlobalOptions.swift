import ArgumentParser
import Foundation
import IntentSchema
import LanguagePacks

/// Options of most commands.
struct GlobalOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The data folder.", valueName: "folder"))
    var data: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The language and region, such as en_US.", valueName: "locale"))
    var locale: String = "en_US"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Stop the clock at this instant, such as 2026-11-21T09:00:00-08:00, to make a run reproducible.", valueName: "instant"
        ))
    var now: Instant?

    @Option(
        name: .customLong("time-zone"),
        help: ArgumentHelp("The time zone, such as America/Los_Angeles.", valueName: "zone"))
    var timeZone: Zone?

    @Option(
        name: .customLong("location"),
        help: ArgumentHelp(
            "Your position in degrees, such as 37.7793,-122.4193 (default: the home on your own contact card).",
            valueName: "lat,long"))
    var location: Position?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The YAML policy file (default: policy.yaml in the data folder, if it exists).",
            valueName: "file"))
    var policy: String?

    /// The data folder.
    var directory: URL {
        if let data { return URL(fileURLWithPath: (data as NSString).expandingTildeInPath, isDirectory: true) }
        let environment = ProcessInfo.processInfo.environment
        if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") {
            return URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent("errand", isDirectory: true)
        }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share/errand", isDirectory: true)
    }

    /// The operator's policy file; `nil` if there is none.
    var policyFile: URL? {
        if let policy { return URL(fileURLWithPath: (policy as NSString).expandingTildeInPath) }
        let usual = directory.appending(path: "policy.yaml")
        // A link that leads nowhere was meant to be a policy: reading it then fails, as it should.
        let isThere = (try? FileManager.default.attributesOfItem(atPath: usual.path)) != nil
        return isThere ? usual : nil
    }

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = timeZone?.value ?? .current
        return calendar
    }

    /// Sets the time zone of this process, and so of the apps that run in it.
    func useTimeZone() { timeZone?.value.useInProcess() }

    func validate() throws {
        guard data != "" else { throw ValidationError("--data requires the name of a folder; omit it to use the default one.") }
        do {
            _ = try LanguagePack(for: Locale(identifier: locale))
        } catch let error as LanguagePackError {
            throw ValidationError(error.message.prefix(1).uppercased() + error.message.dropFirst() + ".")
        }
    }
}

/// An instant given on the command line.
struct Instant: ExpressibleByArgument {
    var date: Date

    init?(argument: String) {
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        guard let date = styles.lazy.compactMap({ try? $0.parse(argument) }).first else { return nil }
        self.date = date
    }
}

/// A time zone given on the command line.
struct Zone: ExpressibleByArgument {
    var value: TimeZone

    init?(argument: String) {
        guard let value = TimeZone(identifier: argument) else { return nil }
        self.value = value
    }
}

/// A position given on the command line.
struct Position: ExpressibleByArgument {
    var coordinate: Coordinate

    init?(argument: String) {
        let parts = argument.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 else { return nil }
        coordinate = Coordinate(latitude: parts[0], longitude: parts[1])
    }
}

extension TimeZone {
    /// Sets the time zone of this process, and so of the apps that run in it.
    func useInProcess() {
        setenv("TZ", identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = self
    }
}
