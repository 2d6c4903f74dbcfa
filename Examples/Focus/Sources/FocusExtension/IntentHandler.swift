import Intents

/// Shows the person's friends whether they can be disturbed.
public final class IntentHandler: INExtension, INShareFocusStatusIntentHandling {
    public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
        do {
            guard let isFocused = await Self.isFocused(intent), let board = PresenceBoard.shared else {
                return INShareFocusStatusIntentResponse(code: .failure, userActivity: nil)
            }
            try board.share(isFocused: isFocused)
            return INShareFocusStatusIntentResponse(code: .success, userActivity: nil)
        } catch {
            FileHandle.standardError.write(Data("Porchlight: the presence cannot be kept: \(error)\n".utf8))
            return INShareFocusStatusIntentResponse(code: .failure, userActivity: nil)
        }
    }

    /// What the person said, else what the device knows and the app may; `nil` where nobody does.
    private static func isFocused(_ intent: INShareFocusStatusIntent) async -> Bool? {
        if let said = intent.focusStatus?.isFocused { return said }
        guard await INFocusStatusCenter.default.requestAuthorization() == .authorized else { return nil }
        return INFocusStatusCenter.default.focusStatus.isFocused
    }
}
