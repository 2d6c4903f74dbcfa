extension Record {
    /// An `INInteraction` record of a request that was carried out.
    public static func interaction(_ intent: Record, request: String) -> Record {
        // 3 is the raw value of `INIntentHandlingStatus.success`.
        Record(
            "INInteraction",
            ["intent": .record(intent), "identifier": .string(request), "intentHandlingStatus": .integer(3)])
    }

    /// An `NSUserActivity` record that opens the app with an interaction: the request and, if there is one, its response.
    ///
    /// - Parameters:
    ///   - activity: the app's own activity, whose contents are kept; `nil` for a default one, whose type is the intent's name.
    ///   - status: the raw value of `INIntentHandlingStatus`.
    public static func userActivity(
        _ activity: Record? = nil, intent: Record, response: Record?, identifier: String, status: Int = 0
    ) -> Record {
        // A response must not contain the activity that contains it.
        var answer = response
        answer?["userActivity"] = nil
        // Built in one literal, because growing a dictionary copies it and this runs for every response.
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
