import Foundation
import Geometry
import Scenes
import Views

/// The positions of everything on the single screen: the windows, and in front of them the dock of
/// minimised windows and the menu bar.
package struct ScreenMap: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
        case window(WindowID, WindowFrame.Part)
        /// A minimised window's item in the dock.
        case dockItem(WindowID)
        /// The dock beside its items.
        case dock
        /// The menu bar and what is open of it.
        case bar
        case desktop
    }

    /// A window's frame on the screen, or its item's rectangle in the dock.
    package struct Positioned<Content: Equatable & Sendable>: Equatable, Sendable {
        package let id: WindowID
        package let content: Content
    }

    /// Back to front.
    package let frames: [Positioned<WindowFrame>]
    /// The dock; nil where no window is minimised.
    package let dock: CGRect?
    package let dockItems: [Positioned<CGRect>]

    /// Where the menu bar takes the pointer: the whole screen while a menu is open. Nil where there
    /// is none, or a window in full screen mode covers it.
    package let bar: CGRect?

    package init(
        _ stack: WindowStack, _ density: Density, barHeight: CGFloat = 0, barIsOpen: Bool = false
    ) {
        let windows = stack.windows
        let screen = stack.screen
        let isCovered = windows.last(where: \.isVisible)?.mode == .fullScreen
        if barHeight > 0, barIsOpen {
            bar = screen
        } else if barHeight > 0, !isCovered {
            bar = CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: barHeight)
        } else {
            bar = nil
        }
        frames = windows.filter(\.isVisible).compactMap { window in
            stack.plans[window.id].map {
                Positioned(id: window.id, content: WindowFrame(window, $0, density))
            }
        }
        let minimized = windows.filter { !$0.isVisible }.map(\.id).sorted()
        guard !minimized.isEmpty, !isCovered else {
            (dock, dockItems) = (nil, [])
            return
        }
        let height = Theme.Frame.dock(density)
        let dock = CGRect(
            x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
        self.dock = dock
        let gap = Theme.Spacing.stack
        let available = (dock.width - gap) / CGFloat(minimized.count) - gap
        let width = max(1, min(Theme.Frame.dockItem, available))
        dockItems = minimized.enumerated().map { index, id in
            Positioned(
                id: id,
                content: CGRect(
                    x: dock.minX + gap + CGFloat(index) * (width + gap), y: dock.minY + gap,
                    width: width, height: height - 2 * gap))
        }
    }

    package subscript(id: WindowID) -> WindowFrame? { frames.first { $0.id == id }?.content }

    package func part(at point: CGPoint) -> Part {
        if let bar, bar.contains(point) { return .bar }
        if let dock, dock.contains(point) {
            return dockItems.first { $0.content.contains(point) }.map { .dockItem($0.id) } ?? .dock
        }
        for frame in frames.reversed() {
            if let part = frame.content.part(at: point) { return .window(frame.id, part) }
        }
        return .desktop
    }
}
