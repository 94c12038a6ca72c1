/// Writes a line of the given kind, from a format and its values.
///
/// A placeholder is one of C's, or `%@` for an object, with words in braces: `%{public}@`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    _ message: StaticString, _ args: any CVarArg...
) {
    log.write(type, message, args)
}

/// Writes a line, from a format and its values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
) {
    log.write(type, message, args)
}

/// Writes a line of the given kind.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ logMessage: OSLogMessage) {
    log.write(logLevel, logMessage)
}

/// Writes a line of the kind `default`.
@_disfavoredOverload
public func os_log(_ logMessage: OSLogMessage) { OSLog.default.write(.default, logMessage) }

extension OSLog {
    func write(_ type: OSLogType, _ format: StaticString, _ arguments: [any CVarArg]) {
        output?.write(type.level) {
            LogFormat.text("\(format)", arguments, showsPrivate: $0)
        }
    }

    func write(_ type: OSLogType, _ message: OSLogMessage) {
        output?.write(type.level) { message.text(showsPrivate: $0) }
    }
}
