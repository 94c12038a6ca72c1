/// Writes lines to the log of one subsystem and category.
///
/// Lines go through swift-log: to the standard error stream, unless the app has set another handler.
/// The label is the subsystem, the source the category. Values that are private are shown in debug
/// builds only; see ``OSLogPrivacy``.
public struct Logger: Sendable {
    let output: LogOutput?

    /// Creates the logger of the program.
    public init() { output = OSLog.default.output }

    /// Creates the logger of a part of a program; the subsystem is often the bundle's identifier.
    public init(subsystem: String, category: String) {
        output = LogOutput(subsystem: subsystem, category: category)
    }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { output = logObj.output }

    /// Writes a line of the kind `default`.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a line of the given kind.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        output?.write(level.level) { message.text(showsPrivate: $0) }
    }

    /// Writes a line of the kind `debug`.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a line of the kind `debug`.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a line of the kind `info`.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a line of the kind `default`.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a line that is a warning. Apple's systems have no such kind and take it for an error.
    public func warning(_ message: OSLogMessage) {
        output?.write(.warning) { message.text(showsPrivate: $0) }
    }
    /// Writes a line of the kind `error`.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a line of the kind `fault`.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a line of the kind `fault`.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
