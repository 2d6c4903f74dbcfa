package import IntentSchema
import Synchronization

/// What an app learns about places: the host's geocoding, and where the device is.
package final class PlaceAccess: Sendable {
    /// What the app that is being called learns; `nil` outside of calls, and where the host offers nothing.
    @TaskLocal package static var current: PlaceAccess?

    private static let ofProcess = Mutex<PlaceAccess?>(nil)

    /// What code learns that runs outside of calls, such as work that a handler left on a queue; `nil` for nothing.
    package static var processWide: PlaceAccess? {
        get { ofProcess.withLock { $0 } }
        set { ofProcess.withLock { $0 = newValue } }
    }

    static var active: PlaceAccess? { current ?? processWide }

    private let permission: Mutex<AccessPermission>
    private let position: @Sendable () -> Coordinate?
    /// Placemark records for an address or a name, the best first.
    let find: @Sendable (String) async -> [Record]
    /// Placemark records for a position, the best first.
    let describe: @Sendable (Coordinate) async -> [Record]

    /// - Parameters:
    ///   - permission: whether the app may know where the device is; geocoding needs none.
    ///   - position: where the device is; `nil` when nobody knows.
    package init(
        _ permission: AccessPermission, position: @escaping @Sendable () -> Coordinate?,
        find: @escaping @Sendable (String) async -> [Record], describe: @escaping @Sendable (Coordinate) async -> [Record]
    ) {
        self.permission = Mutex(permission)
        self.position = position
        self.find = find
        self.describe = describe
    }

    var status: AccessPermission { permission.withLock { $0 } }

    /// Asks the person, once.
    func ask() {
        permission.withLock { permission in
            if case .notAsked(let grants) = permission { permission = grants ? .granted : .denied }
        }
    }

    /// Where the device is; `nil` when that is not known or the permission is missing.
    var location: Coordinate? { status == .granted ? position() : nil }
}
