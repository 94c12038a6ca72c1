import Foundation

/// The position of the pointer over a view, or the end of hovering.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// The shape of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    let cursor: Cursor

    public static let `default` = PointerStyle(cursor: .arrow)
    public static let link = PointerStyle(cursor: .hand)
    public static let horizontalText = PointerStyle(cursor: .text)
    public static let verticalText = PointerStyle(cursor: .text)
    public static let columnResize = PointerStyle(cursor: .resizeHorizontal)
    public static let rowResize = PointerStyle(cursor: .resizeVertical)
    public static let grabIdle = PointerStyle(cursor: .hand)
    public static let grabActive = PointerStyle(cursor: .hand)
}

/// Calls a closure when the pointer enters a view, moves there, and leaves.
nonisolated struct HoverModifier: ViewModifier {
    let space: CoordinateSpace
    let action: ((HoverPhase) -> Void)?
    let cursor: Cursor?
    @Retained private var responder = Responder()

    init(
        space: CoordinateSpace = .local, cursor: Cursor? = nil,
        action: ((HoverPhase) -> Void)? = nil
    ) {
        self.space = space
        self.cursor = cursor
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        responder.cursor = cursor
        responder.hoverSpace = space
        responder.hover = action.map { action in
            { event in
                switch event {
                case .entered(let point), .moved(let point): action(.active(point))
                case .left: action(.ended)
                }
            }
        }
        return content.modifier(ResponderEffect(responder: responder))
    }
}

/// Calls a closure when the pointer enters a view or leaves it.
nonisolated struct InsideModifier: ViewModifier {
    let action: (Bool) -> Void
    @Retained private var responder = Responder()

    init(action: @escaping (Bool) -> Void) { self.action = action }

    @MainActor func body(content: Content) -> some View {
        responder.hover = { [action] event in
            switch event {
            case .entered: action(true)
            case .left: action(false)
            case .moved: break
            }
        }
        return content.modifier(ResponderEffect(responder: responder))
    }
}

extension View {
    /// Runs the closure when the pointer comes over the view and when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(InsideModifier(action: action))
    }

    /// Runs the closure while the pointer moves over the view.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, action: action))
    }

    /// Sets the shape of the pointer over the view.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(HoverModifier(cursor: style?.cursor))
    }
}
