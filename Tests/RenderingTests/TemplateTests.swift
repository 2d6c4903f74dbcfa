import Foundation
import IntentSchema
import LanguagePacks
import Rendering
import Testing

struct TemplateTests {
    /// A template, and its words for a ride to the airport for two people.
    static let rows: [(String, String?)] = [
        ("plain", "plain"), ("to {dropOffLocation}", "to City Airport"), ("to {intent.dropOffLocation.locality}", "to London"),
        ("[for {nobody}]x", "x"), ("[for {nobody}|for me]", "for me"), ("[a [b {nobody}|c]]", "a c"), ("[{nobody}[x]]y", "y"),
        ("{partySize} {partySize#person|people}", "2 people"), ("\\{x\\} \\[y\\] \\\\ a|b", "{x} [y] \\ a|b"),
        ("{rideOptionName:a}", "an XL"), ("{rideOptionName:lower:capital}", "Xl"), ("{dropOffLocation:a}", "a City Airport"),
        ("{waypoints.count} of {waypoints.1.name}", "2 of Home"), ("{waypoints:or}", "City Airport or Home"),
        ("[{waypoints.7}|none]", "none"),
        ("{partySize:when}some", "some"), ("{partySize:unless}none", nil), ("[{partySize:unless}none|{partySize}]", "2"),
        ("{nobody}", nil), ("{partySize.deeper}", nil),
    ]

    @Test("a template is filled with the values that are there", arguments: rows.indices)
    func fills(index: Int) throws {
        let (text, expected) = Self.rows[index]
        var pack = DialogPack()
        pack.intents["INRequestRideIntent"] = IntentDialog(confirm: Variants([try Template(text)]))
        pack.phrases["confirmRequest"] = Variants([try Template("FALLBACK")])
        let renderer = Renderer(
            dialogs: pack, catalogue: SmallWorld.catalogue, locale: Locale(identifier: "en_US"), calendar: SmallWorld.calendar())
        let places: [ParameterValue] = [.record(Samples.airport), .record(Samples.home)]
        let intent = Samples.ride([
            "partySize": .integer(2), "rideOptionName": .record(.speakableString("XL")), "waypoints": .list(places),
        ])
        #expect(renderer.render(Samples.ask(.confirmRequest, intent), now: SmallWorld.now).shown == expected ?? "FALLBACK")
    }

    @Test(
        "a bad template is refused with the reason and the place",
        arguments: [
            ("to {place", "'{' is not closed at character 5"), ("to [place", "'[' is not closed at character 5"),
            ("a]", "']' without '[' at character 2"), ("a}", "'}' without '{'"), ("{}", "is not a path"),
            ("{a b}", "is not a path"),
            ("{a..b}", "is not a path"), ("{a:loud}", "there is no filter 'loud'; there are a, capital"),
            ("{a#one}", "needs two forms"), ("{a?one|two}", "needs a case and two texts"),
            ("x\\", "a backslash at the end"),
        ])
    func refuses(text: String, problem: String) {
        #expect {
            try Template(text)
        } throws: { error in
            "\(error)".contains(problem) && "\(error)".contains("\"\(text)\"")
        }
    }

    @Test(
        "a pack with a mistake is refused with file and key",
        arguments: [
            (
                "intents: {INFooIntent: {confirm: [\"ok\", \"to {place\"]}}", "intents.INFooIntent.confirm.Index 1",
                "'{' is not closed"
            ),
            ("intents: {INFooIntent: {confrim: \"x\"}}", "intents.INFooIntent.confrim", "unknown key"),
            ("phrases: {help: []}", "help", "empty"), ("phrases: {help: \"x\"}", "needsValue", "lack the phrases"),
            ("labels: [", "2:1", "yaml"),
        ])
    func mistakes(text: String, key: String, problem: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pack-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("dialogs"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent("dialogs/odd.yaml"))
        let pack = try LanguagePack(language: "en", directory: folder)
        #expect {
            _ = try pack.dialogs()
        } throws: { error in
            let told = "\(error)"
            return told.contains(key) && told.lowercased().contains(problem)
                && (problem.hasPrefix("lack") || told.contains("dialogs/odd.yaml"))
        }
    }
}
