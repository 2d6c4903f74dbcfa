import AppBundles
import Foundation
import IntentSchema
import Testing

/// Definition files of public apps, where the environment names the folder with them.
struct RealDefinitionTests {
    private static let folder = ProcessInfo.processInfo.environment["ERRAND_DEFINITIONS"]

    @Test("SYS-09 the intents of real definition files are taken and understood by their titles", .enabled(if: folder != nil))
    func real() throws {
        let folder = URL(filePath: try #require(Self.folder))
        let apps = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var count = 0
        for app in apps {
            let path = folder.appending(path: app).path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            guard let name = names.first(where: { $0.hasSuffix(".intentdefinition") }) else { continue }
            var bundle = try SoupBundle()
            bundle.files = [name: try Data(contentsOf: folder.appending(path: "\(app)/\(name)"))]
            bundle.examples = [:]
            let kitchen = try SoupKitchen([bundle])
            let intents = kitchen.defined.catalogue.intents.values.filter { $0.custom != nil }
            #expect(!intents.isEmpty || kitchen.defined.problems.isEmpty, "\(app): \(kitchen.defined.problems)")
            #expect(kitchen.defined.rejected.isEmpty, "\(app): \(kitchen.defined.problems)")
            for intent in intents {
                guard let title = intent.custom?.title?.text(in: "en"), title.contains(" ") else { continue }
                count += 1
                let act = kitchen.read(title, supporting: intent.name)
                #expect(act == intent.name, "\(app): '\(title)' is read as \(act ?? "nothing")")
            }
        }
        #expect(count > 0)
    }
}
