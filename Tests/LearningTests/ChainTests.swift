import Foundation
import Randomness
import Testing

@testable import Learning

@Suite("Chains of labels")
struct ChainTests {
    /// Every row of labels with its score.
    static func rows(_ lattice: ChainLattice, _ start: [Float], _ matrix: [Float]) -> [(labels: [Int], score: Double)] {
        var rows: [(labels: [Int], score: Double)] = [([], 0)]
        for token in 0..<lattice.count {
            rows = rows.flatMap { row in
                (0..<lattice.width).map { label in
                    let step = row.labels.last.map { matrix[$0 * lattice.width + label] } ?? start[label]
                    return (row.labels + [label], row.score + Double(step + lattice.states[token * lattice.width + label]))
                }
            }
        }
        return rows
    }

    @Test("sums, probabilities and the best row agree with trying every row", arguments: 0..<20)
    func exhaustive(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (count, width) = (1 + seed % 5, 2 + seed % 6)
        var lattice = ChainLattice()
        lattice.reset(count: count, width: width)
        for index in lattice.states.indices { lattice.states[index] = random.unit() * 6 - 3 }
        let start = (0..<width).map { _ in random.unit() * 2 - 1 }
        let matrix = (0..<width * width).map { $0 % 7 == 3 ? -Float.infinity : random.unit() * 2 - 1 }
        let rows = Self.rows(lattice, start, matrix)
        let total = lattice.run(.init(start: start.map { exp($0) }, matrix: matrix.map { exp($0) }))
        let sum = rows.reduce(0) { $0 + exp($1.score) }
        #expect(abs(total - log(sum)) < 1e-3)
        for token in 0..<count {
            for label in 0..<width {
                let share = rows.filter { $0.labels[token] == label }.reduce(0) { $0 + exp($1.score) } / sum
                #expect(abs(Double(lattice.probability(token, label)) - share) < 1e-3)
            }
        }
        let best = rows.max { $0.score < $1.score }
        #expect(lattice.best(start: start, matrix: matrix).labels == best?.labels)
    }

    @Test("the gradient is the slope of the objective")
    func gradient() {
        var vocabulary = ChainVocabulary()
        // 4 and 5 occur at the same tokens.
        let keys: [[[UInt32]]] = [[[1, 2], [2, 3], [1]], [[3, 4, 5], [1, 3]], [[2, 5, 4]]]
        let labels = [[0, 1, 2], [0, 1, 2, 3, 4]]
        let gold = [[1, 2, 0], [0, 3], [1]]
        let sentences = zip(keys, gold).enumerated().map { number, pair in
            let numbers = vocabulary.number(pair.0)
            return ChainVocabulary.Sentence(
                intent: number == 1 ? 1 : 0, features: numbers.features, starts: numbers.starts, labels: pair.1,
                weight: 1 + Float(number))
        }
        let problem = vocabulary.problem(intents: labels, labelCount: 5, sentences: sentences)
        var random = SeededRandom(seed: 9)
        var point = (0..<problem.weightCount).map { _ in random.unit() - 0.5 }
        let objective = problem.objective(l2: 0.1, threads: 1)
        func value(_ point: inout [Float]) -> (value: Double, gradient: [Float]) {
            var gradient = [Float](repeating: 0, count: point.count)
            let value = point.withUnsafeMutableBufferPointer { at in gradient.withUnsafeMutableBufferPointer { objective(at, $0) }
            }
            return (value, gradient)
        }
        let gradient = value(&point).gradient
        for index in point.indices {
            var (lower, upper) = (point, point)
            lower[index] -= 0.01
            upper[index] += 0.01
            let slope = (value(&upper).value - value(&lower).value) / 0.02
            #expect(abs(slope - Double(gradient[index])) < 2e-2)
        }
    }

    @Test("labels tell spans, and only inside follows its own beginning")
    func labels() {
        #expect(SlotLabels.spans([0, 1, 2, 0, 3, 3, 4]).map { "\($0.slot) \($0.range)" } == ["0 1..<3", "1 4..<5", "1 5..<7"])
        #expect(!SlotLabels.allows(2, after: nil))
        #expect(!SlotLabels.allows(2, after: 0))
        #expect(!SlotLabels.allows(2, after: 3))
        #expect(SlotLabels.allows(2, after: 1))
        #expect(SlotLabels.allows(3, after: 1))
    }

    @Test("minimising finds the bottom, and an L1 norm puts what hardly counts to zero")
    func minimising() {
        var optimiser = QuasiNewton()
        optimiser.tolerance = 1e-9
        let goal: [Float] = [3, -2, 0.2, 0]
        let objective: QuasiNewton.Objective = { point, gradient in
            var value = 0.0
            for index in point.indices {
                let distance = point[index] - goal[index]
                gradient[index] = distance * Float(index + 1)
                value += Double(distance * distance) / 2 * Double(index + 1)
            }
            return value
        }
        var point = [Float](repeating: 1, count: 4)
        optimiser.minimise(&point, report: { _, _ in }, objective)
        for (found, wanted) in zip(point, goal) { #expect(abs(found - wanted) < 1e-2) }
        optimiser.l1 = [1, 1, 1, 1]
        optimiser.minimise(&point, report: { _, _ in }, objective)
        for (found, wanted) in zip(point, [2, -1.5, 0, 0] as [Float]) { #expect(abs(found - wanted) < 1e-2) }
        #expect(point[2] == 0)
    }
}
