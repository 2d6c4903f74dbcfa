import AppBundles
import AppLibrary
import Foundation
import HandlerCheck
import IntentSchema

/// The files of an app, in a package or in a bundle.
struct BundleFiles {
    let layout: BundleLayout

    /// The problems found in a bundle, whose handlers are in programs.
    func findings() -> [Finding] {
        let catalogue = DefinedCatalogue(.system, addingIntentsOf: [layout.directory]).catalogue
        let known = Set(catalogue.intents.keys)
        return findings(BundleCheck(catalogue: catalogue, known: known, handled: known)).filter { $0.kind != .notDeclared }
    }

    /// The problems found.
    func findings(_ check: BundleCheck) -> [Finding] {
        let inspection = BundleInspection(of: layout.directory, locale: Locale(identifier: "en_US"))
        let odd = inspection.problems.map {
            Finding($0.severity == .error ? .error : .warning, .bundle, file: $0.file, message: PrintableText.of($0.message))
        }
        guard let bundle = inspection.bundle else { return odd }
        let vocabulary = layout.app.appending(path: "AppIntentVocabulary.plist").path
        let declared = DeclaredBundle(
            lists: Self.lists(of: bundle), vocabularyFile: FileManager.default.fileExists(atPath: vocabulary) ? vocabulary : nil,
            vocabularyParameters: Set(bundle.description.vocabulary.flatMap(\.parameters)).sorted())
        return check.findings(in: declared) + odd
    }

    /// The lists of intents of the extension and of the app.
    private static func lists(of bundle: AppBundle) -> [DeclaredBundle.IntentList] {
        let own = bundle.intentsExtensions.map { ($0.folder, $0.intents) }
        return (own + [(bundle.layout.app, bundle.inAppIntents)]).map { folder, intents in
            DeclaredBundle.IntentList(file: folder.appending(path: BundleLayout.propertyList).path, intents: intents)
        }
    }
}
