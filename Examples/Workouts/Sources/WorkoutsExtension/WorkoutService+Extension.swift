import Intents
import WorkoutsCore

extension WorkoutService {
    /// The service over the folder that the extension shares with the app. Made anew for each call, as the folder depends on it.
    static func shared() throws(WorkoutError) -> WorkoutService {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier) else {
            throw WorkoutError(.storage, "the folder of group \(groupIdentifier) cannot be made; check the disk's permissions")
        }
        return try WorkoutService(folder: folder)
    }
}

extension WorkoutError {
    /// Tells the developer of failures that are not the person's.
    func log(in method: String) {
        guard code == .storage else { return }
        FileHandle.standardError.write(Data("Stride: \(method) failed: \(self)\n".utf8))
    }
}

extension WorkoutKind {
    /// The kind that was meant, by its vocabulary identifier or its words; `nil` when there is none.
    init?(_ name: INSpeakableString) {
        let known = name.vocabularyIdentifier.flatMap(WorkoutKind.kind(id:))
        guard let kind = known ?? WorkoutKind.kind(called: name.spokenPhrase) else { return nil }
        self = kind
    }

    var speakableName: INSpeakableString {
        INSpeakableString(vocabularyIdentifier: id, spokenPhrase: name, pronunciationHint: nil)
    }
}

extension Goal.Unit {
    /// The unit; `nil` for one that was not said.
    init?(_ unit: INWorkoutGoalUnitType) {
        switch unit {
        case .inch: self = .inch
        case .meter: self = .metre
        case .foot: self = .foot
        case .mile: self = .mile
        case .yard: self = .yard
        case .second: self = .second
        case .minute: self = .minute
        case .hour: self = .hour
        case .joule: self = .joule
        case .kiloCalorie: self = .kilocalorie
        default: return nil
        }
    }
}

extension WorkoutPlace {
    /// The place; `nil` for one that was not said.
    init?(_ location: INWorkoutLocationType) {
        switch location {
        case .indoor: self = .indoor
        case .outdoor: self = .outdoor
        default: return nil
        }
    }
}
