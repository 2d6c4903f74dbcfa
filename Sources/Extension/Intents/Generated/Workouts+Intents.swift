// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Starts a workout, with or without a goal. Handled by an `INStartWorkoutIntentHandling`.
open class INStartWorkoutIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INStartWorkoutIntent" }

    public convenience init(
        workoutName: INSpeakableString? = nil, goalValue: Double? = nil, workoutGoalUnitType: INWorkoutGoalUnitType = .unknown,
        workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("workoutName", workoutName)
        record._set("goalValue", goalValue)
        record._set("workoutGoalUnitType", workoutGoalUnitType)
        record._set("workoutLocationType", workoutLocationType)
        record._set("isOpenEnded", isOpenEnded)
        self.init(_record: record)
    }

    public var workoutName: INSpeakableString? { _optional("workoutName") }
    public var goalValue: Double? { _optional("goalValue") }
    public var workoutGoalUnitType: INWorkoutGoalUnitType { _value("workoutGoalUnitType") }
    public var workoutLocationType: INWorkoutLocationType { _value("workoutLocationType") }
    public var isOpenEnded: Bool? { _optional("isOpenEnded") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INStartWorkoutIntent.workoutName: "workoutName"
        case \INStartWorkoutIntent.goalValue: "goalValue"
        case \INStartWorkoutIntent.workoutGoalUnitType: "workoutGoalUnitType"
        case \INStartWorkoutIntent.workoutLocationType: "workoutLocationType"
        case \INStartWorkoutIntent.isOpenEnded: "isOpenEnded"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INStartWorkoutIntentIdentifier = "INStartWorkoutIntent"

/// The response to an `INStartWorkoutIntent`.
open class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INStartWorkoutIntentResponse" }

    public convenience init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INStartWorkoutIntentResponseCode { _value("code") }
}

/// Pauses the workout. Handled by an `INPauseWorkoutIntentHandling`.
open class INPauseWorkoutIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INPauseWorkoutIntent" }

    public convenience init(workoutName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("workoutName", workoutName)
        self.init(_record: record)
    }

    public var workoutName: INSpeakableString? { _optional("workoutName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INPauseWorkoutIntent.workoutName: "workoutName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INPauseWorkoutIntentIdentifier = "INPauseWorkoutIntent"

/// The response to an `INPauseWorkoutIntent`.
open class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INPauseWorkoutIntentResponse" }

    public convenience init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INPauseWorkoutIntentResponseCode { _value("code") }
}

/// Resumes the workout. Handled by an `INResumeWorkoutIntentHandling`.
open class INResumeWorkoutIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INResumeWorkoutIntent" }

    public convenience init(workoutName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("workoutName", workoutName)
        self.init(_record: record)
    }

    public var workoutName: INSpeakableString? { _optional("workoutName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INResumeWorkoutIntent.workoutName: "workoutName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INResumeWorkoutIntentIdentifier = "INResumeWorkoutIntent"

/// The response to an `INResumeWorkoutIntent`.
open class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INResumeWorkoutIntentResponse" }

    public convenience init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INResumeWorkoutIntentResponseCode { _value("code") }
}

/// Cancels the workout without keeping it. Handled by an `INCancelWorkoutIntentHandling`.
open class INCancelWorkoutIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INCancelWorkoutIntent" }

    public convenience init(workoutName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("workoutName", workoutName)
        self.init(_record: record)
    }

    public var workoutName: INSpeakableString? { _optional("workoutName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INCancelWorkoutIntent.workoutName: "workoutName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INCancelWorkoutIntentIdentifier = "INCancelWorkoutIntent"

/// The response to an `INCancelWorkoutIntent`.
open class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INCancelWorkoutIntentResponse" }

    public convenience init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INCancelWorkoutIntentResponseCode { _value("code") }
}

/// Ends the workout and keeps it. Handled by an `INEndWorkoutIntentHandling`.
open class INEndWorkoutIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INEndWorkoutIntent" }

    public convenience init(workoutName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("workoutName", workoutName)
        self.init(_record: record)
    }

    public var workoutName: INSpeakableString? { _optional("workoutName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INEndWorkoutIntent.workoutName: "workoutName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INEndWorkoutIntentIdentifier = "INEndWorkoutIntent"

/// The response to an `INEndWorkoutIntent`.
open class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INEndWorkoutIntentResponse" }

    public convenience init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INEndWorkoutIntentResponseCode { _value("code") }
}
