import Foundation
import IntentSchema
import Store

/// Records of an audit trail as somebody has changed them.
struct Tampering {
    /// What was done.
    var name: String
    var records: [AuditRecord]
    /// The number of the record at which it is found; empty if it is found only by a hash that was known.
    var found: [Int]

    /// Everything that can be done to each record.
    static func all(of records: [AuditRecord]) -> [Tampering] {
        records.indices.flatMap { changes(of: records, at: $0) + moves(of: records, at: $0) }
    }

    private static func changes(of records: [AuditRecord], at place: Int) -> [Tampering] {
        let number = place + 1
        var all: [Tampering] = []
        func add(_ name: String, found: [Int]? = nil, _ change: (inout AuditRecord) -> Void) {
            var changed = records
            change(&changed[place])
            all.append(Tampering(name: "\(name) of \(number)", records: changed, found: found ?? [number]))
        }
        for byte in [0, 13, 31] {
            add("salt, byte \(byte)") { $0.salt?[byte] ^= 1 }
            add("digest, byte \(byte)") { $0.digest[byte] ^= 0x80 }
            add("previous, byte \(byte)") { $0.previous[byte] ^= 1 }
            add("hash, byte \(byte)") { $0.hash[byte] ^= 1 }
        }
        add("no salt") { $0.salt = nil }
        add("no content") { $0.content = nil }
        add("neither salt nor content") { ($0.salt, $0.content) = (nil, nil) }
        add("empty content") { $0.content = Data() }
        add("number far away") { $0.number += 100 }
        // A chain that was mended behind the change goes on being wrong at the next record, and at the end only a known hash shows it.
        let next = number < records.count ? [number + 1] : []
        for (field, content) in contents(of: records[place]) {
            add("\(field)") { $0.content = content }
            add("\(field), with its digest") { record in
                record.content = content
                record.digest = SHA256.digest(of: (record.salt ?? Data()) + content)
            }
            // Other people are not in this trail.
            add("\(field), with its digest and hash", found: field == "person" ? [number] : next) { record in
                record.content = content
                record.digest = SHA256.digest(of: (record.salt ?? Data()) + content)
                record.hash = record.expectedHash
            }
        }
        return all
    }

    /// The contents with one field changed, by its name.
    private static func contents(of record: AuditRecord) -> [(field: String, content: Data)] {
        guard let content = record.content, let fields = try? JSONValue(text: content).fields else { return [] }
        return fields.sorted { $0.key < $1.key }.map { name, value in
            var changed = fields
            switch (name, value) {
            case ("consent", _): changed[name] = value == "confirmed" ? "notNeeded" : "confirmed"
            case (_, .string(let text)): changed[name] = .string(text + "x")
            case (_, .number(let number)): changed[name] = .number(number + 1)
            default: changed[name] = .integer(7)
            }
            return (name, JSONValue.object(changed).text)
        }
    }

    private static func moves(of records: [AuditRecord], at place: Int) -> [Tampering] {
        let number = place + 1
        let isLast = number == records.count
        var all: [Tampering] = []
        var removed = records
        removed.remove(at: place)
        all.append(Tampering(name: "removed \(number)", records: removed, found: isLast ? [] : [number]))
        all.append(
            Tampering(name: "removed and renumbered \(number)", records: renumbered(removed), found: isLast ? [] : [number]))
        all.append(
            Tampering(
                name: "removed from \(number) on", records: Array(records[..<place]), found: place == 0 ? [1] : []))
        for source in records.indices {
            var inserted = records
            inserted.insert(records[source], at: place)
            // A record twice: the first is where it was.
            let found = source == place ? number + 1 : number
            all.append(Tampering(name: "\(source + 1) inserted at \(number)", records: renumbered(inserted), found: [found]))
        }
        for other in records.indices where other > place {
            var exchanged = records
            exchanged.swapAt(place, other)
            all.append(Tampering(name: "exchanged \(number) and \(other + 1)", records: renumbered(exchanged), found: [number]))
            var mended = renumbered(exchanged)
            mended[place].hash = mended[place].expectedHash
            all.append(Tampering(name: "exchanged \(number) and \(other + 1), rehashed", records: mended, found: [number]))
        }
        return all
    }

    private static func renumbered(_ records: [AuditRecord]) -> [AuditRecord] {
        records.enumerated().map { place, record in
            var record = record
            record.number = place + 1
            return record
        }
    }
}
