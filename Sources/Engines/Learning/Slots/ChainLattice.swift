import Foundation

/// The forward-backward lattice of one sentence, in probabilities scaled per token. Labels are the intent's own, from 0.
struct ChainLattice {
    /// The scores of the labels of each token, `count * width`; filled in by the caller.
    var states: [Float] = []
    private(set) var count = 0
    private(set) var width = 0
    private var forward: [Float] = []
    private var backward: [Float] = []
    private var scales: [Float] = []
    /// The exponentials of the states, divided by each token's maximum.
    private var exponentials: [Float] = []

    mutating func reset(count: Int, width: Int) {
        self.count = count
        self.width = width
        Self.fill(&states, count * width, with: 0)
        Self.fill(&forward, count * width, with: 0)
        Self.fill(&backward, count * width, with: 0)
        Self.fill(&exponentials, count * width, with: 0)
        Self.fill(&scales, count, with: 1)
    }

    private static func fill(_ values: inout [Float], _ count: Int, with value: Float) {
        values.removeAll(keepingCapacity: true)
        values.append(contentsOf: repeatElement(value, count: count))
    }

    /// The exponentials of the transitions, one row per previous label; `start` contains those of the first token.
    struct Transitions {
        var start: [Float]
        var matrix: [Float]
    }

    /// Runs forward and backward; returns the logarithm of the partition function.
    mutating func run(_ transitions: Transitions) -> Double {
        guard count > 0 else { return 0 }
        var total = exponentiate()
        for token in 0..<count {
            stepForward(token, transitions)
            total -= Double(log(scales[token]))
        }
        for token in stride(from: count - 1, through: 0, by: -1) { stepBackward(token, transitions) }
        return total
    }

    private mutating func exponentiate() -> Double {
        var total = 0.0
        for token in 0..<count {
            let row = token * width..<(token + 1) * width
            let greatest = states[row].max() ?? 0
            total += Double(greatest)
            for index in row { exponentials[index] = exp(states[index] - greatest) }
        }
        return total
    }

    private mutating func stepForward(_ token: Int, _ transitions: Transitions) {
        let width = width
        forward.withUnsafeMutableBufferPointer { forward in
            let row = forward.baseAddress! + token * width
            if token == 0 {
                for label in 0..<width { row[label] = transitions.start[label] }
            } else {
                let last = row - width
                transitions.matrix.withUnsafeBufferPointer { matrix in
                    for earlier in 0..<width {
                        let from = matrix.baseAddress! + earlier * width
                        let amount = last[earlier]
                        for label in 0..<width { row[label] += amount * from[label] }
                    }
                }
            }
            var sum: Float = 0
            exponentials.withUnsafeBufferPointer { exponentials in
                let state = exponentials.baseAddress! + token * width
                for label in 0..<width {
                    row[label] *= state[label]
                    sum += row[label]
                }
            }
            let scale = sum > 0 ? 1 / sum : 1
            for label in 0..<width { row[label] *= scale }
            scales[token] = scale
        }
    }

    private mutating func stepBackward(_ token: Int, _ transitions: Transitions) {
        let width = width
        let scale = scales[token]
        guard token < count - 1 else {
            for label in 0..<width { backward[token * width + label] = scale }
            return
        }
        backward.withUnsafeMutableBufferPointer { backward in
            let row = backward.baseAddress! + token * width
            let next = row + width
            exponentials.withUnsafeBufferPointer { exponentials in
                let state = exponentials.baseAddress! + (token + 1) * width
                transitions.matrix.withUnsafeBufferPointer { matrix in
                    for label in 0..<width {
                        let to = matrix.baseAddress! + label * width
                        var lanes = SIMD4<Float>.zero
                        var later = 0
                        while later + 4 <= width {
                            lanes +=
                                Self.four(to + later) * Self.four(state + later) * Self.four(next + later)
                            later += 4
                        }
                        var sum = lanes.sum()
                        while later < width {
                            sum += to[later] * state[later] * next[later]
                            later += 1
                        }
                        row[label] = sum * scale
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func four(_ pointer: UnsafePointer<Float>) -> SIMD4<Float> {
        UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<Float>.self)
    }

    /// The marginal probability of a label at a token, after `run`.
    @inline(__always)
    func probability(_ token: Int, _ label: Int) -> Float {
        forward[token * width + label] * backward[token * width + label] / scales[token]
    }

    /// Adds the expected transition counts, before multiplication by the transitions' own exponentials, after `run`.
    func addTransitions(to sums: inout [Float], start: inout [Float], weight: Float) {
        guard count > 0 else { return }
        for label in 0..<width { start[label] += weight * probability(0, label) }
        var later = [Float](repeating: 0, count: width)
        sums.withUnsafeMutableBufferPointer { sums in
            forward.withUnsafeBufferPointer { forward in
                for token in 1..<max(count, 1) {
                    for label in 0..<width {
                        later[label] = exponentials[token * width + label] * backward[token * width + label]
                    }
                    let last = forward.baseAddress! + (token - 1) * width
                    for earlier in 0..<width {
                        let row = sums.baseAddress! + earlier * width
                        let amount = last[earlier] * weight
                        for label in 0..<width { row[label] += amount * later[label] }
                    }
                }
            }
        }
    }

    /// The likeliest label sequence by the Viterbi algorithm, over the transitions' logarithms, and its score.
    func best(start: [Float], matrix: [Float]) -> (labels: [Int], score: Float) {
        guard count > 0 else { return ([], 0) }
        var scores = (0..<width).map { states[$0] + start[$0] }
        var next = scores
        var sources = [Int32](repeating: 0, count: count * width)
        for token in 1..<max(count, 1) {
            for label in 0..<width { next[label] = -.infinity }
            for earlier in 0..<width where scores[earlier] > -.infinity {
                for label in 0..<width {
                    let score = scores[earlier] + matrix[earlier * width + label]
                    if score > next[label] {
                        next[label] = score
                        sources[token * width + label] = Int32(earlier)
                    }
                }
            }
            for label in 0..<width { next[label] += states[token * width + label] }
            swap(&scores, &next)
        }
        var label = scores.indices.max { scores[$0] < scores[$1] } ?? 0
        let score = scores[label]
        var labels = [Int](repeating: 0, count: count)
        for token in stride(from: count - 1, through: 0, by: -1) {
            labels[token] = label
            label = Int(sources[token * width + label])
        }
        return (labels, score)
    }
}
