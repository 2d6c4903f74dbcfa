import GRDB
import Store

extension SQLiteStore {
    public func value(of setting: String) async throws -> String? {
        try await access.read { database in
            try String.fetchOne(database, sql: "SELECT value FROM setting WHERE name = ?", arguments: [setting])
        }
    }

    public func set(_ setting: String, to value: String?) async throws {
        try StoreInput.check(setting, "a setting's name", mayBeEmpty: false)
        try StoreInput.check(value ?? "", "a setting's value")
        try await access.write { database in
            if let value {
                try database.execute(
                    sql: "INSERT INTO setting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2",
                    arguments: [setting, value])
            } else {
                try database.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [setting])
            }
        }
    }

    public func settings() async throws -> [String: String] {
        try await access.read { database in
            var settings: [String: String] = [:]
            let rows = try Row.fetchCursor(database, sql: "SELECT name, value FROM setting")
            while let row = try rows.next() { settings[try row.checked(0)] = try row.checked(1) as String }
            return settings
        }
    }
}
