extension DatabaseSchema {
    /// Which node has a conversation, which made a call, and which run: a node does until `expires`, in seconds since 1970 by the database's clock.
    /// It is renewed for `lasts` seconds at a time, so that a clock that was put back does not keep it alive for long.
    static let version4 = [
        "ALTER TABLE errand_conversation ADD COLUMN IF NOT EXISTS node text",
        "ALTER TABLE errand_conversation ADD COLUMN IF NOT EXISTS fence bigint NOT NULL DEFAULT 0",
        "ALTER TABLE errand_receipt ADD COLUMN IF NOT EXISTS node text",
        """
        CREATE TABLE IF NOT EXISTS errand_node (
            id text PRIMARY KEY,
            expires double precision NOT NULL,
            lasts double precision NOT NULL
        )
        """,
    ]
}
