import Geometry
import Views

/// What a scroll view uses an anchor for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let number: Int

    /// The point of the content that is shown at first.
    public static var initialOffset: ScrollAnchorRole { .init(number: 0) }
    /// The point of the content that stays shown when the content or the scroll view changes its
    /// size.
    public static var sizeChanges: ScrollAnchorRole { .init(number: 1) }
    /// Where content lies that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { .init(number: 2) }
}

/// The anchors of a scroll view, by role.
struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

private enum ScrollAnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }

extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Which point of the content is shown at first, stays shown when sizes change, and lies at the
    /// same point of the scroll view where the content is smaller.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) {
            $0 = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
        }
    }

    /// The anchor for one of the three.
    nonisolated public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> some View {
        transformEnvironment(\.scrollAnchors) { anchors in
            switch role {
            case .initialOffset: anchors.initialOffset = anchor
            case .sizeChanges: anchors.sizeChanges = anchor
            default: anchors.alignment = anchor
            }
        }
    }
}
