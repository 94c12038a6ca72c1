import Foundation

/// The position of the pointer over a view, or the end of hovering.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// Calls a closure when the pointer enters a view, moves there, and leaves.
nonisolated struct HoverModifier: ViewModifier {
    let space: CoordinateSpace
    let action: ((HoverPhase) -> Void)?
    let cursor: Cursor?
    let hidesPointer: Bool?
    @Retained private var responder = Responder()

    init(
        space: CoordinateSpace = .local, cursor: Cursor? = nil, hidesPointer: Bool? = nil,
        action: ((HoverPhase) -> Void)? = nil
    ) {
        self.space = space
        self.cursor = cursor
        self.hidesPointer = hidesPointer
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        responder.cursor = cursor
        responder.hidesPointer = hidesPointer
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
}
