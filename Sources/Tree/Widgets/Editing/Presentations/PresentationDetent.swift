import Foundation
import Views

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let height: Height
    private let custom: CustomHeight?

    private init(_ height: Height, custom: CustomHeight? = nil) {
        self.height = height
        self.custom = custom
    }

    /// Half of the window.
    public static let medium = PresentationDetent(.medium)
    /// All of the window but a margin at the top.
    public static let large = PresentationDetent(.large)

    /// A part of the greatest height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(.fraction(fraction.isNaN ? 0 : fraction))
    }

    /// A height in points, at most that of `large`; ignored if it is not positive and finite.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(.points(height.isNaN ? 0 : height))
    }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(
            .custom(ObjectIdentifier(type)), custom: CustomHeight { D.height(in: $0) })
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool {
        a.height == b.height
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(height) }

    /// What a custom detent knows of the sheet.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height that a sheet can have.
        public let maxDetentValue: CGFloat
        private let environment: EnvironmentValues

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            self.maxDetentValue = maxDetentValue
            self.environment = environment
        }

        /// A value of the environment of the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    /// The part of a window that the highest sheet takes.
    static var greatestPart: CGFloat { 0.94 }

    /// The height in a window; nil for a custom detent that is not available there, and for lengths
    /// that are none.
    func length(in windowHeight: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        let greatest = (windowHeight * Self.greatestPart).rounded()
        let length: CGFloat? =
            switch height {
            case .medium: windowHeight / 2
            case .large: greatest
            case .fraction(let part): part * greatest
            case .points(let points): points
            case .custom:
                custom?.length(Context(maxDetentValue: greatest, environment: environment))
            }
        guard let length, length.isFinite, length > 0 else { return nil }
        return min(length.rounded(), greatest)
    }
}

/// The height of a custom detent's type.
private struct CustomHeight: @unchecked Sendable {
    let length: (PresentationDetent.Context) -> CGFloat?
}

/// Computes a height at which a sheet may rest.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// The height; nil where the detent is not available.
    static func height(in context: Context) -> CGFloat?
}
