import Foundation
import Geometry
import Layouts
import Views

/// Where a window goes on its screen, and how large it is.
public struct WindowPlacement {
    enum Position {
        case point(CGPoint)
        case unit(UnitPoint)
    }

    var position: Position?
    var width: CGFloat?
    var height: CGFloat?

    /// Creates a placement from the point of the display at which the window's upper left corner
    /// lies, and the size of its content in points; `nil` for what the window has by itself.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.init(position, width: size?.width, height: size?.height)
    }

    public init(_ position: CGPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.position = position.map { .point($0) }
        self.width = width
        self.height = height
    }

    /// Creates a placement from the part of the display at which the same part of the window lies.
    public init(_ position: UnitPoint, size: CGSize? = nil) {
        self.init(position, width: size?.width, height: size?.height)
    }

    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.position = .unit(position)
        self.width = width
        self.height = height
    }

    /// A position and a size with finite numbers; what is not one is left out, with a warning.
    var usable: WindowPlacement {
        var usable = self
        func isLength(_ length: CGFloat?) -> Bool { length.map { $0.isFinite && $0 > 0 } ?? true }
        if !isLength(width) { usable.width = nil }
        if !isLength(height) { usable.height = nil }
        switch position {
        case .point(let point)? where !point.x.isFinite || !point.y.isFinite: usable.position = nil
        case .unit(let point)? where !point.x.isFinite || !point.y.isFinite: usable.position = nil
        default: break
        }
        if usable.width != width || usable.height != height
            || (usable.position == nil) != (position == nil)
        {
            RuntimeWarnings.log("A window placement that is not a position or a size is ignored.")
        }
        return usable
    }

    /// The frame of content, from the size that it has by itself.
    func frame(of size: CGSize, in display: CGRect, decoration: EdgeInsets) -> CGRect {
        let size = CGSize(width: width ?? size.width, height: height ?? size.height)
        var frame = CGRect(origin: .zero, size: size)
        switch position {
        case .point(let point)?:
            frame.origin = CGPoint(
                x: point.x + decoration.leading, y: point.y + decoration.top)
        case .unit(let anchor)?:
            let free = CGSize(
                width: display.width - size.width - decoration.leading - decoration.trailing,
                height: display.height - size.height - decoration.top - decoration.bottom)
            frame.origin = CGPoint(
                x: (display.minX + free.width * anchor.x).rounded() + decoration.leading,
                y: (display.minY + free.height * anchor.y).rounded() + decoration.top)
        case nil: break
        }
        return frame
    }
}

/// How an app places windows.
typealias WindowPlacementRule = (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

/// The content of a window that is about to be placed.
public struct WindowLayoutRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// What the content takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a window is about to be placed.
public struct WindowPlacementContext {
    /// The display that it goes to by itself.
    public let defaultDisplay: DisplayProxy
}

/// A display, in points.
public struct DisplayProxy: Equatable, Sendable {
    /// The whole display.
    public let bounds: CGRect
    /// The part of the display that bars along its edges leave free.
    public let visibleRect: CGRect
    /// What the bars take on each side.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX,
            bottom: bounds.maxY - visibleRect.maxY, trailing: bounds.maxX - visibleRect.maxX)
    }
}

extension Scene {
    /// Sets where a new window goes and how large it is. A window that comes back has its own
    /// frame.
    nonisolated public func defaultWindowPlacement(
        _ makePlacement:
            @escaping (
                _ content: WindowLayoutRoot, _ context: WindowPlacementContext
            ) -> WindowPlacement
    ) -> some Scene {
        setting(\.placement, makePlacement)
    }

    /// Sets where a window goes, and how large it is, when it is zoomed.
    nonisolated public func windowIdealPlacement(
        _ makePlacement:
            @escaping (
                _ content: WindowLayoutRoot, _ context: WindowPlacementContext
            ) -> WindowPlacement
    ) -> some Scene {
        setting(\.idealPlacement, makePlacement)
    }
}

@MainActor
extension AppInstance {
    /// The frame that a rule gives a window's content; `size` is what it has by itself.
    func frame(
        of scene: SceneInstance, by rule: WindowPlacementRule, size: CGSize
    ) -> CGRect? {
        guard let window = manager[scene.id] else { return nil }
        let root: RootRender = scene.tree.rootRender
        let display = DisplayProxy(bounds: manager.screens[0], visibleRect: manager.usableArea)
        let placement = rule(
            WindowLayoutRoot { root.contentSize($0) },
            WindowPlacementContext(defaultDisplay: display)
        ).usable
        var frame = placement.frame(
            of: size, in: display.visibleRect, decoration: window.decoration)
        if placement.position == nil { frame.origin = window.frame.origin }
        frame.size.height += placement.height == nil ? 0 : root.barHeight
        return frame
    }

    /// Gives a new window the frame that its scene's rule says; nil for a scene without one.
    func place(_ scene: SceneInstance, size: CGSize) -> [WindowEffect]? {
        guard let rule = scene.declaration.settings.placement,
            let frame = frame(of: scene, by: rule, size: size)
        else { return nil }
        let limits = scene.tree.measuringTransiently {
            sizeLimits(of: scene, width: frame.width, height: frame.height)
        }
        manager.setLimits(limits, of: scene.id)
        let effects = manager.fit(scene.id, to: limits.clamp(frame.size))
        if manager[scene.id]?.frame.origin != frame.origin {
            manager.move(scene.id, to: frame.origin)
            manager.bringIntoSight(scene.id)
        }
        return effects
    }

    /// Zooms a window as its scene's rule says; false for a scene without one.
    func zoomIdeally(_ id: WindowID) -> Bool {
        guard let scene = scenes[id], let rule = scene.declaration.settings.idealPlacement,
            let window = manager[id], window.mode == .normal,
            let frame = frame(of: scene, by: rule, size: window.frame.size)
        else { return false }
        manager.move(id, to: frame.origin)
        perform(manager.resize(id, to: frame.size))
        manager.bringIntoSight(id)
        windowsChanged()
        return true
    }
}
