import ExtensionProtocol
public import Foundation
import HostEnvironment
import Logging

/// The destination for messages of one category: a logger of swift-log whose label is "subsystem/category".
public final class OSLog: NSObject, Sendable {
    /// Categories known to tools.
    public struct Category: Sendable {
        let name: String
        /// Points of interest for performance measurements.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// The log to use if none was chosen.
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

    /// Whether messages of that type are logged.
    public func isEnabled(type: OSLogType) -> Bool {
        isEnabled && (Self.sink != nil || logger.logLevel <= type.level)
    }

    public var signpostsEnabled: Bool { isEnabled && logger.logLevel <= .trace }

    /// Receives what the running app logs; `nil` for the process's own log.
    private static var sink: (@Sendable (AppLogEntry) -> Void)? { AppEnvironment.scope?.environment.services?.log }

    // Created for each message, because a program may configure its log handler after creating its logs.
    private var logger: Logging.Logger { Logging.Logger(label: label) }

    func write(_ level: Logging.Logger.Level, _ text: () -> String) {
        guard isEnabled else { return }
        if let sink = Self.sink { return sink(AppLogEntry(label: label, level: level.rawValue, text: text())) }
        let logger = logger
        guard logger.logLevel <= level else { return }
        logger.log(level: level, "\(text())")
    }
}
