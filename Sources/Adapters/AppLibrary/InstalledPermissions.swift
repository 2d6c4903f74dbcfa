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
    private let known = Mutex<[String: Known]>([:])

    /// - Parameter library: the installed apps, with the answers.
    public init(in library: AppLibrary) {
        self.library = library
    }

    /// What the person lets an app use. An app that is not installed, or whose installation is damaged, may use nothing and asks nothing.
    public func access(of app: String, for person: String) -> AppAccess {
        known.withLock { known in
            guard var found = known[app] ?? (try? library.watch(app)).map({ Known(watch: $0) }),
                let current = try? found.watch.current()
            else { return AppAccess() }
            if found.bundle != current.bundle {
                (found.bundle, found.requests) = (current.bundle, Self.requests(of: current.bundle))
            }
            known[app] = found
            return AppAccess(wanting: found.requests, answers: current.rights.answers[person] ?? [:])
        }
    }

    /// - Throws: `AppLibraryError`.
    public func keep(_ isGranted: Bool, _ permission: Permission, of app: String, for person: String) throws {
        try library.permit(app) { $0[permission, person] = isGranted }
    }

    private static func requests(of bundle: URL) -> [PermissionRequest] {
        // A bundle that cannot be read has been reported, and asks for no data.
        let wanted = (try? AppBundle(directory: bundle, locale: Locale(identifier: "en")).requests) ?? []
        return Permission.allCases.compactMap { permission in
            let request = wanted.first { $0.capability == .permission(permission) }
            guard request != nil || permission == .assistant else { return nil }
            return PermissionRequest(permission, reason: request?.reason)
        }
    }
}
