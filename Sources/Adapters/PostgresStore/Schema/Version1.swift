extension DatabaseSchema {
    /// The tables of the first version. Times are in seconds since 2001.
    ///
    /// Every table's key begins with the conversation or the person that its rows belong to, so that a distributed database can keep these
    /// together. Where the order of texts matters, they are compared as bytes (`convert_to`), which no collation changes.
    static let version1 =
        journal + contributions + [
            """
            CREATE TABLE IF NOT EXISTS errand_contact (
                person text NOT NULL,
                id text NOT NULL,
                is_me boolean NOT NULL,
                content bytea NOT NULL,
                PRIMARY KEY (person, id)
            )
            """,
            "CREATE UNIQUE INDEX IF NOT EXISTS errand_contact_me ON errand_contact (person) WHERE is_me",
            """
            CREATE TABLE IF NOT EXISTS errand_setting (
                person text NOT NULL,
                name text NOT NULL,
                value text NOT NULL,
                PRIMARY KEY (person, name)
            )
            """,
            """
            CREATE TABLE IF NOT EXISTS errand_shortcut (
                person text NOT NULL,
                id text NOT NULL,
                phrase_key text NOT NULL,
                phrase text NOT NULL,
                app text,
                content bytea NOT NULL,
                source text NOT NULL,
                time double precision NOT NULL,
                PRIMARY KEY (person, id),
                UNIQUE (person, phrase_key)
            )
            """,
            """
            CREATE TABLE IF NOT EXISTS errand_appointment (
                person text NOT NULL,
                kind text NOT NULL,
                app text NOT NULL,
                key text NOT NULL,
                time double precision NOT NULL,
                content bytea NOT NULL,
                PRIMARY KEY (person, kind, app, key)
            )
            """,
            "CREATE INDEX IF NOT EXISTS errand_appointment_by_time ON errand_appointment (person, time)",
            """
            CREATE TABLE IF NOT EXISTS errand_person (
                id text PRIMARY KEY,
                locale text NOT NULL,
                time_zone text NOT NULL,
                latitude double precision,
                longitude double precision
            )
            """,
            """
            CREATE TABLE IF NOT EXISTS errand_access_token (
                id text PRIMARY KEY,
                person text NOT NULL,
                label text NOT NULL,
                scopes text NOT NULL,
                digest bytea NOT NULL UNIQUE,
                created double precision NOT NULL,
                expires double precision
            )
            """,
            "CREATE INDEX IF NOT EXISTS errand_access_token_by_person ON errand_access_token (person)",
        ]

    /// `appended` orders a person's conversations; `batch` names the call that appended an entry.
    private static let journal = [
        """
        CREATE TABLE IF NOT EXISTS errand_conversation (
            id text PRIMARY KEY,
            person text NOT NULL,
            start_time double precision NOT NULL,
            last_time double precision NOT NULL,
            entry_count bigint NOT NULL,
            appended bigint NOT NULL
        )
        """,
        "CREATE INDEX IF NOT EXISTS errand_conversation_by_person ON errand_conversation (person, appended)",
        """
        CREATE TABLE IF NOT EXISTS errand_entry (
            conversation text NOT NULL,
            sequence bigint NOT NULL CHECK (sequence > 0),
            time double precision NOT NULL,
            kind text NOT NULL,
            batch bytea NOT NULL,
            payload bytea NOT NULL,
            PRIMARY KEY (conversation, sequence)
        )
        """,
        """
        CREATE TABLE IF NOT EXISTS errand_snapshot (
            conversation text PRIMARY KEY REFERENCES errand_conversation (id) ON DELETE CASCADE,
            sequence bigint NOT NULL,
            payload bytea NOT NULL
        )
        """,
        """
        CREATE TABLE IF NOT EXISTS errand_pending_work (
            conversation text NOT NULL REFERENCES errand_conversation (id) ON DELETE CASCADE,
            kind text NOT NULL,
            key text NOT NULL,
            time double precision NOT NULL,
            payload bytea NOT NULL,
            PRIMARY KEY (conversation, kind, key)
        )
        """,
        "CREATE INDEX IF NOT EXISTS errand_pending_work_by_time ON errand_pending_work (kind, time)",
    ]

    /// `used_intent` is the intent of which a donation is a use by the person; `arrival` orders those of a person and an app, and `errand_donor`
    /// has the last one.
    private static let contributions = [
        """
        CREATE TABLE IF NOT EXISTS errand_donor (
            person text NOT NULL,
            app text NOT NULL,
            arrival bigint NOT NULL,
            PRIMARY KEY (person, app)
        )
        """,
        """
        CREATE TABLE IF NOT EXISTS errand_donation (
            person text NOT NULL,
            app text NOT NULL,
            type text NOT NULL,
            identifier text NOT NULL,
            group_identifier text,
            arrival bigint NOT NULL,
            time double precision NOT NULL,
            used_intent text,
            origin text NOT NULL,
            content bytea NOT NULL,
            PRIMARY KEY (person, app, type, identifier)
        )
        """,
        "CREATE INDEX IF NOT EXISTS errand_donation_by_time ON errand_donation (person, app, time)",
        "CREATE INDEX IF NOT EXISTS errand_donation_by_use ON errand_donation (person, used_intent, app, time)",
        """
        CREATE TABLE IF NOT EXISTS errand_reservation (
            person text NOT NULL,
            app text NOT NULL,
            item text NOT NULL,
            type text NOT NULL,
            identifier text NOT NULL,
            PRIMARY KEY (person, app, item),
            FOREIGN KEY (person, app, type, identifier) REFERENCES errand_donation (person, app, type, identifier) ON DELETE CASCADE
        )
        """,
        "CREATE INDEX IF NOT EXISTS errand_reservation_by_donation ON errand_reservation (person, app, type, identifier)",
        """
        CREATE TABLE IF NOT EXISTS errand_supplied (
            person text NOT NULL,
            app text NOT NULL,
            kind text NOT NULL,
            content bytea NOT NULL,
            PRIMARY KEY (person, app, kind)
        )
        """,
    ]
}
