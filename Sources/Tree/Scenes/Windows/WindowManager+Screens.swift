import Foundation
import Geometry
import Limits
import Sessions
import Views

/// The screens, their usable parts, and how windows stay reachable on them.
extension WindowManager {
    /// The offset of each new window from the one before, down and to the right.
    package static let cascadeStep = 24.0

    /// The main screen without its bars.
    package var usableArea: CGRect {
        let screen = screens[0]
        return CGRect(
            x: screen.minX + insets.leading, y: screen.minY + insets.top,
            width: max(screen.width - insets.horizontal, 1),
            height: max(screen.height - insets.vertical, 1))
    }

    /// Updates windows to new screens: maximised and full screen windows fill theirs again, and
    /// unreachable ones move back onto a screen. Where windows are fitted to the screen, those that
    /// still are where they opened keep that place on it, and the others come wholly onto it.
    package mutating func setScreens(_ screens: [CGRect]) -> [WindowEffect] {
        guard !screens.isEmpty, screens != self.screens else { return [] }
        self.screens = screens
        if fitsWindows { placeWindowsAgain() }
        return refit()
    }

    private mutating func placeWindowsAgain() {
        for var window in windows {
            window.frame.size = fitted(window.frame.size, of: window)
            if let placement = window.placement {
                window.frame.origin = origin(of: window, placement.anchor, shift: placement.shift)
            }
            let frame = onScreen(window.frame, of: window, along: [.horizontal, .vertical])
            change(window.id) { $0.frame.origin = frame.origin }
        }
    }

    /// Where a window's content can lie on its screen, within its frame and the bars.
    func availableArea(for window: ManagedWindow) -> CGRect { wideFrame(of: window, .maximized) }

    /// The most that a window can be without being larger than its screen.
    package func availableSize(for window: ManagedWindow) -> CGSize {
        availableArea(for: window).size
    }

    /// The size, or what of it the screen has space for where windows are fitted to it. No window is
    /// larger than a surface may be at its scale: sizes come from saved sessions and viewers, too.
    func fitted(_ size: CGSize, of window: ManagedWindow) -> CGSize {
        let possible = SurfaceLimit().fitted(
            width: size.width, height: size.height, scale: window.scale)
        let size = CGSize(width: possible.width, height: possible.height)
        guard fitsWindows else { return size }
        let available = availableSize(for: window)
        return CGSize(
            width: min(size.width, available.width), height: min(size.height, available.height))
    }

    /// Sets the insets of the bars along the main screen's edges.
    package mutating func setInsets(_ insets: EdgeInsets) -> [WindowEffect] {
        guard insets != self.insets else { return [] }
        self.insets = insets
        return refit()
    }

    /// Sets what the frame around a window's content takes on each side.
    package mutating func setDecoration(
        _ decoration: EdgeInsets, of id: WindowID
    ) -> [WindowEffect] {
        guard let window = self[id], window.decoration != decoration else { return [] }
        change(id) { $0.decoration = decoration }
        return refit(id)
    }

    /// Moves a window to where the user can reach it, as after a drag beyond an edge.
    package mutating func bringIntoSight(_ id: WindowID) {
        guard let window = self[id] else { return }
        let frame = inSight(window)
        change(id) { $0.frame = frame }
    }

    private mutating func refit() -> [WindowEffect] { windows.map(\.id).flatMap { refit($0) } }

    private mutating func refit(_ id: WindowID) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        let wide = wideFrame(of: window, window.visibleMode)
        let frame = inSight(window)
        change(id) {
            $0.wideFrame = wide
            $0.frame = frame
        }
        return self[id]?.size == window.size ? [] : [.resized(id)]
    }

    /// The content's frame in a wide mode: within its frame and the bars, or the screen itself.
    func wideFrame(of window: ManagedWindow, _ mode: WindowMode) -> CGRect {
        let screen = screens.first { $0.intersects(window.frame) } ?? screens[0]
        guard mode != .fullScreen else { return screen }
        let area = screen == screens[0] ? usableArea : screen
        let edges = window.decoration
        return CGRect(
            x: area.minX + edges.leading, y: area.minY + edges.top,
            width: max(area.width - edges.horizontal, 1),
            height: max(area.height - edges.vertical, 1))
    }

    // MARK: Places of new windows

    func origin(of window: ManagedWindow, _ anchor: UnitPoint, shift: Double) -> CGPoint {
        let (area, edges) = (usableArea, window.decoration)
        let outer = CGSize(
            width: window.frame.width + edges.horizontal,
            height: window.frame.height + edges.vertical)
        return CGPoint(
            x: max(area.minX, area.minX + ((area.width - outer.width) * anchor.x).rounded() + shift)
                + edges.leading,
            y: max(
                area.minY, area.minY + ((area.height - outer.height) * anchor.y).rounded() + shift)
                + edges.top)
    }

    /// The smallest cascade offset at which the window does not lie on another one, whether that is
    /// where it opened or has been moved there; 0 if there is none.
    func freeShift(for window: ManagedWindow, _ anchor: UnitPoint) -> Double {
        var taken: Set<Double> = []
        var corners: [CGPoint] = []
        for other in windows where other.id != window.id {
            if let placement = other.placement, placement.anchor == anchor {
                taken.insert(placement.shift)
            }
            if other.mode == .normal { corners.append(other.frame.origin) }
        }
        let area = usableArea
        let shifts = stride(
            from: 0, through: min(area.width, area.height) / 2, by: Self.cascadeStep)
        let free = shifts.first { shift in
            let corner = origin(of: window, anchor, shift: shift)
            let isNear = corners.contains {
                max(abs($0.x - corner.x), abs($0.y - corner.y)) < Self.cascadeStep / 2
            }
            return !taken.contains(shift) && !isNear
        }
        return free ?? 0
    }

    /// The content's normal frame, moved so that the user can reach the upper edge of the frame
    /// around it; the size stays unless windows are fitted to the screen.
    func inSight(_ window: ManagedWindow) -> CGRect {
        var window = window
        let size = fitted(window.frame.size, of: window)
        if size != window.frame.size {
            // What was reduced to the screen does not hang off it.
            window.frame.size = size
            window.frame = onScreen(window.frame, of: window, along: [.horizontal, .vertical])
        }
        let edges = window.decoration
        let outer = CGRect(
            x: window.frame.minX - edges.leading, y: window.frame.minY - edges.top,
            width: window.frame.width + edges.horizontal,
            height: window.frame.height + edges.vertical)
        let areas = [usableArea] + screens.dropFirst()
        let origin = ScreenPlacement.origin(for: outer, on: areas)
        return window.frame.offsetBy(dx: origin.x - outer.minX, dy: origin.y - outer.minY)
    }
}
