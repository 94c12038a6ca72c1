import Synchronization

/// A number that tells intervals of one name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    private static let last = Atomic<UInt64>(0)

    public init(_ value: UInt64) { rawValue = value }

    /// Creates a number that no other interval of the process has.
    public init(log: OSLog) { self.init(log.isEnabled(type: .debug)) }

    /// Creates the number of an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    init(_ isEnabled: Bool) {
        // The first numbers have meanings.
        rawValue = isEnabled ? Self.last.add(1, ordering: .relaxed).newValue + 0x100 : 0
    }

    /// The number of an interval of which there is one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// The number of what is not written.
    public static let invalid = OSSignpostID(UInt64.max)
    /// No number.
    public static let null = OSSignpostID(UInt64(0))

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Whether a signpost begins an interval, ends it, or stands for a moment.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let event = OSSignpostType(0)
    public static let begin = OSSignpostType(1)
    public static let end = OSSignpostType(2)
}

/// What an interval is known by between its begin and its end.
public final class OSSignpostIntervalState: Sendable {
    /// The number that the interval began with.
    public let signpostID: OSSignpostID
    let start: ContinuousClock.Instant

    init(_ signpostID: OSSignpostID) {
        self.signpostID = signpostID
        start = .now
    }

    /// Creates the state of an interval that began elsewhere; it counts from now.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }
}

/// What a signpost says besides its name.
public typealias SignpostMetadata = OSLogMessage

/// Measures intervals, and writes each as a line of the kind `debug` when it ends.
///
/// Apple's Instruments draws signposts on a line of time. Here they are lines of the log, which are
/// written if the log's level is `debug`: `Load: 12.3 ms`.
public struct OSSignposter: Sendable {
    private let output: LogOutput?

    /// Creates the signposter of the program.
    public init() { output = OSLog.default.output }

    /// Creates the signposter of a part of a program.
    public init(subsystem: String, category: String) {
        output = LogOutput(subsystem: subsystem, category: category)
    }

    /// Creates the signposter of a part of a program with one of the known categories.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Creates a signposter that writes to a log.
    public init(logHandle: OSLog) { output = logHandle.output }

    /// Creates a signposter that writes where a logger does.
    public init(logger: Logger) { output = logger.output }

    private init(output: LogOutput?) { self.output = output }

    /// A signposter that writes nothing.
    public static var disabled: OSSignposter { OSSignposter(output: nil) }

    /// Whether signposts are written.
    public var isEnabled: Bool { output?.writes(.debug) ?? false }

    /// A number for an interval that may overlap others of its name.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(isEnabled) }

    /// The number of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: .disabled, object: object)
    }

    /// Begins an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

    /// Begins an interval, and writes what there is to say of it.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        write(name, "begins", message)
        return OSSignpostIntervalState(id)
    }

    /// Ends an interval, and writes how long it took.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        write(name, Self.length(of: state), nil)
    }

    /// Ends an interval, and writes how long it took and what there is to say of it.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
    ) {
        write(name, Self.length(of: state), message)
    }

    /// Writes that something happened.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        write(name, "event", nil)
    }

    /// Writes that something happened, and what there is to say of it.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) {
        write(name, "event", message)
    }

    /// Measures a task.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Measures a task, and writes what there is to say of it before.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
        around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    /// The line of a signpost that is one of C's functions.
    func write(
        _ type: OSSignpostType, _ name: StaticString, _ format: StaticString,
        _ arguments: [any CVarArg]
    ) {
        let word = [OSSignpostType.begin: "begins", .end: "ends"][type] ?? "event"
        output?.write(.debug) { showsPrivate in
            let more = LogFormat.text("\(format)", arguments, showsPrivate: showsPrivate)
            return more.isEmpty ? "\(name): \(word)" : "\(name): \(word), \(more)"
        }
    }

    private func write(
        _ name: StaticString, _ word: @autoclosure () -> String, _ message: SignpostMetadata?
    ) {
        output?.write(.debug) { showsPrivate in
            let more = message.map { ", \($0.text(showsPrivate: showsPrivate))" } ?? ""
            return "\(name): \(word())\(more)"
        }
    }

    private static func length(of state: OSSignpostIntervalState) -> String {
        let seconds = (ContinuousClock.now - state.start) / .seconds(1)
        return "\((seconds * 10_000).rounded() / 10) ms"
    }
}

/// Writes a signpost as a line of the kind `debug`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    OSSignposter(logHandle: log).write(type, name, "", [])
}

/// Writes a signpost and what there is to say of it as a line of the kind `debug`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    OSSignposter(logHandle: log).write(type, name, format, arguments)
}
