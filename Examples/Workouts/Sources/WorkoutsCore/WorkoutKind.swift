/// A kind of workout that Stride knows.
public struct WorkoutKind: Hashable, Sendable {
    /// The vocabulary's identifier, such as `run`.
    public var id: String
    /// What people see and say.
    public var name: String
    /// Other words for it, in lower case.
    public var synonyms: [String]
    public var places: Set<WorkoutPlace>
    /// What a goal may be measured in.
    public var dimensions: Set<Goal.Dimension>

    /// The most popular first.
    public static let all = [
        WorkoutKind(id: "run", name: "Run", synonyms: ["running", "jog", "jogging"]),
        WorkoutKind(id: "walk", name: "Walk", synonyms: ["walking", "stroll"]),
        WorkoutKind(id: "cycle", name: "Cycle", synonyms: ["cycling", "bike", "bike ride", "bicycle ride"]),
        WorkoutKind(id: "swim", name: "Swim", synonyms: ["swimming", "laps"]),
        WorkoutKind(
            id: "yoga", name: "Yoga", synonyms: ["yoga session", "vinyasa", "sun salutations"], dimensions: [.time, .energy]),
        WorkoutKind(id: "row", name: "Row", synonyms: ["rowing", "rowing machine"]),
        WorkoutKind(id: "hike", name: "Hike", synonyms: ["hiking"], places: [.outdoor]),
        WorkoutKind(id: "elliptical", name: "Elliptical", synonyms: ["cross trainer", "elliptical trainer"], places: [.indoor]),
        WorkoutKind(
            id: "strength", name: "Strength Training", synonyms: ["strength", "weights", "weight lifting"],
            dimensions: [.time, .energy]),
        WorkoutKind(id: "intervals", name: "Interval Training", synonyms: ["intervals", "hiit"], dimensions: [.time, .energy]),
    ]

    init(
        id: String, name: String, synonyms: [String], places: Set<WorkoutPlace> = [.indoor, .outdoor],
        dimensions: Set<Goal.Dimension> = [.distance, .time, .energy]
    ) {
        self.id = id
        self.name = name
        self.synonyms = synonyms
        self.places = places
        self.dimensions = dimensions
    }

    /// The kind with that identifier; `nil` when there is none.
    public static func kind(id: String) -> WorkoutKind? {
        all.first { $0.id == id }
    }

    /// The kind that goes by these words, with or without "workout" after them; `nil` when none does.
    public static func kind(called words: String) -> WorkoutKind? {
        var spoken = words.lowercased().split(whereSeparator: \.isWhitespace)
        if spoken.count > 1, spoken.last == "workout" { spoken.removeLast() }
        let phrase = spoken.joined(separator: " ")
        return all.first { $0.id == phrase || $0.name.lowercased() == phrase || $0.synonyms.contains(phrase) }
    }
}

/// Where a workout takes place.
public enum WorkoutPlace: String, Hashable, Sendable, Codable {
    case indoor, outdoor
}
