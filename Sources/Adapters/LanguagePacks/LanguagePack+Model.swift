import CompactCoding
public import Foundation
public import Learning
public import Understanding

extension LanguagePack {
    /// The file of the learned model that comes with the language; `nil` where it has none.
    public var modelFile: URL? {
        let file = directory.appendingPathComponent("model.errandmodel")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// What models of the language's requests are told of a sentence besides its words.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong with it.
    public func annotator() throws -> RequestAnnotator {
        let words = try cached("annotator", from: ["lists", "word-classes.txt"]) {
            ModelWords(lists: PhraseLists(try lists()), classes: WordClasses(lines: try text("word-classes.txt")))
        }
        return RequestAnnotator(try recognisers(), lists: words.lists, classes: words.classes)
    }

    /// Opens the learned model that comes with the language; `nil` where it has none.
    ///
    /// - Throws: `ModelError` when the file is damaged, `LanguagePackError` when it was trained with another annotator.
    public func model() throws -> LearnedModel? { try model(annotator: annotator()) }

    /// Opens the learned model that comes with the language, to be read with an annotator that `annotator()` gave.
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

    /// Opens the learned model of what is said while something is open; `nil` where the language has none.
    ///
    /// - Parameter annotator: That of the model of requests.
    /// - Throws: `ModelError` when the file is damaged.
    public func turns(annotator: @escaping Annotator) throws -> LearnedModel? {
        let file = directory.appendingPathComponent("turns.errandmodel")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try LearnedModel(contentsOf: file, annotator: annotator, intact: cache)
    }

    /// The first bytes of the model's file, which tell it from others; `nil` where there is no model.
    ///
    /// - Throws: When the file cannot be read.
    public func modelHeader(length: Int) throws -> Data? {
        guard let modelFile else { return nil }
        let file = try FileHandle(forReadingFrom: modelFile)
        defer { try? file.close() }
        return try file.read(upToCount: length)
    }
}

/// The lists that models are told of.
private struct ModelWords: Archivable {
    var lists: PhraseLists
    var classes: WordClasses

    static var blank: ModelWords { ModelWords(lists: .blank, classes: .blank) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&lists)
        try archive.part(&classes)
    }
}
