import IntentSchema
import Rendering
import Testing

/// The English pack has words of its own for all that the system's intents may ask and answer.
struct CatalogueWalkTests {
    private static let walk = Result { try CatalogueWalk(try SmallWorld.pack(), .system) }

    @Test(
        "RES-07 every parameter of every intent is asked for, told apart, confirmed and refused in words made for it",
        arguments: Catalogue.system.intents.keys.sorted())
    func parameters(of name: String) throws {
        let intent = try #require(Catalogue.system.intents[name])
        let walk = try Self.walk.get()
        #expect(intent.parameters.flatMap { walk.problems(with: $0, of: intent) } == [])
    }

    @Test(
        "HAN-02 every response of every intent is told in words made for it", arguments: Catalogue.system.intents.keys.sorted())
    func responses(of name: String) throws {
        let intent = try #require(Catalogue.system.intents[name])
        #expect(try Self.walk.get().problems(with: intent) == [])
    }

    @Test(
        "names that end with a full stop, and lists of one, read as well",
        arguments: Catalogue.system.intents.keys.sorted(), [(" Inc.", 2), ("", 1)])
    func variants(of name: String, kind: (ending: String, elements: Int)) throws {
        let intent = try #require(Catalogue.system.intents[name])
        let walk = try CatalogueWalk(try SmallWorld.pack(), .system, ending: kind.ending, elements: kind.elements)
        #expect(intent.parameters.flatMap { walk.problems(with: $0, of: intent) } + walk.problems(with: intent) == [])
    }

    @Test("HAN-02 every text of a response stands on its card", arguments: Catalogue.system.intents.keys.sorted())
    func cards(of name: String) throws {
        let intent = try #require(Catalogue.system.intents[name])
        #expect(try Self.walk.get().detailsMissing(fromCardOf: intent) == [])
    }

    @Test("the walk finds what a pack lacks")
    func lacking() throws {
        let intent = try #require(Catalogue.system.intents["INSetRadioStationIntent"])
        let station = try #require(intent.parameter("stationName"))
        var pack = try SmallWorld.pack()
        pack.parameters["stationName"]?.confirm = nil
        pack.parameters["stationName"]?.label = nil
        pack.intents["INSetRadioStationIntent"]?.responses["success"] = Variants([
            try Template("Done, stationName is {stationName}.")
        ])
        pack.phrases["failureNotSubscribed"] = nil
        let walk = try CatalogueWalk(pack, .system)
        let problems = walk.problems(with: station, of: intent) + walk.problems(with: intent)
        #expect(problems.contains("INSetRadioStationIntent.stationName: no label"))
        #expect(problems.contains { $0.contains("confirmValue: FALLBACK") })
        #expect(problems.contains { $0.contains("success: Done, stationName is") })
    }
}
