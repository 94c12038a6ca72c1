import Foundation
import OSNames

/// The lines that this process has written by the names of `os`, as far as they are kept: the last
/// 10,000, and 4 MB of text at most.
open class OSLogStore: NSObject, @unchecked Sendable {
    /// Of which processes lines are read.
    public enum Scope: Int, Sendable {
        case system, currentProcessIdentifier
    }

    /// Opens the lines of this process.
    /// - Throws: An error for the scope of the system, whose log belongs to others.
    public convenience init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw CocoaError(
                .fileReadNoPermission,
                userInfo: [
                    NSLocalizedDescriptionKey: "The log of the system is not an app's to read."
                ])
        }
        self.init()
    }

    /// Opens the system's log, which is refused.
    open class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

    /// A place in the log, from which entries are read.
    open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

    /// The place some seconds before the end, for a negative number, or after it.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition((LogHistory.shared.lines.last?.date ?? Date()).addingTimeInterval(seconds))
    }

    /// The place some seconds after the machine has started.
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(
            Date().addingTimeInterval(seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// The entries from a place on, or all; those alone for which the predicate holds, if there is
    /// one.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        var lines = LogHistory.shared.lines
        let isReversed = options.contains(.reverse)
        if let start = position?.date {
            lines.removeAll { isReversed ? $0.date > start : $0.date < start }
        }
        if isReversed { lines.reverse() }
        return AnySequence(
            lines.lazy.map { OSLogEntryLog($0) }
                .filter { predicate?.evaluate(with: $0) ?? true })
    }
}

/// A place in a log.
open class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date

    init(_ date: Date) {
        self.date = date
        super.init()
    }
}

/// What entries are read with.
open class OSLogEnumerator: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the beginning.
        public static let reverse = Options(rawValue: 1)
    }
}

/// One entry of a log.
open class OSLogEntry: NSObject, @unchecked Sendable {
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7,
            longTerm14, longTerm30
    }

    fileprivate let line: LogHistory.Line

    fileprivate init(_ line: LogHistory.Line) {
        self.line = line
        super.init()
    }

    open var date: Date { line.date }
    /// The text with its values.
    open var composedMessage: String { line.text }
    open var storeCategory: StoreCategory { .shortTerm }
}

/// What entries of a process have.
public protocol OSLogEntryFromProcess: AnyObject {
    var activityIdentifier: UInt64 { get }
    var process: String { get }
    var processIdentifier: Int32 { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

/// What entries with a text have.
public protocol OSLogEntryWithPayload: AnyObject {
    var category: String { get }
    var formatString: String { get }
    var subsystem: String { get }
}

/// A line of a log.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
    @unchecked Sendable
{
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    open var level: Level {
        switch line.type {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .fault
        default: .notice
        }
    }

    open var subsystem: String { line.subsystem }
    open var category: String { line.category }
    /// The text with its values: it is kept as it was written.
    open var formatString: String { line.text }
    open var activityIdentifier: UInt64 { 0 }
    open var process: String { ProcessInfo.processInfo.processName }
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    open var sender: String { process }
    open var threadIdentifier: UInt64 { line.thread }
}
