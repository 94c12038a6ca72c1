import Foundation
import Sessions
import Views

/// What the app tells those that follow its life, and asks them.
@MainActor
extension AppInstance {
    /// Announces the launch, before the scenes are read.
    package func announceLaunch(opening urls: [URL]) {
        lifecycle?.handle(.willLaunch(opening: urls))
    }

    /// Connects the scenes of the windows that the launch has opened, in opening order.
    package func endLaunch() {
        connectsScenes = true
        for scene in scenes { connect(scene) }
        lifecycle?.handle(.didLaunch)
    }

    /// Disconnects the scenes and announces the end of the app. Their last phases were seen.
    package func announceEnding() {
        for scene in scenes { disconnect(scene, isClosed: false) }
        lifecycle?.handle(.willEnd)
    }

    /// Connects a scene together with the events that wait for it.
    func connect(_ scene: SceneInstance) {
        guard connectsScenes, let lifecycle, !scene.isConnected,
            !scene.declaration.isMenuBarExtra
        else { return }
        scene.isConnected = true
        let events = scene.pendingEvents.filter(\.isNews).map(\.event)
        for index in scene.pendingEvents.indices { scene.pendingEvents[index].isNews = false }
        lifecycle.handle(.connected(scene, events: events))
    }

    func disconnect(_ scene: SceneInstance, isClosed: Bool) {
        guard scene.isConnected else { return }
        scene.isConnected = false
        lifecycle?.handle(.disconnected(scene, isClosed: isClosed))
    }

    // MARK: Ending

    /// Makes the run loop end the app after this turn, unless the user or the app objects.
    package func askToEnd() {
        guard !wantsToEnd, !awaitsReply, !asksAboutChanges() else { return }
        switch lifecycle?.decidesEnding() ?? .now {
        case .now: wantsToEnd = true
        case .never: return
        case .later: awaitsReply = true
        }
        windowsChanged()
    }

    /// Answers a question that was to be answered later; does nothing without one.
    package func replyToEnding(_ ends: Bool) {
        guard awaitsReply else { return }
        awaitsReply = false
        wantsToEnd = ends
        windowsChanged()
    }

    // MARK: Scenes on request

    /// Opens a new window for the event, of the scene that is declared for such events or else of
    /// the first group; false if there is neither.
    package func openScene(for event: ExternalEvent?) -> Bool {
        guard environment.value.supportsMultipleWindows || scenes.isEmpty,
            let scene = event.flatMap(declaration(for:)) ?? catalog.firstGroup
                ?? catalog.openAtLaunch.first,
            !scene.isSingleton || !scenes.contains(where: { $0.declaration.scene === scene.scene })
        else { return false }
        perform(openNew(scene, value: nil, for: event))
        return true
    }

    /// Brings a scene's window to front, for the event if there is one.
    package func activate(_ scene: SceneInstance, for event: ExternalEvent?) {
        if let event { deliver(event, to: scene) } else { raise(scene.id) }
    }

    // MARK: Restoration activities

    /// Asks for the activities from which scenes restore themselves, and puts them into the storage
    /// of their scenes.
    func takeRestorationActivities(of scenes: [SceneInstance]) {
        guard let lifecycle else { return }
        for scene in scenes where scene.isConnected && !isOnlyAnimating(scene) {
            guard let answer = lifecycle.restorationActivity(of: scene) else { continue }
            scene.put(restorationActivity: answer)
        }
    }

    /// Whether nothing has happened in the turn but that time has passed.
    private func isOnlyAnimating(_ scene: SceneInstance) -> Bool {
        graph.report.updates == 0 && !needsCheckpoint && scene.tree.isAnimating
    }
}
