import AppBundles
import AppTemplates
import Foundation
import IntentSchema
import LanguagePacks
import TestSupport
import Testing

struct NewAppTests {
    private static let templates = Result { try LanguagePack(for: Locale(identifier: "en_US")).compiledTemplates() }

    private func app(_ intents: [String], name: String = "Tickets") throws -> NewApp {
        let templates = try Self.templates.get()
        var sentences: [String: String] = [:]
        for intent in intents { sentences[intent] = templates.examples(of: intent).first }
        return try NewApp(AppName(name), intents: intents, errand: .path("/errand"), sentences: sentences)
    }

    @Test("the skeleton of every intent compiles, in every language mode", arguments: LongTests.areRun ? ["5", "6"] : ["6"])
    func skeletons(languageMode: String) async throws {
        let folder = ScratchFolder()
        try PackageFolder.write(try app(NewApp.knownIntents).files.mapValues(PackageFolder.Content.text), to: folder.url)
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "Extension").path)
            .filter { $0.hasSuffix(".swift") }
        #expect(sources.count == NewApp.knownIntents.count + 1)
        let messages = try await BuiltModules.typeCheck(
            sources.map { folder.url.appending(path: "Extension/\($0)").path }, languageMode: languageMode,
            arguments: ["-parse-as-library", "-module-name", "TicketsExtension"])
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test("every intent that apps handle has a skeleton and a sentence for its test")
    func complete() throws {
        let handled = Catalogue.system.intents.values.filter { $0.handlingProtocol != nil }.map(\.name)
        #expect(Set(NewApp.knownIntents) == Set(handled))
        let app = try app(NewApp.knownIntents)
        #expect(app.sentences.count == handled.count)
        let tests = try #require(app.files["Tests/TicketsConversations.swift"])
        #expect(handled.allSatisfy { tests.contains("\"\($0): ") })
    }

    @Test("the property lists describe the app without a warning")
    func propertyLists() throws {
        let folder = ScratchFolder()
        let app = try app(["INSendMessageIntent", "INSendPaymentIntent", "INSendMessageIntent"])
        try PackageFolder.write(app.files.mapValues(PackageFolder.Content.text), to: folder.url)
        let bundle = try AppBundle(directory: folder.url, locale: Locale(identifier: "en_US"))
        #expect(bundle.warnings == [])
        #expect(bundle.description.id == "local.tickets")
        #expect(bundle.description.name == "Tickets")
        #expect(bundle.description.intents == ["INSendMessageIntent", "INSendPaymentIntent"])
        #expect(bundle.intentsExtensions.first?.principalClass == "IntentHandler")
        #expect(bundle.intentsExtensions.first?.identifier == "local.tickets.intents")
        let list = try Data(contentsOf: folder.url.appending(path: "Extension/Info.plist"))
        let values = try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
        #expect(values?["CFBundleExecutable"] as? String == "TicketsExtension")
    }

    @Test(
        "the manifest names the package where it is",
        arguments: [
            (ErrandPackage.path("/a \"b\""), #"path: "/a \"b\"""#, "package: \"Errand\""),
            (
                .url("https://example.org/errand.git"), #"url: "https://example.org/errand.git", branch: "main""#,
                "package: \"errand\""
            ),
        ])
    func manifest(errand: ErrandPackage, dependency: String, product: String) throws {
        let app = try NewApp(AppName("Tickets"), intents: ["INSendMessageIntent"], errand: errand, sentences: [:])
        let manifest = try #require(app.files["Package.swift"])
        #expect(manifest.contains(dependency))
        #expect(manifest.contains(product))
    }

    @Test(
        "an intent that is none is refused, with the one that was probably meant",
        arguments: [
            ("INSendMoneyIntent", "there is no intent 'INSendMoneyIntent'"), ("SendPayment", "INSendPaymentIntent"),
            ("insendpaymentintent", "INSendPaymentIntent"), ("INGetReservationDetailsIntent", "no app handles"),
            ("INSendMessageIntentHandling", "there is no intent"),
        ])
    func unknownIntents(intent: String, words: String) throws {
        let error = #expect(throws: AppTemplateError.self) {
            try NewApp(AppName("Tickets"), intents: [intent], errand: .path("/"), sentences: [:])
        }
        #expect(error?.code == .unknownIntent)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test("an app without intents is refused")
    func noIntents() {
        let error = #expect(throws: AppTemplateError.self) {
            try NewApp(AppName("Tickets"), intents: [], errand: .path("/"), sentences: [:])
        }
        #expect(error?.code == .unknownIntent)
    }
}

/// A path that is free, whose folder goes away with the value.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "app-templates-\(UUID().uuidString)")
    // Nothing may have been written there.
    deinit { try? FileManager.default.removeItem(at: url) }
}
