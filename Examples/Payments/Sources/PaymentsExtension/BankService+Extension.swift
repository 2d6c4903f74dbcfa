import Intents
import PaymentsCore

extension BankService {
    /// The service over the folder that the extension shares with the app. Made anew for each call, as the folder depends on it.
    static func shared() throws(BankError) -> BankService {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier) else {
            throw BankError(.storage, "the folder of group \(groupIdentifier) cannot be made; check the disk's permissions")
        }
        return try BankService(folder: folder)
    }
}

extension BankError {
    /// Tells the developer of failures that are not the person's.
    func log(in method: String) {
        guard code == .storage else { return }
        FileHandle.standardError.write(Data("Pocket Bank: \(method) failed: \(self)\n".utf8))
    }
}

extension INIntent {
    /// Keeps the same request from being carried out twice.
    var operation: String { identifier ?? UUID().uuidString }
}

extension NSUserActivity {
    /// Opens the app at what the operation has booked.
    static func booking(_ operation: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: BankService.paymentActivityType)
        activity.userInfo = ["operation": operation]
        return activity
    }
}
