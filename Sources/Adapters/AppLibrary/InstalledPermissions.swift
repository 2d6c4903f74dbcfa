import AppBundles
import Foundation
public import IntentSchema
public import Store
import Synchronization

/// What people let the installed apps of a library use. The answers are kept with the installation and go with it.
///
/// Every app asks whether it may work with the assistant, and for what its `Info.plist` gives a reason.
public final class InstalledPermissions: PermissionBook {
    private struct Known {
        var watch: InstalledBundleWatch
        /// The bundle of which the wishes are known.
        var bundle: URL?
        var requests: [PermissionRequest] = []
    }

    private let library: AppLibrary
    private let known: Mutex<[String: Known]>

    /// - Parameters:
    ///   - library: the installed apps, with the answers.
    ///   - watches: the watches of apps that others use, too, by identifier.
    public init(in library: AppLibrary, watches: [String: InstalledBundleWatch] = [:]) {
        self.library = library
        known = Mutex(watches.mapValues { Known(watch: $0) })
    }

    /// What the person lets an app use. An app that is not installed, or whose installation is damaged, may use nothing and asks nothing.
    public func access(of app: String, for person: String) -> AppAccess {
        known.withLock { known in
            guard var found = known[app] ?? (try? library.watch(app)).map({ Known(watch: $0) }),
                let current = try? found.watch.current()
            else { return AppAccess() }
            if found.bundle != current.bundle {
                (found.bundle, found.requests) = (current.bundle, Self.requests(of: current))
            }
            known[app] = found
            return AppAccess(wanting: found.requests, answers: current.rights.answers[person] ?? [:])
        }
    }

    /// - Throws: `AppLibraryError`.
    public func keep(_ isGranted: Bool, _ permission: Permission, of app: String, for person: String) throws {
        try library.permit(app) { $0[permission, person] = isGranted }
    }

    private static func requests(of installed: InstalledBundle) -> [PermissionRequest] {
        if let requests = installed.requests { return requests }
        // A bundle that cannot be read has been reported, and asks for no data.
        let app = try? AppBundle(directory: installed.bundle, locale: Locale(identifier: "en"))
        return app?.permissionRequests ?? [PermissionRequest(.assistant)]
    }
}

extension AppBundle {
    /// What the app asks each person for, in the order to ask: whether it may work with the assistant, and what it gives a reason for.
    var permissionRequests: [PermissionRequest] {
        Permission.allCases.compactMap { permission in
            let request = requests.first { $0.capability == .permission(permission) }
            guard request != nil || permission == .assistant else { return nil }
            return PermissionRequest(permission, reason: request?.reason)
        }
    }
}
