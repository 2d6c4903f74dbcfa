import Foundation
import IntentSchema

/// Responses cached in memory and, if there is a folder, on disk: one file per query.
struct AnswerCache {
    private struct Entry: Codable {
        var question: String
        var time: Date
        var records: [Record]
    }

    private static let mostEntries = 2_000

    private let folder: URL?
    private let lifetime: Double
    private var entries: [String: Entry] = [:]
    private var hasPruned = false

    init(folder: URL?, lifetime: Duration) {
        self.folder = folder
        self.lifetime = lifetime / .seconds(1)
    }

    /// The cached response, if it has not expired; otherwise `nil`.
    mutating func answer(to question: String, now: Date) -> [Record]? {
        let entry = entries[question] ?? file(question).flatMap(read)
        guard let entry, entry.question == question, now.timeIntervalSince(entry.time) < lifetime else { return nil }
        entries[question] = entry
        return entry.records
    }

    /// Caches a response. A write error is ignored: the response is still returned.
    mutating func keep(_ records: [Record], of question: String, now: Date) {
        if entries.count >= Self.mostEntries { entries.removeAll() }
        let entry = Entry(question: question, time: now, records: records)
        entries[question] = entry
        guard let folder, let file = file(question), let content = try? JSONEncoder().encode(entry) else { return }
        // The folder reveals where the person goes, so only the owner can read it.
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        prune(folder, now: now)
        try? content.write(to: file, options: .atomic)
    }

    private func read(_ file: URL) -> Entry? {
        // A file that is damaged or of another version is fetched again.
        guard let content = try? Data(contentsOf: file) else { return nil }
        return try? JSONDecoder().decode(Entry.self, from: content)
    }

    private func file(_ question: String) -> URL? {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in question.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return folder?.appending(path: "\(String(hash, radix: 16)).json")
    }

    /// Removes expired files, once per run.
    private mutating func prune(_ folder: URL, now: Date) {
        guard !hasPruned else { return }
        hasPruned = true
        let key = URLResourceKey.contentModificationDateKey
        // If the folder cannot be listed, nothing is removed.
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [key])) ?? []
        let dated = files.filter { $0.pathExtension == "json" }.map { file in
            (file, (try? file.resourceValues(forKeys: [key]).contentModificationDate) ?? .distantPast)
        }.sorted { $0.1 > $1.1 }
        for (place, (file, date)) in dated.enumerated() where place >= Self.mostEntries || now.timeIntervalSince(date) > lifetime
        {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
