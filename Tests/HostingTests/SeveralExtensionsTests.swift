import AppLaunching
import Containment
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import Synchronization
import TestSupport
import Testing

/// Which program of an app gets a request.
struct SeveralExtensionsTests {
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
        let output = Mutex<[String: [UInt8]]>([:])
        let app = LaunchableApp(
            name: "Tickets", bundle: bundle, current: { LaunchableApp.Version(bundle: bundle, mayUseNetwork: false) },
            folders: { _ in LaunchableApp.Folders(home: home, groups: folder.url.appending(path: "groups")) },
            log: { label in { bytes in output.withLock { $0[label, default: []] += bytes } } })
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
        for name in ["TicketsExtension", "Other"] {
            // What a program has written may arrive after it has ended.
            while output.withLock({ $0[name]?.contains(UInt8(ascii: "\n")) != true }) {
                try await Task.sleep(for: .milliseconds(5))
            }
            let text = output.withLock { String(decoding: $0[name] ?? [], as: UTF8.self) }
            #expect(text.contains("/\(name)\n"), "\(text)")
        }
        #expect(output.withLock { Set($0.keys) } == ["TicketsExtension", "Other"])
    }
}
