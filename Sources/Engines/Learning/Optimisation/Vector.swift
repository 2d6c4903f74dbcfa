/// Arithmetic on long vectors, eight numbers at a time; sums use double precision and a fixed order.
enum Vector {
    static func dot(_ left: [Float], _ right: [Float], into sum: inout Double) {
        sum = left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in dot(left, right) }
        }
    }

    static func dot(_ left: UnsafeBufferPointer<Float>, _ right: UnsafeBufferPointer<Float>) -> Double {
        let count = min(left.count, right.count)
        var total = 0.0
        var start = 0
        // Blocks are short enough for single precision.
        while start < count {
            let end = min(start + 1024, count)
            var lanes = SIMD8<Float>.zero
            var index = start
            while index + 8 <= end {
                let raw = (UnsafeRawPointer(left.baseAddress! + index), UnsafeRawPointer(right.baseAddress! + index))
                lanes += raw.0.loadUnaligned(as: SIMD8<Float>.self) * raw.1.loadUnaligned(as: SIMD8<Float>.self)
                index += 8
            }
            var rest = lanes.sum()
            while index < end {
                rest += left[index] * right[index]
                index += 1
            }
            total += Double(rest)
            start = end
        }
        return total
    }

    static func norm(_ values: [Float]) -> Double {
        var square = 0.0
        dot(values, values, into: &square)
        return square.squareRoot()
    }

    /// The sum of all absolute values, each times its factor.
    static func sumOfMagnitudes(_ values: [Float], _ factors: [Float]) -> Double {
        let products = zip(values, factors).lazy.map { abs($0) * $1 }
        var total = 0.0
        var block: Float = 0
        for (index, product) in products.enumerated() {
            block += product
            // Blocks are short enough for single precision.
            if index % 1024 == 1023 { (total, block) = (total + Double(block), 0) }
        }
        return total + Double(block)
    }

    /// Sets every value to a function of itself and of the values at its index in two other vectors, which are at least as
    /// long.
    @inline(__always)
    static func change(
        _ target: inout [Float], _ first: [Float], _ second: [Float], _ body: (Float, Float, Float) -> Float
    ) {
        let count = min(target.count, first.count, second.count)
        target.withUnsafeMutableBufferPointer { target in
            first.withUnsafeBufferPointer { first in
                second.withUnsafeBufferPointer { second in
                    for index in 0..<count { target[index] = body(target[index], first[index], second[index]) }
                }
            }
        }
    }

    static func add(_ factor: Float, _ values: [Float], to target: inout [Float]) {
        target.withUnsafeMutableBufferPointer { target in
            values.withUnsafeBufferPointer { values in
                for index in 0..<min(values.count, target.count) { target[index] += factor * values[index] }
            }
        }
    }

    static func scale(_ values: inout [Float], by factor: Float) {
        values.withUnsafeMutableBufferPointer { values in
            for index in values.indices { values[index] *= factor }
        }
    }
}
