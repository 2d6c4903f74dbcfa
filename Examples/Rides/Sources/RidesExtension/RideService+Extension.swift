import Intents
import RidesCore

extension RideService {
    /// The service over the folder that the extension shares with the app. Made anew for each call, as the folder depends on it.
    static func shared() throws(RideError) -> RideService {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier) else {
            throw RideError(.storage, "the folder of group \(groupIdentifier) cannot be made; check the disk's permissions")
        }
        return try RideService(folder: folder)
    }

    /// The identifier of the ride meant: someone who says "my ride" gives none and means the current one.
    func ride(meantBy identifier: String) throws(RideError) -> String {
        guard identifier.isEmpty else { return identifier }
        guard let status = try currentRide() else { throw RideError(.rideNotFound, "there is no ride") }
        return status.ride.id
    }
}

extension RideError {
    /// Tells the developer of failures that are not the person's.
    func log(in method: String) {
        guard code == .storage else { return }
        FileHandle.standardError.write(Data("Swift Cabs: \(method) failed: \(self)\n".utf8))
    }
}
