import CompactCoding
public import Foundation
public import Learning
public import Understanding

extension LanguagePack {
    /// The file of the learned model included in the pack; `nil` if it has none.
    public var modelFile: URL? {
        let file = directory.appendingPathComponent("model.errandmodel")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// The annotator for the request model: its features of a sentence besides the words.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong with it.
    public func annotator() throws -> RequestAnnotator {
        let words = try cached("annotator", from: ["lists", "word-classes.txt"]) {
            ModelWords(lists: PhraseLists(try lists()), classes: WordClasses(lines: try text("word-classes.txt")))
        }
        return RequestAnnotator(try recognisers(), lists: words.lists, classes: words.classes)
    }

    /// Opens the learned model included in the pack; `nil` if it has none.
    ///
    /// - Throws: `ModelError` if the file is damaged, `LanguagePackError` if it was trained with another annotator.
    public func model() throws -> LearnedModel? { try model(annotator: annotator()) }

    /// Opens the learned model included in the pack, with an annotator returned by `annotator()`.
    public func model(annotator: RequestAnnotator) throws -> LearnedModel? {
        guard let file = modelFile else { return nil }
        let model = try LearnedModel(contentsOf: file, annotator: annotator.annotator, intact: cache)
        guard model.annotatorName == RequestAnnotator.name else {
            throw LanguagePackError(
                "the model of language '\(language)' was trained with the annotator '\(model.annotatorName)', not "
                    + "'\(RequestAnnotator.name)'; train it anew with Scripts/train-model")
        }
        return model
    }

    /// Opens the learned model of utterances while a question is open; `nil` if the language has none.
    ///
    /// - Parameter annotator: The annotator of the request model.
    /// - Throws: `ModelError` if the file is damaged.
    public func turns(annotator: @escaping Annotator) throws -> LearnedModel? {
        let file = directory.appendingPathComponent("turns.errandmodel")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try LearnedModel(contentsOf: file, annotator: annotator, intact: cache)
    }

    /// The first bytes of the model's file, which identify it; `nil` if there is no model.
    ///
    /// - Throws: If the file cannot be read.
    public func modelHeader(length: Int) throws -> Data? {
        guard let modelFile else { return nil }
        let file = try FileHandle(forReadingFrom: modelFile)
        defer { try? file.close() }
        return try file.read(upToCount: length)
    }
}

/// The lists that the annotator uses.
private struct ModelWords: Archivable {
    var lists: PhraseLists
    var classes: WordClasses

    static var blank: ModelWords { ModelWords(lists: .blank, classes: .blank) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&lists)
        try archive.part(&classes)
    }
}
