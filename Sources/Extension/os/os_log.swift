// The names are those of the C API.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Logs a message with a C format; `%@` and `%s` are redacted unless they are marked `%{public}@`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(type.level) { LogFormat(message.description).text(args, .current) }
}

/// Logs a message with a C format; `%@` and `%s` are redacted unless they are marked `%{public}@`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.write(type.level) { LogFormat(message.description).text(args, .current) }
}

/// Logs a message as `Logger` does.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    Logger().log(message)
}

/// Logs a message as `Logger` does.
@_disfavoredOverload
public func os_log(_ level: OSLogType, _ message: OSLogMessage) {
    Logger().log(level: level, message)
}

/// Logs a message as `Logger` does.
@_disfavoredOverload
public func os_log(_ level: OSLogType, log: OSLog, _ message: OSLogMessage) {
    Logger(log).log(level: level, message)
}
