import Drawing
import Foundation
import Geometry
import Scenes
import Views

/// The frame around a window's content on the single screen: its title bar, buttons and edges, in
/// points of the screen.
package struct WindowFrame: Equatable, Sendable {
    package enum Button: CaseIterable, Equatable, Sendable { case minimize, maximize, close }

    package enum Part: Equatable, Sendable {
        case content, titleBar
        case button(Button)
        case edges(Edge.Set)
    }

    package private(set) var content: CGRect
    package let density: Density
    /// Nothing in full screen mode, and nothing round a plain window.
    package let isBare: Bool
    /// A bar without a title, for windows that hide it.
    package let showsTitle: Bool
    /// Whether it can be resized by its edges, and be maximised.
    package let isResizable: Bool
    package let isMaximized: Bool
    /// Whether the buttons are on the left.
    let isRightToLeft: Bool
    /// Whether its corners are round, with the screen behind them.
    private let hasRoundCorners: Bool

    package init(_ window: ManagedWindow, _ plan: WindowPlan, _ density: Density) {
        content = window.shownFrame
        self.density = density
        isBare = window.visibleMode == .fullScreen || plan.titleBar == .none
        showsTitle = plan.titleBar == .shown
        isResizable = !window.limits.isFixed
        isMaximized = window.visibleMode == .maximized
        isRightToLeft = plan.appearance.isRightToLeft
        hasRoundCorners = true
    }

    /// The frame of a window that a window system shows, which has square corners.
    init(content: CGRect, _ plan: WindowPlan, isMaximized: Bool, isBare: Bool = false) {
        self.content = content
        density = .desktop
        self.isBare = isBare || plan.titleBar == .none
        showsTitle = plan.titleBar == .shown
        isResizable = !SizeLimits(minimum: plan.minimumSize, maximum: plan.maximumSize).isFixed
        self.isMaximized = isMaximized
        isRightToLeft = plan.appearance.isRightToLeft
        hasRoundCorners = false
    }

    /// Returns the frame with its upper left corner elsewhere.
    func moved(to corner: CGPoint) -> WindowFrame {
        var copy = self
        copy.content = content.offsetBy(dx: corner.x - outer.minX, dy: corner.y - outer.minY)
        return copy
    }

    /// The space that the frame takes on each side of the content.
    package static func decoration(
        of plan: WindowPlan, _ density: Density
    ) -> EdgeInsets {
        EdgeInsets(
            .top, plan.titleBar == .none ? 0 : Theme.Frame.titleBar(density))
    }

    package var titleBar: CGRect {
        guard !isBare else { return .zero }
        let height = Theme.Frame.titleBar(density)
        return CGRect(
            x: content.minX, y: content.minY - height, width: content.width, height: height)
    }

    /// A location on the screen, in the coordinates of the content.
    func contentLocation(_ location: CGPoint) -> CGPoint {
        CGPoint(x: location.x - content.minX, y: location.y - content.minY)
    }

    /// The content and the bar above it.
    package var outer: CGRect { isBare ? content : content.union(titleBar) }

    package var radius: CGFloat {
        isBare || isMaximized || !hasRoundCorners ? 0 : Theme.Radius.window
    }

    /// From the leading to the trailing end.
    package var buttons: [Button] {
        isBare ? [] : Button.allCases.filter { $0 != .maximize || isResizable }
    }

    package func rect(of button: Button) -> CGRect {
        guard let index = buttons.firstIndex(of: button) else { return .zero }
        let side = Theme.Frame.button(density)
        let fromEnd = CGFloat(buttons.count - index)
        let bar = titleBar
        let rect = CGRect(
            x: bar.maxX - Theme.Frame.buttonMargin - fromEnd * side
                - (fromEnd - 1) * Theme.Frame.buttonGap,
            y: bar.midY - side / 2, width: side, height: side)
        return isRightToLeft ? rect.mirrored(in: bar) : rect
    }

    /// The part of the window at a point; nil outside the window. Edges can be dragged from outside,
    /// so that they take nothing from the content, and from `gripInside` points inside, for windows
    /// that get no events outside.
    package func part(at point: CGPoint, gripInside: CGFloat = 0) -> Part? {
        if let button = buttons.first(where: { rect(of: $0).contains(point) }) {
            return .button(button)
        }
        if let edges = edges(at: point, inside: gripInside) { return .edges(edges) }
        if content.contains(point) { return .content }
        return titleBar.contains(point) ? .titleBar : nil
    }

    /// The edges that a press at the point drags: those nearer than the grip.
    private func edges(at point: CGPoint, inside: CGFloat) -> Edge.Set? {
        guard isResizable, !isBare, !isMaximized else { return nil }
        let grip = Theme.Frame.grip
        let reach = outer.insetBy(dx: -grip, dy: -grip)
        let inner = outer.insetBy(dx: inside, dy: inside)
        guard reach.contains(point), !inner.contains(point) else {
            return nil
        }
        let corner = Theme.Frame.corner
        var edges: Edge.Set = []
        if point.x < inner.minX { edges.insert(.leading) }
        if point.x >= inner.maxX { edges.insert(.trailing) }
        if point.y < inner.minY { edges.insert(.top) }
        if point.y >= inner.maxY { edges.insert(.bottom) }
        // Near a corner, both edges that meet there.
        if !edges.intersection(.vertical).isEmpty {
            if point.x < outer.minX + corner { edges.insert(.leading) }
            if point.x >= outer.maxX - corner { edges.insert(.trailing) }
        }
        if !edges.intersection(.horizontal).isEmpty {
            if point.y < outer.minY + corner { edges.insert(.top) }
            if point.y >= outer.maxY - corner { edges.insert(.bottom) }
        }
        return edges
    }
}

extension Edge.Set {
    /// The cursor over edges that can be dragged.
    var cursor: Cursor {
        switch self {
        case [.top, .leading], [.bottom, .trailing]: .resizeFalling
        case [.top, .trailing], [.bottom, .leading]: .resizeRising
        case .leading, .trailing: .resizeHorizontal
        default: .resizeVertical
        }
    }
}
