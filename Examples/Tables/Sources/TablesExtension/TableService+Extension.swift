import Intents
import TablesCore

extension TableService {
    /// The service over the folder that the extension shares with the app. Made anew for each call, as the folder depends on it.
    static func shared() throws(TableError) -> TableService {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier) else {
            throw TableError(.storage, "the folder of group \(groupIdentifier) cannot be made; check the disk's permissions")
        }
        return TableService(folder: folder)
    }
}

extension TableError {
    /// Tells the developer of failures that are not the person's.
    func log(in method: String) {
        guard code == .storage else { return }
        FileHandle.standardError.write(Data("Corner Table: \(method) failed: \(self)\n".utf8))
    }
}
