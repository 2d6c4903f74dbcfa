import AppBundles
import Foundation
import TestSupport
import Testing

struct BundleAssemblyTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// A package's folders with built programs, a library and resources.
    private func assembly(_ changes: [String: BundleFiles.Content] = [:]) throws -> BundleAssembly {
        var files = BundleFiles()
        files.name = "package"
        files.files = [
            "App/Info.plist": .text(BundleFiles.app("org.example.$(PRODUCT_NAME:rfc1034identifier)", "$(PRODUCT_NAME)")),
            "App/App.swift": .text("code"), "App/Views/View.swift": .text("code"), "App/.hidden": .text(""),
            "App/en.lproj/AppIntentVocabulary.plist": .text(BundleFiles.propertyList("")),
            "Extension/Info.plist": .text(
                BundleFiles.intents(keys: "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>")),
            "Extension/words.txt": .text("words"), "build/Box Office": .script("exit 0"),
            "build/TicketsExtension": .script("exit 0"),
            "build/libTickets.so": .text("library"), "build/Tickets_Core.resources/a.txt": .text("a"),
        ]
        files.files.merge(changes) { $1 }
        let package = try files.write(in: folder.url)
        let built = package.appendingPathComponent("build")
        let layout = BundleLayout(of: package)
        return BundleAssembly(
            name: "Box Tickets", folders: layout,
            app: .init(file: built.appendingPathComponent("Box Office"), module: "Box_Office"),
            extensions: [
                layout.extensions[0]: .init(
                    file: built.appendingPathComponent("TicketsExtension"), module: "TicketsExtension",
                    libraries: [built.appendingPathComponent("libTickets.so")],
                    resources: [built.appendingPathComponent("Tickets_Core.resources")])
            ])
    }

    @Test("folders and programs become a bundle without problems, with property lists that have no build settings")
    func assembles() throws {
        let bundle = try assembly().write(in: folder.url.appendingPathComponent("out"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: bundle.path).sorted()
        let appex = "PlugIns/TicketsExtension.appex"
        #expect(
            files == [
                "Box Office", "Frameworks", "Frameworks/libTickets.so", "Info.plist", "PlugIns", appex, "\(appex)/Info.plist",
                "\(appex)/TicketsExtension", "\(appex)/Tickets_Core.resources", "\(appex)/Tickets_Core.resources/a.txt",
                "\(appex)/libTickets.so", "\(appex)/words.txt", "en.lproj", "en.lproj/AppIntentVocabulary.plist",
            ])
        let inspection = BundleInspection(of: bundle, locale: Locale(identifier: "en_US"))
        #expect(inspection.problems.isEmpty, "\(inspection.problems)")
        let app = try #require(inspection.bundle)
        #expect(app.description.id == "org.example.Box-Tickets" && app.description.name == "Box Tickets")
        #expect(app.executable?.lastPathComponent == "Box Office")
        #expect(app.intentsExtensions.first?.identifier == "org.example.Box-Tickets.TicketsExtension")
        for list in ["Info.plist", "\(appex)/Info.plist"] {
            #expect(try !String(contentsOf: bundle.appendingPathComponent(list), encoding: .utf8).contains("$("))
        }
    }

    @Test("definition files of the extension's sources go to the app, and the app's own files stay")
    func documents() throws {
        var assembly = try assembly([
            "Extension/Soups.intentdefinition": .text("soups"), "Extension/de.lproj/Soups.strings": .text("suppen"),
            "App/Drinks.intentdefinition": .text("own"), "Kit/Drinks.intentdefinition": .text("other"),
        ])
        let package = assembly.folders.directory
        assembly.documents = [
            "Soups.intentdefinition": package.appending(path: "Extension/Soups.intentdefinition"),
            "de.lproj/Soups.strings": package.appending(path: "Extension/de.lproj/Soups.strings"),
            "Drinks.intentdefinition": package.appending(path: "Kit/Drinks.intentdefinition"),
        ]
        let bundle = try assembly.write(in: folder.url.appendingPathComponent("out"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: bundle.path).filter { !$0.hasSuffix(".lproj") }
        #expect(
            files.filter { $0.contains("Soups") || $0.contains("Drinks") }.sorted() == [
                "Drinks.intentdefinition", "Soups.intentdefinition", "de.lproj/Soups.strings",
            ])
        let drinks = try String(contentsOf: bundle.appendingPathComponent("Drinks.intentdefinition"), encoding: .utf8)
        #expect(drinks == "own")
    }

    @Test("links out of the folders, and pipes, do not keep the bundle from being made; it is refused, or lacks them")
    func oddFiles() throws {
        let bundle = try assembly(["App/x": .link("/etc/passwd"), "App/y": .pipe]).write(
            in: folder.url.appendingPathComponent("out"))
        let errors = BundleInspection(of: bundle, locale: Locale(identifier: "en_US")).errors
        #expect(errors.count == 1 && errors.first?.message.contains("/etc/passwd") == true)
    }

    @Test("a program that was not built, and a property list that is none, are errors")
    func missing() throws {
        var unbuilt = try assembly()
        unbuilt.app?.file = folder.url.appendingPathComponent("no such program")
        #expect(throws: (any Error).self) { try unbuilt.write(in: folder.url.appendingPathComponent("one")) }
        let broken = try assembly(["Extension/Info.plist": .text("hello")])
        #expect(throws: AppBundleError.self) { try broken.write(in: folder.url.appendingPathComponent("two")) }
    }
}
