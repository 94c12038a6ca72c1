import Foundation
import Views

extension Image {
    /// How bright pictures with more than the usual range of brightness may be shown.
    ///
    /// Screens are driven with the usual range, and pictures are decoded to it, so that all ranges
    /// look the same.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        /// The usual range of brightness.
        public static let standard = DynamicRange(name: "standard")
        /// A range between the usual one and the largest. It looks like `standard`.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// The largest range that a screen has. It looks like `standard`.
        public static let high = DynamicRange(name: "high")
    }

    /// The picture as it is: there is one range of brightness.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private enum DynamicRangeKey: EnvironmentKey {
    static let defaultValue: Image.DynamicRange? = nil
}

extension EnvironmentValues {
    /// The range of brightness that pictures may have; nil for the usual one.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets how bright pictures inside may be shown. All ranges look the same on Linux.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
