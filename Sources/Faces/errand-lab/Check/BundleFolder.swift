import AppBundles
import CommandSupport
import Foundation
import HandlerCheck
import IntentSchema

/// The property lists of apps in a folder, or a bundle.
struct BundleFolder {
    let folder: URL

    /// The problems found, by path.
    func findings(_ check: BundleCheck) -> [Finding] {
        AppFolders.all(in: folder).flatMap { Self.findings(in: $0, check) }
    }

    /// The problems found in a bundle, whose handlers are not known.
    static func findings(inBundle bundle: BundleLayout) -> [Finding] {
        let known = Set(Catalogue.system.intents.keys)
        return findings(in: bundle, BundleCheck(catalogue: .system, known: known, handled: known), knowsHandlers: false)
    }

    private static func findings(
        in layout: BundleLayout, _ check: BundleCheck, knowsHandlers: Bool = true
    ) -> [Finding] {
        let inspection = BundleInspection(of: layout.directory, locale: Locale(identifier: "en_US"))
        let odd = inspection.problems.map {
            Finding($0.severity == .error ? .error : .warning, .bundle, file: $0.file, message: $0.message)
        }
        guard let bundle = inspection.bundle else { return odd }
        let vocabulary = layout.app.appending(path: "AppIntentVocabulary.plist").path
        let declared = DeclaredBundle(
            lists: lists(of: bundle), vocabularyFile: FileManager.default.fileExists(atPath: vocabulary) ? vocabulary : nil,
            vocabularyParameters: Set(bundle.description.vocabulary.flatMap(\.parameters)).sorted())
        return check.findings(in: declared).filter { knowsHandlers || $0.kind != .notDeclared } + odd
    }

    /// The lists of intents of the extension and of the app.
    private static func lists(of bundle: AppBundle) -> [DeclaredBundle.IntentList] {
        let own = bundle.intentsExtension.map { ($0.folder, $0.intents) }
        return ([own].compactMap { $0 } + [(bundle.layout.app, bundle.inAppIntents)]).map { folder, intents in
            DeclaredBundle.IntentList(file: folder.appending(path: BundleLayout.propertyList).path, intents: intents)
        }
    }
}
