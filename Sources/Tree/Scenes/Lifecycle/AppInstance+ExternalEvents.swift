import Foundation
import Views

/// Routes events from outside to scenes.
@MainActor
extension AppInstance {
    /// Delivers the event to the open scene that prefers it, else to one that allows it, else to a
    /// new window of the scene declared for it; false where there is none. An event that the app
    /// was started for goes to a window that launching has opened.
    @discardableResult
    package func receive(_ event: ExternalEvent, atLaunch: Bool = false) -> Bool {
        if case .url(let url) = event, lifecycle?.open([url]) == true { return true }
        return deliver(event, atLaunch: atLaunch)
    }

    /// Opens addresses that come together, as `receive` opens each.
    package func open(_ urls: [URL], atLaunch: Bool = false) {
        guard !urls.isEmpty, lifecycle?.open(urls) != true else { return }
        for url in urls { deliver(.url(url), atLaunch: atLaunch) }
    }

    @discardableResult
    private func deliver(_ event: ExternalEvent, atLaunch: Bool) -> Bool {
        if case .url(let url) = event, documents.reads(url) {
            do throws(DocumentProblem) {
                try documents.open(url)
            } catch {
                graph.warn("\(error.title) \(error.reason)", at: "")
            }
            return true
        }
        if let scene = openScene(for: event) {
            deliver(event, to: scene)
            return true
        }
        guard let declaration = declaration(for: event) else {
            graph.warn("No scene takes \(event.name).", at: "")
            return false
        }
        let open = scenes.filter { $0.declaration.scene === declaration.scene }
        let isReused = atLaunch || declaration.isSingleton
        if isReused, let scene = open.first {
            deliver(event, to: scene)
        } else if !environment.value.supportsMultipleWindows, let scene = byCloseness.first {
            deliver(event, to: scene)
        } else {
            perform(openNew(declaration, value: nil, for: event))
        }
        return true
    }

    /// Whether a scene of the app handles such an address by a condition other than `*`: then the
    /// app opens it, and not the desktop.
    func claims(_ url: URL) -> Bool {
        let declared = catalog.scenes.compactMap(\.settings.externalEvents)
        let open = scenes.map(\.externalEvents).flatMap { [$0.preferring, $0.allowing] }
        return (declared + open).contains {
            ExternalEventConditions.matches($0.subtracting(["*"]), url.absoluteString)
        }
    }

    /// Delivers pending events to scenes whose views have been evaluated. Called after an update.
    func deliverEvents() {
        guard scenes.contains(where: { !$0.pendingEvents.isEmpty }), !graph.graph.hasDueRules
        else { return }
        for scene in scenes {
            let events = scene.pendingEvents
            scene.pendingEvents = []
            let news = events.filter(\.isNews).map(\.event)
            if !news.isEmpty, let lifecycle {
                graph.actions.add(.task) { lifecycle.handle(.received(news, scene)) }
            }
            for event in events {
                graph.actions.add(.task) { [graph] in
                    scene.take(event.event, graph)
                }
            }
        }
    }

    func deliver(_ event: ExternalEvent, to scene: SceneInstance) {
        scene.pendingEvents.append(PendingEvent(event: event))
        perform(manager.raise(scene.id))
        windowsChanged()
    }

    private func openScene(for event: ExternalEvent) -> SceneInstance? {
        let scenes = byCloseness
        return scenes.first {
            ExternalEventConditions.matches($0.externalEvents.preferring, event.name)
        }
            ?? scenes.first {
                ExternalEventConditions.matches($0.externalEvents.allowing, event.name)
            }
    }

    func declaration(for event: ExternalEvent) -> SceneDeclaration? {
        let able = catalog.scenes.filter(\.mayTakeExternalEvents)
        let matching = able.first {
            ExternalEventConditions.matches($0.settings.externalEvents ?? [], event.name)
        }
        return matching ?? able.first { $0.settings.externalEvents == nil }
    }

    /// The open scenes, the key one first, then from front to back.
    private var byCloseness: [SceneInstance] {
        let order = manager.windows.reversed().map(\.id)
        let sorted = order.compactMap { scenes[$0] }
        return sorted.filter { $0.id == manager.key } + sorted.filter { $0.id != manager.key }
    }
}

extension SceneInstance {
    /// The conditions of its views for events from outside.
    var externalEvents: ExternalEventConditions { tree.preference(ExternalEventsKey.self) }

    fileprivate func take(_ event: ExternalEvent, _ app: AppGraph) {
        switch event {
        case .url(let url):
            if !tree.receive(url) { app.warn("No view of \(id) takes the URL \(url).", at: "") }
        case .activity(let activity): _ = activities.receive(activity)
        }
    }
}
