public import Foundation
public import IntentSchema
public import Learning
import TextTokens

/// The language's model with the phrases of the apps that are installed, kept in a file until model or phrases change.
public struct InstalledModel: Sendable {
    private let folder: URL
    /// Files of models that nobody needs any more are left to this number, the newest.
    private static let mostKept = 4

    /// - Parameter folder: Where the learned files are kept; it is made when there is something to keep.
    public init(folder: URL) {
        self.folder = folder
    }

    /// The model for these apps: the base itself where they bring no phrases.
    ///
    /// A file that cannot be read or written costs time, no more: the phrases are learned again.
    ///
    /// - Parameters:
    ///   - base: The model that comes with the language.
    ///   - annotator: The one that the base is read with.
    /// - Throws: `TrainingError` when the phrases cannot be learned.
    public func model(for apps: [AppDescription], base: LearnedModel, annotator: @escaping Annotator) throws -> LearnedModel {
        var phrases = AppPhrases()
        for app in apps { phrases.add(app) }
        guard !phrases.sentences.isEmpty else { return base }
        let file = folder.appending(path: "\(Self.key(base, phrases.sentences)).errandmodel")
        if Self.isEmpty(file) { return base }
        // Whatever is wrong with the file, learning gives the same model.
        if let kept = try? LearnedModel(contentsOf: file, annotator: annotator) { return kept }
        guard let model = try Self.learned(phrases.sentences, base) else {
            keep(Data(), in: file)
            return base
        }
        keep(model.data, in: file)
        return model
    }

    /// The base with what the sentences teach; `nil` where they teach nothing.
    private static func learned(_ sentences: [AnnotatedSentence], _ base: LearnedModel) throws -> LearnedModel? {
        // What is read right already has nothing to teach, and few examples would only blur what many taught.
        let sentences = sentences.filter { base.intents(of: TokenisedText($0.text)).first?.intent != $0.intent }
        guard !sentences.isEmpty else { return nil }
        let known = Set(base.intentNames)
        return try base.adding(
            sentences.map { sentence in
                var sample = ModelTraining.sample(sentence)
                // Examples of the system's intents mark an app's own words at most; what else they hold is no sign that it fills nothing.
                sample.marksSlots = sentence.intent.map { !known.contains($0) } ?? false
                return sample
            })
    }

    /// Whether the file tells, by having no bytes, that the phrases taught nothing.
    private static func isEmpty(_ file: URL) -> Bool {
        // What cannot be looked at is not there.
        (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) == 0
    }

    /// A name for exactly this base with these phrases: FNV-1a over the base's bytes and the sentences.
    private static func key(_ base: LearnedModel, _ sentences: [AnnotatedSentence]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        let add = { (byte: UInt8) in hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // The file's own checksum stands in its first bytes; reading all of them would load the whole model.
        for byte in base.data.prefix(4_096) { add(byte) }
        for sentence in sentences {
            for byte in "\(sentence.intent ?? "")\u{0}\(sentence.marked())\u{0}".utf8 { add(byte) }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private func keep(_ bytes: Data, in file: URL) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try bytes.write(to: file, options: .atomic)
            removeOld()
        } catch {
            // A folder that cannot be written is no reason not to understand.
            return
        }
    }

    private func removeOld() {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        // What cannot be listed or removed is left for the next time.
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
        let models = files.filter { $0.pathExtension == "errandmodel" }.map { file in
            (file, (try? file.resourceValues(forKeys: Set(keys)).contentModificationDate) ?? .distantPast)
        }
        for (file, _) in models.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.mostKept) {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
