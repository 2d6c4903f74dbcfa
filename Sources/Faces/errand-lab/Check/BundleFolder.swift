import AppBundles
import Foundation
import HandlerCheck

/// The property lists of apps in a folder.
struct BundleFolder {
    let folder: URL

    /// The problems found, by path.
    func findings(_ check: BundleCheck) -> [Finding] {
        bundles.flatMap { findings(in: $0, check) }
    }

    /// The folders with an app's property lists (`App/Info.plist`), by path, except hidden folders and nested packages.
    private var bundles: [URL] {
        let files = FileManager.default
        guard let walk = files.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else {
            return []
        }
        var found: [URL] = []
        for case let url as URL in walk {
            if files.fileExists(atPath: url.appending(path: "Package.swift").path) { walk.skipDescendants() }
            let parent = url.deletingLastPathComponent()
            guard url.lastPathComponent == "Info.plist", parent.lastPathComponent == "App" else { continue }
            found.append(parent.deletingLastPathComponent())
        }
        return found.sorted { $0.path < $1.path }
    }

    private func findings(in directory: URL, _ check: BundleCheck) -> [Finding] {
        do {
            let bundle = try AppBundle(directory: directory, locale: Locale(identifier: "en_US"))
            let list = { (name: String, intents: [String]) in
                DeclaredBundle.IntentList(file: directory.appending(path: name).path, intents: intents)
            }
            let lists = (bundle.intentsExtension.map { [list("Extension/Info.plist", $0.intents)] } ?? [])
            let vocabulary = directory.appending(path: "App/AppIntentVocabulary.plist").path
            return check.findings(
                in: DeclaredBundle(
                    lists: lists + [list("App/Info.plist", bundle.inAppIntents)],
                    vocabularyFile: FileManager.default.fileExists(atPath: vocabulary) ? vocabulary : nil,
                    vocabularyParameters: Set(bundle.description.vocabulary.flatMap(\.parameters)).sorted(),
                    warnings: bundle.warnings))
        } catch {
            return [Finding(.error, .bundle, file: directory.path, message: "\(error)")]
        }
    }
}
