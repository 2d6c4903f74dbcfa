/// How hard a code is to read, ISO/IEC 18004, section 7.8.3: the mask with the lowest score is taken.
enum QRPenalty {
    static func score(of modules: [[Bool]]) -> Int {
        let columns = modules.indices.map { column in modules.map { $0[column] } }
        let lines = (modules + columns).reduce(0) { $0 + runs($1) + finders($1) }
        return lines + blocks(modules) + balance(modules)
    }

    /// Five or more modules of one colour in a row.
    private static func runs(_ line: [Bool]) -> Int {
        var score = 0
        var length = 0
        for (index, module) in line.enumerated() {
            length = index > 0 && line[index - 1] == module ? length + 1 : 1
            if length == 5 { score += 3 } else if length > 5 { score += 1 }
        }
        return score
    }

    /// What looks like a finder pattern beside a light margin.
    private static func finders(_ line: [Bool]) -> Int {
        let finder = [true, false, true, true, true, false, true]
        let margin = [Bool](repeating: false, count: 4)
        return [finder + margin, margin + finder].reduce(0) { score, pattern in
            let starts = 0...max(0, line.count - pattern.count)
            return score + 40 * starts.filter { Array(line[$0..<min($0 + pattern.count, line.count)]) == pattern }.count
        }
    }

    private static func blocks(_ modules: [[Bool]]) -> Int {
        let range = 0..<modules.count - 1
        return range.reduce(0) { score, row in
            score
                + 3
                * range.filter { column in
                    let first = modules[row][column]
                    return modules[row][column + 1] == first && modules[row + 1][column] == first
                        && modules[row + 1][column + 1] == first
                }.count
        }
    }

    /// Far more dark modules than light ones, or the other way round.
    private static func balance(_ modules: [[Bool]]) -> Int {
        let dark = modules.joined().filter { $0 }.count * 100
        let all = modules.count * modules.count
        return abs(dark - 50 * all) / (5 * all) * 10
    }
}
