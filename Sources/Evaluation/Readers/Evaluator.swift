/// Has a system read sentences, and measures how long each takes.
public struct Evaluator: Sendable {
    private let reader: any SentenceReader
    /// Readings before the measured ones, so that caches are as warm as in use.
    private static let warmUp = 50

    public init(_ reader: any SentenceReader) {
        self.reader = reader
    }

    /// - Parameter progress: Told how many sentences have been read.
    public func run(_ sentences: [AnnotatedSentence], progress: (Int) -> Void = { _ in }) -> [SentenceOutcome] {
        let clock = ContinuousClock()
        for sentence in sentences.prefix(Self.warmUp) { _ = reader.read(sentence.text) }
        return sentences.enumerated().map { number, sentence in
            let start = clock.now
            let reading = reader.read(sentence.text)
            let duration = start.duration(to: clock.now).components
            progress(number + 1)
            return SentenceOutcome(
                sentence: sentence, reading: reading,
                nanoseconds: Int(duration.seconds) * 1_000_000_000 + Int(duration.attoseconds / 1_000_000_000))
        }
    }
}
