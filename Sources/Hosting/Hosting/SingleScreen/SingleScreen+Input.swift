import Foundation
import Scenes
import Views

// What the user does to the screen: it is for the screen itself, for the frames of windows, or for
// the app.
extension SingleScreen {
    func handle(_ event: InputEvent) {
        guard event.window != nil else {
            if event.kind == .screensChanged { displaysChanged() }
            return queue.append(event)
        }
        switch event.kind {
        case .window(let change): handle(change)
        case .pointer(let pointer): handle(pointer)
        case .wheel(let delta, let location, let modifiers, let isClick):
            if map.part(at: location) == .bar {
                return queue.append(InputEvent(event.kind, in: WindowID.screenBar))
            }
            guard let (id, point) = content(at: location) else { return }
            queue.append(
                InputEvent(
                    .wheel(delta: delta, at: point, modifiers: modifiers, isClick: isClick),
                    in: id))
        case .pinch(let pinch): handle(pinch)
        case .drop(var drop):
            guard let (id, point) = content(at: drop.location) else { return }
            drop.location = point
            queue.append(InputEvent(.drop(drop), in: id))
        case .key(let key): handle(key)
        case .modifiers(let modifiers):
            if !modifiers.contains(.option) { takeChoice() }
            guard switcher == nil, modifiers != toldModifiers, let id = stack.focused else {
                return
            }
            toldModifiers = modifiers
            queue.append(InputEvent(event.kind, in: id))
        case .text, .composing, .dial:
            if switcher == nil, let id = stack.focused {
                queue.append(InputEvent(event.kind, in: id))
            }
        case .quit, .screenLost, .wake, .screensChanged: queue.append(InputEvent(event.kind))
        }
    }

    /// The window whose content is at a location on the screen, and the location in it.
    private func content(at location: CGPoint) -> (window: WindowID, location: CGPoint)? {
        let map = map
        guard case .window(let id, .content) = map.part(at: location), let frame = map[id]
        else { return nil }
        return (id, frame.contentLocation(location))
    }

    /// A pinch belongs to the window in whose content it began.
    private func handle(_ pinch: PinchEvent) {
        if pinch.phase == .began {
            guard let (id, _) = content(at: pinch.location) else { return }
            pinched = id
        }
        guard let id = pinched, let frame = map[id] else { return }
        var local = pinch
        local.location = frame.contentLocation(pinch.location)
        queue.append(InputEvent(.pinch(local), in: id))
        if pinch.phase == .ended || pinch.phase == .cancelled { pinched = nil }
    }

    private func handle(_ event: PointerEvent) {
        isStale = true
        if event.phase == .down { takeChoice() }
        for order in pointer.handle(event, on: map) { follow(order) }
    }

    private func follow(_ order: ScreenPointer.Order) {
        switch order {
        case .deliver(let event, let id): queue.append(InputEvent(.pointer(event), in: id))
        case .raise(let id):
            if stack.focused != id || stack.top != id { deliver(stack.focus(id)) }
        case .move(let id, let origin): deliver(stack.drag(id, to: origin))
        case .resize(let id, let edges, let start, let offset):
            deliver(stack.resize(id, by: edges, from: start, offset: offset))
        case .settle(let id): deliver(stack.bringIntoSight(id))
        case .zoom(let id): toggleMaximized(id)
        case .press(.minimize, let id): minimize(id)
        case .press(.maximize, let id): toggleMaximized(id)
        case .press(.close, let id): requestClose(id)
        }
    }

    private func toggleMaximized(_ id: WindowID) {
        guard let window = stack[id], map[id]?.isResizable == true else { return }
        setMode(window.mode == .maximized ? .normal : .maximized, of: id)
    }

    // MARK: Keys

    private func handle(_ event: KeyEvent) {
        if event.key == .tab, event.modifiers.subtracting(.shift) == .option {
            if event.phase != .up { switchWindows(backwards: event.modifiers.contains(.shift)) }
            return
        }
        if switcher != nil {
            if event.key == .escape {
                switcher = nil
                isStale = true
                return
            }
            takeChoice()
        }
        if event.key == .function(4), event.modifiers == .option, let id = stack.focused {
            let isKiosk = stack.plans[id]?.fillsScreen == true
            if event.phase == .down, !isKiosk { requestClose(id) }
            return
        }
        if stack.focused != nil { toldModifiers = event.modifiers }
        queue.append(InputEvent(.key(event), in: stack.focused))
    }

    private func switchWindows(backwards: Bool) {
        let isKiosk = stack.focused.flatMap { stack.plans[$0]?.fillsScreen } ?? false
        guard !isKiosk || stack.windows.count > 1 else { return }
        isStale = true
        if switcher == nil {
            switcher = WindowSwitcher(stack.manager, backwards: backwards)
        } else {
            switcher?.advance(backwards: backwards)
        }
    }

    /// Ends switching with the window that was chosen.
    private func takeChoice() {
        guard let choice = switcher?.choice else { return }
        switcher = nil
        isStale = true
        if stack[choice] != nil { deliver(stack.focus(choice)) }
    }
}
