import Foundation
import Geometry
import Scenes
import Sessions
import Views

/// The windows of a screen without a window system, and the events that such a system would send
/// for each change: the difference between the window manager's state before and after it.
package struct WindowStack {
    package enum Arrangement: Equatable, Sendable {
        /// Each window has a frame of its own.
        case floating
        /// Each window fills the screen and covers those below.
        case filling
    }

    package private(set) var manager: WindowManager
    /// The windows' plans, which the app gave last.
    package private(set) var plans: [WindowID: WindowPlan] = [:]
    /// Device pixels to a point.
    package private(set) var scale: Double
    package let arrangement: Arrangement

    /// `fitsWindows` keeps floating windows from being larger than the screen.
    package init(
        screen: CGSize, scale: Double, arrangement: Arrangement, fitsWindows: Bool = false
    ) {
        manager = WindowManager(screen: screen)
        manager.fitsWindows = fitsWindows
        self.scale = scale
        self.arrangement = arrangement
    }

    package subscript(id: WindowID) -> ManagedWindow? { manager[id] }

    /// Bottom to top.
    package var windows: [ManagedWindow] { manager.windows }

    /// The window that has the keyboard.
    package var focused: WindowID? { manager.hasFocus ? manager.key : nil }

    /// The uppermost window that is not minimised.
    package var top: WindowID? { windows.last(where: \.isVisible)?.id }

    package var screen: CGRect { manager.screens[0] }

    // MARK: What the app asks for

    /// Opens the window, or applies what has changed in its plan. `decoration` is the space that the
    /// frame around it takes.
    package mutating func show(
        _ plan: WindowPlan, decoration: EdgeInsets = EdgeInsets()
    ) -> [InputEvent] {
        let earlier = plans.updateValue(plan, forKey: plan.id)
        guard let earlier else {
            let (size, scale, isFilling) = (size(for: plan), scale, arrangement == .filling)
            return change { $0.open(plan, size, decoration, scale: scale, isFilling: isFilling) }
        }
        let (size, isFloating) = (size(for: plan), arrangement == .floating)
        var events = change { manager in
            if isFloating { manager.setLimits(plan.limits, of: plan.id) }
            manager.setLevel(plan.level, of: plan.id)
            if manager[plan.id]?.decoration != decoration {
                _ = manager.setDecoration(decoration, of: plan.id)
            }
            Self.adopt(plan, size, after: earlier, isFloating: isFloating, in: &manager)
        }
        // The app gets an event where the window is not as it requested.
        if let got = self[plan.id]?.size, plan.size != earlier.size, plan.size != got {
            let answer = InputEvent(.window(.resized(got)), in: plan.id)
            if !events.contains(answer) { events.append(answer) }
        }
        return events
    }

    /// A plan that repeats what an event has reported requests nothing: a maximised window's normal
    /// frame stays what it was.
    private static func adopt(
        _ plan: WindowPlan, _ size: CGSize, after earlier: WindowPlan, isFloating: Bool,
        in manager: inout WindowManager
    ) {
        let id = plan.id
        if plan.mode == .normal, earlier.mode == .normal, isFloating,
            let frame = manager[id]?.frame
        {
            if plan.origin != earlier.origin, let origin = plan.origin, origin != frame.origin {
                manager.move(id, to: origin)
            }
            if plan.size != earlier.size, plan.size != frame.size {
                _ = manager.resize(id, to: size)
            }
        }
        if plan.mode != earlier.mode { setMode(plan.mode, of: id, in: &manager) }
        if plan.raiseCount > earlier.raiseCount { _ = manager.raise(id) }
    }

    package mutating func close(_ id: WindowID) -> [InputEvent] {
        plans[id] = nil
        return change { _ = $0.close(id) }
    }

    // MARK: What the user does

    /// Brings the window to front and gives it the focus; restores it where it is minimised.
    package mutating func focus(_ id: WindowID) -> [InputEvent] {
        change { _ = $0.raise(id) }
    }

    package mutating func setMode(_ mode: WindowPlan.Mode, of id: WindowID) -> [InputEvent] {
        change { Self.setMode(mode, of: id, in: &$0) }
    }

    /// Undoes minimising and leaves the placement as it was.
    package mutating func restore(_ id: WindowID) -> [InputEvent] {
        change { _ = $0.unminimize(id) }
    }

    package mutating func move(_ id: WindowID, to origin: CGPoint) -> [InputEvent] {
        guard arrangement == .floating else { return [] }
        return change { $0.move(id, to: origin) }
    }

    package mutating func resize(_ id: WindowID, to size: CGSize) -> [InputEvent] {
        guard arrangement == .floating else { return [] }
        let size = inWholePixels(size)
        return change { _ = $0.resize(id, to: size) }
    }

    package mutating func resize(
        _ id: WindowID, by edges: Edge.Set, from start: CGRect, offset: CGSize
    ) -> [InputEvent] {
        change { _ = $0.resize(id, by: edges, from: start, offset: offset) }
    }

    package mutating func drag(_ id: WindowID, to origin: CGPoint) -> [InputEvent] {
        change { $0.drag(id, to: origin) }
    }

    package mutating func bringIntoSight(_ id: WindowID) -> [InputEvent] {
        change { $0.bringIntoSight(id) }
    }

    // MARK: What happens to the screen

    package mutating func setScreen(_ size: CGSize, scale: Double) -> [InputEvent] {
        setScreens([CGRect(origin: .zero, size: size)], scale: scale)
    }

    /// The screens in points of one space, the main one first. Windows that fill their screen go to
    /// the one of the index that `home` gives for them.
    package mutating func setScreens(
        _ screens: [CGRect], scale: Double, home: (WindowID) -> Int = { _ in 0 }
    ) -> [InputEvent] {
        let isFilling = arrangement == .filling
        var events = change { manager in
            _ = manager.setScreens(screens)
            guard isFilling else { return }
            for window in manager.windows {
                let index = min(max(home(window.id), 0), manager.screens.count - 1)
                manager.fill(window.id, manager.screens[index])
            }
        }
        guard scale != self.scale else { return events }
        self.scale = scale
        events += windows.map { InputEvent(.window(.scaled(scale)), in: $0.id) }
        return events
    }

    /// Has a window fill another screen.
    package mutating func fill(_ id: WindowID, screen: CGRect) -> [InputEvent] {
        guard arrangement == .filling else { return [] }
        return change { $0.fill(id, screen) }
    }

    package mutating func setInsets(_ insets: EdgeInsets) -> [InputEvent] {
        change { _ = $0.setInsets(insets) }
    }

    /// The screen itself got or lost the keyboard.
    package mutating func setFocus(_ hasFocus: Bool) -> [InputEvent] {
        guard let key = manager.key, manager.hasFocus != hasFocus else { return [] }
        return change { _ = $0.handle(hasFocus ? .focused : .unfocused, in: key) }
    }

    // MARK: Changes

    /// Changes the windows and returns the events that a window system would have sent.
    private mutating func change(_ body: (inout WindowManager) -> Void) -> [InputEvent] {
        WindowChanges.making(body, in: &manager).events(scale: scale, plans: plans)
    }

    private static func setMode(
        _ mode: WindowPlan.Mode, of id: WindowID, in manager: inout WindowManager
    ) {
        guard let window = manager[id], window.mode != mode else { return }
        if mode != .minimized { _ = manager.unminimize(id) }
        _ = manager.setMode(mode, of: id)
    }

    /// The size limited as the plan says, in whole device pixels.
    private func size(for plan: WindowPlan) -> CGSize {
        inWholePixels(plan.limits.clamp(plan.size))
    }

    private func inWholePixels(_ size: CGSize) -> CGSize {
        CGSize(
            width: (size.width * scale).rounded(.up) / scale,
            height: (size.height * scale).rounded(.up) / scale)
    }
}

extension WindowManager {
    /// Opens a window as its plan says; without an origin it is placed a step beside the others.
    fileprivate mutating func open(
        _ plan: WindowPlan, _ size: CGSize, _ decoration: EdgeInsets, scale: Double, isFilling: Bool
    ) {
        let origin = isFilling ? screens[0].origin : plan.origin
        let size = isFilling ? screens[0].size : size
        if let origin {
            _ = restore(
                plan.id, frame: CGRect(origin: origin, size: size), mode: plan.mode,
                level: plan.level, scale: scale, decoration: decoration)
            if plan.mode != .minimized { _ = handle(.focused, in: plan.id) }
        } else {
            _ = open(
                plan.id, size: size, level: plan.level, scale: scale, decoration: decoration)
            _ = setMode(plan.mode, of: plan.id)
        }
        // A window that fills the screen has its size.
        if !isFilling { setLimits(plan.limits, of: plan.id) }
    }

    fileprivate mutating func fill(_ id: WindowID, _ screen: CGRect) {
        move(id, to: screen.origin)
        _ = resize(id, to: screen.size)
        guard let window = self[id], window.mode != .normal, window.isVisible else { return }
        // Its wide frame is that of the screen that it is on now.
        _ = setMode(.normal, of: id)
        _ = setMode(window.mode, of: id)
    }
}

extension WindowPlan {
    var limits: SizeLimits {
        SizeLimits(
            minimum: minimumSize ?? CGSize(width: 1, height: 1),
            maximum: maximumSize ?? CGSize(width: 16_384, height: 16_384))
    }
}
