/// Minimises a smooth convex function plus an L1 norm: OWL-QN (Andrew and Gao 2007, "Scalable training of L1-regularized
/// log-linear models"), which without L1 is plain L-BFGS (Nocedal and Wright 2006, algorithm 7.5).
struct QuasiNewton {
    /// The strength of the L1 norm per coordinate; empty for none.
    var l1: [Float] = []
    var memory = 6
    var limit = 100
    /// Stops when the relative decrease of the objective over `period` steps is below this value.
    var tolerance: Double = 1e-4
    var period = 5

    /// Returns the value at the point; writes the gradient of the smooth part.
    typealias Objective = (_ point: UnsafeMutableBufferPointer<Float>, _ gradient: UnsafeMutableBufferPointer<Float>) -> Double

    /// The curvature of one step: the change of the point and of the gradient.
    private struct Pair {
        var step: [Float]
        var change: [Float]
        var inner: Double
    }

    /// Iterates until convergence; `report` receives the step count and the value.
    func minimise(_ point: inout [Float], report: (Int, Double) -> Void, _ objective: Objective) {
        let count = point.count
        guard count > 0 else { return }
        var gradient = [Float](repeating: 0, count: count)
        var value = evaluate(&point, &gradient, objective)
        var pairs: [Pair] = []
        var values = [value]
        for iteration in 1...max(limit, 1) {
            let steepest = pseudoGradient(point, gradient)
            let direction = direction(steepest, pairs)
            var slope = 0.0
            Vector.dot(direction, steepest, into: &slope)
            guard slope < 0 else { break }
            let first = pairs.isEmpty ? 1 / max(Vector.norm(steepest), 1e-12) : 1
            guard
                let next = search(from: point, value, steepest, direction, slope, first: Float(first), objective)
            else {
                if pairs.isEmpty { break }
                pairs.removeAll()
                continue
            }
            remember(&pairs, from: point, gradient, to: next)
            point = next.point
            gradient = next.gradient
            value = next.value
            report(iteration, value)
            values.append(value)
            if values.count > period, (values[values.count - 1 - period] - value) / max(value, 1e-9) < tolerance { break }
        }
    }

    private func evaluate(_ point: inout [Float], _ gradient: inout [Float], _ objective: Objective) -> Double {
        let smooth = point.withUnsafeMutableBufferPointer { at in
            gradient.withUnsafeMutableBufferPointer { objective(at, $0) }
        }
        guard !l1.isEmpty else { return smooth }
        return smooth + Vector.sumOfMagnitudes(point, l1)
    }

    /// The gradient with the minimum-norm subgradient of the L1 norm.
    private func pseudoGradient(_ point: [Float], _ gradient: [Float]) -> [Float] {
        guard !l1.isEmpty else { return gradient }
        var result = gradient
        Vector.change(&result, point, l1) { slope, value, strength in
            value > 0
                ? slope + strength
                : value < 0 ? slope - strength : slope + strength < 0 ? slope + strength : max(slope - strength, 0)
        }
        return result
    }

    /// The two-loop recursion; with L1, coordinates that would move against the gradient are kept fixed.
    private func direction(_ steepest: [Float], _ pairs: [Pair]) -> [Float] {
        var result = steepest
        var factors: [Float] = []
        for pair in pairs.reversed() {
            var inner = 0.0
            Vector.dot(pair.step, result, into: &inner)
            let factor = Float(inner / pair.inner)
            factors.append(factor)
            Vector.add(-factor, pair.change, to: &result)
        }
        if let last = pairs.last {
            var square = 0.0
            Vector.dot(last.change, last.change, into: &square)
            Vector.scale(&result, by: Float(last.inner / square))
        }
        for (pair, factor) in zip(pairs, factors.reversed()) {
            var inner = 0.0
            Vector.dot(pair.change, result, into: &inner)
            Vector.add(factor - Float(inner / pair.inner), pair.step, to: &result)
        }
        Vector.scale(&result, by: -1)
        if !l1.isEmpty { Vector.change(&result, steepest, l1) { value, slope, _ in value * slope >= 0 ? 0 : value } }
        return result
    }

    private struct Found {
        var point: [Float]
        var gradient: [Float]
        var value: Double
    }

    /// Halves the step until the value decreases sufficiently, staying in the orthant if there is an L1 norm.
    private func search(
        from point: [Float], _ value: Double, _ steepest: [Float], _ direction: [Float], _ slope: Double, first: Float,
        _ objective: Objective
    ) -> Found? {
        var found = Found(point: point, gradient: [Float](repeating: 0, count: point.count), value: value)
        var step = first
        for _ in 0..<20 {
            let size = step
            Vector.change(&found.point, point, direction) { _, value, way in value + size * way }
            if !l1.isEmpty { project(&found.point, onOrthantOf: point, steepest) }
            found.value = evaluate(&found.point, &found.gradient, objective)
            let gain = !l1.isEmpty ? projectedGain(point, found.point, steepest) : Double(step) * slope
            if found.value <= value + 1e-4 * gain { return found }
            step /= 2
        }
        return nil
    }

    private func project(_ moved: inout [Float], onOrthantOf point: [Float], _ steepest: [Float]) {
        Vector.change(&moved, point, steepest) { value, last, slope in value * (last != 0 ? last : -slope) <= 0 ? 0 : value }
    }

    private func projectedGain(_ point: [Float], _ moved: [Float], _ steepest: [Float]) -> Double {
        var change = moved
        Vector.add(-1, point, to: &change)
        var gain = 0.0
        Vector.dot(change, steepest, into: &gain)
        return gain
    }

    private func remember(_ pairs: inout [Pair], from point: [Float], _ gradient: [Float], to next: Found) {
        var step = next.point
        Vector.add(-1, point, to: &step)
        var change = next.gradient
        Vector.add(-1, gradient, to: &change)
        var inner = 0.0
        Vector.dot(step, change, into: &inner)
        guard inner > 1e-12 else { return }
        if pairs.count == memory { pairs.removeFirst() }
        pairs.append(Pair(step: step, change: change, inner: inner))
    }
}
