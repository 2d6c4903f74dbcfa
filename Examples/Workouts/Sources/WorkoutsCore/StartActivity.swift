import Foundation

/// The plan of a workout as the extension hands it to the app: the content of the activity's `userInfo`.
///
/// Only strings and numbers are used, so that it survives every way of passing it on.
public struct StartActivity: Hashable, Sendable {
    public static let activityType = "org.errand.examples.workouts.start"

    public var plan: WorkoutPlan
    /// The same however often the activity is delivered.
    public var operation: String

    public init(plan: WorkoutPlan, operation: String) {
        self.plan = plan
        self.operation = operation
    }

    public var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = ["kind": plan.kind, "operation": operation]
        info["goalValue"] = plan.goal?.value
        info["goalUnit"] = plan.goal?.unit.rawValue
        info["place"] = plan.place?.rawValue
        return info
    }

    /// Reads what came with an activity; `nil` when it is not one of ours.
    public init?(userInfo: [AnyHashable: Any]?) {
        guard let kind = userInfo?["kind"] as? String, let operation = userInfo?["operation"] as? String else { return nil }
        var plan = WorkoutPlan(kind: kind)
        if let unit = (userInfo?["goalUnit"] as? String).flatMap(Goal.Unit.init(rawValue:)),
            let value = Self.number(userInfo?["goalValue"])
        {
            plan.goal = Goal(value: value, unit: unit)
        }
        plan.place = (userInfo?["place"] as? String).flatMap(WorkoutPlace.init(rawValue:))
        self.init(plan: plan, operation: operation)
    }

    /// A whole number may come back as an integer.
    private static func number(_ value: Any?) -> Double? {
        value as? Double ?? (value as? Int).map(Double.init) ?? (value as? NSNumber)?.doubleValue
    }
}
