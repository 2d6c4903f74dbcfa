/// What a workout is meant to reach.
public struct Goal: Hashable, Sendable, Codable {
    public enum Dimension: String, Hashable, Sendable, Codable {
        case distance, time, energy
    }

    public enum Unit: String, CaseIterable, Hashable, Sendable, Codable {
        case inch, metre, foot, mile, yard, second, minute, hour, joule, kilocalorie

        public var dimension: Dimension {
            switch self {
            case .inch, .metre, .foot, .mile, .yard: .distance
            case .second, .minute, .hour: .time
            case .joule, .kilocalorie: .energy
            }
        }

        /// How many metres, seconds or joules it is.
        var inBaseUnits: Double {
            switch self {
            case .inch: 0.0254
            case .metre, .second, .joule: 1
            case .foot: 0.3048
            case .mile: 1609.344
            case .yard: 0.9144
            case .minute: 60
            case .hour: 3600
            case .kilocalorie: 4184
            }
        }
    }

    public var value: Double
    public var unit: Unit

    public init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// Whether a person could reach it in a day: more than nothing, at most 500 km, 24 hours or 20,000 kilocalories.
    public var isWithinReach: Bool {
        let amount = value * unit.inBaseUnits
        return switch unit.dimension {
        case .distance: amount > 0 && amount <= 500_000
        case .time: amount > 0 && amount <= 86_400
        case .energy: amount > 0 && amount <= 20_000 * Unit.kilocalorie.inBaseUnits
        }
    }
}
