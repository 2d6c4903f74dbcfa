import ExtensionProtocol
public import Foundation
import HostEnvironment
import Logging

/// Where messages of one kind go: a logger of swift-log whose label is "subsystem/category".
public final class OSLog: NSObject, Sendable {
    /// Kinds of messages that tools know.
    public struct Category: Sendable {
        let name: String
        /// Moments that a person who measures is interested in.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// The log of those who have not chosen one.
    public static let `default` = OSLog(label: "default", isEnabled: true)
    /// A log that drops everything.
    public static let disabled = OSLog(label: "disabled", isEnabled: false)

    let label: String
    private let isEnabled: Bool

    private init(label: String, isEnabled: Bool) {
        self.label = label
        self.isEnabled = isEnabled
        super.init()
    }

    public convenience init(subsystem: String, category: String) {
        self.init(label: "\(subsystem)/\(category)", isEnabled: true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Whether messages of that type are written anywhere.
    public func isEnabled(type: OSLogType) -> Bool {
        isEnabled && (Self.sink != nil || logger.logLevel <= type.level)
    }

    public var signpostsEnabled: Bool { isEnabled && logger.logLevel <= .trace }

    /// Takes what the app logs whose code runs; `nil` for the process's own log.
    private static var sink: (@Sendable (AppLogEntry) -> Void)? { AppEnvironment.scope?.environment.services?.log }

    // Made for each message, since a program may choose where messages go after its logs were made.
    private var logger: Logging.Logger { Logging.Logger(label: label) }

    func write(_ level: Logging.Logger.Level, _ text: () -> String) {
        guard isEnabled else { return }
        if let sink = Self.sink { return sink(AppLogEntry(label: label, level: level.rawValue, text: text())) }
        let logger = logger
        guard logger.logLevel <= level else { return }
        logger.log(level: level, "\(text())")
    }
}
