import Foundation
public import Learning
import Understanding

extension LanguagePack {
    /// The model of requests that comes with the pack, with the recognisers and lists that it was trained with; `nil` where the pack
    /// has none.
    ///
    /// - Throws: `ModelError` when the file is damaged, `LanguagePackError` when it was made for another version.
    public func model() throws -> LearnedModel? {
        let file = directory.appendingPathComponent("model.errandmodel")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let model = try LearnedModel(contentsOf: file, annotator: RequestAnnotator(lists: try lists()).annotator)
        guard model.annotatorName == RequestAnnotator.name else {
            throw LanguagePackError(
                "the model of language '\(language)' was trained with '\(model.annotatorName)', this version reads with "
                    + "'\(RequestAnnotator.name)'; train it again with Scripts/train-model")
        }
        return model
    }
}
