import AppBundles
import AppLibrary
import CommandSupport
import Hosting
import IntentSchema

/// What a person should know before they install an app.
struct InstallConsent {
    var app: AppBundle
    /// The version that is installed; `nil` if there is none.
    var before: InstalledBundle?

    /// The app, and what it wants to use, with its reasons.
    var lines: [String] {
        let name = PrintableText.of(app.description.name)
        let version = app.version.map { " \(PrintableText.of($0))" } ?? ""
        let replaced = before.map { ", which replaces \($0.appVersion.map(PrintableText.of) ?? "version \($0.version)")" } ?? ""
        var lines = ["\(name)\(version) (\(PrintableText.of(app.description.id)))\(replaced)"]
        lines.append("  handles: " + app.description.intents.map(PrintableText.of).joined(separator: ", "))
        if app.requests.isEmpty { lines.append("  wants: neither your data nor the network") }
        for request in app.requests {
            let isNew = before.map { $0.rights[request.capability, HostedPerson.owner] != true } ?? false
            let reason = request.reason.map { ": \"\(PrintableText.of($0))\"" } ?? " (no reason given)"
            lines.append("  wants: \(request.capability.title)\(reason)\(isNew ? " (new)" : "")")
        }
        return lines
    }

    /// The sample app that it replaces, and names that other apps have, too.
    func warnings(others: [InstalledBundle], samples: [AppDescription]) -> [String] {
        let id = app.description.id
        let replaced = samples.filter { $0.id == id }.map { sample in
            "it takes the place of the sample app \(sample.name) (\(id)), which comes with errand and is back when this one is uninstalled; "
                + "each keeps data of its own"
        }
        let name = app.description.name.lowercased()
        let owners =
            samples.filter { $0.id != id && $0.name.lowercased() == name }.map { "the sample app \($0.id)" }
            + others.filter { $0.identifier != id && $0.name.lowercased() == name }.map { "the installed app \($0.identifier)" }
        let other = app.description.synonyms.first { $0.lowercased() != name }
        return replaced
            + owners.map { owner in
                "\(owner) is also called '\(PrintableText.of(app.description.name))'. errand asks which one you mean; "
                    + (other.map { "say '\(PrintableText.of($0))' for the new one" }
                        ?? "an alternative name in INAlternativeAppNames would tell them apart")
                    + ". Commands take the identifier"
            }
    }
}

extension Capability {
    /// What it means to a person.
    var title: String {
        switch self {
        case .network: "the network"
        case .permission(.assistant): "to work with the assistant"
        case .permission(.contacts): "your contacts"
        case .permission(.focus): "to know whether notifications are silenced"
        case .permission(.location): "your location"
        }
    }

    /// What an app does that has it: "may now use the network".
    var use: String {
        switch self {
        case .network, .permission(.contacts), .permission(.location): "use \(title)"
        case .permission(.assistant): "work with the assistant"
        case .permission(.focus): "know whether notifications are silenced"
        }
    }
}
