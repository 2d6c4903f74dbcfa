import Store

extension PostgresStore {
    public func value(of setting: String, for person: String) async throws -> String? {
        try await read { connection in
            try connection.run("SELECT value FROM errand_setting WHERE person = $1 AND name = $2", [person, setting])
                .first?.checked(0)
        }
    }

    public func set(_ setting: String, to value: String?, for person: String) async throws {
        try StoreInput.check(person: person)
        try StoreInput.check(setting, "a setting's name", mayBeEmpty: false)
        try StoreInput.check(value ?? "", "a setting's value")
        try await write { connection -> Void in
            if let value {
                try connection.run(
                    """
                    INSERT INTO errand_setting (person, name, value) VALUES ($1, $2, $3)
                    ON CONFLICT (person, name) DO UPDATE SET value = excluded.value
                    """, [person, setting, value])
            } else {
                try connection.run("DELETE FROM errand_setting WHERE person = $1 AND name = $2", [person, setting])
            }
        }
    }

    public func settings(for person: String) async throws -> [String: String] {
        try await read { connection in
            var settings: [String: String] = [:]
            for row in try connection.run("SELECT name, value FROM errand_setting WHERE person = $1", [person]) {
                settings[try row.checked(0)] = try row.checked(1, as: String.self)
            }
            return settings
        }
    }
}
