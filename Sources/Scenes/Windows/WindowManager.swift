import Foundation
import Geometry
import Views

/// The windows of an app on their screen: which lies above which, which has the keyboard, where
/// each is. A value without any view: what should follow is returned as effects.
package struct WindowManager: Sendable {
    /// Back to front.
    package private(set) var windows: [ManagedWindow] = []
    /// The window that has the keyboard, or had it when the app last had.
    package private(set) var key: WindowID?
    /// Whether the app has the keyboard at all.
    package private(set) var hasFocus = true
    /// In points.
    package let screen: CGSize

    package init(screen: CGSize) { self.screen = screen }

    package subscript(id: WindowID) -> ManagedWindow? { windows.first { $0.id == id } }

    // MARK: Opening and closing

    /// Opens a new window in front of all others and makes it key.
    package mutating func open(
        _ id: WindowID, size: CGSize, anchor: UnitPoint = .center, scale: Double = 1
    ) -> [WindowEffect] {
        let frame = CGRect(origin: .zero, size: size)
        var window = ManagedWindow(
            id: id, frame: frame, mode: .normal, wideSize: screen, scale: scale)
        let shift = freeShift(for: size, anchor)
        window.placement = ManagedWindow.Placement(anchor: anchor, shift: shift)
        window.frame.origin = origin(of: size, anchor, shift: shift)
        windows.append(window)
        return [.phase(id, .shown)] + makeKey(id)
    }

    /// Puts a window back in front of all others, without making it key.
    package mutating func restore(
        _ id: WindowID, frame: CGRect, mode: ManagedWindow.Mode, scale: Double = 1
    ) -> [WindowEffect] {
        let frame = movedIntoSight(frame)
        windows.append(
            ManagedWindow(id: id, frame: frame, mode: mode, wideSize: screen, scale: scale))
        return mode == .minimized ? [] : [.phase(id, .shown)]
    }

    /// Closes a window; the nearest visible one becomes key in its place.
    package mutating func close(_ id: WindowID) -> [WindowEffect] {
        guard self[id] != nil else { return [] }
        windows.removeAll { $0.id == id }
        return [.phase(id, .closed)] + giveUpKey(id)
    }

    // MARK: What the app asks for

    /// Brings a window to front, out of its icon if need be, and makes it key.
    package mutating func raise(_ id: WindowID) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        change(id) { $0.raiseCount += 1 }
        return window.isVisible ? makeKey(id) : unminimize(id)
    }

    package mutating func minimize(_ id: WindowID) -> [WindowEffect] {
        guard let window = self[id], window.isVisible else { return [] }
        change(id) {
            $0.modeBeneath = window.mode
            $0.mode = .minimized
        }
        return [.phase(id, .hidden)] + giveUpKey(id)
    }

    package mutating func unminimize(_ id: WindowID) -> [WindowEffect] {
        guard let window = self[id], !window.isVisible else { return [] }
        change(id) { $0.mode = window.modeBeneath }
        return [.phase(id, .shown)] + makeKey(id)
    }

    /// Sets a visible mode; a minimised window takes it when it comes back.
    package mutating func setMode(
        _ mode: ManagedWindow.Mode, of id: WindowID
    ) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        if mode == .minimized { return minimize(id) }
        guard window.isVisible else {
            change(id) { $0.modeBeneath = mode }
            return []
        }
        guard window.mode != mode else { return [] }
        change(id) { $0.mode = mode }
        return [.resized(id)]
    }

    /// Moves the content's top left corner.
    package mutating func move(_ id: WindowID, to origin: CGPoint) {
        change(id) {
            $0.placement = nil
            $0.frame.origin = origin
        }
    }

    /// Resizes the content, within its limits.
    package mutating func resize(_ id: WindowID, to size: CGSize) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        return take(window.limits.clamp(size), for: id)
    }

    /// Gives a new window the size its content wants, where it was put when it opened.
    package mutating func fit(_ id: WindowID, to size: CGSize) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        if let placement = window.placement {
            let origin = origin(of: size, placement.anchor, shift: placement.shift)
            change(id) { $0.frame = CGRect(origin: origin, size: size) }
        } else {
            change(id) { $0.frame.size = size }
        }
        return window.frame.size == size ? [] : [.resized(id)]
    }

    /// Sets the limits of later resizing.
    package mutating func setLimits(_ limits: SizeLimits, of id: WindowID) {
        change(id) { $0.limits = limits }
    }

    // MARK: What the window system did

    package mutating func handle(_ event: WindowEvent, in id: WindowID) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        switch event {
        case .resized(let size):
            return take(size, for: id)
        case .moved(let origin):
            if window.mode == .normal { move(id, to: origin) }
            return []
        case .scaled(let scale):
            guard scale != window.scale else { return [] }
            change(id) { $0.scale = scale }
            return [.resized(id)]
        case .focused:
            hasFocus = true
            return makeKey(id)
        case .unfocused:
            guard key == id else { return [] }
            hasFocus = false
            return [.phase(id, .unfocused)]
        case .hidden: return minimize(id)
        case .shown: return unminimize(id)
        case .maximized: return setMode(.maximized, of: id)
        case .fullScreen: return setMode(.fullScreen, of: id)
        case .normal: return setMode(.normal, of: id)
        case .closeRequested: return [.closeRequested(id)]
        case .exposed: return [.exposed(id)]
        }
    }

    // MARK: Invariants

    package func checkInvariants() {
        let ids = Set(windows.map(\.id))
        guard ids.count == windows.count else { fatalError("A window is listed twice") }
        if let key, !ids.contains(key) { fatalError("The key window \(key) is not open") }
        for window in windows where !window.frame.size.width.isFinite {
            fatalError("\(window.id) has an endless frame")
        }
    }
}

extension WindowManager {
    private mutating func change(_ id: WindowID, _ body: (inout ManagedWindow) -> Void) {
        guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
        body(&windows[index])
    }

    private mutating func take(_ size: CGSize, for id: WindowID) -> [WindowEffect] {
        guard let window = self[id], window.size != size else { return [] }
        change(id) { changed in
            switch window.mode {
            case .normal, .minimized: changed.frame.size = size
            case .maximized, .fullScreen: changed.wideSize = size
            }
        }
        return [.resized(id)]
    }

    private mutating func makeKey(_ id: WindowID) -> [WindowEffect] {
        if let index = windows.firstIndex(where: { $0.id == id }), index < windows.count - 1 {
            windows.append(windows.remove(at: index))
        }
        let old = key
        key = id
        guard old != id else { return [.phase(id, .focused)] }
        return (old.map { [.phase($0, .unfocused)] } ?? []) + [.phase(id, .focused)]
    }

    private mutating func giveUpKey(_ id: WindowID) -> [WindowEffect] {
        guard key == id else { return [] }
        key = nil
        guard let next = windows.last(where: \.isVisible) else { return [] }
        return makeKey(next.id)
    }

    // MARK: Places

    /// How far each further window is put down and to the right of the one before.
    package static let cascadeStep = 24.0

    private func origin(of size: CGSize, _ anchor: UnitPoint, shift: Double) -> CGPoint {
        CGPoint(
            x: max(0, ((screen.width - size.width) * anchor.x).rounded() + shift),
            y: max(0, ((screen.height - size.height) * anchor.y).rounded() + shift))
    }

    /// The least shift at which no window's corner lies already; none where all are taken.
    private func freeShift(for size: CGSize, _ anchor: UnitPoint) -> Double {
        let taken = Set(
            windows.compactMap { $0.placement?.anchor == anchor ? $0.placement?.shift : nil })
        let shifts = stride(
            from: 0, through: min(screen.width, screen.height) / 2, by: Self.cascadeStep)
        return shifts.first { !taken.contains($0) } ?? 0
    }

    /// The frame, moved so that it can be seen and grasped; its size is kept.
    private func movedIntoSight(_ frame: CGRect) -> CGRect {
        let sight = CGRect(origin: .zero, size: screen)
        let reach = Self.cascadeStep * 2
        guard
            frame.minX > sight.maxX - reach || frame.maxX < reach
                || frame.minY > sight.maxY - reach || frame.minY < 0
        else { return frame }
        var moved = frame
        moved.origin.x = min(max(0, frame.minX), max(0, sight.maxX - frame.width))
        moved.origin.y = min(max(0, frame.minY), max(0, sight.maxY - frame.height))
        return moved
    }
}
