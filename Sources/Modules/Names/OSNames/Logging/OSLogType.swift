import Logging

/// How serious a line of a log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What is worth a line: `notice` of swift-log.
    public static let `default` = OSLogType(0x00)
    /// What may help: `info`.
    public static let info = OSLogType(0x01)
    /// What serves development: `debug`, which is not written unless an app's log handler says so.
    public static let debug = OSLogType(0x02)
    /// What failed: `error`.
    public static let error = OSLogType(0x10)
    /// What must not happen: `critical`.
    public static let fault = OSLogType(0x11)

    /// The kind of a level of swift-log. Apple's systems take warnings for errors.
    init(_ level: Logging.Logger.Level) {
        switch level {
        case .trace, .debug: self = .debug
        case .info: self = .info
        case .notice: self = .default
        case .warning, .error: self = .error
        case .critical: self = .fault
        }
    }

    /// The level of swift-log.
    var level: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
