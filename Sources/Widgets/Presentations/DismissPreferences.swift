import Foundation
import Views

/// Whether the user cannot close presented content.
enum InteractiveDismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// How high presented content wants to be.
enum PresentationDetentsKey: PreferenceKey {
    static var defaultValue: Set<PresentationDetent>? { nil }
    static func reduce(
        value: inout Set<PresentationDetent>?, nextValue: () -> Set<PresentationDetent>?
    ) { value = nextValue() ?? value }
}

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable {
        case fraction(CGFloat)
        case points(CGFloat)
    }

    private let height: Height

    public static let medium = PresentationDetent(height: .fraction(0.5))
    public static let large = PresentationDetent(height: .fraction(0.94))
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height))
    }

    /// The height in a window, where it is a part of one.
    var fraction: CGFloat? {
        if case .fraction(let fraction) = height { min(max(fraction, 0), 1) } else { nil }
    }

    var points: CGFloat? {
        if case .points(let points) = height { points } else { nil }
    }
}

extension View {
    /// Prevents the user from closing the sheet or popover around; the app still can.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
    }

    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>
    ) -> some View {
        preference(key: PresentationDetentsKey.self, value: detents)
    }

    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        preference(key: PresentationDetentsKey.self, value: [selection.wrappedValue])
    }

    /// Accepted; sheets are not dragged by an indicator.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        self
    }

    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        self
    }
}
