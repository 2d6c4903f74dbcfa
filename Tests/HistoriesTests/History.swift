import CommandSupport
import Dialogue
import Foundation
import Hosting
import IntentSchema
import Store
import Testing

/// A conversation that `Scripts/record-histories` recorded with a build of its time.
struct History: CustomTestStringConvertible, Sendable {
    let folder: String
    let name: String

    var testDescription: String { "\(folder)/\(name)" }

    /// The histories of every version of the format.
    static let all = ["1", "2", "3", "4", "5"].flatMap { folder in names(in: folder).map { History(folder: folder, name: $0) } }

    static func names(in folder: String) -> [String] {
        // A folder that cannot be read has no histories, which a test notices.
        let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
    }

    /// The entries, with payloads byte for byte as they were recorded.
    func entries() throws -> [JournalEntry] {
        let file = Self.root.appending(path: "\(folder)/\(name).jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let head = try JSONValue(text: Data(line.utf8))
            let payload = try #require(line.range(of: #""payload":"#))
            return JournalEntry(
                conversation: try head.field("conversation"), sequence: try head.field("sequence"), time: try head.field("time"),
                kind: try head.field("kind"), payload: JournalPayload(Data(line[payload.upperBound...].dropLast().utf8)))
        }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Histories")

    /// The setting in which they were recorded: the sample apps, and the policy of `errand chat`.
    static let dialogue = Result {
        let standard = HostConfiguration(directory: root, apps: [])
        return Dialogue(
            catalogue: .system, policy: standard.standardPolicy,
            apps: try BundledApps.descriptions(locale: Locale(identifier: "en_US")), person: "owner")
    }
}
