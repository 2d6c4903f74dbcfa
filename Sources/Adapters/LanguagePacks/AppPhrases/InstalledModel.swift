public import Foundation
public import IntentSchema
public import Learning
import TextTokens

/// The language's model with the phrases of the apps that are installed, kept in a file until model or phrases change.
public struct InstalledModel: Sendable {
    private let folder: URL
    /// Files of models that nobody needs any more are left to this number, the newest.
    private static let mostKept = 4

    private let intact: (any IntactFiles)?
    /// Identifies the program, which decides what is learned from phrases.
    private let program: UInt64
    /// How much of a model's file tells it from others: its checksum stands in its first bytes.
    public static let headerLength = 4_096

    /// - Parameters:
    ///   - folder: Where the learned files are kept; it is made when there is something to keep.
    ///   - program: Identifies the program; what another one learned is not used.
    ///   - intact: The files that need not be checked for damage again; `nil` checks always.
    public init(folder: URL, program: UInt64 = 0, intact: (any IntactFiles)? = nil) {
        self.folder = folder
        self.intact = intact
        self.program = program
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
        try model(for: apps, header: base.data.prefix(Self.headerLength), annotator: annotator) { base }
    }

    /// The model for these apps, without opening the base where the file is there.
    ///
    /// - Parameters:
    ///   - header: The first `headerLength` bytes of the base's file.
    ///   - annotator: The one that the base is read with.
    ///   - base: Opens the model that comes with the language.
    /// - Throws: `TrainingError` when the phrases cannot be learned, and what `base` throws.
    public func model(
        for apps: [AppDescription], header: Data, annotator: @escaping Annotator, base: () throws -> LearnedModel
    ) throws -> LearnedModel {
        guard apps.contains(where: \.hasPhrases) else { return try base() }
        let file = folder.appending(path: "\(key(header, apps)).errandmodel")
        if Self.isEmpty(file) { return try base() }
        // Whatever is wrong with the file, learning gives the same model.
        if let kept = try? LearnedModel(contentsOf: file, annotator: annotator, intact: intact) { return kept }
        var phrases = AppPhrases()
        for app in apps { phrases.add(app) }
        let base = try base()
        guard let model = try Self.learned(phrases.sentences, base) else {
            keep(Data(), in: file)
            return base
        }
        keep(model.data, in: file)
        // A model that lies in a file takes no memory that others could not have.
        return (try? LearnedModel(contentsOf: file, annotator: annotator, intact: intact)) ?? model
    }

    /// The base with what the sentences teach; `nil` where they teach nothing.
    private static func learned(_ sentences: [AnnotatedSentence], _ base: LearnedModel) throws -> LearnedModel? {
        // What is read right already has nothing to teach, and few examples would only blur what many taught.
        let sentences = sentences.filter { base.intents(of: TokenisedText($0.text)).first?.intent != $0.intent }
        guard !sentences.isEmpty else { return nil }
        let known = Set(base.intentNames)
        return try base.adding(
            sentences.map { sentence in
                var sample = sentence.sample
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

    /// A name for exactly this base with these phrases: FNV-1a over the base's header, the program and the phrases.
    private func key(_ header: Data, _ apps: [AppDescription]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
        func add(_ texts: [String]) { for text in texts + ["\u{1}"] { add(Array(text.utf8) + [0]) } }
        add(header)
        withUnsafeBytes(of: program.littleEndian) { add($0) }
        for app in apps {
            add([app.id, app.name] + app.synonyms)
            for intent in app.examples.keys.sorted() { add([intent] + (app.examples[intent] ?? [])) }
            for item in app.vocabulary { for texts in [item.parameters, item.phrases, item.examples] { add(texts) } }
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

extension AppDescription {
    /// Whether there is anything to learn from.
    fileprivate var hasPhrases: Bool { !examples.isEmpty || vocabulary.contains { !$0.examples.isEmpty } }
}
