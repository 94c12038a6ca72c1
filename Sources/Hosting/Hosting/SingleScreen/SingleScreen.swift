import Drawing
import Foundation
import Geometry
import Limits
import Raster
import Scenes
import Views

/// All windows of an app on one screen: a front that shows them in the only window of another front.
/// It stacks and frames the windows and does what a window system does: moving, resizing, minimising,
/// switching.
package final class SingleScreen: Front, WindowSystemActions {
    /// The front whose only window the screen is.
    package let front: any Front
    package internal(set) var stack: WindowStack
    private let density: Density
    private let compositor: Compositor
    private var picture: ScreenPicture
    var pointer = ScreenPointer()
    var switcher: WindowSwitcher?
    /// The modifiers that the app last heard to be held; it hears nothing of them while the switcher
    /// is shown.
    var toldModifiers: KeyModifiers = []
    /// The window in which a pinch goes on.
    var pinched: WindowID?
    private var contents: [WindowID: Framebuffer] = [:]
    var queue = InputQueue()
    private var shownPlan: WindowPlan
    /// What the next frame composes, by window number.
    private var contentDamage: [Int: DamageRegion] = [:]
    var isStale = true
    private var isLost = false
    /// Whether a picture fills the screen until a window has content to show.
    private var showsStartup = false
    /// Whether the front's window extends over all its displays.
    private let spansDisplays: Bool

    /// `size` is the screen's in points, until the front reports another one.
    package init(
        on front: any Front, size: CGSize, scale: Double = 1, density: Density = .desktop,
        arrangement: WindowStack.Arrangement = .floating, drawsPointer: Bool = false,
        spansDisplays: Bool = false, title: String = "",
        blank: ResolvedColor? = nil
    ) {
        self.front = front
        self.density = density
        self.spansDisplays = spansDisplays
        stack = WindowStack(
            screen: size, scale: scale, arrangement: arrangement, fitsWindows: true)
        compositor = Compositor(
            width: Int(saturating: (size.width * scale).rounded()),
            height: Int(saturating: (size.height * scale).rounded())
        )
        picture = ScreenPicture(density: density, drawsPointer: drawsPointer, blank: blank)
        shownPlan = WindowPlan(
            id: WindowID.singleScreen, title: title, origin: .zero, size: size, mode: .fullScreen)
        if spansDisplays { _ = stack.setScreens(front.screens, scale: scale) }
        front.show(shownPlan)
        for event in front.events(until: .now) { handle(event) }
    }

    /// The screen's pixels.
    package var framebuffer: Framebuffer { compositor.screen }

    package var map: ScreenMap {
        ScreenMap(stack, density, barHeight: topInset, barIsOpen: bar?.isOpen == true)
    }

    /// The list of windows shown while the user switches between them.
    package var switching: WindowSwitcher? { switcher }

    /// The height of the menu bar along the top of the screen, which windows do not cover; points.
    package var topInset: CGFloat = 0 {
        didSet { fitInsets() }
    }

    package var bar: ScreenBarPicture? {
        didSet { isStale = true }
    }

    // MARK: What the app asks

    package var clipboard: String {
        get { front.clipboard }
        set { front.clipboard = newValue }
    }

    /// Where windows' contents may be, with their title bars above them on the screen.
    package var screens: [CGRect] {
        var area = stack.manager.usableArea
        let bar = min(Theme.Frame.titleBar(density), area.height - 1)
        area.origin.y += bar
        area.size.height -= bar
        return [area]
            + stack.manager.screens.dropFirst().map { screen in
                CGRect(
                    x: screen.minX, y: screen.minY + bar, width: screen.width,
                    height: max(screen.height - bar, 1))
            }
    }

    package func show(_ plan: WindowPlan) {
        deliver(stack.show(plan, decoration: WindowFrame.decoration(of: plan, density)))
    }

    package func close(_ window: WindowID) {
        contents[window] = nil
        deliver(stack.close(window))
    }

    package func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID) {
        guard stack[window] != nil else { return }
        contents[window] = framebuffer
        contentDamage[window.number, default: DamageRegion()].formUnion(damage)
        isStale = true
    }

    package func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
        endFrame()
        for event in front.events(until: queue.isEmpty ? deadline : .now) { handle(event) }
        endFrame()
        return queue.take()
    }

    nonisolated package func wake() { front.wake() }

    /// Composes what has changed and presents it on the front.
    package func endFrame() {
        guard isStale, !showsStartup || !contents.isEmpty else { return }
        isStale = false
        if showsStartup { (showsStartup, isLost) = (false, true) }
        let moment = ScreenPicture.Moment(
            stack: stack, map: map, pointer: pointer, switcher: switcher, contents: contents,
            bar: bar)
        var damage = compositor.show(
            picture.layers(of: moment), background: picture.background(of: moment),
            contentDamage: contentDamage)
        contentDamage = [:]
        if isLost { damage = DamageRegion(compositor.screen.bounds) }
        isLost = false
        showPlan(moment)
        guard !damage.isEmpty else { return }
        front.present(compositor.screen, damage: damage, in: WindowID.singleScreen)
    }

    /// Shows pixels of the screen's size until the first window has content.
    func showStartup(_ pixels: Framebuffer) {
        showsStartup = true
        front.present(pixels, damage: DamageRegion(pixels.bounds), in: WindowID.singleScreen)
    }

    /// Updates cursor and text input of the front's window.
    private func showPlan(_ moment: ScreenPicture.Moment) {
        var plan = shownPlan
        let (own, owner) = pointer.cursor(on: moment.map)
        plan.cursor = owner.flatMap { stack.plans[$0]?.cursor } ?? own
        let focused = stack.focused.flatMap { stack.plans[$0] }
        let origin = focused.flatMap { stack[$0.id]?.shownFrame.origin } ?? .zero
        plan.textInputRect = focused?.textInputRect?.offsetBy(dx: origin.x, dy: origin.y)
        plan.focusRect = focused?.focusRect?.offsetBy(dx: origin.x, dy: origin.y)
        guard plan != shownPlan else { return }
        shownPlan = plan
        front.show(plan)
    }

    // MARK: What the user does

    package func focus(_ window: WindowID) { deliver(stack.focus(window)) }
    package func minimize(_ window: WindowID) { deliver(stack.setMode(.minimized, of: window)) }
    package func restore(_ window: WindowID) { deliver(stack.restore(window)) }

    package func setMode(_ mode: WindowPlan.Mode, of window: WindowID) {
        deliver(stack.setMode(mode, of: window))
    }

    package func resize(_ window: WindowID, to size: CGSize) {
        deliver(stack.resize(window, to: size))
    }

    package func move(_ window: WindowID, to origin: CGPoint) {
        deliver(stack.move(window, to: origin))
    }

    package func requestClose(_ window: WindowID) {
        queue.append(InputEvent(.window(.closeRequested), in: window))
    }

    /// Handles input of the front's window; that of an app's window is delivered unchanged.
    package func send(_ event: InputEvent) {
        if event.window == nil || event.window == WindowID.singleScreen {
            handle(event)
            return
        }
        switch event.kind {
        case .key, .modifiers: handle(InputEvent(event.kind, in: WindowID.singleScreen))
        default: queue.append(event)
        }
    }

    func handle(_ change: WindowEvent) {
        switch change {
        case .resized(let size): setScreen(size, stack.scale)
        case .scaled(let scale): setScreen(shownPlan.size, scale)
        case .focused: deliver(stack.setFocus(true))
        case .unfocused:
            switcher = nil
            deliver(stack.setFocus(false))
        case .closeRequested: queue.append(InputEvent(.quit))
        case .exposed: (isLost, isStale) = (true, true)
        case .moved, .hidden, .shown, .maximized, .fullScreen, .normal: break
        }
    }

    private func setScreen(_ size: CGSize, _ scale: Double) {
        guard size != shownPlan.size || scale != stack.scale,
            // A size from a viewer or a display that no surface can have is not taken.
            SurfaceLimit.now.allows(
                width: max(size.width, 1), height: max(size.height, 1), scale: scale)
        else { return }
        shownPlan.size = size
        compositor.resize(
            width: Int(saturating: (size.width * scale).rounded()),
            height: Int(saturating: (size.height * scale).rounded()))
        let screens = spansDisplays ? front.screens : [CGRect(origin: .zero, size: size)]
        deliver(stack.setScreens(screens, scale: scale))
        queue.append(InputEvent(.screensChanged))
    }

    /// The displays may lie differently within the same size.
    func displaysChanged() {
        guard spansDisplays, front.screens != stack.manager.screens else { return }
        deliver(stack.setScreens(front.screens, scale: stack.scale))
    }

    // MARK: Delivering

    /// Queues events for the app, and keeps windows clear of the dock of minimised ones.
    func deliver(_ events: [InputEvent]) {
        isStale = true
        for event in events { queue.append(event) }
        fitInsets()
    }

    private func fitInsets() {
        let bottom = map.dock?.height ?? 0
        let insets = EdgeInsets(top: topInset, leading: 0, bottom: bottom, trailing: 0)
        guard insets != stack.manager.insets else { return }
        isStale = true
        for event in stack.setInsets(insets) { queue.append(event) }
    }
}

extension WindowID {
    /// The single screen's only window on its front.
    package static let singleScreen = WindowID(0)
    /// Events over the single screen's menu bar are those of this window.
    package static let screenBar = WindowID(-1)
}
