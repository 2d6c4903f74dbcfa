import Store
import Testing

@testable import PostgresStore

@Suite("URLs of PostgreSQL")
struct PostgresURLTests {
    @Test(
        "a database is named without user and password",
        arguments: [
            ("postgres://ann:secret@db.example.org:5433/home?sslmode=require", "the database 'home' at 'db.example.org:5433'"),
            ("postgresql://ann@one,two:1/a%20b", "the database 'a b' at 'one,two:1'"),
            ("postgres:///home?host=/var/run/my%20pg&user=ann&password=secret", "the database 'home' at '/var/run/my pg'"),
            ("postgres://", "the database at the usual socket"), ("postgres://host?dbname=x", "the database 'x' at 'host'"),
        ])
    func names(text: String, place: String) throws {
        #expect(try PostgresURL(text).place == place)
    }

    @Test(
        "what cannot be understood is refused without quoting it",
        arguments: [
            "mysql://ann:secret@db/home", "postgres:/ann:secret@db", "secret", "postgres://ann:se@secret@db/home",
            "postgres://ann:se/secret@db/home", "postgres://ann:se?secret@db/home", "postgres://ann:se#secret@db/home",
            "postgres://ann:secret@db/home\0",
        ])
    func refuses(text: String) {
        let error = #expect(throws: StoreError.self) { try PostgresURL(text) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("secret") == false)
        #expect(error?.message.contains("postgres://USER:PASSWORD@HOST") == true)
    }

    @Test(
        "URLs are shown without passwords",
        arguments: [
            ("postgres://ann:secret@db/home?sslmode=require", "postgres://ann:***@db/home?sslmode=require"),
            ("postgres://ann:se@cr:et@db/home", "postgres://ann:***@db/home"),
            ("postgres://ann@db:5432/home", "postgres://ann@db:5432/home"),
            (
                "postgres:///home?user=ann&password=secret&sslpassword=secret&x=y",
                "postgres:///home?user=ann&password=***&sslpassword=***&x=y"
            ),
            ("sqlite:/tmp/a:b@c", "sqlite:/tmp/a:b@c"),
        ])
    func redacts(text: String, shown: String) {
        #expect(PostgresStore.redacted(text) == shown)
    }

    @Test(
        "what a server refuses becomes an error with a code",
        arguments: [
            ("53100", StoreError.Code.full), ("53300", .busy), ("57014", .busy), ("40001", .busy), ("25006", .readOnly),
            ("42501", .readOnly), ("28P01", .unavailable), ("3D000", .unavailable), ("57P03", .unavailable), ("XX001", .damaged),
            ("42703", .foreign), ("54000", .invalidInput), ("99999", .failed), ("08006", .unavailable),
        ])
    func maps(state: String, code: StoreError.Code) {
        let error = ServerFault(state: state).storeError("the database 'x' at 'y'")
        #expect(error.code == code)
        #expect(error.message.contains("'x' at 'y'"))
    }
}
