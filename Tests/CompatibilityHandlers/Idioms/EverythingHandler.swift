import Intents

/// One class for the protocols of many domains, some of them through extensions.
public class EverythingExtension: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
    INStartCallIntentHandling, INRequestRideIntentHandling, INStartWorkoutIntentHandling, INAddTasksIntentHandling
{
    private var intentsSeen: [String] = []

    public override init() {
        super.init()
        intentsSeen.append(NSStringFromClass(type(of: self)))
    }

    deinit {
        intentsSeen.removeAll()
    }

    override public func handler(for intent: INIntent) -> Any! {
        intentsSeen.append(String(describing: type(of: intent)))
        return self
    }

    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        // Both names, the archive's and the short one.
        let long = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        let short = NSUserActivity(activityType: String(describing: INSendMessageIntent.self))
        let isSame = long.activityType.hasSuffix(short.activityType)
        completion(INSendMessageIntentResponse(code: isSame ? .success : .failure, userActivity: short))
    }

    public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        .init(code: .failureRequiringAppLaunch, userActivity: nil)
    }

    public func handle(intent _: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Swift.Void) {
        completion(.init(code: .continueInApp, userActivity: nil))
    }

    public func handle(requestRide intent: INRequestRideIntent, completion: (INRequestRideIntentResponse) -> Swift.Void) {
        completion(INRequestRideIntentResponse(code: INRequestRideIntentResponseCode.inProgress, userActivity: nil))
    }

    public func handle(intent: INStartWorkoutIntent) -> INStartWorkoutIntentResponse {
        INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    }

    public func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        // A handler may answer twice by mistake; the first answer counts.
        completion(INAddTasksIntentResponse(code: .success, userActivity: nil))
        completion(INAddTasksIntentResponse(code: .failure, userActivity: nil))
    }
}

extension EverythingExtension: INPlayMediaIntentHandling, INPayBillIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) {
        Task { @MainActor in
            completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
        }
    }

    public func handle(payBill intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        guard let amount = intent.transactionAmount?.amount?.amount?.doubleValue, amount > 0 else {
            return completion(.init(code: .failureInsufficientFunds, userActivity: nil))
        }
        completion(.init(code: .success, userActivity: nil))
    }
}

extension EverythingExtension: INShareFocusStatusIntentHandling {
    public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
        let response = INShareFocusStatusIntentResponse(
            code: intent.focusStatus?.isFocused ?? false ? .success : .unspecified, userActivity: nil)
        return response
    }
}
