import Foundation

// Units of time, and the clocks that count seconds.

/// The nanoseconds of a second.
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
/// The nanoseconds of a millisecond.
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
/// The nanoseconds of a microsecond.
public var NSEC_PER_USEC: UInt64 { 1_000 }
/// The microseconds of a second.
public var USEC_PER_SEC: UInt64 { 1_000_000 }
/// The milliseconds of a second.
public var MSEC_PER_SEC: UInt64 { 1_000 }

/// A span of time in seconds.
public typealias CFTimeInterval = Double
/// A moment as the seconds since the first instant of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the current moment, in seconds since the first instant of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs the body and returns its result, without a pool: on Linux an object is released as soon as
/// nothing owns it.
@discardableResult
public func autoreleasepool<Result>(
    invoking body: () throws -> Result
) rethrows -> Result {
    try body()
}
