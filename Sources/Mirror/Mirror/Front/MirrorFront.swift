import Foundation
import Geometry
import Hosting
import Raster
import Views

/// A front that is another front, with viewers: they see what is presented on it, and what they do
/// arrives among its events.
///
/// Under a single screen they see its pixels. Elsewhere they see the windows on a screen of their
/// own, which exists while there are viewers; that of a bare screen looks like its main display.
package class MirrorFront: Front {
    /// The front that shows the app to its user.
    package let front: any Front
    package let mirror: ScreenMirror
    /// The open windows for a viewer's list. Called between turns, while there are viewers.
    package var windows: () -> [MirroredWindow] = { [] }
    /// Brings a window to the front, because a viewer has chosen it from that list.
    package var focusWindow: (WindowID) -> Void = { _ in }
    /// Whether a single screen is the only window.
    private let isSingle: Bool
    private let isResizable: Bool
    /// Of the viewers' own screen, in points.
    private var size: CGSize
    private var scale: Double
    /// The size in points that a viewer has given the screen.
    private var givenSize: CGSize?
    private var screen: WindowsScreen?
    private var plans: [WindowID: WindowPlan] = [:]
    private var contents: [WindowID: Framebuffer] = [:]
    private var focused: WindowID?
    private var viewers: [ViewerID: ViewerState] = [:]
    private let cursors = CursorPictures()

    /// `isResizable` says whether viewers may change the size of a single screen, which nothing else
    /// shows then; `size` is that of a screen of their own.
    package init(
        _ front: any Front, isSingle: Bool, isResizable: Bool, size: CGSize, scale: Double
    ) {
        self.front = front
        self.isSingle = isSingle
        self.isResizable = isResizable
        self.size = front.ownsScreen ? front.screens[0].size : size
        self.scale = scale
        mirror = ScreenMirror { [weak front] in front?.wake() }
        mirror.update {
            $0.scale = scale
            $0.isResizable = isResizable || !isSingle && !front.ownsScreen
        }
    }

    // MARK: Requests of the app

    package var clipboard: String {
        get { front.clipboard }
        set {
            front.clipboard = newValue
            mirror.copied(newValue)
        }
    }

    package var screens: [CGRect] { front.screens }
    package var ownsScreen: Bool { front.ownsScreen }

    package func show(_ plan: WindowPlan) {
        front.show(plan)
        if isSingle {
            mirror.update {
                $0.title = plan.title
                $0.cursor = cursors.picture(of: plan.cursor, scale: $0.scale)
            }
        } else {
            plans[plan.id] = plan
            screen?.show(plan)
        }
    }

    package func close(_ window: WindowID) {
        front.close(window)
        (plans[window], contents[window]) = (nil, nil)
        screen?.close(window)
    }

    package func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        front.present(framebuffer, damage: damage, in: window)
        guard !isSingle else { return mirror.present(framebuffer, damage: damage) }
        contents[window] = framebuffer
        screen?.present(framebuffer, damage: damage, in: window)
    }

    package func endFrame() {
        front.endFrame()
        screen?.endFrame()
    }

    package func end() { front.end() }

    nonisolated package func wake() { front.wake() }

    package func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
        serveViewers()
        var events = front.events(until: mirror.hasInput ? .now : deadline)
        follow(events)
        serveViewers()
        for (id, input) in mirror.takeInput() { events += take(input, of: id) }
        return events
    }

    // MARK: Viewers

    /// Has what the first viewer needs, and gives it back after the last.
    private func serveViewers() {
        guard mirror.hasViewers else {
            screen = nil
            return
        }
        if isSingle {
            mirror.refresh()
        } else if screen == nil {
            let open = plans.values.sorted { $0.id < $1.id }
            let new = WindowsScreen(
                on: mirror, size: size, scale: scale,
                arrangement: front.ownsScreen ? .filling : .floating, windows: open,
                contents: contents)
            if let focused, plans[focused] != nil { new.focus(focused) }
            new.follow([])
            screen = new
        }
        let windows = windows()
        mirror.update { $0.windows = windows }
    }

    private func follow(_ events: [InputEvent]) {
        for event in events {
            switch event.kind {
            case .window(.focused): focused = event.window
            case .window(.scaled(let scale)):
                self.scale = scale
                mirror.update { $0.scale = scale }
            case .screensChanged where front.ownsScreen:
                size = front.screens[0].size
                screen?.resize(to: size)
            default: break
            }
        }
        screen?.follow(events)
    }

    /// The size of the single screen in points: that which a viewer has given it, or which is shown.
    private var singleSize: CGSize {
        if let givenSize { return givenSize }
        guard let shown = mirror.shownSize else { return size }
        return CGSize(width: Double(shown.width) / scale, height: Double(shown.height) / scale)
    }

    private func take(_ input: ViewerInput?, of id: ViewerID) -> [InputEvent] {
        guard let input else {
            var state = viewers.removeValue(forKey: id) ?? ViewerState()
            return deliver(state.release())
        }
        switch input {
        case .clipboard(let text):
            front.clipboard = text
            mirror.copied(text, from: id)
            return []
        case .resize(let size):
            // The scale may be another one than the viewer knew.
            guard ViewerScreen.allows(width: size.width, height: size.height) else { return [] }
            let size = CGSize(
                width: Double(size.width) / scale, height: Double(size.height) / scale)
            self.size = size
            givenSize = size
            // The single screen is the front's only window, which keeps that size.
            if isSingle {
                (front as? any WindowSystemActions)?.resize(WindowID.singleScreen, to: size)
            }
            return deliver([.window(.resized(size))])
        case .scale(let scale):
            guard isSingle, isResizable,
                ViewerScreen.allows(
                    width: singleSize.width, height: singleSize.height, scale: scale)
            else { return [] }
            self.scale = scale
            mirror.update { $0.scale = scale }
            return deliver([.window(.scaled(scale))])
        case .focus(let number):
            screen?.focus(WindowID(number))
            focusWindow(WindowID(number))
            return deliver([]) + [InputEvent(.wake)]
        default:
            return deliver(
                viewers[id, default: ViewerState()].events(of: input, scale: scale, now: .now))
        }
    }

    /// The events for the app of what happens on the viewers' screen.
    private func deliver(_ kinds: [InputEvent.Kind]) -> [InputEvent] {
        guard !isSingle else {
            return kinds.map { InputEvent($0, in: WindowID.singleScreen) }
        }
        guard let screen else { return [] }
        guard let system = front as? any WindowSystemActions else {
            return screen.events(of: kinds)
        }
        // A window system reports itself what happens to its windows.
        return screen.events(of: kinds).compactMap { event in
            guard let window = event.window else { return event }
            switch event.kind {
            case .window(.focused):
                system.focus(window)
                return nil
            case .window(.resized(let size)):
                system.resize(window, to: size)
                return nil
            default: return event
            }
        }
    }
}

/// The mirror of a front that lets its windows be driven.
package final class MirrorWindowSystem: MirrorFront, WindowSystemActions {
    private let system: any Front & WindowSystemActions

    package init(
        _ front: any Front & WindowSystemActions, isSingle: Bool, isResizable: Bool, size: CGSize,
        scale: Double
    ) {
        system = front
        super.init(front, isSingle: isSingle, isResizable: isResizable, size: size, scale: scale)
    }

    package func focus(_ window: WindowID) { system.focus(window) }
    package func minimize(_ window: WindowID) { system.minimize(window) }
    package func restore(_ window: WindowID) { system.restore(window) }
    package func resize(_ window: WindowID, to size: CGSize) { system.resize(window, to: size) }
    package func move(_ window: WindowID, to origin: CGPoint) { system.move(window, to: origin) }
    package func requestClose(_ window: WindowID) { system.requestClose(window) }
    package func send(_ event: InputEvent) { system.send(event) }
}
