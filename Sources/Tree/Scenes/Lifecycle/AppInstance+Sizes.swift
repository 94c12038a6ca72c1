import Foundation
import Geometry
import Views

/// The sizes at which windows open, and how they follow their content.
@MainActor
extension AppInstance {
    /// The least opening size of a window whose content is flexible or has no size.
    package static let standardSize = CGSize(width: 640, height: 480)

    /// The size of a new window before its content is known.
    func newSize(_ declaration: SceneDeclaration) -> CGSize {
        options.windowSize ?? declaration.settings.defaultSize ?? Self.standardSize
    }

    func anchor(_ declaration: SceneDeclaration) -> UnitPoint {
        declaration.settings.defaultPosition ?? .center
    }

    /// Sizes opening windows, and grows open ones whose content needs more. A window whose layout
    /// is not dirty is skipped.
    func fitWindows() {
        // Content that has not been evaluated has no size yet.
        guard !graph.graph.hasDueRules else { return }
        var effects: [WindowEffect] = []
        for scene in scenes where scene.tree.layoutIsDirty || scene.limitsAreDue {
            effects += opening(of: scene).map { open(scene, $0) } ?? follow(scene)
        }
        perform(effects)
    }

    /// How a window is sized in the turn that opens it; nil after that turn.
    private func opening(of scene: SceneInstance) -> WindowOpening.Size? {
        guard var opening = scene.opening else { return nil }
        scene.opening = opening.continues(in: graph.turn) ? opening : nil
        return scene.opening?.size
    }

    private func open(_ scene: SceneInstance, _ size: WindowOpening.Size) -> [WindowEffect] {
        guard let window = manager[scene.id] else { return [] }
        switch size {
        case .fromContent:
            if scene.declaration.settings.placement != nil {
                let wanted = scene.tree.measuringTransiently { openingSize(of: scene) }
                if let effects = place(scene, size: wanted) { return effects }
            }
            let (wanted, limits) = scene.tree.measuringTransiently {
                let wanted = openingSize(of: scene)
                return (wanted, sizeLimits(of: scene, width: wanted.width, height: wanted.height))
            }
            let available = manager.availableSize(for: window)
            manager.setLimits(limits, of: scene.id)
            return manager.fit(scene.id, to: limits.clamp(wanted).limited(to: available))
        case .fromOptions:
            let effects = follow(scene)
            // It has never been laid out at the size that turned out too small.
            if !effects.isEmpty { scene.tree.rootRender.forgetEverything() }
            return effects
        case .restored:
            let root: RootRender = scene.tree.rootRender
            guard scene.declaration.fitsContent || !root.overflowingAxes.isEmpty else {
                readLimitsLater(of: scene)
                return []
            }
            readLimits(of: scene.id)
            return manager.grow(scene.id, to: window.frame.size)
        }
    }

    /// The declared size of a new window. Without one, flexible content gets its ideal size or the
    /// standard one, whichever is larger, and other content its ideal size.
    private func openingSize(of scene: SceneInstance) -> CGSize {
        let root: RootRender = scene.tree.rootRender
        if let declared = scene.declaration.settings.defaultSize {
            return CGSize(width: declared.width, height: declared.height + root.barHeight)
        }
        let ideal = root.contentSize(.unspecified)
        let standard = Self.standardSize
        // Ideal content of at least the standard size makes the test for flexibility needless.
        let isFlexible =
            !(ideal.width >= standard.width && ideal.height >= standard.height)
            && root.contentSize(.zero) != root.contentSize(.infinity)
        func length(_ ideal: CGFloat, _ standard: CGFloat) -> CGFloat {
            guard ideal.isFinite, ideal > 0 else { return standard }
            return isFlexible ? max(ideal.rounded(.up), standard) : ideal.rounded(.up)
        }
        return CGSize(
            width: length(ideal.width, standard.width),
            height: length(ideal.height, standard.height))
    }

    // MARK: Limits

    /// Seconds between two measurements of content that keeps its window from shrinking.
    private static let limitsInterval = 0.25

    /// Brings an open window whose content has changed within the content's limits, where those may
    /// have changed.
    ///
    /// The least size of content that fits its window is not measured, because that would measure
    /// each view once more in each layout. The known minimum may therefore be too large; while the
    /// window is at that minimum, it is measured again from time to time.
    private func follow(_ scene: SceneInstance) -> [WindowEffect] {
        let isDue = scene.limitsAreDue
        scene.limitsAreDue = false
        guard let window = manager[scene.id], window.visibleMode == .normal else { return [] }
        let fits = scene.declaration.fitsContent
        let overflow = scene.tree.rootRender.overflowingAxes
        if !fits, !isDue, !mayGrow(window, along: overflow) {
            let isTight = Axis.allCases.contains { axis in
                !overflow.contains(Axis.Set(axis)) && window.isAtMinimum(along: axis)
            }
            guard isTight else { return [] }
            let next = scene.limitsWereRead + Self.limitsInterval
            guard graph.now >= next else {
                readLimits(of: scene, at: next)
                return []
            }
        }
        let known = window.limits
        readLimits(of: scene.id)
        guard let limits = manager[scene.id]?.limits, limits != known else { return [] }
        var size = window.frame.size
        // A window as large as its content may be stays so.
        if fits, let old = known.maximum, let new = limits.maximum {
            let available = manager.availableSize(for: window)
            if size.width == old.width { size.width = min(new.width, available.width) }
            if size.height == old.height { size.height = min(new.height, available.height) }
        }
        return manager.grow(scene.id, to: size)
    }

    /// Whether the screen has space for a window to grow along the axes that overflow.
    private func mayGrow(_ window: ManagedWindow, along axes: Axis.Set) -> Bool {
        guard !axes.isEmpty else { return false }
        let available = manager.availableSize(for: window)
        return Axis.allCases.contains { axis in
            axes.contains(Axis.Set(axis)) && window.frame.size[axis] < available[axis]
        }
    }

    /// Restored windows fit their content, and their limits matter only once somebody shrinks them:
    /// they are measured after the start, one after another.
    private func readLimitsLater(of scene: SceneInstance) {
        let turn = Double(scenes.firstIndex { $0 === scene } ?? 0) / 60
        readLimits(of: scene, at: graph.now + Self.limitsInterval + turn)
    }

    private func readLimits(of scene: SceneInstance, at time: Double) {
        scene.tree.callBack(at: time) { [weak scene] in scene?.limitsAreDue = true }
    }

    /// Measures the limits of a window's size.
    package func readLimits(of id: WindowID) {
        guard let window = self[id] else { return }
        let (scene, width) = (window.scene, window.state.frame.width)
        scene.limitsWereRead = graph.now
        // Windows that fit their content are measured in each layout, so these measurements are
        // worth caching.
        let limits =
            scene.declaration.fitsContent
            ? sizeLimits(of: scene, width: width)
            : scene.tree.measuringTransiently { sizeLimits(of: scene, width: width) }
        manager.setLimits(limits, of: id)
    }

    /// The limits of a window of some width. The least height is that at this width: text that
    /// wraps needs more where it has less width.
    ///
    /// A window of a given height skips that measurement while the height holds the content at its
    /// least width; once the window is that small, it is measured again.
    func sizeLimits(
        of scene: SceneInstance, width: CGFloat, height: CGFloat = 0
    ) -> SizeLimits {
        guard let window = manager[scene.id] else { return SizeLimits() }
        let root: RootRender = scene.tree.rootRender
        var limits = SizeLimits()
        let fitsContent = scene.declaration.fitsContent
        if fitsContent { limits.maximum = root.contentSize(.infinity).roundedUp }
        var least = root.contentSize(.zero, wholeBar: fitsContent)
        if least.height > height {
            let actual = max(least.width, min(width, limits.maximum?.width ?? .infinity))
            let proposal = ProposedViewSize(width: actual, height: 0)
            least.height = root.contentSize(proposal, wholeBar: fitsContent).height
        }
        let presented = root.leastSizeOfPresented(in: window.size)
        limits.minimum = CGSize(
            width: max(least.width, presented.width), height: max(least.height, presented.height)
        ).roundedUp.limited(to: manager.availableSize(for: window))
        return limits
    }
}

extension ManagedWindow {
    /// Whether it cannot be made smaller along an axis, as far as is known.
    fileprivate func isAtMinimum(along axis: Axis) -> Bool {
        limits.minimum.map { frame.size[axis] <= $0[axis] } ?? false
    }
}

extension CGSize {
    fileprivate var roundedUp: CGSize {
        CGSize(width: width.rounded(.up), height: height.rounded(.up))
    }

    func limited(to most: CGSize) -> CGSize {
        CGSize(width: min(width, most.width), height: min(height, most.height))
    }
}
