import Foundation
import Views

/// How the source of a zoom looks while a page grows out of it.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {
    nonisolated var _look: _MatchedTransitionSourceLook { get }
}

/// What a configuration has said so far.
public struct _MatchedTransitionSourceLook: Sendable {
    var look = ZoomSourceLook()
}

/// A configuration that says nothing.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
    MatchedTransitionSourceConfiguration
{
    /// Creates a configuration that changes nothing.
    public init() {}
    public var _look: _MatchedTransitionSourceLook { .init() }
}

/// A configuration with one more change.
nonisolated private struct ChangedConfiguration: MatchedTransitionSourceConfiguration {
    let _look: _MatchedTransitionSourceLook

    init(
        _ base: some MatchedTransitionSourceConfiguration, _ change: (inout ZoomSourceLook) -> Void
    ) {
        var look = base._look
        change(&look.look)
        _look = look
    }
}

extension MatchedTransitionSourceConfiguration {
    /// What is drawn behind the page.
    nonisolated public func background(
        _ style: Color
    ) -> some MatchedTransitionSourceConfiguration {
        ChangedConfiguration(self) { $0.background = style }
    }

    /// The shape that the page begins with.
    nonisolated public func clipShape(
        _ shape: RoundedRectangle
    ) -> some MatchedTransitionSourceConfiguration {
        let radius = (shape.cornerSize.width + shape.cornerSize.height) / 2
        return ChangedConfiguration(self) { $0.radius = radius.isFinite ? max(0, radius) : 0 }
    }

    /// The shadow of the page while it grows and shrinks; the radius and the offsets are in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat = 0,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        ChangedConfiguration(self) {
            $0.shadow = .init(
                color: color, radius: radius, offset: CGSize(width: x, height: y))
        }
    }
}

extension View {
    /// Marks the view as one that a page can grow out of.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Marks the view as one that a page can grow out of, and says how it looks then.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (
            EmptyMatchedTransitionSourceConfiguration
        ) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look.look
        return modifier(
            ZoomSourceModifier(key: ZoomSourceKey(id: id, in: namespace), look: look))
    }
}
