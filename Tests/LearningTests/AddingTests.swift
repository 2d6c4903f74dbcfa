import Learning
import Testing
import TextTokens

@Suite("Phrases added to a model")
struct AddingTests {
    static let taxi = [
        "get me a cab to the [station](stop)", "order a taxi to the [museum](stop)", "i need a ride to the [harbour](stop)",
        "take me to the [zoo](stop)", "a cab to the [market](stop) please",
    ]

    @Test("an app's own intent is learned, and what was known stays known")
    func newIntent() throws {
        let model = try ToyModel.trained().adding(Self.taxi.map { ToyModel.sample($0, intent: "Taxi") })
        let text = TokenisedText("order a cab to the airport")
        let reading = model.read(text)
        #expect(reading.intent == "Taxi")
        #expect(reading.slots.map { "\($0.name): \(text.written($0.range))" } == ["stop: airport"])
        #expect(model.read(TokenisedText("turn on the bedroom light")).intent == "Lights")
        #expect(model.slots(of: TokenisedText("play blues"), intent: "Music").map(\.name) == ["genre"])
        #expect(model.intentNames == ["Lights", "Music", "Taxi"])
    }

    @Test("an intent that is known learns new ways to say it and new slots")
    func knownIntent() throws {
        let phrases = ["crank up the [radio](device)", "crank up the [stereo](device)", "crank up my [speakers](device)"]
        let model = try ToyModel.trained().adding(phrases.map { ToyModel.sample($0, intent: "Music") })
        let reading = model.read(TokenisedText("crank up the amplifier"))
        #expect(reading.intent == "Music")
        #expect(reading.slots.map(\.name) == ["device"])
        #expect(model.slots(of: TokenisedText("put on some rock music"), intent: "Music").map(\.name) == ["genre"])
    }

    @Test("phrases can be added again and again, and nothing changes nothing")
    func again() throws {
        let model = try ToyModel.trained()
        #expect(try model.adding([]).data == model.data)
        let once = try model.adding(Self.taxi.prefix(3).map { ToyModel.sample($0, intent: "Taxi") })
        let twice = try once.adding(Self.taxi.suffix(2).map { ToyModel.sample($0, intent: "Taxi") })
        #expect(twice.read(TokenisedText("a taxi to the station please")).intent == "Taxi")
    }

    @Test("a slot outside its text is refused")
    func refusal() throws {
        let wrong = Sample(text: "a", intent: "A", slots: [.init(name: "x", start: 2, end: 3)])
        #expect(throws: TrainingError.self) { try ToyModel.trained().adding([wrong]) }
    }
}
