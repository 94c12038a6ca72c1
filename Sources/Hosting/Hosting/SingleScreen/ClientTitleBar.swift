import Drawing
import Foundation
import Geometry
import Raster
import Typography
import Views

/// A title bar that an app draws above a window's content because the window system leaves that to
/// the app ("client-side decoration"). It looks like the single screen's, with square corners.
/// Points are relative to the window's upper left corner, the title bar included.
package struct ClientTitleBar {
    /// What an event over the window means.
    package enum Response: Equatable {
        /// It belongs to the content, in whose coordinates it is given.
        case content(PointerEvent)
        case close, minimize, toggleMaximized
        /// It belongs to the title bar, which may look different now.
        case taken
    }

    /// Its height in points.
    package static let height = Theme.Frame.titleBar(.desktop)

    /// How far inside the window its edges can be dragged.
    private static let grip: CGFloat = 4

    /// Whether it has to be drawn again even if it looks the same.
    package var needsPaint = true
    private var plan: WindowPlan
    private var frame: WindowFrame
    private var isKey = false
    private var pointer: CGPoint?
    private var pressed: WindowFrame.Button?
    /// Whether a button of the pointer went down over the content, which then has the pointer.
    private var contentHasPointer = false
    fileprivate var shown: FrameLook?

    package init(_ plan: WindowPlan) {
        self.plan = plan
        frame = WindowFrame(
            content: CGRect(origin: .zero, size: plan.size), plan, isMaximized: false)
    }

    /// Updates the window's geometry and state; `top` is where its content begins, 0 without a title
    /// bar.
    package mutating func update(
        _ plan: WindowPlan, content: CGSize, top: CGFloat, isKey: Bool, isMaximized: Bool
    ) {
        self.plan = plan
        self.isKey = isKey
        frame = WindowFrame(
            content: CGRect(origin: CGPoint(x: 0, y: top), size: content), plan,
            isMaximized: isMaximized, isBare: top == 0)
    }

    /// The part of the window at a point; nil outside of it.
    package func part(at point: CGPoint) -> WindowFrame.Part? {
        frame.part(at: point, gripInside: Self.grip)
    }

    /// The cursor; nil over the content, which has its own.
    package var cursor: Cursor? {
        guard let pointer, !contentHasPointer else { return nil }
        switch part(at: pointer) {
        case .edges(let edges): return edges.cursor
        case .titleBar, .button: return .arrow
        default: return nil
        }
    }

    package mutating func handle(_ event: PointerEvent) -> Response {
        pointer = event.phase == .left ? nil : event.location
        let part = part(at: event.location)
        let isInContent = part == .content || part == nil && frame.isBare
        switch event.phase {
        case .down where !isInContent && !contentHasPointer:
            guard event.button == .primary else { return .taken }
            if case .button(let button) = part { pressed = button }
            // The window system handles a single press, which begins to move the window.
            return part == .titleBar && frame.isResizable ? .toggleMaximized : .taken
        case .down: contentHasPointer = true
        case .up where pressed != nil:
            defer { pressed = nil }
            guard let pressed, part == .button(pressed) else { return .taken }
            return response(to: pressed)
        case .up where !contentHasPointer: return .taken
        case .up, .cancelled, .left: contentHasPointer = false
        case .moved where !isInContent && !contentHasPointer:
            // For the content, the pointer has left.
            return .content(moved(event, to: .left))
        case .moved: break
        }
        return .content(moved(event, to: event.phase))
    }

    private func response(to button: WindowFrame.Button) -> Response {
        switch button {
        case .close: .close
        case .minimize: .minimize
        case .maximize: .toggleMaximized
        }
    }

    private func moved(_ event: PointerEvent, to phase: PointerEvent.Phase) -> PointerEvent {
        var event = event
        event.phase = phase
        event.location.y -= frame.content.minY
        return event
    }

    fileprivate func look(scale: CGFloat) -> FrameLook {
        let part = pointer.flatMap { self.part(at: $0) }
        var hovered: WindowFrame.Button?
        if case .button(let button) = part, !contentHasPointer { hovered = button }
        return FrameLook(
            frame: frame, title: plan.title, subtitle: plan.subtitle, isEdited: plan.isEdited,
            isKey: isKey, hovered: hovered, pressed: hovered == pressed ? pressed : nil,
            scheme: plan.appearance.colorScheme, contrast: plan.appearance.contrast, scale: scale)
    }
}

/// Draws title bars into windows' pixels; one serves all windows.
package final class TitleBarPainter {
    private let shaper = TextShaper()
    private let rasterizer = Rasterizer(cacheLimit: 1 << 20)

    package init() {}

    /// Draws the title bar where it looks different from the last time; returns the pixels that it
    /// covers.
    package func paint(
        _ bar: inout ClientTitleBar, scale: CGFloat, into framebuffer: Framebuffer
    ) -> PixelRect? {
        let look = bar.look(scale: scale)
        guard look != bar.shown || bar.needsPaint else { return nil }
        bar.shown = look
        bar.needsPaint = false
        guard let list = look.displayList(shaper) else { return nil }
        let rect = PixelRect(
            x: 0, y: 0, width: framebuffer.width,
            height: Int(saturating: (look.frame.titleBar.height * scale).rounded()))
        rasterizer.play(list, within: DamageRegion(rect), into: framebuffer)
        return rect
    }
}
