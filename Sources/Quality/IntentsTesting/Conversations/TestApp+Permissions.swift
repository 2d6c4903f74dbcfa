import AppBundles
import Assistant
import IntentSchema
import Store

extension TestApp {
    private var states: [(Permission, AccessPermission)] {
        [(.assistant, assistantAccess), (.contacts, contactAccess), (.focus, focusAccess), (.location, locationAccess)]
    }

    /// What the app asks the person for before it is first called, decided or not; `nil` if the person is asked nothing.
    var permissionRequests: [PermissionRequest]? {
        guard states.contains(where: { $0.1 == .undecided }) else { return nil }
        return states.compactMap { permission, state in
            if case .notAsked = state { return nil }
            return PermissionRequest(permission, reason: usageDescriptions[permission])
        }
    }

    /// What a person has answered before the test.
    var earlierAnswers: [Permission: Bool] {
        states.reduce(into: [:]) { answers, item in
            switch item.1 {
            case .granted: answers[item.0] = true
            case .denied, .restricted: answers[item.0] = false
            case .undecided, .notAsked: break
            }
        }
    }

    /// Sets the app's permissions that are not kept.
    func set(_ permissions: inout AppPermissions) {
        for (permission, state) in states { permissions[permission, description.id] = state }
    }
}

extension AppBundle {
    /// What the app says it wants to use something for.
    var usageDescriptions: [Permission: String] {
        requests.reduce(into: [:]) { reasons, request in
            if case .permission(let permission) = request.capability { reasons[permission] = request.reason }
        }
    }
}
