import Foundation
import Intents
import os.log

private let log = OSLog(subsystem: "com.example.pigeon", category: "siri")

/// Logs the way files of 2016 to 2020 do, with C formats.
public class LoggingHandler: NSObject, INSendMessageIntentHandling {
    private static let logger = Logger(subsystem: "com.example.pigeon", category: "handler")
    private let name = "Ann"

    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, !recipients.isEmpty else {
            os_log("no recipients", log: log, type: .error)
            return completion([.needsValue()])
        }
        os_log("resolving %d recipients for %@", log: log, type: .info, recipients.count, name)
        completion(recipients.map { .success(with: $0) })
    }

    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let error = NSError(domain: "com.example", code: 7)
        os_log("sending %{public}@ failed: %{public}@", log: log, type: .error, #function, error as NSError)
        os_log(.debug, log: log, "took %.2f s", 1.5)
        os_log("done", log: .default)
        Self.logger.error("failed for \(self.name, privacy: .private): \(error.localizedDescription, privacy: .public)")
        Self.logger.log(level: .info, "\(type(of: self)) \(String(describing: intent.content))")
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
}
