extension DatabaseSchema {
    /// Trails of what was confirmed and handled. Those of people who were erased have no row in the first table, and no salts and contents.
    static let version3 = [
        """
        CREATE TABLE IF NOT EXISTS errand_audit_trail (
            person text PRIMARY KEY,
            trail text NOT NULL
        )
        """,
        """
        CREATE TABLE IF NOT EXISTS errand_audit (
            trail text NOT NULL,
            number bigint NOT NULL,
            salt bytea,
            content bytea,
            digest bytea NOT NULL,
            previous bytea NOT NULL,
            hash bytea NOT NULL,
            PRIMARY KEY (trail, number)
        )
        """,
    ]
}
