extension Record {
    /// An activity that opens the app with what happened: a request and, where there is one, its answer.
    ///
    /// - Parameters:
    ///   - activity: the app's own activity, which keeps all it has; `nil` for a default one, whose type is the intent's name.
    ///   - status: the raw value of `INIntentHandlingStatus`.
    public static func userActivity(
        _ activity: Record? = nil, intent: Record, response: Record?, identifier: String, status: Int = 0
    ) -> Record {
        // The answer would otherwise hold the activity that holds it.
        var answer = response
        answer?["userActivity"] = nil
        // Made in one go: dictionaries that grow are copied, and this is done for every answer.
        var fields: [String: ParameterValue] = [
            "intent": .record(intent), "identifier": .string(identifier), "intentHandlingStatus": .integer(status),
            "intentResponse": .record(answer ?? intent),
        ]
        if answer == nil { fields["intentResponse"] = nil }
        let interaction = ParameterValue.record(Record("INInteraction", fields))
        guard var result = activity else {
            return Record("NSUserActivity", ["activityType": .string(intent.type), "interaction": interaction])
        }
        result["interaction"] = interaction
        return result
    }
}
