import Foundation

/// User defaults, which are thread-safe but not `Sendable` on Linux.
package struct SharedDefaults: @unchecked Sendable {
    package let defaults: UserDefaults

    package init(_ defaults: UserDefaults) { self.defaults = defaults }
}
