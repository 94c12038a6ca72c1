import Foundation
import Geometry
import Limits
import Views

/// Moves and resizes windows for the app, for the user and for the content.
extension WindowManager {
    /// Moves the content's top left corner.
    package mutating func move(_ id: WindowID, to origin: CGPoint) {
        change(id) {
            $0.placement = nil
            $0.frame.origin = origin
        }
    }

    /// Moves the content as a drag of the title bar does: not under a bar along the top of the
    /// screen.
    package mutating func drag(_ id: WindowID, to origin: CGPoint) {
        guard let window = self[id], window.mode == .normal else { return }
        let top = usableArea.minY + window.decoration.top
        let isOnMain = screens[0].contains(CGPoint(x: origin.x + window.frame.width / 2, y: top))
        move(id, to: CGPoint(x: origin.x, y: isOnMain ? max(origin.y, top) : origin.y))
    }

    /// Resizes the content, within its limits.
    package mutating func resize(_ id: WindowID, to size: CGSize) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        return take(fitted(window.limits.clamp(size), of: window), for: id)
    }

    /// Resizes the content by some of its edges, which have been dragged so far from where they
    /// were in `start`. The opposite edges stay where they are, at the limits too.
    package mutating func resize(
        _ id: WindowID, by edges: Edge.Set, from start: CGRect, offset: CGSize
    ) -> [WindowEffect] {
        guard let window = self[id], window.mode == .normal else { return [] }
        var size = start.size
        if edges.contains(.trailing) { size.width += offset.width }
        if edges.contains(.leading) { size.width -= offset.width }
        if edges.contains(.bottom) { size.height += offset.height }
        if edges.contains(.top) { size.height -= offset.height }
        // The upper edge cannot move under a bar along the top of the screen.
        if edges.contains(.top) {
            let top = usableArea.minY + window.decoration.top
            size.height = min(size.height, max(start.maxY - top, 1))
        }
        size = window.limits.clamp(CGSize(width: max(size.width, 1), height: max(size.height, 1)))
        let possible = SurfaceLimit().fitted(
            width: size.width, height: size.height, scale: window.scale)
        size = CGSize(width: possible.width, height: possible.height)
        var frame = CGRect(origin: start.origin, size: size)
        if edges.contains(.leading) { frame.origin.x = start.maxX - size.width }
        if edges.contains(.top) { frame.origin.y = start.maxY - size.height }
        guard frame != window.frame else { return [] }
        change(id) {
            $0.placement = nil
            $0.frame = frame
        }
        return frame.size == window.frame.size ? [] : [.resized(id)]
    }

    /// Gives a new window the size its content needs, at the anchor at which it opened.
    package mutating func fit(_ id: WindowID, to size: CGSize) -> [WindowEffect] {
        guard var window = self[id] else { return [] }
        let earlier = window.frame.size
        let size = fitted(size, of: window)
        window.frame.size = size
        if let placement = window.placement {
            let shift = freeShift(for: window, placement.anchor)
            window.placement = ManagedWindow.Placement(anchor: placement.anchor, shift: shift)
            window.frame.origin = origin(of: window, placement.anchor, shift: shift)
        }
        let frame = onScreen(window.frame, of: window, along: [.horizontal, .vertical])
        change(id) {
            $0.frame = frame
            $0.placement = window.placement
        }
        return earlier == size ? [] : [.resized(id)]
    }

    /// Grows an open window to the size its content needs, within its limits, and moves it back
    /// onto the screen where it would grow beyond it.
    package mutating func grow(_ id: WindowID, to size: CGSize) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        var frame = window.frame
        frame.size = fitted(window.limits.clamp(size), of: window)
        guard frame.size != window.frame.size else { return [] }
        var axes: Axis.Set = []
        if frame.width > window.frame.width { axes.insert(.horizontal) }
        if frame.height > window.frame.height { axes.insert(.vertical) }
        frame = onScreen(frame, of: window, along: axes)
        change(id) { $0.frame = frame }
        return self[id]?.size == window.size ? [] : [.resized(id)]
    }

    /// The content's frame moved so that it does not reach beyond the right and lower edges of the
    /// screen, as far as its size allows.
    func onScreen(
        _ frame: CGRect, of window: ManagedWindow, along axes: Axis.Set
    ) -> CGRect {
        let area = availableArea(for: window)
        var frame = frame
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let low = axis == .horizontal ? area.minX : area.minY
            let high = low + area.size[axis] - frame.size[axis]
            frame.origin[axis] = max(min(frame.origin[axis], low), min(frame.origin[axis], high))
        }
        return frame
    }

    /// Sets the limits of later resizing.
    package mutating func setLimits(_ limits: SizeLimits, of id: WindowID) {
        change(id) { $0.limits = limits }
    }

    /// The size the window system gave the content, whatever its limits.
    mutating func take(_ size: CGSize, for id: WindowID) -> [WindowEffect] {
        guard let window = self[id], window.size != size else { return [] }
        change(id) { changed in
            switch window.visibleMode {
            case .normal, .minimized: changed.frame.size = size
            case .maximized, .fullScreen: changed.wideFrame.size = size
            }
        }
        return [.resized(id)]
    }
}
