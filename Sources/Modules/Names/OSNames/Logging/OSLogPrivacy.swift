import Foundation

/// Who may read a value in a log.
///
/// A release build writes `<private>` in place of a value that is private; a debug build shows it.
/// Without a word, numbers are public, texts and objects private.
public struct OSLogPrivacy: Sendable {
    /// What stands in place of a value that is not shown.
    public enum Mask: Sendable {
        /// A short text that is the same for equal values, in one run of the program.
        case hash
        /// The word `<private>`.
        case none
    }

    private enum Reader {
        case automatic, everybody, developer, nobody
    }

    private let reader: Reader
    private let mask: Mask

    /// Anybody may read the value.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(reader: .everybody, mask: .none) }
    /// Only the developer may read the value.
    public static var `private`: OSLogPrivacy { .private(mask: .none) }
    /// Nobody may read the value, in a debug build neither.
    public static var sensitive: OSLogPrivacy { .sensitive(mask: .none) }
    /// Anybody may read a number, only the developer a text or an object.
    public static var auto: OSLogPrivacy { .auto(mask: .none) }

    /// Only the developer may read the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(reader: .developer, mask: mask)
    }
    /// Nobody may read the value, in a debug build neither.
    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(reader: .nobody, mask: mask)
    }
    /// Anybody may read a number, only the developer a text or an object.
    public static func auto(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(reader: .automatic, mask: mask)
    }

    /// The value, or what stands in its place.
    func shown(_ value: @autoclosure () -> String, isScalar: Bool, showsPrivate: Bool) -> String {
        let isShown =
            switch reader {
            case .everybody: true
            case .automatic: isScalar || showsPrivate
            case .developer: showsPrivate
            case .nobody: false
            }
        if isShown { return value() }
        guard mask == .hash else { return "<private>" }
        let hash = withUnsafeBytes(of: value().hashValue) { Data($0) }
        return "<mask.hash: '\(hash.base64EncodedString())'>"
    }
}
