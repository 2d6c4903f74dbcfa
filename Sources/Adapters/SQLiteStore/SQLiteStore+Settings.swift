import GRDB
import Store

extension SQLiteStore {
    public func value(of setting: String, for person: String) async throws -> String? {
        try await access.read { database in
            try String.fetchOne(
                database, sql: "SELECT value FROM setting WHERE person = ? AND name = ?", arguments: [person, setting])
        }
    }

    public func set(_ setting: String, to value: String?, for person: String) async throws {
        try StoreInput.check(person: person)
        try StoreInput.check(setting, "a setting's name", mayBeEmpty: false)
        try StoreInput.check(value ?? "", "a setting's value")
        try await access.write { database in
            if let value {
                try database.execute(
                    sql: """
                        INSERT INTO setting (person, name, value) VALUES (?1, ?2, ?3)
                        ON CONFLICT (person, name) DO UPDATE SET value = ?3
                        """, arguments: [person, setting, value])
            } else {
                try database.execute(sql: "DELETE FROM setting WHERE person = ? AND name = ?", arguments: [person, setting])
            }
        }
    }

    public func settings(for person: String) async throws -> [String: String] {
        try await access.read { database in
            var settings: [String: String] = [:]
            let rows = try Row.fetchCursor(database, sql: "SELECT name, value FROM setting WHERE person = ?", arguments: [person])
            while let row = try rows.next() { settings[try row.checked(0)] = try row.checked(1) as String }
            return settings
        }
    }
}
