import Logging

/// Writes messages of one subsystem and category.
///
///     let logger = Logger(subsystem: "com.example.rides", category: "siri")
///     logger.info("asked for a ride to \(name), party of \(count)")
///     // asked for a ride to <private>, party of 2
///
/// Messages go to swift-log under the label "com.example.rides/siri". Interpolated text is redacted unless it is marked `privacy:
/// .public`; numbers and Booleans are not.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Writes to the default log.
    public init() {
        log = .default
    }

    /// Whether messages of that type are logged.
    public func isEnabled(type: OSLogType) -> Bool { log.isEnabled(type: type) }

    public func log(_ message: OSLogMessage) { write(.notice, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level.level, message) }
    public func trace(_ message: OSLogMessage) { write(.trace, message) }
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    public func info(_ message: OSLogMessage) { write(.info, message) }
    public func notice(_ message: OSLogMessage) { write(.notice, message) }
    public func warning(_ message: OSLogMessage) { write(.warning, message) }
    public func error(_ message: OSLogMessage) { write(.error, message) }
    public func critical(_ message: OSLogMessage) { write(.critical, message) }
    public func fault(_ message: OSLogMessage) { write(.critical, message) }

    private func write(_ level: Logging.Logger.Level, _ message: OSLogMessage) {
        log.write(level) { message.text(Redaction.current) }
    }
}
