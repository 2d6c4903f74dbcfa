import ExtensionRuntime
import Intents
import WorkoutsCore

/// Stride itself, as far as it has no sensors to read: it starts the workouts that the extension hands over.
public final class WorkoutsApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case diary
        /// The workout of that identifier.
        case workout(Int)
    }

    public private(set) var screen = Screen.diary

    public init() {
        StrideClock.follow { .ofHost }
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        if userActivity.activityType == StartActivity.activityType {
            return start(StartActivity(userInfo: userActivity.userInfo))
        }
        switch userActivity.interaction?.intent {
        case is INStartWorkoutIntent, is INPauseWorkoutIntent, is INResumeWorkoutIntent, is INEndWorkoutIntent,
            is INCancelWorkoutIntent:
            screen = .diary
            return true
        default:
            return false
        }
    }

    /// - Returns: Whether the workout has been started, now or by the same activity before.
    private func start(_ activity: StartActivity?) -> Bool {
        let group = WorkoutService.groupIdentifier
        guard let activity, let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            return false
        }
        do {
            let workout = try WorkoutService(folder: folder).start(activity.plan, operation: activity.operation)
            screen = .workout(workout.id)
            return true
        } catch {
            FileHandle.standardError.write(Data("Stride: cannot start the workout: \(error)\n".utf8))
            return false
        }
    }
}
