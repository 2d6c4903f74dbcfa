import Randomness

/// Generates sentences with slot values from other sentences, so that the slot model learns from the context.
struct ValueSwapper {
    private let samples: [Sample]
    /// The values of each slot, with duplicates according to their frequency.
    private let values: [String: [String]]

    /// - Parameter samples: Their slots must lie inside their texts.
    init(_ samples: [Sample]) {
        self.samples = samples.filter { $0.intent != nil && $0.marksSlots && !$0.slots.isEmpty }
        var values: [String: [String]] = [:]
        for sample in self.samples {
            let bytes = Array(sample.text.utf8)
            for slot in sample.slots {
                values[slot.name, default: []].append(String(decoding: bytes[slot.start..<slot.end], as: UTF8.self))
            }
        }
        self.values = values
    }

    /// One sentence for each with slots.
    func sentences(seed: UInt64, weight: Float) -> [Sample] {
        var random = SeededRandom(seed: seed)
        return samples.compactMap { sample in
            var made = swapped(sample, &random)
            made?.weight *= weight
            return made
        }
    }

    /// `nil` if a slot boundary splits a character.
    private func swapped(_ sample: Sample, _ random: inout SeededRandom) -> Sample? {
        let bytes = Array(sample.text.utf8)
        var made = sample
        var text: [UInt8] = []
        var last = 0
        made.slots = []
        for slot in sample.slots.sorted(by: { ($0.start, $0.end, $0.name) < ($1.start, $1.end, $1.name) }) {
            // Of overlapping slots, the first wins.
            guard slot.start >= last, let choice = values[slot.name] else { continue }
            text += bytes[last..<slot.start]
            let value = choice[Int(random.next() % UInt64(choice.count))].utf8
            made.slots.append(Sample.Slot(name: slot.name, start: text.count, end: text.count + value.count))
            text += value
            last = slot.end
        }
        text += bytes[last...]
        made.text = String(decoding: text, as: UTF8.self)
        return made.text.utf8.count == text.count ? made : nil
    }
}
