extension Record {
    /// An activity that opens the app with what happened: a request and, where there is one, its answer.
    ///
    /// - Parameters:
    ///   - activity: the app's own activity, which keeps all it has; `nil` for a default one, whose type is the intent's name.
    ///   - status: the raw value of `INIntentHandlingStatus`.
    public static func userActivity(
        _ activity: Record? = nil, intent: Record, response: Record?, identifier: String, status: Int = 0
    ) -> Record {
        var interaction = Record("INInteraction", ["intent": .record(intent), "identifier": .string(identifier)])
        // The answer would otherwise hold the activity that holds it.
        var answer = response
        answer?["userActivity"] = nil
        interaction["intentResponse"] = answer.map { .record($0) }
        interaction["intentHandlingStatus"] = .integer(status)
        var result = activity ?? Record("NSUserActivity", ["activityType": .string(intent.type)])
        result["interaction"] = .record(interaction)
        return result
    }
}
