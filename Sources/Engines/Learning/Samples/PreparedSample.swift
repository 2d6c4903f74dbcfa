import TextTokens

/// A sample with its tokens, hits and spans.
struct PreparedSample: Sendable {
    var text: TokenisedText
    var words: [UInt64]
    var hits: [TokenHit]
    var intent: String?
    var spans: [(slot: String, range: Range<Int>)]
    var weight: Float
    var askedSlot: String?
    var marksSlots: Bool

    init(_ sample: Sample, number: Int, annotator: Annotator) throws(TrainingError) {
        text = TokenisedText(sample.text)
        words = text.tokens.map { FeatureHash.of($0.text) }
        hits = annotator(text)
        intent = sample.intent
        weight = sample.weight
        askedSlot = sample.askedSlot
        marksSlots = sample.marksSlots
        spans = []
        let length = sample.text.utf8.count
        for slot in sample.slots.sorted(by: { ($0.start, $0.end, $0.name) < ($1.start, $1.end, $1.name) }) {
            guard slot.start >= 0, slot.start < slot.end, slot.end <= length else {
                throw TrainingError(
                    code: .slotOutside,
                    message: "sample \(number): the slot “\(slot.name)” (\(slot.start)..<\(slot.end)) lies outside the text",
                    sample: number)
            }
            guard let range = range(of: slot), range.lowerBound >= (spans.last?.range.upperBound ?? 0) else { continue }
            spans.append((slot.name, range))
        }
    }

    static func all(
        _ samples: [Sample], threads: Int, annotator: @escaping Annotator
    ) throws(TrainingError) -> [PreparedSample] {
        let results = Parallel.map(samples.count, threads: threads) { number in
            Result { () throws(TrainingError) in try PreparedSample(samples[number], number: number, annotator: annotator) }
        }
        var prepared: [PreparedSample] = []
        for result in results { prepared.append(try result.get()) }
        return prepared
    }

    /// The tokens that the slot overlaps; `nil` if it contains only white space.
    private func range(of slot: Sample.Slot) -> Range<Int>? {
        guard let first = text.tokens.firstIndex(where: { $0.end > slot.start && $0.start < slot.end }),
            let last = text.tokens.lastIndex(where: { $0.end > slot.start && $0.start < slot.end })
        else { return nil }
        return first..<last + 1
    }

    func source(values: [Mark]) -> SlotFeatures.Source {
        SlotFeatures.Source(text: text, hits: hits, values: values, askedSlot: askedSlot)
    }

    func values(_ slots: [String: Int]) -> [ValueTable.Value] {
        spans.compactMap { span in
            slots[span.slot].map { ValueTable.Value(slot: $0, words: Array(words[span.range])) }
        }
    }
}
