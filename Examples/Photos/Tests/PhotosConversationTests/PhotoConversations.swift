import Foundation
import Intents
import IntentsTesting
import PhotosExtension
import Testing

@Suite("Talking to Shoebox")
struct PhotoConversations {
    /// Puts photos into the library before it is looked at. An installed app has the photos of its person instead.
    private static let hasOwnLibrary = ProcessInfo.processInfo.environment["ERRAND_TEST_APPS"] == nil

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(FilledShoebox.self, bundle: PhotosBundle.url, delegate: PhotosApplication.self), TestSurroundings())
    }

    @Test(
        "Photos are found by what a person says of them", .enabled(if: hasOwnLibrary),
        arguments: [
            ("show me photos from August 2025", "1 photo"), ("show my photos in the Summer 2025 album", "1 photo"),
            ("find pictures of ice cream", "1 photo"), ("show my screenshots", "1 photo"), ("show my videos", "no videos"),
            ("play a slideshow of my Garden album", "2 photos"),
        ])
    func finding(said: String, shown: String) async throws {
        let talk = try talk()
        try await talk.say(said)
        try await talk.expectResponse("continueInApp", showing: shown)
    }

    @Test("Of two albums the person chooses, and one that there is not is asked about", .enabled(if: hasOwnLibrary))
    func albums() async throws {
        let talk = try talk()
        try await talk.say("show my Summer album")
        try await talk.expectPrompt(for: "albumName", choices: ["Summer 2024", "Summer 2025"])
        try await talk.answer("the second one")
        try await talk.expectResponse("continueInApp", showing: "1 photo")
        try await talk.say("show my Winter album")
        try await talk.expectPrompt(for: "albumName", saying: "Winter")
        try await talk.answer("Garden")
        try await talk.expectResponse("continueInApp", showing: "2 photos")
    }

    @Test("Nothing tells who is in a photo, which is said")
    func people() async throws {
        let surroundings = TestSurroundings(contacts: [
            Contact(id: "1", givenName: "Priya", familyName: "Nair", fullName: "Priya Nair")
        ])
        let talk = try TestConversation(
            with: TestApp(IntentHandler.self, bundle: PhotosBundle.url, delegate: PhotosApplication.self), surroundings)
        try await talk.say("show photos of Priya")
        try await talk.expectPrompt(for: "peopleInPhoto")
    }
}

/// The extension, with photos in its folder.
final class FilledShoebox: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        fill()
        return IntentHandler().handler(for: intent)
    }

    private func fill() {
        let group = "group.org.errand.examples.photos"
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else { return }
        let files = [
            "Summer 2025/tower.jpg": Fixtures.paris, "Summer 2024/boat.png": "", "Garden/roses.png": "", "Garden/shed.png": "",
            "Screenshot 1.png": "",
        ]
        for (path, content) in files {
            let file = folder.appendingPathComponent("Pictures").appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: file.path) { continue }
            do {
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(base64Encoded: content)?.write(to: file)
                let old = Date(timeIntervalSince1970: 0)
                try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
            } catch {
                Issue.record(error)
            }
        }
    }
}
