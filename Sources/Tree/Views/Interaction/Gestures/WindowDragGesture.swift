import Foundation

/// A press that moves the window, as one on its title bar does.
nonisolated public struct WindowDragGesture: Gesture, Sendable {
    /// The gesture reports nothing but that the window is moved.
    public struct Value: Equatable, Sendable {}

    public typealias Body = Never

    /// Creates a gesture that moves the window when a press has moved by a few points.
    public init() {}

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        WindowDragMachine()
    }
}

extension View {
    /// Lets a press that brings the window to front act on the view, which it always does here.
    nonisolated public func allowsWindowActivationEvents() -> some View { self }

    nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
}

/// Moves the window so that the pointer stays where it was pressed in it.
private final class WindowDragMachine: _GestureMachine<WindowDragGesture.Value> {
    /// Points that a press moves before it is a drag.
    private static let minimumDistance: CGFloat = 3
    private var start: CGPoint?
    private var pending = CGSize.zero
    private weak var tree: ViewTree?

    override func handle(_ event: GestureEvent) {
        guard event.pinch == nil else {
            phase = .failed
            return
        }
        switch event.phase {
        case .down:
            start = event.windowLocation
            tree = (event.node as? RenderNode)?.tree
        case .moved:
            guard let start else { return }
            pending = CGSize(
                width: event.windowLocation.x - start.x, height: event.windowLocation.y - start.y)
            let isDrag = hypot(pending.width, pending.height) >= Self.minimumDistance
            if isDrag || !phase.isPossible { phase = .active(WindowDragGesture.Value()) }
        case .up:
            phase = phase.isPossible ? .failed : .ended(WindowDragGesture.Value())
        case .cancelled, .left:
            phase = .failed
        }
    }

    override func deliver() {
        guard case .active = phase, pending != .zero else { return }
        tree?.moveWindow?(pending)
        // The window follows, and with it the pointer's position inside.
        pending = .zero
    }
}
