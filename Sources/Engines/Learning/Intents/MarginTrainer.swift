import Dispatch
import Randomness

/// One-versus-rest linear classifiers with squared hinge loss, by dual coordinate descent (Hsieh et al. 2008, "A dual
/// coordinate descent method for large-scale linear SVM", with its shrinking).
struct MarginTrainer: Sendable {
    /// A sparse matrix: row `i` has the columns and values from `starts[i]` up to `starts[i + 1]`.
    struct Rows: Sendable {
        var columns: [Int32] = []
        var values: [Float] = []
        var starts: [Int32] = [0]
        var weights: [Float] = []
        var width = 0

        var count: Int { starts.count - 1 }
    }

    /// The cost of a misclassified sentence; higher values fit more closely.
    var cost: Float = 1
    /// The factor on the cost of positive sentences.
    var positiveFactor: Float = 1
    var passes = 40
    var tolerance: Float = 0.1
    var seed: UInt64 = 1

    /// A classifier: one weight per column, and the bias.
    struct Classifier: Sendable {
        var weights: [Float]
        var bias: Float
    }

    /// Trains one classifier per class; `classes` is the class of each row, -1 for none; `prior` are the initial margins.
    func train(
        _ rows: Rows, classes: [Int], count: Int, threads: Int, prior: (@Sendable (Int) -> [Float])? = nil,
        finish: @Sendable @escaping (Int, Classifier) -> Void
    ) {
        let workers = max(1, min(threads, 2))
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            for target in stride(from: worker, to: count, by: workers) {
                finish(target, classifier(target, rows, classes, prior?(target)))
            }
        }
    }

    private func classifier(_ target: Int, _ rows: Rows, _ classes: [Int], _ prior: [Float]?) -> Classifier {
        var result = Classifier(weights: [Float](repeating: 0, count: rows.width), bias: 0)
        var alphas = [Float](repeating: 0, count: rows.count)
        var active = Array(0..<rows.count)
        var random = SeededRandom(seed: seed &+ UInt64(target))
        var bound = Float.infinity
        let squares = (0..<rows.count).map { row in
            rows.values[Int(rows.starts[row])..<Int(rows.starts[row + 1])].reduce(1) { $0 + $1 * $1 }
        }
        for _ in 0..<passes {
            random.shuffle(&active)
            var (greatest, least) = (-Float.infinity, Float.infinity)
            var kept: [Int] = []
            kept.reserveCapacity(active.count)
            for row in active {
                let sign: Float = classes[row] == target ? 1 : -1
                let diagonal = 0.5 / (cost * rows.weights[row] * (sign > 0 ? positiveFactor : 1))
                let margin = Self.margin(rows, row, result) + (prior?[row] ?? 0)
                let gradient = sign * margin - 1 + diagonal * alphas[row]
                if alphas[row] == 0, gradient > bound { continue }
                kept.append(row)
                let projected = alphas[row] == 0 ? min(gradient, 0) : gradient
                greatest = max(greatest, projected)
                least = min(least, projected)
                guard abs(projected) > 1e-9 else { continue }
                let last = alphas[row]
                alphas[row] = max(last - gradient / (squares[row] + diagonal), 0)
                Self.add((alphas[row] - last) * sign, rows, row, to: &result)
            }
            active = kept
            if greatest - least <= tolerance {
                if active.count == rows.count { break }
                // All rows removed by shrinking are checked once more.
                active = Array(0..<rows.count)
                bound = .infinity
            } else {
                bound = greatest <= 0 ? .infinity : greatest
            }
        }
        return result
    }

    @inline(__always)
    static func margin(_ rows: Rows, _ row: Int, _ classifier: Classifier) -> Float {
        var sum = classifier.bias
        rows.columns.withUnsafeBufferPointer { columns in
            rows.values.withUnsafeBufferPointer { values in
                classifier.weights.withUnsafeBufferPointer { weights in
                    for index in Int(rows.starts[row])..<Int(rows.starts[row + 1]) {
                        sum += weights[Int(columns[index])] * values[index]
                    }
                }
            }
        }
        return sum
    }

    @inline(__always)
    private static func add(_ amount: Float, _ rows: Rows, _ row: Int, to classifier: inout Classifier) {
        classifier.bias += amount
        rows.columns.withUnsafeBufferPointer { columns in
            rows.values.withUnsafeBufferPointer { values in
                classifier.weights.withUnsafeMutableBufferPointer { weights in
                    for index in Int(rows.starts[row])..<Int(rows.starts[row + 1]) {
                        weights[Int(columns[index])] += amount * values[index]
                    }
                }
            }
        }
    }
}

extension MarginTrainer.Rows {
    /// The rows at the indices, in that order.
    func selected(_ indices: [Int]) -> MarginTrainer.Rows {
        var result = MarginTrainer.Rows()
        result.width = width
        for row in indices {
            let range = Int(starts[row])..<Int(starts[row + 1])
            result.columns += columns[range]
            result.values += values[range]
            result.starts.append(Int32(result.columns.count))
            result.weights.append(weights[row])
        }
        return result
    }
}
