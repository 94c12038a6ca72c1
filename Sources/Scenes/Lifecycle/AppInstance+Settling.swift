import Foundation
import Geometry
import Views

@MainActor
extension AppInstance {
    /// Brings windows in line with what an update has changed: scenes declared anew, and the sizes
    /// of new windows; and notices user defaults written from elsewhere. To be called after each
    /// update and before layout.
    package func settle() {
        graph.defaults.check()
        if catalogIsStale { readCatalog() }
        deliverEvents()
        // Content that has not been evaluated has no size yet.
        guard !unfitted.isEmpty, !graph.graph.hasDueRules else { return }
        var effects: [WindowEffect] = []
        for scene in scenes where unfitted.remove(scene.id) != nil {
            if options.windowSize != nil { continue }
            readLimits(of: scene)
            effects += manager.fit(scene.id, to: fittingSize(of: scene))
        }
        perform(effects)
    }

    func readCatalog() {
        catalogIsStale = false
        catalog = SceneCatalog(
            declarations.preference(DeclaredScenesKey.self),
            commands: declarations.preference(DeclaredCommandsKey.self))
        menus.take(catalog.commands)
        for scene in scenes {
            if let declaration = catalog.declaration(of: scene.declaration.scene) {
                scene.declaration = declaration
                manager.setLevel(declaration.settings.stackLevel, of: scene.id)
            } else {
                perform(manager.close(scene.id))
            }
        }
    }

    // MARK: Sizes

    /// The least size of a window whose content asks for none.
    private static let leastSize = CGSize(width: 160, height: 90)
    /// The size of a window whose content has no size of its own.
    package static let standardSize = CGSize(width: 640, height: 480)

    /// The size of a new window before its content is known.
    func newSize(_ declaration: SceneDeclaration) -> CGSize {
        options.windowSize ?? declaration.settings.defaultSize ?? Self.standardSize
    }

    func anchor(_ declaration: SceneDeclaration) -> UnitPoint {
        declaration.settings.defaultPosition ?? .center
    }

    /// Asks the content between which sizes its window may be.
    func readLimits(of scene: SceneInstance) {
        let root: RootRender = scene.tree.rootRender
        var limits = SizeLimits(minimum: root.contentSize(.zero))
        if scene.declaration.fitsContent {
            limits.maximum = root.contentSize(.infinity)
        }
        manager.setLimits(limits, of: scene.id)
    }

    private func fittingSize(of scene: SceneInstance) -> CGSize {
        let limits = manager[scene.id]?.limits ?? SizeLimits()
        if let asked = scene.declaration.settings.defaultSize {
            let barHeight = scene.tree.rootRender.barHeight
            return limits.clamp(CGSize(width: asked.width, height: asked.height + barHeight))
        }
        let ideal = scene.tree.rootRender.contentSize(.unspecified)
        func length(_ ideal: Double, _ least: Double, _ standard: Double, _ most: Double) -> Double
        {
            guard ideal.isFinite, ideal > 0 else { return standard }
            return min(max(ideal.rounded(.up), least), most)
        }
        return limits.clamp(
            CGSize(
                width: length(
                    ideal.width, Self.leastSize.width, Self.standardSize.width,
                    manager.usableArea.width),
                height: length(
                    ideal.height, Self.leastSize.height, Self.standardSize.height,
                    manager.usableArea.height)))
    }
}

extension SceneDeclaration {
    /// Whether its windows may not grow beyond their content.
    fileprivate var fitsContent: Bool {
        switch (settings.resizability ?? .automatic).rule {
        case .automatic: kind == .settings
        case .contentSize: true
        case .contentMinSize: false
        }
    }
}
