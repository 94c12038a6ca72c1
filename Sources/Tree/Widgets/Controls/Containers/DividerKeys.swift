import Foundation
import Geometry
import Layouts
import Views

/// Lets keys move a divider, or the line beside a column, while it has the focus, and marks it then.
struct DividerKeys: ViewModifier {
    /// The axis along which the divider moves.
    let axis: Axis
    /// Moves the divider by a distance towards the trailing edge or down.
    let move: (CGFloat) -> Void
    /// Moves the column before the divider by a number of places; nil if it stays in its place.
    let reorder: ((Int) -> Void)?
    @State private var isMarked = false
    @Retained private var responder = Responder()
    @OwnTreePosition private var position
    @Environment(\.layoutDirection) private var layoutDirection

    init(axis: Axis, move: @escaping (CGFloat) -> Void, reorder: ((Int) -> Void)? = nil) {
        self.axis = axis
        self.move = move
        self.reorder = reorder
    }

    private static var step: CGFloat { 10 }

    func body(content: Content) -> some View {
        let (isRow, width) = (axis == .horizontal, Theme.FocusRing.width * 2)
        return
            content
            .overlay {
                if isMarked {
                    Rectangle().fill(FocusRingStyle())
                        .frame(width: isRow ? width : nil, height: isRow ? nil : width)
                        .allowsHitTesting(false)
                }
            }
            .modifier(ResponderEffect(responder: configured()))
    }

    private func configured() -> Responder {
        let isMarked = $isMarked
        let focusable = responder.focusable ?? Focusable()
        focusable.isTabStop = false
        focusable.isDivider = true
        focusable.mayHaveFirstFocus = false
        focusable.changed = { isMarked.wrappedValue = $0 && $1 }
        responder.focusable = focusable
        let isRightToLeft = layoutDirection == .rightToLeft
        responder.key = { [axis, move, reorder, position] event in
            guard event.phase != .up else { return false }
            let key = event.key.following(isRightToLeft: isRightToLeft)
            if event.modifiers == .option, let reorder, key == .left || key == .right {
                reorder(key == .left ? -1 : 1)
                return true
            }
            guard event.modifiers.isEmpty else { return false }
            let (back, forward): (Key, Key) = axis == .horizontal ? (.left, .right) : (.up, .down)
            switch key {
            case back: move(-Self.step)
            case forward: move(Self.step)
            case .home: move(-(position.tree?.size[axis] ?? 0))
            case .end: move(Self.distanceToEnd(of: axis, from: position, isRightToLeft))
            case .left, .right, .up, .down: break
            default: return false
            }
            return true
        }
        return responder
    }

    /// How far it is from the divider to the window's trailing or lower edge.
    private static func distanceToEnd(
        of axis: Axis, from position: TreePosition, _ isRightToLeft: Bool
    ) -> CGFloat {
        guard let frame = position.windowFrame, let size = position.tree?.size else { return 0 }
        if axis == .vertical { return max(0, size.height - frame.midY) }
        return max(0, isRightToLeft ? frame.midX : size.width - frame.midX)
    }
}
