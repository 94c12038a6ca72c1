/// How much may be saved, in bytes of keys and values. What exceeds them is not saved, with a
/// report.
package struct SessionLimits: Hashable, Sendable {
    package var value = 1 << 20
    package var window = 4 << 20
    package var session = 64 << 20

    package init() {}
}
