import Foundation
import Hosting
import Store
import TestSupport
import Testing

@Suite("where the store is", .inTurn)
struct StoreLocationTests {
    @Test("each kind of store is named by what one writes")
    func reads() throws {
        #expect(try StoreLocation("disk") == .dataFolder)
        #expect(try StoreLocation("memory") == .memory)
        for text in ["sqlite:/a/b.sqlite", "sqlite:///a/b.sqlite"] {
            #expect(try StoreLocation(text).file(in: URL(filePath: "/data"))?.path == "/a/b.sqlite")
        }
        for url in ["postgres://ann@db/home", "postgresql://ann:secret@db/home?sslmode=verify-full"] {
            #expect(try StoreLocation(url) == .postgres(url))
        }
        #expect(try StoreLocation("disk").file(in: URL(filePath: "/data/"))?.path == "/data/errand.sqlite")
        #expect(try StoreLocation("memory").file(in: URL(filePath: "/data/")) == nil)
    }

    @Test(
        "another kind is refused with those that there are, and without the password",
        arguments: [
            "", "Disk", "/tmp/errand.sqlite", "mysql://ann:secret@db/home", "sqlite:", "sqlite:/a/", "sqlite://secret/a",
            "postgres:secret",
            "postgres://ann:s/secret@db/home", "secret://",
        ])
    func refuses(text: String) {
        let error = #expect(throws: StoreError.self) { try StoreLocation(text) }
        #expect(error?.code == .unavailable)
        if !text.hasPrefix("secret") { #expect(error?.message.contains("secret") == false) }
        #expect(
            ["there are: disk, memory, sqlite:FILE", "sqlite:/folder", "postgres://USER"].contains {
                error?.message.contains($0) == true
            })
    }

    @Test("what is shown of a store has no password")
    func redacts() {
        #expect(StoreLocation.redacted("postgres://ann:secret@db/home") == "postgres://ann:***@db/home")
        #expect(StoreLocation.redacted("sqlite:/a/b") == "sqlite:/a/b")
    }
}
