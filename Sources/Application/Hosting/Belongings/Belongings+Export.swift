public import Foundation
import IntentSchema
import Store

extension Belongings {
    /// The version of the format, see Documentation/PersonalData.md.
    private static let version = 1

    /// Writes everything that is kept of the person. The name is taken only when all has been written.
    ///
    /// - Parameters:
    ///   - target: a file that ends in `.json`, in which files are quoted in Base64; or else a folder with `data.json` and the files
    ///     themselves. There must be nothing yet. Only its owner can read it.
    ///   - now: when it is written.
    /// - Returns: what was written.
    /// - Throws: `StoreError`, with `full` or `unavailable` if it cannot be written; then there is nothing.
    @discardableResult
    public func export(to target: URL, at now: Date) async throws -> Summary {
        do { return try await write(to: target, at: now) } catch let error as CocoaError {
            let isFull = error.code == .fileWriteOutOfSpace
            let advice =
                isFull
                ? "there is no space left; free some, or write to another disk"
                : "check that its folder exists and may be written"
            throw StoreError(
                isFull ? .full : .unavailable, "the export '\(target.path)' cannot be written: \(advice). Nothing was changed",
                cause: error)
        }
    }

    private func write(to target: URL, at now: Date) async throws -> Summary {
        guard (try? FileManager.default.attributesOfItem(atPath: target.path)) == nil else {
            throw StoreError(.unavailable, "'\(target.path)' exists already and was not changed; choose another name")
        }
        let summary = try await summary()
        let isFile = target.pathExtension == "json"
        let folder = target.deletingLastPathComponent()
        let unnamed = folder.appending(path: ".errand-export-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: unnamed, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: unnamed) }  // What is left behind has no lasting name.
        let document = unnamed.appending(path: "data.json")
        try Self.write(try await text(at: now) { try exported($0, as: $1, quoted: isFile, in: unnamed) }, to: document)
        try FileManager.default.moveItem(at: isFile ? document : unnamed, to: target)
        return summary
    }

    /// Everything that is kept of the person, as one JSON document in which files are quoted in Base64.
    ///
    /// - Parameter now: when it is written.
    /// - Throws: `StoreError`, or an error of the file system.
    public func exported(at now: Date) async throws -> Data {
        try await text(at: now) { try Self.quoted($0, as: $1) }
    }

    private func text(at now: Date, _ exported: (_ file: URL, _ path: String) throws -> JSONValue) async throws -> Data {
        var fields = try await document(at: now)
        fields["files"] = .array(try files().map { try exported($0.url, $0.path) })
        return JSONValue.object(fields).text
    }

    private static func write(_ text: Data, to file: URL) throws {
        let isWritten = FileManager.default.createFile(atPath: file.path, contents: text, attributes: [.posixPermissions: 0o600])
        guard isWritten else {
            throw StoreError(.unavailable, "'\(file.path)' cannot be written; check the folder and the space on its disk")
        }
    }

    private func exported(_ file: URL, as path: String, quoted isQuoted: Bool, in folder: URL) throws -> JSONValue {
        guard !isQuoted else { return try Self.quoted(file, as: path) }
        let copy = folder.appending(path: "files/\(path)")
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try FileManager.default.copyItem(at: file, to: copy)
        return ["path": .string(path)]
    }

    private static func quoted(_ file: URL, as path: String) throws -> JSONValue {
        ["path": .string(path), "contents": .string(try Data(contentsOf: file).base64EncodedString())]
    }

    // MARK: The document

    private func document(at now: Date) async throws -> [String: JSONValue] {
        var fields: [String: JSONValue] = [
            "format": "errand personal data", "version": .integer(Self.version), "person": .string(person),
            "exported": now.exported, "conversations": .array(try await conversations()),
            "contacts": .array(try await store.contacts(of: person).map(\.exported)),
            "settings": .object(try await store.settings(for: person).mapValues { .string($0) }),
            "shortcuts": .array(try await store.shortcuts(of: person).map(\.exported)),
            "appointments": .array(try await store.appointments(of: person, limit: .max).map(\.exported)),
            "donations": .array(try await store.donations(of: nil, for: person, limit: .max).map(\.exported)),
            "supplies": .array(
                try await store.supplies(for: person).map {
                    ["app": .string($0.app), "kind": .string($0.kind), "content": $0.content]
                }),
            "tokens": .array(try await store.tokens(of: person).map(\.exported)),
        ]
        if let trail = try await store.auditTrails().first(where: { $0.person == person }) {
            fields["audit"] = [
                "trail": .string(trail.id), "records": .array(try await store.auditRecords(of: trail.id).map(\.exported)),
            ]
        }
        fields["profile"] = try await store.people().first { $0.id == person }?.exported
        fields["permissions"] = .object(
            permissions().mapValues { answers in
                .object(Dictionary(uniqueKeysWithValues: answers.map { ($0.key.rawValue, .bool($0.value)) }))
            })
        return fields
    }

    private func conversations() async throws -> [JSONValue] {
        let receipts = Dictionary(grouping: try await store.receipts(of: person), by: \.conversation)
        var conversations: [JSONValue] = []
        for known in try await store.conversations(of: person, limit: .max) {
            conversations.append([
                "id": .string(known.id), "started": known.startTime.exported, "ended": known.lastTime.exported,
                "entries": .array(try await store.entries(of: known.id, for: person).map(\.exported)),
                "snapshot": try await store.snapshot(of: known.id, for: person).map {
                    ["sequence": .integer($0.sequence), "content": $0.payload.exported]
                },
                "pending": .array(
                    try await store.pendingWork(of: known.id, for: person).map {
                        [
                            "kind": .string($0.kind.rawValue), "key": .string($0.key), "time": $0.time.exported,
                            "content": $0.payload.exported,
                        ]
                    }),
                "receipts": .array(receipts[known.id, default: []].map(\.exported)),
            ])
        }
        return conversations
    }
}

extension Date {
    /// ISO 8601, in UTC, with milliseconds.
    fileprivate var exported: JSONValue { .string(formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))) }
}

extension JournalPayload {
    /// The value; as text if it is not JSON, `nil` if there is none.
    fileprivate var exported: JSONValue? {
        let text = text
        guard !text.isEmpty else { return nil }
        return (try? JSONValue(text: text)) ?? .string(String(decoding: text, as: UTF8.self))
    }
}

extension JournalEntry {
    fileprivate var exported: JSONValue {
        ["sequence": .integer(sequence), "time": time.exported, "kind": .string(kind), "content": payload.exported]
    }
}

extension Receipt {
    fileprivate var exported: JSONValue {
        [
            "operation": .string(operation), "app": .string(app), "intent": .string(intent), "digest": .string(digest),
            "time": time.exported, "answer": answer?.exported,
        ]
    }
}

extension Contact {
    fileprivate var exported: JSONValue {
        var fields = StoredContact(self).json.fields ?? [:]
        fields["id"] = .string(id)
        if isMe { fields["isMe"] = .bool(true) }
        return .object(fields)
    }
}

extension Shortcut {
    fileprivate var exported: JSONValue {
        [
            "id": .string(id), "phrase": .string(phrase), "app": app.map { .string($0) }, "content": content.json,
            "source": .string(source.rawValue), "time": time.exported,
        ]
    }
}

extension Appointment {
    fileprivate var exported: JSONValue {
        [
            "kind": .string(kind.rawValue), "app": .string(app), "key": .string(key), "time": time.exported,
            "content": content.json,
        ]
    }
}

extension Donation {
    fileprivate var exported: JSONValue {
        ["app": .string(app), "time": time.exported, "origin": .string(origin.rawValue), "content": content.json]
    }
}

extension AccessToken {
    /// Without the digest of the secret, by which nobody learns anything.
    fileprivate var exported: JSONValue {
        [
            "id": .string(id), "label": .string(label), "scopes": .array(scopes.map(\.rawValue).sorted().map { .string($0) }),
            "created": created.exported, "expires": expires?.exported,
        ]
    }
}

extension AuditRecord {
    fileprivate var exported: JSONValue {
        [
            "number": .integer(number), "salt": salt.map { .string($0.hexadecimal) },
            "content": content.map { .string(String(decoding: $0, as: UTF8.self)) }, "digest": .string(digest.hexadecimal),
            "previous": .string(previous.hexadecimal), "hash": .string(hash.hexadecimal),
        ]
    }
}

extension KnownPerson {
    fileprivate var exported: JSONValue {
        [
            "locale": .string(locale), "timeZone": .string(timeZone),
            "location": location.map { ["latitude": .number($0.latitude), "longitude": .number($0.longitude)] },
        ]
    }
}
