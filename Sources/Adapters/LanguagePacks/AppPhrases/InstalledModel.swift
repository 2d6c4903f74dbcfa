public import Foundation
public import IntentSchema
public import Learning
import TextTokens

/// The language's model extended with the phrases of the installed apps, cached in a file until the model or the phrases
/// change.
public struct InstalledModel: Sendable {
    private let folder: URL
    /// The maximum number of obsolete model files to keep, the newest ones.
    private static let mostKept = 4

    private let intact: (any IntactFiles)?
    /// Identifies the program, which affects what is learned from phrases.
    private let program: UInt64
    /// The length of the prefix that identifies a model file: its first bytes contain the checksum.
    public static let headerLength = 4_096

    /// - Parameters:
    ///   - folder: The folder for learned models; it is created when needed.
    ///   - program: Identifies the program; models learned by another one are not used.
    ///   - intact: The files that need not be checked for damage again; `nil` always checks.
    public init(folder: URL, program: UInt64 = 0, intact: (any IntactFiles)? = nil) {
        self.folder = folder
        self.intact = intact
        self.program = program
    }

    /// The model for these apps; the base itself if they have no phrases.
    ///
    /// A file that cannot be read or written only costs time: the phrases are learned again.
    ///
    /// - Parameters:
    ///   - base: The model included in the language pack.
    ///   - annotator: The annotator of the base.
    /// - Throws: `TrainingError` if the phrases cannot be learned.
    public func model(for apps: [AppDescription], base: LearnedModel, annotator: @escaping Annotator) throws -> LearnedModel {
        try model(for: apps, header: base.data.prefix(Self.headerLength), annotator: annotator) { base }
    }

    /// The model for these apps, without opening the base if a cached file exists.
    ///
    /// - Parameters:
    ///   - header: The first `headerLength` bytes of the base's file.
    ///   - annotator: The annotator of the base.
    ///   - base: Opens the model included in the language pack.
    /// - Throws: `TrainingError` if the phrases cannot be learned, and what `base` throws.
    public func model(
        for apps: [AppDescription], header: Data, annotator: @escaping Annotator, base: () throws -> LearnedModel
    ) throws -> LearnedModel {
        guard apps.contains(where: \.hasPhrases) else { return try base() }
        let file = folder.appending(path: "\(key(header, apps)).errandmodel")
        if Self.isEmpty(file) { return try base() }
        // If the file is unusable for any reason, learning again gives the same model.
        if let kept = try? LearnedModel(contentsOf: file, annotator: annotator, intact: intact) { return kept }
        var phrases = AppPhrases()
        for app in apps { phrases.add(app) }
        let base = try base()
        guard let model = try Self.learned(phrases.sentences, base) else {
            keep(Data(), in: file)
            return base
        }
        keep(model.data, in: file)
        // A mapped model's memory can be reclaimed by the system.
        return (try? LearnedModel(contentsOf: file, annotator: annotator, intact: intact)) ?? model
    }

    /// The base extended by the sentences; `nil` if they add nothing.
    private static func learned(_ sentences: [AnnotatedSentence], _ base: LearnedModel) throws -> LearnedModel? {
        // Sentences that are already understood correctly add nothing, and a few examples would only degrade well-trained
        // intents.
        let sentences = sentences.filter { base.intents(of: TokenisedText($0.text)).first?.intent != $0.intent }
        guard !sentences.isEmpty else { return nil }
        let known = Set(base.intentNames)
        return try base.adding(
            sentences.map { sentence in
                var sample = sentence.sample
                // Examples of system intents mark at most the app's own words; that other words are unmarked does not mean that
                // they fill no slot.
                sample.marksSlots = sentence.intent.map { !known.contains($0) } ?? false
                return sample
            })
    }

    /// Whether the file is empty, which records that the phrases add nothing.
    private static func isEmpty(_ file: URL) -> Bool {
        // A file that cannot be examined counts as missing.
        (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) == 0
    }

    /// A name derived from this base and these phrases: FNV-1a over the base's header, the program and the phrases.
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
            // An unwritable folder only disables caching.
            return
        }
    }

    private func removeOld() {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        // Files that cannot be listed or removed are left for the next time.
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
