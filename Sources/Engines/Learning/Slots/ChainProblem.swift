import Dispatch
import Foundation

/// The training problem of a chain model: the sentences, and the layout of the weight vector.
struct ChainProblem: Sendable {
    struct Sentence: Sendable {
        var intent: Int
        /// The cells of all tokens, concatenated; token `i` has those from `starts[i]` up to `starts[i + 1]`.
        var cells: [Cell]
        var starts: [Int32]
        /// Gold labels, as indices within the intent.
        var labels: [Int]
        var weight: Float
    }

    /// Consecutive weights of a feature, for consecutive labels within an intent, starting at `place`.
    struct Cell: Sendable {
        var weight: Int32
        var place: Int16
        var count: Int16
    }

    /// The labels of each intent, ascending; the first is "outside".
    var intents: [[Int]]
    var labelCount: Int
    /// The keys of all features, and the start of each feature's keys, since several keys may share weights; `keyStarts` has an
    /// additional end index.
    var keys: [UInt32]
    var keyStarts: [Int]
    /// The start of each feature's weights; `rowStarts` has an additional end index.
    var rowStarts: [Int32]
    /// The label of each state weight.
    var rowLabels: [UInt16]
    var sentences: [Sentence]
    /// Base scores to which the weights' scores are added, for each sentence `tokens * width`; empty if there are none.
    var offsets: [[Float]] = []
    /// Base transitions to which the weights' transitions are added, for each intent; empty if there are none.
    var priors: [Prior] = []

    struct Prior: Sendable {
        var start: [Float]
        var matrix: [Float]

        init(width: Int) {
            start = [Float](repeating: 0, count: width)
            matrix = [Float](repeating: 0, count: width * width)
        }
    }

    var stateCount: Int { rowLabels.count }
    /// The layout after the states: transitions of all intents (`labelCount` squared), starts, then each intent's own
    /// transitions and starts.
    var sharedTransitions: Int { stateCount }
    var sharedStarts: Int { stateCount + labelCount * labelCount }
    func ownTransitions(_ intent: Int) -> Int {
        intents[..<intent].reduce(sharedStarts + labelCount) { $0 + $1.count * $1.count + $1.count }
    }
    var weightCount: Int { ownTransitions(intents.count) }
}

// MARK: Transitions

extension ChainProblem {
    /// The transitions of an intent as logarithms; forbidden ones are minus infinity.
    func transitions(_ intent: Int, _ weights: UnsafeBufferPointer<Float>) -> (start: [Float], matrix: [Float]) {
        let labels = intents[intent]
        let own = ownTransitions(intent)
        let width = labels.count
        var matrix = [Float](repeating: -.infinity, count: width * width)
        var start = [Float](repeating: -.infinity, count: width)
        let prior = priors.isEmpty ? Prior(width: width) : priors[intent]
        for (later, label) in labels.enumerated() {
            if SlotLabels.allows(label, after: nil) {
                start[later] = prior.start[later] + weights[sharedStarts + label] + weights[own + width * width + later]
            }
            for (earlier, last) in labels.enumerated() where SlotLabels.allows(label, after: last) {
                let place = earlier * width + later
                matrix[place] =
                    prior.matrix[place] + weights[sharedTransitions + last * labelCount + label] + weights[own + place]
            }
        }
        return (start, matrix)
    }

    /// Adds the expected transitions to the gradient (`matrix` is not yet multiplied by the transitions' exponentials).
    private func addExpected(
        _ intent: Int, _ factors: ChainLattice.Transitions, matrix: [Float], start: [Float],
        to gradient: UnsafeMutableBufferPointer<Float>
    ) {
        let labels = intents[intent]
        let own = ownTransitions(intent)
        let width = labels.count
        for (later, label) in labels.enumerated() {
            gradient[sharedStarts + label] += start[later]
            gradient[own + width * width + later] += start[later]
            for (earlier, last) in labels.enumerated() {
                let amount = matrix[earlier * width + later] * factors.matrix[earlier * width + later]
                guard amount != 0 else { continue }
                gradient[sharedTransitions + last * labelCount + label] += amount
                gradient[own + earlier * width + later] += amount
            }
        }
    }

    private func addObserved(_ sentence: Sentence, to gradient: UnsafeMutableBufferPointer<Float>) {
        let labels = intents[sentence.intent]
        let own = ownTransitions(sentence.intent)
        let width = labels.count
        for (token, later) in sentence.labels.enumerated() {
            if token == 0 {
                gradient[sharedStarts + labels[later]] -= sentence.weight
                gradient[own + width * width + later] -= sentence.weight
            } else {
                let earlier = sentence.labels[token - 1]
                gradient[sharedTransitions + labels[earlier] * labelCount + labels[later]] -= sentence.weight
                gradient[own + earlier * width + later] -= sentence.weight
            }
        }
    }
}

// MARK: Objective

extension ChainProblem {
    /// For each weight, the square root of the number of keys that share it. The optimiser's coordinates are the weights
    /// divided by it, times the number of keys: norms and steps are then as if each key had a weight of its own.
    var scales: [Float] {
        var scales = [Float](repeating: 1, count: weightCount)
        for feature in 0..<keyStarts.count - 1 {
            let scale = Float(keyStarts[feature + 1] - keyStarts[feature]).squareRoot()
            for index in Int(rowStarts[feature])..<Int(rowStarts[feature + 1]) { scales[index] = scale }
        }
        return scales
    }

    /// Negative log-likelihood plus the L2 norm. The sentences are always summed in two halves, so that one thread and two give
    /// the same result. With `stride`, only every n-th sentence is used.
    func objective(l2: Float, threads: Int, stride: Int = 1) -> QuasiNewton.Objective {
        let order = halves(stride)
        let scales = scales
        return { point, gradient in
            var second = [Float](repeating: 0, count: point.count)
            var sums = [Float](repeating: 0, count: point.count)
            for index in 0..<point.count { sums[index] = point[index] * scales[index] }
            let loss = sums.withUnsafeBufferPointer { sums in
                second.withUnsafeMutableBufferPointer { addLosses(of: order, sums, to: [gradient, $0], threads: threads) }
            }
            for index in 0..<point.count {
                gradient[index] = (gradient[index] + second[index]) * scales[index] + l2 * point[index]
            }
            return loss + Double(l2) / 2 * Vector.dot(UnsafeBufferPointer(point), UnsafeBufferPointer(point))
        }
    }

    private func addLosses(
        of order: [[[Int]]], _ weights: UnsafeBufferPointer<Float>, to gradients: [UnsafeMutableBufferPointer<Float>],
        threads: Int
    ) -> Double {
        var losses = [0.0, 0.0]
        losses.withUnsafeMutableBufferPointer { losses in
            gradients[0].update(repeating: 0)
            // Safe: each half writes only its own buffer and loss, and reads only the weights.
            nonisolated(unsafe) let targets = gradients
            nonisolated(unsafe) let results = losses
            nonisolated(unsafe) let weights = weights
            let half: @Sendable (Int) -> Void = { index in
                results[index] = self.addLoss(of: order[index], weights, to: targets[index])
            }
            if threads > 1 {
                DispatchQueue.concurrentPerform(iterations: 2, execute: half)
            } else {
                half(0)
                half(1)
            }
        }
        return losses[0] + losses[1]
    }

    /// Both halves, with the sentences of an intent adjacent.
    private func halves(_ stride: Int) -> [[[Int]]] {
        var halves = [[[Int]]](repeating: [[Int]](repeating: [], count: intents.count), count: 2)
        for index in Swift.stride(from: 0, to: sentences.count, by: stride) {
            halves[index / stride % 2][sentences[index].intent].append(index)
        }
        return halves
    }

    private func addLoss(
        of byIntent: [[Int]], _ weights: UnsafeBufferPointer<Float>, to gradient: UnsafeMutableBufferPointer<Float>
    ) -> Double {
        var loss = 0.0
        var lattice = ChainLattice()
        for (intent, members) in byIntent.enumerated() where !members.isEmpty {
            let logarithms = transitions(intent, weights)
            let factors = ChainLattice.Transitions(
                start: logarithms.start.map { exp($0) }, matrix: logarithms.matrix.map { exp($0) })
            var matrix = [Float](repeating: 0, count: logarithms.matrix.count)
            var start = [Float](repeating: 0, count: logarithms.start.count)
            let width = intents[intent].count
            for member in members {
                let sentence = sentences[member]
                lattice.reset(count: sentence.labels.count, width: width)
                fill(&lattice, sentence, offset: offsets.isEmpty ? nil : offsets[member], weights)
                let total = lattice.run(factors)
                loss += Double(sentence.weight) * (total - score(sentence, lattice, logarithms))
                addStates(sentence, lattice, to: gradient)
                lattice.addTransitions(to: &matrix, start: &start, weight: sentence.weight)
                addObserved(sentence, to: gradient)
            }
            addExpected(intent, factors, matrix: matrix, start: start, to: gradient)
        }
        return loss
    }

    private func fill(
        _ lattice: inout ChainLattice, _ sentence: Sentence, offset: [Float]?, _ weights: UnsafeBufferPointer<Float>
    ) {
        let width = lattice.width
        if let offset { lattice.states = offset }
        lattice.states.withUnsafeMutableBufferPointer { states in
            for token in 0..<sentence.labels.count {
                // Safe: cells were made from this problem's weights and the intent's labels, whose number is the width.
                let row = states.baseAddress! + token * width
                forCells(of: token, sentence) { cell in
                    let from = weights.baseAddress! + Int(cell.weight)
                    let to = row + Int(cell.place)
                    for offset in 0..<Int(cell.count) { to[offset] += from[offset] }
                }
            }
        }
    }

    private func addStates(
        _ sentence: Sentence, _ lattice: ChainLattice, to gradient: UnsafeMutableBufferPointer<Float>
    ) {
        var row = [Float](repeating: 0, count: lattice.width)
        row.withUnsafeMutableBufferPointer { row in
            for token in 0..<sentence.labels.count {
                for label in row.indices { row[label] = lattice.probability(token, label) * sentence.weight }
                row[sentence.labels[token]] -= sentence.weight
                forCells(of: token, sentence) { cell in
                    // Safe: cells were made from this problem's weights and the intent's labels.
                    let from = row.baseAddress! + Int(cell.place)
                    let to = gradient.baseAddress! + Int(cell.weight)
                    for offset in 0..<Int(cell.count) { to[offset] += from[offset] }
                }
            }
        }
    }

    /// Calls the body with every weight that contributes to the token's scores.
    @inline(__always)
    private func forCells(of token: Int, _ sentence: Sentence, _ body: (Cell) -> Void) {
        sentence.cells.withUnsafeBufferPointer { cells in
            for index in Int(sentence.starts[token])..<Int(sentence.starts[token + 1]) { body(cells[index]) }
        }
    }

    private func score(_ sentence: Sentence, _ lattice: ChainLattice, _ transitions: (start: [Float], matrix: [Float])) -> Double
    {
        let width = intents[sentence.intent].count
        var sum = 0.0
        for (token, label) in sentence.labels.enumerated() {
            sum += Double(lattice.states[token * width + label])
            sum += Double(
                token == 0 ? transitions.start[label] : transitions.matrix[sentence.labels[token - 1] * width + label])
        }
        return sum
    }
}
