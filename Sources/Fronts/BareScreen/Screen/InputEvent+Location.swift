import Foundation
import Views

extension InputEvent.Kind {
    /// Where it happened; nil for what happens nowhere, such as a key.
    var location: CGPoint? {
        switch self {
        case .pointer(let event): event.location
        case .wheel(_, let place, _, _): place
        case .pinch(let event): event.location
        default: nil
        }
    }

    /// Returns the event with its location moved by an offset.
    func moved(by offset: CGSize) -> InputEvent.Kind {
        func move(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + offset.width, y: point.y + offset.height)
        }
        switch self {
        case .pointer(var event):
            event.location = move(event.location)
            return .pointer(event)
        case .wheel(let delta, let place, let modifiers, let isClick):
            return .wheel(
                delta: delta, at: move(place), modifiers: modifiers, isClick: isClick)
        case .pinch(var event):
            event.location = move(event.location)
            return .pinch(event)
        default: return self
        }
    }
}
