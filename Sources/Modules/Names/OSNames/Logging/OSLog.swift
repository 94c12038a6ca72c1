import Foundation
import Logging

/// A log of one subsystem and category, for `os_log`, `os_signpost` and `Logger`.
open class OSLog: NSObject, @unchecked Sendable {
    /// A category with a meaning to Apple's tools, a name as any other here.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The log that is meant if none is named.
    public static let `default` = OSLog(output: LogOutput(subsystem: "", category: ""))
    /// A log that writes nothing.
    public static let disabled = OSLog(output: nil)

    let output: LogOutput?

    init(output: LogOutput?) {
        self.output = output
        super.init()
    }

    /// Creates the log of a part of a program; the subsystem is often the bundle's identifier.
    public convenience init(subsystem: String, category: String) {
        self.init(output: LogOutput(subsystem: subsystem, category: category))
    }

    /// Creates the log of a part of a program with one of the known categories.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Whether lines of this kind are written.
    open func isEnabled(type: OSLogType) -> Bool { output?.writes(type.level) ?? false }

    /// Whether signposts are written: as lines of the kind `debug`.
    open var signpostsEnabled: Bool { isEnabled(type: .debug) }
}
