import Foundation
import Geometry
import Views

/// A zoom in or out that assistive technology asks for.
public struct AccessibilityZoomGestureAction {
    /// The way of a zoom.
    @frozen public enum Direction: Hashable, Sendable {
        case zoomIn
        case zoomOut
    }

    /// The way of the zoom: in or out.
    public let direction: Direction
    /// Where on the view, as a part of it.
    public let location: UnitPoint
    /// Where in the window.
    public let point: CGPoint
}

extension View {
    /// Adds zooming in and out.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        func action(
            _ name: String, _ direction: AccessibilityZoomGestureAction.Direction
        ) -> AccessibilityNamedAction {
            AccessibilityNamedAction(
                name,
                inFrame: { frame in
                    handler(
                        AccessibilityZoomGestureAction(
                            direction: direction, location: .center,
                            point: CGPoint(x: frame.midX, y: frame.midY)))
                })
        }
        return described {
            $0.properties.details = [
                .action(action("zoom in", .zoomIn)), .action(action("zoom out", .zoomOut)),
            ]
        }
    }

    /// Adds scrolling towards an edge.
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> some View {
        let edges: [(String, Edge)] = [
            ("scroll up", .top), ("scroll down", .bottom), ("scroll to leading", .leading),
            ("scroll to trailing", .trailing),
        ]
        return described {
            $0.properties.details = edges.map { name, edge in
                .action(AccessibilityNamedAction(name) { handler(edge) })
            }
        }
    }

    // MARK: Where it is pressed

    /// The point that an activation presses, as a part of the view.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> some View {
        detailed(.activationPoint(activationPoint, .zero))
    }

    /// The point that an activation presses, in the view's coordinates.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> some View {
        detailed(.activationPoint(nil, activationPoint))
    }

    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> some View {
        detailed(isEnabled ? .activationPoint(activationPoint, .zero) : nil)
    }

    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> some View {
        detailed(isEnabled ? .activationPoint(nil, activationPoint) : nil)
    }

    /// Adds something that few elements have; nothing for nil.
    nonisolated func detailed(_ detail: AccessibilityDetail?) -> some View {
        described { $0.properties.details = detail.map { [$0] } ?? [] }
    }
}
