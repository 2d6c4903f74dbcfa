extension DatabaseSchema {
    /// What was confirmed and handed to apps, and their answers.
    static let version2 = [
        """
        CREATE TABLE IF NOT EXISTS errand_receipt (
            conversation text NOT NULL REFERENCES errand_conversation (id) ON DELETE CASCADE,
            operation text NOT NULL,
            person text NOT NULL,
            app text NOT NULL,
            intent text NOT NULL,
            digest text NOT NULL,
            time double precision NOT NULL,
            answer bytea,
            PRIMARY KEY (conversation, operation)
        )
        """,
        "CREATE INDEX IF NOT EXISTS errand_receipt_by_time ON errand_receipt (person, time)",
    ]
}
