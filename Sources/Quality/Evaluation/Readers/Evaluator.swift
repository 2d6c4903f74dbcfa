import Foundation
public import Learning

/// Has a system interpret sentences, and measures the processor time for each, which other programs do not affect.
public struct Evaluator: Sendable {
    private let reader: any SentenceReader
    /// Readings before the measured ones, so that caches are as warm as in normal use.
    private static let warmUp = 50

    /// Creates an evaluator of a reader.
    public init(_ reader: any SentenceReader) {
        self.reader = reader
    }

    /// - Parameter progress: called with the number of sentences read so far.
    public func run(_ sentences: [AnnotatedSentence], progress: (Int) -> Void = { _ in }) -> [SentenceOutcome] {
        for sentence in sentences.prefix(Self.warmUp) { _ = reader.read(sentence.text) }
        return sentences.enumerated().map { number, sentence in
            let start = Self.processorNanoseconds
            let reading = reader.read(sentence.text)
            let nanoseconds = Self.processorNanoseconds - start
            progress(number + 1)
            return SentenceOutcome(sentence: sentence, reading: reading, nanoseconds: nanoseconds)
        }
    }

    /// The processor time that this thread has used so far.
    private static var processorNanoseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
