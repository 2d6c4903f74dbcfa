import AppBundles
import AppLibrary
import Foundation
import IntentSchema
import TestSupport
import Testing

/// What people let installed apps use.
struct RightsTests {
    private static let app = "org.example.tickets"
    private static let files = BundleFiles(
        keys: "<key>NSContactsUsageDescription</key><string>To find whom you pay.</string>"
            + "<key>NSSiriUsageDescription</key><string>To pay.</string>")

    private static func installed(granting granted: Set<Capability>) throws -> (Workshop, InstalledPermissions) {
        let workshop = try Workshop()
        try workshop.install("one", files, granting: granted)
        return (workshop, InstalledPermissions(in: workshop.library))
    }

    @Test("SYS-06 installing an app answers for the person who installs it, and for nobody else")
    func installer() throws {
        let (workshop, book) = try Self.installed(granting: [.permission(.contacts)])
        let owner = book.access(of: Self.app, for: "owner")
        #expect(owner == AppAccess(answers: [.assistant: true, .contacts: true]))
        let guest = book.access(of: Self.app, for: "guest")
        #expect(
            guest.undecided == [
                PermissionRequest(.assistant, reason: "To pay."), PermissionRequest(.contacts, reason: "To find whom you pay."),
            ])
        #expect(guest[.contacts] == .undecided && guest[.location] == .denied)
        #expect(try workshop.current?.rights[.contacts, "guest"] == nil)
    }

    @Test("SYS-06 an app that gives no reasons asks whether it may work with the assistant")
    func withoutReasons() throws {
        let workshop = try Workshop()
        try workshop.install("one")
        let access = InstalledPermissions(in: workshop.library).access(of: Self.app, for: "guest")
        #expect(access == AppAccess(undecided: [PermissionRequest(.assistant)]))
    }

    @Test("SYS-06 answers of people are kept apart, seen by other processes, and stay over an update")
    func kept() throws {
        let (workshop, book) = try Self.installed(granting: [.network])
        let other = InstalledPermissions(in: AppLibrary(directory: workshop.folder.url.appendingPathComponent("data")))
        for person in ["guest", "Zoë \"x\"/../"] {
            #expect(other.access(of: Self.app, for: person)[.contacts] == .undecided)
            try book.keep(person == "guest", .contacts, of: Self.app, for: person)
            #expect(other.access(of: Self.app, for: person)[.contacts] == (person == "guest" ? .granted : .denied))
        }
        #expect(try workshop.current?.rights.mayUseNetwork == true)
        try workshop.install("two", Self.files, granting: [])
        #expect(other.access(of: Self.app, for: "guest").answers == [.contacts: true])
        #expect(try workshop.current?.rights.mayUseNetwork == false)
        try workshop.library.permit(Self.app) { $0[.contacts, "guest"] = nil }
        #expect(other.access(of: Self.app, for: "guest").answers.isEmpty)
        #expect(try workshop.current?.rights.answers["guest"] == nil)
    }

    @Test("SYS-06 answers given at once are all kept")
    func atOnce() async throws {
        let (workshop, _) = try Self.installed(granting: [])
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let book = InstalledPermissions(in: workshop.library)
                    #expect(throws: Never.self) {
                        try book.keep(number.isMultiple(of: 2), .contacts, of: Self.app, for: "person \(number)")
                    }
                }
            }
        }
        let rights = try #require(try workshop.current?.rights)
        for number in 0..<40 { #expect(rights[.contacts, "person \(number)"] == number.isMultiple(of: 2)) }
    }

    @Test("SYS-06 an answer that cannot be kept is reported, and those before stay")
    func errors() throws {
        let (workshop, book) = try Self.installed(granting: [.permission(.contacts)])
        #expect(throws: AppLibraryError.self) { try book.keep(true, .contacts, of: "org.example.other", for: "owner") }
        #expect(book.access(of: "org.example.other", for: "owner") == AppAccess())
        let record = workshop.library.directory.appendingPathComponent("\(Self.app)/installation.json")
        let before = try Data(contentsOf: record)
        try Data("{".utf8).write(to: record)
        #expect(throws: AppLibraryError.self) { try book.keep(false, .contacts, of: Self.app, for: "owner") }
        #expect(book.access(of: Self.app, for: "owner") == AppAccess())
        try before.write(to: record)
        #expect(book.access(of: Self.app, for: "owner")[.contacts] == .granted)
    }

    @Test("what an older build recorded as granted is the owner's answer, and what a newer one adds stays")
    func otherBuilds() throws {
        let (workshop, book) = try Self.installed(granting: [.network, .permission(.contacts)])
        let record = workshop.library.directory.appendingPathComponent("\(Self.app)/installation.json")
        var fields = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: record)) as? [String: Any])
        fields["answers"] = nil
        fields["granted"] = ["contacts", "network", "camera"]
        try JSONSerialization.data(withJSONObject: fields).write(to: record)
        #expect(book.access(of: Self.app, for: "owner").answers == [.contacts: true])
        #expect(book.access(of: Self.app, for: "owner").undecided.map(\.permission) == [.assistant])
        try book.keep(true, .assistant, of: Self.app, for: "owner")
        fields = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: record)) as? [String: Any])
        #expect(fields["granted"] as? [String] == ["camera", "network"])
        fields["answers"] = ["owner": ["contacts": true, "camera": true]]
        try JSONSerialization.data(withJSONObject: fields).write(to: record)
        try book.keep(false, .contacts, of: Self.app, for: "owner")
        fields = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: record)) as? [String: Any])
        #expect(fields["answers"] as? [String: [String: Bool]] == ["owner": ["contacts": false, "camera": true]])
    }
}
