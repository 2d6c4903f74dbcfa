public import IntentSchema

/// What an app may use only if the person who installs it agrees.
public enum Capability: RawRepresentable, Hashable, Sendable, CaseIterable, Codable {
    /// Connections to other machines.
    case network
    /// Something for which iOS asks, too.
    case permission(Permission)

    public static var allCases: [Capability] { Permission.allCases.map(Capability.permission) + [.network] }

    /// The name in files and on the command line, such as `contacts`.
    public var rawValue: String {
        switch self {
        case .network: "network"
        case .permission(let permission): permission.rawValue
        }
    }

    /// The capability with this name; `nil` if there is none.
    public init?(rawValue: String) {
        guard let capability = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = capability
    }

    /// The keys of an app's `Info.plist` that ask for it, each with the app's reason as its value.
    var usageKeys: [String] {
        switch self {
        case .network: ["ErrandNetworkUsageDescription"]
        case .permission(.assistant): ["NSSiriUsageDescription"]
        case .permission(.contacts): ["NSContactsUsageDescription"]
        case .permission(.focus): ["NSFocusStatusUsageDescription"]
        case .permission(.location):
            [
                "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
                "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
            ]
        }
    }
}

/// A capability that an app asks for.
public struct CapabilityRequest: Hashable, Sendable {
    /// What the app wants to use.
    public var capability: Capability
    /// The app's reason, in its own words; `nil` if it gives none.
    public var reason: String?

    public init(capability: Capability, reason: String?) {
        self.capability = capability
        self.reason = reason
    }
}
