import Testing

@testable import Learning

@Suite("Sentences with values of other sentences")
struct ValueSwapperTests {
    @Test("values come from the same slot, and slots stand where they are")
    func swapping() {
        let made = ValueSwapper(ToyModel.samples).sentences(seed: 3, weight: 0.5)
        // What means nothing has no slots.
        #expect(made.count == ToyModel.lights.count + ToyModel.music.count)
        let rooms: Set<String> = ["kitchen", "hall", "cellar", "attic", "garage", "office"]
        for sample in made where sample.intent == "Lights" {
            let bytes = Array(sample.text.utf8)
            #expect(sample.slots.count == 1 && sample.weight == 0.5)
            for slot in sample.slots { #expect(rooms.contains(String(decoding: bytes[slot.start..<slot.end], as: UTF8.self))) }
        }
        #expect(made == ValueSwapper(ToyModel.samples).sentences(seed: 3, weight: 0.5))
        #expect(made != ValueSwapper(ToyModel.samples).sentences(seed: 4, weight: 0.5))
    }

    @Test("slots that overlap, or cut a character in two, make no wrong sentence")
    func oddSlots() {
        let overlapping = Sample(
            text: "play blue moon now", intent: "Play",
            slots: [.init(name: "song", start: 5, end: 14), .init(name: "word", start: 10, end: 18)])
        let made = ValueSwapper([overlapping]).sentences(seed: 1, weight: 1)
        #expect(made.count == 1 && made.first?.text == "play blue moon now")
        #expect(made.first?.slots == [.init(name: "song", start: 5, end: 14)])
        let cut = Sample(text: "é", intent: "Play", slots: [.init(name: "song", start: 1, end: 2)])
        #expect(ValueSwapper([cut]).sentences(seed: 1, weight: 1).isEmpty)
    }
}
