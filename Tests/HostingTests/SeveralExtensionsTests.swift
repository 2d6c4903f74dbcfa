import AppLaunching
import Containment
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import TestSupport
import Testing

/// Which program of an app gets a request.
@Suite(.inTurn) struct SeveralExtensionsTests {
    @Test("each request starts the program of the extension that declares its intent, and its output is logged under that name")
    func routing() async throws {
        var files = BundleFiles()
        // They say who they are, and end without having spoken to the host.
        files.files[BundleFiles.extensionProgram] = .script("echo $0")
        files.files["PlugIns/Other.appex/Info.plist"] = .text(BundleFiles.intents("INRequestPaymentIntent"))
        files.files["PlugIns/Other.appex/Other"] = .script("echo $0")
        let folder = try TestFolder()
        let bundle = try files.write(in: folder.url)
        let home = folder.url.appending(path: "home", directoryHint: .isDirectory)
        let (lines, log) = AsyncStream<(label: String, bytes: [UInt8])>.makeStream()
        let app = LaunchableApp(
            name: "Tickets", bundle: bundle, current: { LaunchableApp.Version(bundle: bundle, mayUseNetwork: false) },
            folders: { _ in LaunchableApp.Folders(home: home, groups: folder.url.appending(path: "groups")) },
            log: { label in { log.yield((label, $0)) } })
        let description = AppDescription(
            id: "org.example.tickets", name: "Tickets", intents: ["INRequestPaymentIntent", "INSendPaymentIntent"])
        let pool = ProgramPool()
        let connection = AppLauncher(app, .none).connection(
            to: description, HostServices(of: "p", AppServices { _ in .denied }), catalogue: .system, pool: pool)
        for (intent, name) in [("INSendPaymentIntent", "TicketsExtension"), ("INRequestPaymentIntent", "Other")] {
            let request = ExtensionRequest(method: .confirm, intent: Record(intent), identifier: intent, person: "p")
            guard case .failed(let failure) = await connection.send(request, deadline: .seconds(600)).reply else {
                Issue.record("a script answered")
                continue
            }
            #expect(failure.message.contains("Tickets's extension \(name)"), "\(failure.message)")
        }
        var output: [String: String] = [:]
        // How a program ended is noted behind all that it has written; that its connection has ended may come before.
        for await (label, bytes) in lines {
            output[label, default: ""] += String(decoding: bytes, as: UTF8.self)
            if output.values.count(where: { $0.contains(/errand: it (exited|was ended)/) }) == 2 { break }
        }
        #expect(Set(output.keys) == ["TicketsExtension", "Other"])
        for (name, text) in output { #expect(text.contains("/\(name)\n"), "\(text)") }
    }
}
