import Foundation

/// What is to be started.
public struct WorkoutPlan: Hashable, Sendable, Codable {
    /// The identifier of the kind, such as `run`.
    public var kind: String
    /// `nil` for an open-ended workout.
    public var goal: Goal?
    /// `nil` when it was not said.
    public var place: WorkoutPlace?

    public init(kind: String, goal: Goal? = nil, place: WorkoutPlace? = nil) {
        self.kind = kind
        self.goal = goal
        self.place = place
    }
}

/// A workout that was started.
public struct Workout: Hashable, Sendable, Codable, Identifiable {
    public enum State: String, Hashable, Sendable, Codable {
        case running, paused, ended, cancelled
    }

    /// A rest; it lasts while it has no end.
    public struct Pause: Hashable, Sendable, Codable {
        public var start: Date
        public var end: Date?
    }

    public var id: Int
    public var plan: WorkoutPlan
    public var state: State
    public var started: Date
    /// In order of time.
    public var pauses: [Pause] = []
    /// `nil` while it is running or paused.
    public var ended: Date?

    public var isOver: Bool { state == .ended || state == .cancelled }

    /// How long it has gone on without the pauses, in seconds.
    public func activeDuration(at instant: Date) -> TimeInterval {
        let end = ended ?? instant
        let rest = pauses.reduce(0) { $0 + max(0, ($1.end ?? end).timeIntervalSince($1.start)) }
        return max(0, end.timeIntervalSince(started) - rest)
    }
}

/// What can be done with a workout under way.
public enum WorkoutCommand: String, CaseIterable, Hashable, Sendable, Codable {
    case pause, resume, end, cancel
}

extension Workout {
    /// The workout after the command; what is so already stays as it is.
    func after(_ command: WorkoutCommand, at instant: Date) -> Workout {
        var workout = self
        if command != .pause || state != .paused, let last = workout.pauses.indices.last, workout.pauses[last].end == nil {
            workout.pauses[last].end = instant
        }
        switch command {
        case .pause:
            if state == .running { workout.pauses.append(Pause(start: instant)) }
            workout.state = .paused
        case .resume:
            workout.state = .running
        case .end, .cancel:
            workout.state = command == .end ? .ended : .cancelled
            workout.ended = instant
        }
        return workout
    }
}
