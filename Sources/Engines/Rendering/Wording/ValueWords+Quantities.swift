import Foundation
import IntentSchema

extension ValueWords {
    /// A number with a unit, scaled as people do: 5,000 metres are 5 kilometres, 90 minutes 1 hour 30 minutes.
    ///
    /// - Parameter unit: a key of the pack's units; other units are used unchanged.
    func quantity(_ value: Double, unit: String) -> String? {
        let seconds = ["second": 1.0, "minute": 60, "hour": 3600][unit]
        if let seconds { return TimeWords.duration(value * seconds) }
        if unit == "meter", abs(value) >= 1000 { return counted(value / 1000, "kilometer") }
        return counted(value, unit)
    }

    /// A distance in the region's unit, to a tenth.
    func distance(_ metres: Double) -> String? {
        guard metres.isFinite else { return nil }
        let length = usesMiles ? metres / 1609.344 : metres / 1000
        return counted((length * 10).rounded() / 10, usesMiles ? "mile" : "kilometer")
    }

    /// The goal of a workout from its two fields; `nil` without a number.
    func goal(_ record: Record) -> String? {
        guard let value = record["goalValue"]?.double else { return nil }
        let unit = record["workoutGoalUnitType"]?.integer.flatMap { enumerationCase("INWorkoutGoalUnitType", $0) }
        return unit.map { quantity(value, unit: $0) } ?? numbers.words(value)
    }

    private func counted(_ value: Double, _ unit: String) -> String? {
        guard let number = numbers.words(value) else { return nil }
        let names = pack.units[unit]
        // Symbols such as "°C" are not names.
        let plain = unit.count > 3 && unit.allSatisfy(\.isLetter) ? Names.words(unit) : PlainText.line(unit, limit: 20) ?? ""
        let name = (value == 1 ? names?.one : names?.other) ?? plain
        return "\(number) \(spellsMetre ? Self.withMetre(name) : name)".trimmingSpaces
    }

    private static func withMetre(_ name: String) -> String {
        guard let range = name.range(of: "meter") else { return name }
        return name.replacingCharacters(in: range, with: "metre")
    }
}
