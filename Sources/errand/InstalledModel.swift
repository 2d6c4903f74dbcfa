import Evaluation
import Foundation
import IntentSchema
import LanguagePacks
import Learning

/// The model that comes with Errand, with the phrases of the installed apps learned as well.
enum InstalledModel {
    /// Learns what apps bring along once, and keeps the result in the folder until other phrases or another model come.
    ///
    /// - Returns: `nil` where the language has no model.
    static func load(_ pack: LanguagePack, apps: [AppDescription], cache: URL?) throws -> LearnedModel? {
        guard let shipped = try pack.model() else { return nil }
        var phrases = AppPhrases()
        for app in apps { phrases.add(app) }
        guard !phrases.sentences.isEmpty else { return shipped }
        let samples = phrases.sentences.map(ModelTraining.sample)
        let file = cache?.appending(path: "\(name(shipped, samples)).errandmodel")
        if let file, let known = try? LearnedModel(contentsOf: file, annotator: shipped.annotator) { return known }
        let model = try shipped.adding(samples)
        if let cache, let file { keep(model, in: cache, as: file) }
        return model
    }

    /// A model that cannot be kept is learned again next time.
    private static func keep(_ model: LearnedModel, in cache: URL, as file: URL) {
        let files = FileManager.default
        for old in (try? files.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)) ?? []
        where old.pathExtension == file.pathExtension { try? files.removeItem(at: old) }
        try? files.createDirectory(at: cache, withIntermediateDirectories: true)
        try? model.write(to: file)
    }

    /// The same for the same model and phrases.
    private static func name(_ model: LearnedModel, _ samples: [Sample]) -> String {
        let sentences = samples.map { sample in
            ParameterValue.list(
                [.string(sample.text), .string(sample.intent ?? "")]
                    + sample.slots.flatMap { [.string($0.name), .integer($0.start), .integer($0.end)] })
        }
        return Record("Phrases", ["model": .string(model.checksum), "sentences": .list(sentences)]).digest
    }
}
