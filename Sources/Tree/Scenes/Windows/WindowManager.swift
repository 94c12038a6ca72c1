import Foundation
import Geometry
import Sessions
import Views

/// The windows of an app on their screens: their stacking order, the key window, and their frames.
/// A value without any view, which returns what must follow as effects.
///
/// An app has one, which follows the reports of the window system. The single screen, which
/// replaces a window system, has a second one that decides.
package struct WindowManager: Equatable, Sendable {
    /// Back to front, each level before the next.
    package internal(set) var windows: [ManagedWindow] = []
    /// Those that had the keyboard, the last one last, minimised ones too.
    package internal(set) var focusOrder: [WindowID] = []
    /// The window that has the keyboard, or had it when the app last had.
    package internal(set) var key: WindowID?
    /// Whether the app has the keyboard at all.
    package internal(set) var hasFocus = true
    /// Each screen as far as windows may use it, in points of one space; the main one first.
    package internal(set) var screens: [CGRect]
    /// The insets of bars on the main screen.
    package internal(set) var insets = EdgeInsets()
    /// Whether windows are fitted to the screen, where there is only one: none is larger than it,
    /// and none hangs off it after its size has changed.
    package var fitsWindows = false
    /// The windows that have changed in the running call of `noting`, as they were before it; nil
    /// outside of such a call.
    private var noted: [WindowID: ManagedWindow?]?

    /// The screen of a system that reports none, in points.
    package static let defaultScreen = CGRect(x: 0, y: 0, width: 1280, height: 800)

    package init(screens: [CGRect]) {
        self.screens = screens.isEmpty ? [Self.defaultScreen] : screens
    }

    package init(screen: CGSize) { self.init(screens: [CGRect(origin: .zero, size: screen)]) }

    package subscript(id: WindowID) -> ManagedWindow? { index(of: id).map { windows[$0] } }

    /// By index, because a search by element would copy each of them.
    private func index(of id: WindowID) -> Int? { windows.indices.first { windows[$0].id == id } }

    // MARK: Changes

    /// Calls the body and returns the windows that it has changed, as they were; nil for one that is
    /// new.
    package mutating func noting(
        _ body: (inout WindowManager) -> Void
    ) -> [WindowID: ManagedWindow?] {
        noted = [:]
        defer { noted = nil }
        body(&self)
        return noted ?? [:]
    }

    /// Notes that a window is about to change; `earlier` is nil for one that is about to open.
    private mutating func note(_ id: WindowID, _ earlier: ManagedWindow?) {
        if noted != nil, noted?[id] == nil { noted?.updateValue(earlier, forKey: id) }
    }

    // MARK: Opening and closing

    /// Opens a new window in front of all others and makes it key.
    package mutating func open(
        _ id: WindowID, size: CGSize, anchor: UnitPoint = .center,
        level: ManagedWindow.Level = .normal,
        scale: Double = 1, decoration: EdgeInsets = EdgeInsets()
    ) -> [WindowEffect] {
        var window = ManagedWindow(
            id: id, frame: CGRect(origin: .zero, size: size), mode: .normal, wideFrame: screens[0],
            scale: scale)
        (window.level, window.decoration) = (level, decoration)
        window.frame.size = fitted(size, of: window)
        let shift = freeShift(for: window, anchor)
        window.placement = ManagedWindow.Placement(anchor: anchor, shift: shift)
        window.frame.origin = origin(of: window, anchor, shift: shift)
        insertInFront(window)
        return [.phase(id, .shown)] + makeKey(id)
    }

    /// Restores a window in front of all others of its level, without making it key.
    package mutating func restore(
        _ id: WindowID, frame: CGRect, mode: WindowMode,
        level: ManagedWindow.Level = .normal, scale: Double = 1,
        decoration: EdgeInsets = EdgeInsets()
    ) -> [WindowEffect] {
        var window = ManagedWindow(
            id: id, frame: frame, mode: mode, wideFrame: screens[0], scale: scale)
        (window.level, window.decoration) = (level, decoration)
        window.wideFrame = wideFrame(of: window, mode)
        window.frame = inSight(window)
        insertInFront(window)
        focusOrder.append(id)
        return mode == .minimized ? [] : [.phase(id, .shown)]
    }

    /// Closes a window; the visible one that last had the keyboard becomes key.
    package mutating func close(_ id: WindowID) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        note(id, window)
        windows.removeAll { $0.id == id }
        focusOrder.removeAll { $0 == id }
        return [.phase(id, .closed)] + giveUpKey(id)
    }

    // MARK: What the app asks for

    /// Brings a window to front, unminimises it if needed, and makes it key.
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
        _ mode: WindowMode, of id: WindowID
    ) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        if mode == .minimized { return minimize(id) }
        guard window.isVisible else {
            change(id) { $0.modeBeneath = mode }
            return []
        }
        guard window.mode != mode else { return [] }
        let wide = mode == .normal ? window.wideFrame : wideFrame(of: window, mode)
        change(id) {
            $0.mode = mode
            $0.wideFrame = wide
        }
        return [.resized(id)]
    }

    /// Moves a window to a level, in front of the others there.
    package mutating func setLevel(_ level: ManagedWindow.Level, of id: WindowID) {
        guard var window = self[id], window.level != level else { return }
        note(id, window)
        windows.removeAll { $0.id == id }
        window.level = level
        insertInFront(window)
    }

    /// All windows in the order of the window switcher: the most recently focused first, minimised
    /// ones too.
    package var switchOrder: [WindowID] {
        let visited = Set(focusOrder)
        let unvisited = windows.map(\.id).filter { !visited.contains($0) }
        return (unvisited + focusOrder).reversed()
    }
}

extension WindowManager {
    mutating func change(_ id: WindowID, _ body: (inout ManagedWindow) -> Void) {
        guard let index = index(of: id) else { return }
        note(id, windows[index])
        body(&windows[index])
    }

    mutating func makeKey(_ id: WindowID) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        bringToFront(window)
        focusOrder.removeAll { $0 == id }
        focusOrder.append(id)
        let old = key
        key = id
        guard old != id else { return [.phase(id, .focused)] }
        return (old.map { [.phase($0, .unfocused)] } ?? []) + [.phase(id, .focused)]
    }

    private mutating func giveUpKey(_ id: WindowID) -> [WindowEffect] {
        guard key == id else { return [] }
        key = nil
        guard let next = focusOrder.last(where: { self[$0]?.isVisible == true }) else { return [] }
        return makeKey(next)
    }

    /// Moves a window before all others of its level. Minimised ones keep their places among them, so
    /// that restored windows, which the window system focuses one after another, keep theirs.
    private mutating func bringToFront(_ window: ManagedWindow) {
        guard var place = index(of: window.id) else { return }
        for next in windows.indices[(place + 1)...] {
            guard windows[next].level <= window.level else { break }
            guard windows[next].isVisible else { continue }
            windows[place] = windows[next]
            place = next
        }
        windows[place] = window
    }

    private mutating func insertInFront(_ window: ManagedWindow) {
        note(window.id, nil)
        let index = windows.indices.first { windows[$0].level > window.level } ?? windows.count
        windows.insert(window, at: index)
    }

    // MARK: Invariants

    package func checkInvariants() {
        let ids = Set(windows.map(\.id))
        guard ids.count == windows.count else { fatalError("A window is listed twice") }
        if let key, !ids.contains(key) { fatalError("The key window \(key) is not open") }
        guard Set(focusOrder).isSubset(of: ids), Set(focusOrder).count == focusOrder.count else {
            fatalError("The order of focus \(focusOrder) is not one of open windows")
        }
        for (lower, upper) in zip(windows, windows.dropFirst()) where lower.level > upper.level {
            fatalError("\(lower.id) lies below \(upper.id), which is of a lower level")
        }
        for window in windows where !window.frame.size.width.isFinite {
            fatalError("\(window.id) has an endless frame")
        }
    }
}
