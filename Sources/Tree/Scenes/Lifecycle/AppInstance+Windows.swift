import Foundation
import Sessions
import Views

/// What the app, its user and whoever drives it can do to windows.
@MainActor
extension AppInstance: WindowOpener {
    /// What the window system did to a window.
    package func handle(_ event: WindowEvent, in id: WindowID) {
        perform(manager.handle(event, in: id))
    }

    // MARK: Opening

    /// Opens a window of the scene with the id, or raises the scene's only one. With a value, it
    /// opens or raises the window of a group that presents an equal value.
    package func openWindow(id: String?, value: AnyHashable? = nil, type: Any.Type? = nil) {
        guard environment.value.supportsMultipleWindows else {
            graph.warn("This system shows one window; openWindow is ignored.", at: "openWindow")
            return
        }
        guard let declaration = declaration(id: id, presenting: type) else {
            let wanted = [id.map { "the id \"\($0)\"" }, type.map { "values of \($0)" }]
            graph.warn(
                "No scene for \(wanted.compactMap { $0 }.joined(separator: " and ")) is declared.",
                at: "openWindow")
            return
        }
        open(declaration, value: value)
    }

    /// Opens the window that presents a value given as JSON; false if no scene takes it.
    package func openWindow(id: String?, json: Data) -> Bool {
        for declaration in catalog.scenes where id == nil || declaration.id == id {
            if let value = try? declaration.attributes.valueType?.decode(json) {
                open(declaration, value: value)
                return true
            }
        }
        return false
    }

    /// Opens a new window of the first group, as File > New does; false where there is none.
    @discardableResult
    package func openNewWindow() -> Bool {
        guard let group = catalog.firstGroup else { return false }
        open(group, value: nil)
        return true
    }

    /// Says in the first window what was lost, until the user closes it.
    package func show(notice: String) {
        scenes.first { _ in true }?.show(notice: notice)
        windowsChanged()
    }

    /// Brings the app to the user's attention: raises the window that was used last, or opens one.
    package func activate() {
        let isSeen = manager.windows.contains(where: \.isVisible)
        guard lifecycle?.reopens(hasVisibleWindows: isSeen) ?? true else { return }
        if let window = manager.switchOrder.first { raise(window) } else { openNewWindow() }
    }

    package func openSettings() {
        guard let settings = catalog.settings else {
            graph.warn("The app declares no Settings.", at: "openSettings")
            return
        }
        open(settings, value: nil)
    }

    private func declaration(id: String?, presenting type: Any.Type?) -> SceneDeclaration? {
        if let type { return catalog.group(id: id, presenting: type) }
        return id.flatMap { catalog[$0] }
    }

    private func open(_ declaration: SceneDeclaration, value: AnyHashable?) {
        let isSingleton = declaration.isSingleton
        let open = scenes.first { scene in
            scene.declaration.scene === declaration.scene
                && (isSingleton || value != nil && scene.value?.current == value)
        }
        perform(open.map { manager.raise($0.id) } ?? openNew(declaration, value: value))
    }

    // MARK: Closing

    /// Closes a window, once the user has said what shall become of a document's changes.
    package func close(_ id: WindowID) {
        if let document = scenes[id]?.tree.document, document.isEdited {
            return document.askBeforeClosing { [weak self] in
                guard let self else { return }
                perform(manager.close(id))
            }
        }
        perform(manager.close(id))
    }

    /// Closes the windows of a scene, those that present an equal value, or those that do both.
    package func closeAll(id: String?, value: AnyHashable?) {
        for scene in scenes
        where (id == nil || scene.declaration.id == id)
            && (value == nil || scene.value?.current == value)
        {
            close(scene.id)
        }
    }

    /// Brings every scene to background. The host saves after the turns this takes; the windows
    /// stay open, so that the next start restores them.
    package func quit() {
        documents.writeDrafts()
        publish(scenes.map { ($0, $0.machine.handle(.closed)) })
        windowsChanged()
    }

    // MARK: The window manager's own actions

    package func raise(_ id: WindowID) { perform(manager.raise(id)) }
    package func minimize(_ id: WindowID) { perform(manager.minimize(id)) }
    package func unminimize(_ id: WindowID) { perform(manager.unminimize(id)) }

    package func setMode(_ mode: WindowMode, of id: WindowID) {
        perform(manager.setMode(mode, of: id))
    }

    /// Moves a window as a drag of its title bar does.
    func drag(_ id: WindowID, by distance: CGSize) {
        guard let window = manager[id], window.mode == .normal, distance.width.isFinite,
            distance.height.isFinite
        else { return }
        let origin = window.frame.origin
        manager.drag(
            id, to: CGPoint(x: origin.x + distance.width, y: origin.y + distance.height))
        windowsChanged()
    }

    package func move(_ id: WindowID, to origin: CGPoint) {
        manager.move(id, to: origin)
        windowsChanged()
    }

    /// Resizes the content as a user would, within its known limits; content that needs more makes
    /// the window grow again.
    package func resize(_ id: WindowID, to size: CGSize) {
        perform(manager.resize(id, to: size))
    }

    /// Drives the phase machine as the system would, step by step; of all windows without an id.
    package func setPhase(_ phase: ScenePhase, of id: WindowID? = nil) {
        let driven = scenes.filter { id == nil || $0.id == id }
        publish(driven.map { ($0, $0.machine.go(to: phase)) })
        windowsChanged()
    }
}
