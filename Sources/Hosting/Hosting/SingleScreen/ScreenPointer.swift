import Foundation
import Geometry
import Views

/// The pointer of the single screen: its position, and what a press holds until it is released. A
/// value that returns what should happen.
package struct ScreenPointer: Equatable, Sendable {
    package enum Order: Equatable, Sendable {
        /// A window's content, or the menu bar, gets an event, in its own coordinates.
        case deliver(PointerEvent, WindowID)
        case raise(WindowID)
        case move(WindowID, to: CGPoint)
        case resize(WindowID, Edge.Set, from: CGRect, by: CGSize)
        /// A drag is over.
        case settle(WindowID)
        case press(WindowFrame.Button, WindowID)
        /// A double click on the title bar.
        case zoom(WindowID)
    }

    private enum Hold: Equatable, Sendable {
        case nothing
        case content(WindowID, button: PointerEvent.Button)
        /// The title bar, so far from the content's corner.
        case titleBar(WindowID, grip: CGSize)
        case edges(WindowID, Edge.Set, start: CGPoint, frame: CGRect)
        case button(WindowID, WindowFrame.Button)
        case dockItem(WindowID)
        /// Something that does not answer.
        case other
    }

    /// Nil while it is not on the screen.
    package private(set) var location: CGPoint?
    private var hold = Hold.nothing
    /// The window whose content it is over.
    private var entered: WindowID?
    /// What the last press hit: a second press elsewhere is not a double press.
    private var lastPressed: ScreenMap.Part?

    package init() {}

    /// What is highlighted under the pointer: while it holds something, only that.
    package func hovered(on map: ScreenMap) -> ScreenMap.Part? {
        guard let location else { return nil }
        let part = map.part(at: location)
        switch hold {
        case .nothing: return part
        case .button(let id, let button):
            return part == .window(id, .button(button)) ? part : nil
        case .dockItem(let id): return part == .dockItem(id) ? part : nil
        default: return nil
        }
    }

    /// The button held down, while the pointer is on it.
    package func pressed(on map: ScreenMap) -> ScreenMap.Part? {
        hold == .nothing ? nil : hovered(on: map)
    }

    /// The cursor, or nil and the window whose content decides it.
    package func cursor(on map: ScreenMap) -> (own: Cursor, contentOf: WindowID?) {
        switch hold {
        case .edges(_, let edges, _, _): return (edges.cursor, nil)
        case .content(let id, _): return (.arrow, id)
        case .nothing: break
        default: return (.arrow, nil)
        }
        guard let location else { return (.arrow, nil) }
        switch map.part(at: location) {
        case .window(let id, .content): return (.arrow, id)
        case .window(_, .edges(let edges)): return (edges.cursor, nil)
        default: return (.arrow, nil)
        }
    }

    package mutating func handle(_ event: PointerEvent, on map: ScreenMap) -> [Order] {
        location = event.phase == .left ? nil : event.location
        switch event.phase {
        case .down: return down(event, map)
        case .moved: return moved(event, map)
        case .up: return up(event, map)
        case .left: return enter(nil, event, map)
        case .cancelled:
            defer { hold = .nothing }
            switch hold {
            case .content(let id, _): return [deliver(event, id, map)]
            case .titleBar(let id, _), .edges(let id, _, _, _): return [.settle(id)]
            case .button, .dockItem, .other, .nothing: return []
            }
        }
    }

    private mutating func down(_ event: PointerEvent, _ map: ScreenMap) -> [Order] {
        guard hold == .nothing else {
            // A second button during a drag of the content belongs to it, too.
            if case .content(let id, _) = hold { return [deliver(event, id, map)] }
            return []
        }
        let part = map.part(at: event.location)
        var event = event
        if part != lastPressed { event.clickCount = 1 }
        lastPressed = part
        if part == .bar {
            hold = .content(WindowID.screenBar, button: event.button)
            return enter(WindowID.screenBar, event, map)
                + [deliver(event, WindowID.screenBar, map)]
        }
        guard case .window(let id, let windowPart) = part, let frame = map[id] else {
            if case .dockItem(let id) = part { hold = .dockItem(id) } else { hold = .other }
            return []
        }
        if windowPart == .content {
            hold = .content(id, button: event.button)
            return [.raise(id)] + enter(id, event, map) + [deliver(event, id, map)]
        }
        hold = .other
        guard event.button == .primary else { return [.raise(id)] }
        switch windowPart {
        case .content: break
        case .button(let button): hold = .button(id, button)
        case .edges(let edges):
            hold = .edges(id, edges, start: event.location, frame: frame.content)
        case .titleBar:
            if event.clickCount == 2 { return [.raise(id), .zoom(id)] }
            hold = .titleBar(
                id,
                grip: CGSize(
                    width: event.location.x - frame.content.minX,
                    height: event.location.y - frame.content.minY))
        }
        return [.raise(id)]
    }

    private mutating func moved(_ event: PointerEvent, _ map: ScreenMap) -> [Order] {
        let place = event.location
        switch hold {
        case .content(let id, _): return [deliver(event, id, map)]
        case .titleBar(let id, let grip):
            guard let frame = map[id], !frame.isMaximized else { return [] }
            let origin = CGPoint(x: place.x - grip.width, y: place.y - grip.height)
            return origin == frame.content.origin ? [] : [.move(id, to: origin)]
        case .edges(let id, let edges, let start, let frame):
            let offset = CGSize(width: place.x - start.x, height: place.y - start.y)
            return [.resize(id, edges, from: frame, by: offset)]
        case .button, .dockItem, .other: return []
        case .nothing: break
        }
        switch map.part(at: place) {
        case .window(let id, .content): return enter(id, event, map) + [deliver(event, id, map)]
        case .bar:
            let id = WindowID.screenBar
            return enter(id, event, map) + [deliver(event, id, map)]
        default: return enter(nil, event, map)
        }
    }

    private mutating func up(_ event: PointerEvent, _ map: ScreenMap) -> [Order] {
        if case .content(let id, let button) = hold {
            // The button that began to hold releases; another one just ends.
            if event.button == button { hold = .nothing }
            return [deliver(event, id, map)]
        }
        guard event.button == .primary || hold == .other else { return [] }
        defer { hold = .nothing }
        let part = map.part(at: event.location)
        switch hold {
        case .titleBar(let id, _), .edges(let id, _, _, _): return [.settle(id)]
        case .button(let id, let button):
            return part == .window(id, .button(button)) ? [.press(button, id)] : []
        case .dockItem(let id): return part == .dockItem(id) ? [.raise(id)] : []
        case .content, .other, .nothing: return []
        }
    }

    /// Reports to the content that the pointer was over that it has left.
    private mutating func enter(
        _ id: WindowID?, _ event: PointerEvent, _ map: ScreenMap
    ) -> [Order] {
        guard entered != id else { return [] }
        defer { entered = id }
        guard let entered, map[entered] != nil || entered == WindowID.screenBar else { return [] }
        var leaving = event
        leaving.phase = .left
        return [deliver(leaving, entered, map)]
    }

    private func deliver(_ event: PointerEvent, _ id: WindowID, _ map: ScreenMap) -> Order {
        var event = event
        let origin = map[id]?.content.origin ?? .zero
        event.location.x -= origin.x
        event.location.y -= origin.y
        return .deliver(event, id)
    }
}
