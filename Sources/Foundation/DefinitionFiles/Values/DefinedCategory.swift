/// What kind of deed an intent is. More may be added.
public struct DefinedCategory: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Does, runs or goes.
    public static let generic = DefinedCategory(rawValue: "generic")
    /// Views or opens.
    public static let information = DefinedCategory(rawValue: "information")
    /// Orders, books or buys.
    public static let order = DefinedCategory(rawValue: "order")
    /// Starts or navigates.
    public static let start = DefinedCategory(rawValue: "start")
    /// Shares, sends or posts.
    public static let share = DefinedCategory(rawValue: "share")
    /// Creates or adds.
    public static let create = DefinedCategory(rawValue: "create")
    /// Searches, finds or filters.
    public static let search = DefinedCategory(rawValue: "search")
    /// Downloads or gets.
    public static let download = DefinedCategory(rawValue: "download")
    /// Sets.
    public static let set = DefinedCategory(rawValue: "set")
    /// Requests.
    public static let request = DefinedCategory(rawValue: "request")
    /// Toggles.
    public static let toggle = DefinedCategory(rawValue: "toggle")
    /// Checks in.
    public static let checkIn = DefinedCategory(rawValue: "checkIn")
    /// That of an intent of the system.
    public static let system = DefinedCategory(rawValue: "system")

    /// Whether a person is asked before such an intent is handled, where the file does not say.
    public var confirms: Bool { self == .order }
}
