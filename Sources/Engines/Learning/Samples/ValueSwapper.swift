import Randomness

/// Makes up sentences in which parameters have values that they have in other sentences, so that the slot model learns what stays.
struct ValueSwapper {
    private let samples: [Sample]
    /// The values of each slot, as often as they occur.
    private let values: [String: [String]]

    /// - Parameter samples: Their slots lie inside their texts.
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

    /// A sentence for each that has slots.
    func sentences(seed: UInt64, weight: Float) -> [Sample] {
        var random = SeededRandom(seed: seed)
        return samples.compactMap { sample in
            var made = swapped(sample, &random)
            made?.weight *= weight
            return made
        }
    }

    /// `nil` where a slot cuts a character in two.
    private func swapped(_ sample: Sample, _ random: inout SeededRandom) -> Sample? {
        let bytes = Array(sample.text.utf8)
        var made = sample
        var text: [UInt8] = []
        var last = 0
        made.slots = []
        for slot in sample.slots.sorted(by: { ($0.start, $0.end, $0.name) < ($1.start, $1.end, $1.name) }) {
            // Of slots that overlap, the first counts.
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
