import Foundation
import Geometry
import Scenes
import Views

/// Where everything on a screen of our own lies: the windows, and in front of them the bar of
/// minimised ones.
package struct ScreenMap: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
        case window(WindowID, WindowFrame.Part)
        /// A minimised window's item in the bar.
        case dockItem(WindowID)
        /// The bar beside its items.
        case dock
        case desktop
    }

    /// A visible window, or an item of the bar.
    package struct Place<Content: Equatable & Sendable>: Equatable, Sendable {
        package let id: WindowID
        package let content: Content
    }

    /// Back to front.
    package let frames: [Place<WindowFrame>]
    /// The bar; nil where no window is minimised.
    package let dock: CGRect?
    package let dockItems: [Place<CGRect>]

    package init(_ stack: WindowStack, _ density: Density) {
        let windows = stack.windows
        frames = windows.filter(\.isVisible).compactMap { window in
            stack.plans[window.id].map {
                Place(id: window.id, content: WindowFrame(window, $0, density))
            }
        }
        let minimized = windows.filter { !$0.isVisible }.map(\.id).sorted()
        guard !minimized.isEmpty, !(windows.last(where: \.isVisible)?.mode == .fullScreen) else {
            (dock, dockItems) = (nil, [])
            return
        }
        let screen = stack.screen
        let height = Theme.Frame.dock(density)
        let bar = CGRect(
            x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
        dock = bar
        let gap = Theme.Spacing.stack
        let room = (bar.width - gap) / CGFloat(minimized.count) - gap
        let width = max(1, min(Theme.Frame.dockItem, room))
        dockItems = minimized.enumerated().map { index, id in
            Place(
                id: id,
                content: CGRect(
                    x: bar.minX + gap + CGFloat(index) * (width + gap), y: bar.minY + gap,
                    width: width, height: height - 2 * gap))
        }
    }

    package subscript(id: WindowID) -> WindowFrame? { frames.first { $0.id == id }?.content }

    package func part(at point: CGPoint) -> Part {
        if let dock, dock.contains(point) {
            return dockItems.first { $0.content.contains(point) }.map { .dockItem($0.id) } ?? .dock
        }
        for frame in frames.reversed() {
            if let part = frame.content.part(at: point) { return .window(frame.id, part) }
        }
        return .desktop
    }
}
