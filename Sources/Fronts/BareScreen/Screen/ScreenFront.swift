import Foundation
import Geometry
import Hosting
import Raster
import Scenes
import Views

/// A front for screens without a window system: one device with its displays, a console, and the
/// input devices. The uppermost window of each display fills it, or the only window is that of a
/// `SingleScreen` and extends over all displays.
package final class ScreenFront: Front {
    package var clipboard = ""
    package var ownsScreen: Bool { true }
    package let device: any ScreenDevice
    let session: any ScreenSession
    package let input: (any ScreenInput)?
    let setup: ScreenSetup
    private let pump: MainQueuePump
    private let say: (String) -> Void
    /// Whether windows extend over all displays.
    let spansDisplays: Bool
    var layout: DisplayLayout
    var stack: WindowStack
    var queue = InputQueue()
    private var pictures: [WindowID: Framebuffer] = [:]
    /// What each display does not show yet.
    private var pending: [DamageRegion]
    private var pointer: ScreenPointerState
    var idle: IdleTimer
    /// The display on which each window was opened, by its key, so that windows return to it.
    private var homes: [WindowID: String] = [:]
    /// The window in which a press began.
    var captured: WindowID?
    let lens = ScreenLens()
    /// Where the pointer was when the lens was last moved to it.
    private var lastPointer: CGPoint?
    /// What of a window the lens was last moved to.
    var lensTarget: CGRect?
    private var hasEnded = false

    package init(
        _ device: any ScreenDevice, session: any ScreenSession = OpenSession(),
        input: (any ScreenInput)? = nil, setup: ScreenSetup = ScreenSetup(),
        spansDisplays: Bool = false, pump: MainQueuePump,
        now: @escaping () -> ContinuousClock.Instant = { .now },
        say: @escaping (String) -> Void = { _ in }
    ) {
        self.device = device
        self.session = session
        self.input = input
        self.setup = setup
        self.spansDisplays = spansDisplays
        self.pump = pump
        self.say = say
        layout = DisplayLayout(device.displays, setup)
        let screen = layout.frames.isEmpty ? WindowManager.defaultScreen.size : layout.size
        stack = WindowStack(screen: screen, scale: layout.scale, arrangement: .filling)
        pending = layout.displays.map { _ in DamageRegion() }
        pointer = ScreenPointerState(scale: layout.scale)
        idle = IdleTimer(seconds: setup.idleTime, now: now)
        _ = stack.setScreens(stackScreens, scale: layout.scale)
        input?.area = inputArea
        clearAll()
        collect()
        if let complaint = input?.complaint { say(complaint) }
    }

    deinit { end() }

    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        input?.suspend()
        device.end()
        session.end()
    }

    // MARK: What the app asks

    package var screens: [CGRect] { layout.frames.isEmpty ? [stack.screen] : layout.frames }

    /// Pixels to a point.
    package var scale: Double { layout.scale }

    /// All displays together, in points.
    package var size: CGSize { layout.frames.isEmpty ? stack.screen.size : layout.size }

    package func show(_ plan: WindowPlan) {
        let isNew = stack[plan.id] == nil
        deliver {
            var events = stack.show(plan)
            if isNew { events += settle(plan) }
            return events
        }
        pointer.setCursor(plan.cursor, of: plan.id)
        follow(plan)
        updatePointer()
    }

    /// Another part of the picture is shown, or in another way.
    func lensChanged() {
        pointer.forgetShown()
        exposeAll()
        updatePointer()
        flush()
    }

    /// A new window opens on the display where its plan has it, or on one that shows none yet.
    private func settle(_ plan: WindowPlan) -> [InputEvent] {
        guard !spansDisplays, let main = layout.frames.first else { return [] }
        let taken = Set(stack.windows.filter { $0.id != plan.id }.map(\.shownFrame.origin.x))
        let wanted = plan.origin.flatMap { layout.index(at: $0) }.map { layout.frames[$0] } ?? main
        let free = layout.frames.first { !taken.contains($0.minX) }
        let frame = wanted == main && taken.contains(main.minX) ? free ?? main : wanted
        homes[plan.id] = layout.displays.first { $0.frame == frame }?.display.key
        return frame == main ? [] : stack.fill(plan.id, screen: frame)
    }

    package func close(_ window: WindowID) {
        pictures[window] = nil
        homes[window] = nil
        if captured == window { captured = nil }
        deliver { stack.close(window) }
    }

    /// Only the uppermost window of a display is visible; what others present is dropped, and
    /// presented again once they are visible.
    package func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        guard stack[window] != nil else { return }
        pictures[window] = framebuffer
        for index in layout.displays.indices where shownWindow(on: index) == window {
            let offset = origin(of: window, on: index)
            let rects = damage.rects.map { $0.offsetBy(dx: -offset.x, dy: -offset.y) }
            pending[index].formUnion(DamageRegion(rects).intersection(bounds(of: index)))
        }
        flush()
    }

    nonisolated package func wake() { pump.wake() }

    // MARK: The loop

    package func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
        collect()
        if pump.service(hasInput: !queue.isEmpty) { return [InputEvent(.wake)] }
        while queue.isEmpty {
            // An animation goes on with the display's next frame rather than by the clock.
            let isPaced = device.awaitsFrame && isSoon(deadline)
            let limit = isPaced ? .now + Self.longestFrame : deadline
            _ = pump.sleep(
                until: [limit, ownDeadline].compactMap { $0 }.min(), watching: descriptors)
            collect()
            if pump.service(hasInput: !queue.isEmpty, isAfterSleep: true) {
                return [InputEvent(.wake)]
            }
            if isPaced, !device.awaitsFrame { break }
            if let limit, limit <= .now { break }
        }
        return queue.take()
    }

    /// Longer than the frame of any display: one that stays out is lost.
    private static let longestFrame = Duration.milliseconds(100)

    private func isSoon(_ deadline: ContinuousClock.Instant?) -> Bool {
        guard let deadline else { return false }
        let left = deadline - .now
        return left > .zero && left < .milliseconds(20)
    }

    private var descriptors: [Int32] {
        session.descriptors + device.descriptors + (input?.descriptors ?? [])
    }

    private var ownDeadline: ContinuousClock.Instant? {
        [device.deadline, input?.deadline, idle.deadline].compactMap { $0 }.min()
    }

    private func collect() {
        for change in session.changes() { follow(change) }
        for change in device.changes() { follow(change) }
        takeInput()
        if idle.isDue {
            idle.sleep()
            device.setPower(false)
        }
        updatePointer()
        flush()
        if pump.takeQuitRequest() { queue.append(InputEvent(.quit)) }
    }

    private func follow(_ change: ScreenSessionChange) {
        switch change {
        case .leaving:
            input?.suspend()
            takeInput()
            deliver { stack.setFocus(false) }
            device.giveUp()
            session.allowLeaving()
        case .returned:
            device.takeBack()
            input?.resume()
            idle.wake()
            pointer.forgetShown()
            deliver { stack.setFocus(true) }
            exposeAll()
        case .lost(let reason):
            queue.append(InputEvent(.screenLost("The screen is lost: \(reason).")))
        }
    }

    private func follow(_ change: ScreenDeviceChange) {
        switch change {
        case .displays: changeDisplays()
        case .ready: break
        case .exposed(let index): expose(index)
        case .notice(let sentence): say(sentence)
        case .lost(let reason): queue.append(InputEvent(.screenLost(reason)))
        }
    }

    // MARK: Displays

    private var inputArea: InputArea {
        layout.frames.isEmpty ? InputArea(size: stack.screen.size) : layout.inputArea
    }

    /// One screen for all windows that extend over the displays, or one for each display.
    private var stackScreens: [CGRect] {
        if layout.frames.isEmpty { return [stack.screen] }
        return spansDisplays ? [CGRect(origin: .zero, size: layout.size)] : layout.frames
    }

    private func changeDisplays() {
        let earlier = layout
        let new = DisplayLayout(device.displays, setup)
        // Without any display windows stay as they are, until there is one again.
        layout = new.displays.isEmpty ? layout : new
        pending = layout.displays.map { _ in DamageRegion() }
        guard !new.displays.isEmpty else { return }
        // Who plugs in a display wants to see something.
        idle.wake()
        device.setPower(true)
        pointer.forgetShown()
        pointer.scale = layout.scale
        input?.area = inputArea
        let homes = homes
        deliver {
            stack.setScreens(stackScreens, scale: layout.scale) { [layout] id in
                layout.displays.firstIndex { $0.display.key == homes[id] } ?? 0
            }
        }
        if layout != earlier { queue.append(InputEvent(.screensChanged)) }
        exposeAll()
    }

    /// The window that a display shows: the uppermost of those on it.
    func shownWindow(on index: Int) -> WindowID? {
        if spansDisplays { return stack.top }
        let frame = layout.displays[index].frame
        return stack.windows.last { $0.isVisible && $0.shownFrame.origin.x == frame.minX }?.id
    }

    /// Where in the window's pixels a display begins.
    private func origin(of window: WindowID, on index: Int) -> (x: Int, y: Int) {
        guard spansDisplays else { return (0, 0) }
        return (layout.displays[index].pixels.minX, layout.displays[index].pixels.minY)
    }

    private func exposeAll() {
        for index in layout.displays.indices { expose(index) }
    }

    private func expose(_ index: Int) {
        guard layout.displays.indices.contains(index) else { return }
        guard let window = shownWindow(on: index) else { return clear(index) }
        guard pictures[window] != nil else {
            return queue.append(InputEvent(.window(.exposed), in: window))
        }
        pending[index] = DamageRegion(bounds(of: index))
    }

    private func clearAll() {
        for index in layout.displays.indices { clear(index) }
    }

    private func clear(_ index: Int) {
        pending[index] = DamageRegion()
        if session.isActive { device.clear(index) }
    }

    /// Shows what is pending, as far as displays take it.
    private func flush() {
        guard session.isActive, !hasEnded, device.displays.count == layout.displays.count else {
            return
        }
        for index in layout.displays.indices where !pending[index].isEmpty {
            guard let window = shownWindow(on: index), let picture = pictures[window] else {
                continue
            }
            let offset = origin(of: window, on: index)
            let source = PixelSource(
                picture.pixels, pixelsPerRow: picture.bytesPerRow / 4,
                bounds: picture.bounds.offsetBy(dx: -offset.x, dy: -offset.y))
            var (shown, damage) = (source, pending[index])
            if lens.isNeeded(on: index) {
                (shown, damage) = lens.picture(of: source, damage, on: index, in: bounds(of: index))
            }
            let frame = ScreenFrame(
                shown, rotation: layout.displays[index].rotation,
                pointer: pointer.overlay(on: index))
            switch device.show(frame, damage: damage, on: index) {
            case .shown, .refused: pending[index] = DamageRegion()
            case .busy: break
            }
        }
    }

    // MARK: The pointer

    private func updatePointer() {
        guard session.isActive else { return }
        if let place = input?.pointer, place != lastPointer {
            lastPointer = place
            look(at: place)
        }
        let index = input?.pointer.flatMap { layout.index(at: $0) }
        let window = index.flatMap { shownWindow(on: $0) }
        let changes = pointer.update(
            input?.pointer, on: index, over: window, in: layout, lens, device)
        for (display, rect) in changes where pending.indices.contains(display) {
            // Under a magnified pointer all of the display is drawn again.
            let isMagnified = lens.magnification(on: display) > 1
            pending[display].formUnion(
                isMagnified ? bounds(of: display) : rect.intersection(bounds(of: display)))
        }
        if !changes.isEmpty { flush() }
    }

    /// Delivers what a change of the stack brings, and has newly uncovered windows presented.
    func deliver(_ change: () -> [InputEvent]) {
        let before = layout.displays.indices.map { shownWindow(on: $0) }
        for event in change() { queue.append(event) }
        for index in layout.displays.indices {
            let shown = shownWindow(on: index)
            guard before.indices.contains(index), shown != before[index] else { continue }
            if let shown {
                pending[index] = DamageRegion()
                queue.append(InputEvent(.window(.exposed), in: shown))
            } else {
                clear(index)
            }
        }
    }
}
