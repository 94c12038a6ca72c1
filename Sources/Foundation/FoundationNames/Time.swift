import Foundation

// Units of time, and the clocks that count seconds.

public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
public var NSEC_PER_USEC: UInt64 { 1_000 }
public var USEC_PER_SEC: UInt64 { 1_000_000 }
public var MSEC_PER_SEC: UInt64 { 1_000 }

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first instant of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs the body. There are no pools on Linux: objects are released as soon as nothing owns them.
@discardableResult
public func autoreleasepool<Result>(
    invoking body: () throws -> Result
) rethrows -> Result {
    try body()
}
