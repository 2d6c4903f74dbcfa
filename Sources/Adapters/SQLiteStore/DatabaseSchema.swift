import GRDB
import Store

/// The schema of the database and its migrations.
///
/// SQLite's `user_version` is the version, and `application_id` identifies our files; both can be read before anything is written. A
/// released migration is never edited; a schema change is a new migration.
enum DatabaseSchema {
    /// "ERND" in ASCII.
    static let applicationID = 0x4552_4E44

    /// The migrations from each version to the next; the first starts from an empty file.
    private static let steps: [String] = [
        version1, version2, version3, version4, version5, version6, version7, version8, version9, version10, version11,
        version12,
    ]

    /// The version that this program writes.
    static var version: Int { steps.count }

    /// Migrates the database to this program's version. The migrator records each step in a transaction of its own.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for (index, step) in steps.enumerated() {
            migrator.registerMigration("\(index + 1)") { database in
                // Databases of versions 1 and 2 were migrated by earlier programs, which recorded `user_version` alone.
                guard try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0 <= index else { return }
                try database.execute(sql: step)
                try database.execute(sql: "PRAGMA application_id = \(applicationID)")
                try database.execute(sql: "PRAGMA user_version = \(index + 1)")
            }
        }
        return migrator
    }

    private static let version1 = """
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            conversation TEXT NOT NULL,
            sequence INTEGER NOT NULL CHECK (sequence > 0),
            time REAL NOT NULL,
            kind TEXT NOT NULL,
            payload BLOB NOT NULL,
            UNIQUE (conversation, sequence)
        );
        CREATE TABLE conversation (
            id TEXT PRIMARY KEY NOT NULL,
            startTime REAL NOT NULL,
            lastTime REAL NOT NULL,
            entryCount INTEGER NOT NULL,
            lastEntry INTEGER NOT NULL
        );
        CREATE INDEX conversationByLastEntry ON conversation (lastEntry);
        CREATE TABLE contact (
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            sortName TEXT NOT NULL,
            givenName TEXT NOT NULL,
            middleName TEXT NOT NULL,
            familyName TEXT NOT NULL,
            fullName TEXT NOT NULL,
            organization TEXT NOT NULL,
            jobTitle TEXT NOT NULL,
            relationship TEXT,
            isMe INTEGER NOT NULL
        );
        CREATE INDEX contactByName ON contact (sortName, id);
        CREATE UNIQUE INDEX onlyOwner ON contact (isMe) WHERE isMe = 1;
        CREATE TABLE nickname (
            contact INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (contact, position)
        ) WITHOUT ROWID;
        CREATE TABLE handle (
            contact INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL,
            value TEXT NOT NULL,
            label TEXT,
            PRIMARY KEY (contact, position)
        ) WITHOUT ROWID;
        CREATE TABLE address (
            contact INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            label TEXT,
            street TEXT NOT NULL,
            city TEXT NOT NULL,
            state TEXT NOT NULL,
            postalCode TEXT NOT NULL,
            country TEXT NOT NULL,
            latitude REAL,
            longitude REAL,
            PRIMARY KEY (contact, position)
        ) WITHOUT ROWID;
        CREATE TABLE setting (
            name TEXT PRIMARY KEY NOT NULL,
            value TEXT NOT NULL
        );
        """

    /// Pronunciations and relations.
    private static let version2 = """
        ALTER TABLE contact ADD COLUMN phoneticGivenName TEXT;
        ALTER TABLE contact ADD COLUMN phoneticFamilyName TEXT;
        CREATE TABLE relation (
            contact INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (contact, position)
        ) WITHOUT ROWID;
        """

    /// Contacts, settings and conversations by person; until then there was one, the owner. SQLite cannot change keys in place, so the
    /// tables are copied (section 7 of SQLite's "ALTER TABLE").
    private static let version3 = """
        CREATE TABLE newConversation (
            id TEXT PRIMARY KEY NOT NULL,
            person TEXT NOT NULL,
            startTime REAL NOT NULL,
            lastTime REAL NOT NULL,
            entryCount INTEGER NOT NULL,
            lastEntry INTEGER NOT NULL
        );
        INSERT INTO newConversation SELECT id, 'owner', startTime, lastTime, entryCount, lastEntry FROM conversation;
        DROP TABLE conversation;
        ALTER TABLE newConversation RENAME TO conversation;
        CREATE INDEX conversationByLastEntry ON conversation (person, lastEntry);
        CREATE TABLE newContact (
            key INTEGER PRIMARY KEY,
            person TEXT NOT NULL,
            id TEXT NOT NULL,
            sortName TEXT NOT NULL,
            givenName TEXT NOT NULL,
            middleName TEXT NOT NULL,
            familyName TEXT NOT NULL,
            fullName TEXT NOT NULL,
            organization TEXT NOT NULL,
            jobTitle TEXT NOT NULL,
            relationship TEXT,
            isMe INTEGER NOT NULL,
            phoneticGivenName TEXT,
            phoneticFamilyName TEXT,
            UNIQUE (person, id)
        );
        INSERT INTO newContact
            SELECT key, 'owner', id, sortName, givenName, middleName, familyName, fullName, organization, jobTitle, relationship,
                isMe, phoneticGivenName, phoneticFamilyName
            FROM contact;
        DROP TABLE contact;
        ALTER TABLE newContact RENAME TO contact;
        CREATE INDEX contactByName ON contact (person, sortName, id);
        CREATE UNIQUE INDEX onlyOwner ON contact (person) WHERE isMe = 1;
        CREATE TABLE newSetting (
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (person, name)
        );
        INSERT INTO newSetting SELECT 'owner', name, value FROM setting;
        DROP TABLE setting;
        ALTER TABLE newSetting RENAME TO setting;
        """

    /// Snapshots of conversations; each has one at most.
    private static let version4 = """
        CREATE TABLE snapshot (
            conversation TEXT PRIMARY KEY NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            payload BLOB NOT NULL
        );
        """

    /// What conversations have yet to do. Earlier journals are completed when their conversations are resumed.
    private static let version5 = """
        CREATE TABLE pendingWork (
            conversation TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            time REAL NOT NULL,
            payload BLOB NOT NULL,
            PRIMARY KEY (conversation, kind, key)
        ) WITHOUT ROWID;
        CREATE INDEX pendingWorkByTime ON pendingWork (kind, time);
        """

    /// What apps contribute, and shortcuts. `use` is the intent of which a donation is a use by the person.
    private static let version6 = """
        CREATE TABLE donation (
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            person TEXT NOT NULL,
            app TEXT NOT NULL,
            type TEXT NOT NULL,
            identifier TEXT NOT NULL,
            groupIdentifier TEXT,
            time REAL NOT NULL,
            use TEXT,
            origin TEXT NOT NULL,
            content BLOB NOT NULL,
            UNIQUE (person, app, type, identifier)
        );
        CREATE INDEX donationByTime ON donation (person, app, time, key);
        CREATE INDEX donationByUse ON donation (person, use, app, time) WHERE use IS NOT NULL;
        CREATE TABLE supplied (
            person TEXT NOT NULL,
            app TEXT NOT NULL,
            kind TEXT NOT NULL,
            content BLOB NOT NULL,
            PRIMARY KEY (person, app, kind)
        );
        CREATE TABLE shortcut (
            person TEXT NOT NULL,
            id TEXT NOT NULL,
            phraseKey TEXT NOT NULL,
            phrase TEXT NOT NULL,
            app TEXT,
            content BLOB NOT NULL,
            source TEXT NOT NULL,
            time REAL NOT NULL,
            PRIMARY KEY (person, id),
            UNIQUE (person, phraseKey)
        );
        """

    /// Which donation counts for each reservation of an app. Foreign keys delete the rows with their donations.
    private static let version7 = """
        CREATE TABLE reservation (
            person TEXT NOT NULL,
            app TEXT NOT NULL,
            item TEXT NOT NULL,
            donation INTEGER NOT NULL REFERENCES donation (key) ON DELETE CASCADE,
            PRIMARY KEY (person, app, item)
        ) WITHOUT ROWID;
        CREATE INDEX reservationByDonation ON reservation (donation);
        """

    /// The people of a host of several, and the tokens of their clients.
    private static let version8 = """
        CREATE TABLE person (
            id TEXT PRIMARY KEY NOT NULL,
            locale TEXT NOT NULL,
            timeZone TEXT NOT NULL,
            latitude REAL,
            longitude REAL
        ) WITHOUT ROWID;
        CREATE TABLE accessToken (
            id TEXT PRIMARY KEY NOT NULL,
            person TEXT NOT NULL,
            label TEXT NOT NULL,
            scopes TEXT NOT NULL,
            digest BLOB NOT NULL UNIQUE,
            created REAL NOT NULL,
            expires REAL
        ) WITHOUT ROWID;
        CREATE INDEX accessTokenByPerson ON accessToken (person);
        """

    /// What is to happen for people at certain times.
    private static let version9 = """
        CREATE TABLE appointment (
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            app TEXT NOT NULL,
            key TEXT NOT NULL,
            time REAL NOT NULL,
            content BLOB NOT NULL,
            PRIMARY KEY (person, kind, app, key)
        ) WITHOUT ROWID;
        CREATE INDEX appointmentByTime ON appointment (person, time);
        """

    /// What was confirmed and handed to apps, and their answers.
    private static let version10 = """
        CREATE TABLE receipt (
            person TEXT NOT NULL,
            conversation TEXT NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
            operation TEXT NOT NULL,
            app TEXT NOT NULL,
            intent TEXT NOT NULL,
            digest TEXT NOT NULL,
            time REAL NOT NULL,
            answer BLOB,
            PRIMARY KEY (conversation, operation)
        ) WITHOUT ROWID;
        CREATE INDEX receiptByTime ON receipt (person, time);
        """

    /// Trails of what was confirmed and handled. Those of people who were erased have no row in the first table, and no salts and contents.
    private static let version11 = """
        CREATE TABLE auditTrail (
            person TEXT PRIMARY KEY NOT NULL,
            trail TEXT NOT NULL UNIQUE
        ) WITHOUT ROWID;
        CREATE TABLE audit (
            trail TEXT NOT NULL,
            number INTEGER NOT NULL,
            salt BLOB,
            content BLOB,
            digest BLOB NOT NULL,
            previous BLOB NOT NULL,
            hash BLOB NOT NULL,
            PRIMARY KEY (trail, number)
        ) WITHOUT ROWID;
        """

    /// Which node has a conversation, and which made a call.
    private static let version12 = """
        ALTER TABLE conversation ADD COLUMN node TEXT;
        ALTER TABLE conversation ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE receipt ADD COLUMN node TEXT;
        """

    /// The version of the database, 0 for an empty one.
    ///
    /// - Throws: `StoreError` with `newerVersion` or `foreign`.
    static func version(of database: Database, file: String) throws -> Int {
        // One statement, because another process may be creating the database. The migrator's own table precedes the first migration, so a
        // process that is killed in between leaves a file with that table alone.
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT (SELECT user_version FROM pragma_user_version), (SELECT application_id FROM pragma_application_id),
                    (SELECT COUNT(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations')
                """)
        let (version, application, tables): (Int, Int, Int) = (row?[0] ?? 0, row?[1] ?? 0, row?[2] ?? 0)
        if tables == 0, version == 0, application == 0 { return 0 }
        guard application == applicationID, version > 0 else {
            throw StoreError(
                .foreign,
                "'\(file)' is a database of another program and was not changed. Choose another folder for Errand's data")
        }
        guard version <= Self.version else {
            throw StoreError(
                .newerVersion,
                "'\(file)' was written by a newer version of Errand (format \(version); this version supports \(Self.version)) "
                    + "and was not changed. Update Errand or choose another folder for its data")
        }
        return version
    }
}
