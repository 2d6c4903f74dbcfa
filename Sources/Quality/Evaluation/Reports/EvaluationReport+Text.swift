extension EvaluationReport {
    /// The report as text for a terminal: measures, intents, slots, the largest confusions and the worst sentences.
    ///
    /// - Parameter most: the maximum number of rows in a list.
    public func lines(most: Int = 10) -> [String] {
        var lines = ["\(title): \(scores.sentences) sentences, \(system)", ""]
        lines += TextTable(["measure", "value"], measures).lines
        lines += section("Intents with the lowest F1", Self.weakest(scores.intents), most)
        lines += section("Slots with the lowest F1", Self.weakest(scores.slots), most)
        if !scores.confusions.isEmpty {
            lines += ["", "Most often confused"]
            let rows = scores.confusions.prefix(most).map { [$0.expected, $0.found, "\($0.count)"] }
            lines += TextTable(["meant", "taken for", "times"], rows).lines
        }
        if !scores.mistakes.isEmpty {
            lines += ["", "Worst sentences"]
            lines += scores.mistakes.prefix(most).flatMap(Self.lines)
        }
        return lines
    }

    /// The name and value of every measure in the run.
    var measures: [[String]] {
        var rows = [["intent accuracy", Number.percent(scores.intentAccuracy)]]
        if let f1 = scores.spans.f1 {
            rows.append(["span F1", Number.percent(f1)])
            rows.append(["span precision", Number.percent(scores.spans.precision)])
            rows.append(["span recall", Number.percent(scores.spans.recall)])
        }
        rows.append(["exact sentences", Number.percent(scores.exactMatch)])
        if let recall = scores.outOfScopeRecall {
            rows.append(["in-scope accuracy", Number.percent(scores.inScopeAccuracy)])
            rows.append(["out-of-scope recall", Number.percent(recall)])
            rows.append(["out-of-scope precision", Number.percent(scores.outOfScopePrecision)])
        }
        rows.append(["calibration error", Number.percent(scores.calibration.expectedError)])
        if let latency = scores.latency {
            rows.append(["time, median", Number.time(microseconds: latency.medianMicroseconds)])
            rows.append(["time, 99th percentile", Number.time(microseconds: latency.p99Microseconds)])
        }
        if let folds { rows.append(["folds", "\(folds)"]) }
        if let trainingSeconds { rows.append(["training", "\(Number.decimal(trainingSeconds, 1)) s"]) }
        if let modelBytes { rows.append(["model file", Number.bytes(modelBytes)]) }
        return rows
    }

    static func weakest(_ scores: [NamedScore]) -> [NamedScore] {
        scores.sorted { ($0.score.f1 ?? 1, $1.score.expected, $0.name) < ($1.score.f1 ?? 1, $0.score.expected, $1.name) }
    }

    private func section(_ title: String, _ scores: [NamedScore], _ most: Int) -> [String] {
        guard !scores.isEmpty else { return [] }
        let rows = scores.prefix(most).map(Self.row)
        return ["", title] + TextTable(["name", "precision", "recall", "F1", "in the data"], rows).lines
    }

    static func row(_ named: NamedScore) -> [String] {
        [
            named.name, Number.percent(named.score.precision), Number.percent(named.score.recall),
            Number.percent(named.score.f1), "\(named.score.expected)",
        ]
    }

    private static func lines(_ mistake: Scores.Mistake) -> [String] {
        let intents =
            mistake.expectedIntent == mistake.foundIntent
            ? mistake.expectedIntent : "\(mistake.expectedIntent), taken for \(mistake.foundIntent)"
        let place = mistake.place.isEmpty ? "" : "\(mistake.place): "
        return ["  \(place)\(intents) (\(Number.percent(mistake.confidence)) % sure)", "    expected \(mistake.expected)"]
            + (mistake.expected == mistake.found ? [] : ["    found    \(mistake.found)"])
    }
}

extension RunComparison {
    /// The comparison as text for a terminal.
    public func lines(most: Int = 15) -> [String] {
        var lines = Self.table("measure", measures)
        if let mended, let broken {
            lines += ["", "\(mended) sentences mended, \(broken) broken; by chance alone: \(Number.percent(chance)) %"]
        }
        if !intents.isEmpty { lines += ["", "Intents (F1)"] + Self.table("intent", Array(intents.prefix(most))) }
        if !slots.isEmpty { lines += ["", "Slots (F1)"] + Self.table("slot", Array(slots.prefix(most))) }
        return lines
    }

    private static func table(_ name: String, _ rows: [Row]) -> [String] {
        TextTable(
            [name, "before", "after", "change"],
            rows.map { [$0.name, Number.percent($0.before), Number.percent($0.after), Number.points($0.change)] }
        ).lines
    }
}
