import Evaluation
import Foundation
import Learning
import TerminalUI

/// The progress of a training on one line of standard error, if it is a terminal.
final class TrainingProgressLine {
    private let isShown = Terminal.isTerminal(2)
    private var last = ContinuousClock.now - .seconds(1)

    func show(_ progress: TrainingProgress, prefix: String = "") {
        let value = progress.value.map { ", " + $0.formatted(.number.precision(.fractionLength(1))) } ?? ""
        show("\(prefix)\(progress.stage.rawValue) \(progress.step) of at most \(progress.limit)\(value)")
    }

    func show(_ progress: SentenceEvaluation.Progress) {
        switch progress {
        case .training(let fold, let count, let step): show(step, prefix: count > 1 ? "part \(fold) of \(count): " : "")
        case .reading(let number, let count): show("\(number) of \(count) sentences")
        }
    }

    func clear() {
        if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }

    private func show(_ text: String) {
        // Printing takes longer than processing a sentence does.
        guard isShown, ContinuousClock.now - last > .milliseconds(100) else { return }
        last = .now
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }
}
