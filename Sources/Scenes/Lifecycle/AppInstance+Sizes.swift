import Foundation
import Geometry
import Views

/// How large windows open, and how they follow what their content needs.
@MainActor
extension AppInstance {
    /// The least size at which a window opens whose content can take more, or has no size.
    package static let standardSize = CGSize(width: 640, height: 480)

    /// The size of a new window before its content is known.
    func newSize(_ declaration: SceneDeclaration) -> CGSize {
        options.windowSize ?? declaration.settings.defaultSize ?? Self.standardSize
    }

    func anchor(_ declaration: SceneDeclaration) -> UnitPoint {
        declaration.settings.defaultPosition ?? .center
    }

    /// Gives opening windows their size, and open ones what their content has come to need. A
    /// window whose layout holds is not looked at.
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

    /// The size that a new window was declared with. Without one, content that can be larger and
    /// smaller gets its ideal size or the standard one, whatever is more, and other content its
    /// own.
    private func openingSize(of scene: SceneInstance) -> CGSize {
        let root: RootRender = scene.tree.rootRender
        if let declared = scene.declaration.settings.defaultSize {
            return CGSize(width: declared.width, height: declared.height + root.barHeight)
        }
        let ideal = root.contentSize(.unspecified)
        let standard = Self.standardSize
        // Content that wants no less need not be asked.
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

    /// Seconds between two questions to content that leaves its window no smaller.
    private static let limitsInterval = 0.25

    /// Brings an open window whose content has changed to the content's limits, where those may be
    /// others.
    ///
    /// Content that fits its window is not asked for its least size, because that would measure
    /// each view once more in each layout. So a window may be known to need more than it does by
    /// now; as soon as it is as small as that, it is asked, now and then.
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

    /// Whether the screen leaves a window that overflows along some axes a larger size.
    private func mayGrow(_ window: ManagedWindow, along axes: Axis.Set) -> Bool {
        guard !axes.isEmpty else { return false }
        let available = manager.availableSize(for: window)
        return Axis.allCases.contains { axis in
            axes.contains(Axis.Set(axis)) && window.frame.size[axis] < available[axis]
        }
    }

    /// Restored windows show their content at a size that holds it, and only who makes one smaller
    /// needs to know how small it may be: they are asked after the start, one after another.
    private func readLimitsLater(of scene: SceneInstance) {
        let turn = Double(scenes.firstIndex { $0 === scene } ?? 0) / 60
        readLimits(of: scene, at: graph.now + Self.limitsInterval + turn)
    }

    private func readLimits(of scene: SceneInstance, at time: Double) {
        scene.tree.callBack(at: time) { [weak scene] in scene?.limitsAreDue = true }
    }

    /// Asks the content between which sizes its window may be.
    package func readLimits(of id: WindowID) {
        guard let window = self[id] else { return }
        let (scene, width) = (window.scene, window.state.frame.width)
        scene.limitsWereRead = graph.now
        // Content that its window fits is asked in each layout, and so had better keep its answers.
        let limits =
            scene.declaration.fitsContent
            ? sizeLimits(of: scene, width: width)
            : scene.tree.measuringTransiently { sizeLimits(of: scene, width: width) }
        manager.setLimits(limits, of: id)
    }

    /// The limits of a window of some width. The least height is that at this width: text that
    /// wraps needs more where it has less width.
    ///
    /// A new window of some height need not know it as long as it holds what the content needs at
    /// its least width; once it is as small as that, it is asked again.
    private func sizeLimits(
        of scene: SceneInstance, width: CGFloat, height: CGFloat = 0
    ) -> SizeLimits {
        guard let window = manager[scene.id] else { return SizeLimits() }
        let root: RootRender = scene.tree.rootRender
        var limits = SizeLimits()
        if scene.declaration.fitsContent {
            limits.maximum = root.contentSize(.infinity).roundedUp
        }
        var least = root.contentSize(.zero)
        if least.height > height {
            let actual = max(least.width, min(width, limits.maximum?.width ?? .infinity))
            least.height = root.contentSize(ProposedViewSize(width: actual, height: 0)).height
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
