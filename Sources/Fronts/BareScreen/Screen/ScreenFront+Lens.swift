import Foundation
import Geometry
import Hosting
import Limits
import Views

/// The magnifier and inverted colours, which keys turn on: Super with +, -, 0 and I.
extension ScreenFront {
    /// Whether a key is the user's wish for how the screen is shown, which the app does not get.
    func takesForLens(_ key: KeyEvent) -> Bool {
        guard key.modifiers.subtracting(.shift) == .command,
            case .character(let character) = key.key
        else { return false }
        switch character {
        case "+", "=": change(key) { lens.magnify(by: 1) }
        case "-", "_": change(key) { lens.magnify(by: -1) }
        case "0": change(key) { lens.reset() }
        case "i": if key.phase == .down { change(key) { lens.invert() } }
        default: return false
        }
        return true
    }

    private func change(_ key: KeyEvent, _ change: () -> Void) {
        guard key.phase != .up else { return }
        change()
        lensChanged()
    }

    /// Looks at a place of the screen, in points.
    func look(at place: CGPoint) {
        guard let index = layout.index(at: place) else { return }
        let (x, y) = pixel(at: place, on: index)
        if lens.move(to: Int(saturating: x), Int(saturating: y), on: index) { lensChanged() }
    }

    /// Looks at what has the focus in a window, or at the caret.
    func follow(_ plan: WindowPlan) {
        let rect = plan.textInputRect ?? plan.focusRect
        guard plan.id == stack.focused || spansDisplays, let rect, lensTarget != rect else {
            return
        }
        lensTarget = rect
        let origin = spansDisplays ? .zero : stack[plan.id]?.shownFrame.origin ?? .zero
        look(at: CGPoint(x: origin.x + rect.midX, y: origin.y + rect.midY))
    }

    /// An event with its place in the picture, and not on the magnified screen. A pointer is moved in
    /// the picture; a finger is on the screen.
    func unmagnified(_ kind: InputEvent.Kind) -> InputEvent.Kind {
        guard input?.pointer == nil, let place = kind.location, let index = layout.index(at: place),
            lens.magnification(on: index) > 1
        else { return kind }
        let (x, y) = pixel(at: place, on: index)
        let seen = lens.place(x, y, on: index, in: bounds(of: index))
        return kind.moved(
            by: CGSize(width: (seen.x - x) / layout.scale, height: (seen.y - y) / layout.scale))
    }

    /// The size of a display, in pixels of its picture.
    func bounds(of index: Int) -> PixelRect {
        let pixels = layout.displays[index].pixels
        return PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    }

    private func pixel(at place: CGPoint, on index: Int) -> (Double, Double) {
        let pixels = layout.displays[index].pixels
        return (
            place.x * layout.scale - Double(pixels.minX),
            place.y * layout.scale - Double(pixels.minY)
        )
    }
}
