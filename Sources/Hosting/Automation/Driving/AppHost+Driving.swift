import Foundation
import Hosting
import Raster
import Scenes
import Views

/// What scenario drivers need of a running app.
extension AppHost {
    package var userDefaults: UserDefaults {
        instance.environment.value.defaultAppStorage
    }

    package var hasVirtualClock: Bool { clock.kind == .virtual }

    /// How many frames each window has shown, by its number.
    package var frames: [Int: Int] {
        Dictionary(uniqueKeysWithValues: surfaces.map { ($0.id.number, $0.frames) })
    }

    package func tree(of window: WindowID) -> ViewTree? { surface(of: window)?.tree }

    /// Where a window's content begins on the screen.
    package func contentOrigin(of window: WindowID) -> CGPoint? {
        instance[window]?.state.shownFrame.origin
    }

    package func framebuffer(of window: WindowID) -> Framebuffer? {
        surface(of: window)?.framebuffer
    }

    package func send(_ event: InputEvent) {
        // The single screen handles some keys itself.
        guard let screen = display.singleScreen,
            event.kind.isOfKeyboard || event.window == WindowID.singleScreen
        else { return turn([event]) }
        screen.send(event)
        settleAll()
    }

    package func settle() { settleAll() }

    // MARK: The window system

    private var windowSystem: (any WindowSystemActions)? { front as? any WindowSystemActions }

    package func focus(_ window: WindowID) {
        if let windowSystem { windowSystem.focus(window) } else { instance.raise(window) }
        settleAll()
    }

    package func minimize(_ window: WindowID) {
        if let windowSystem { windowSystem.minimize(window) } else { instance.minimize(window) }
        settleAll()
    }

    package func restore(_ window: WindowID) {
        if let windowSystem { windowSystem.restore(window) } else { instance.unminimize(window) }
        settleAll()
    }

    package func toggleMaximized(_ window: WindowID) {
        let isMaximized = instance[window]?.state.mode == .maximized
        instance.setMode(isMaximized ? .normal : .maximized, of: window)
        settleAll()
    }

    package func resize(_ window: WindowID, to size: CGSize) {
        if let windowSystem {
            // A user who drags an edge inwards has the limits measured at the first step.
            if let now = instance[window]?.size,
                size.width < now.width || size.height < now.height
            {
                instance.readLimits(of: window)
                settleAll()
            }
            windowSystem.resize(window, to: size)
        } else {
            instance.resize(window, to: size)
        }
        settleAll()
    }

    package func move(_ window: WindowID, to origin: CGPoint) {
        if let windowSystem {
            windowSystem.move(window, to: origin)
        } else {
            instance.move(window, to: origin)
        }
        settleAll()
    }

    package func requestClose(_ window: WindowID) {
        turn([InputEvent(.window(.closeRequested), in: window)])
        settleAll()
    }

    package func openWindow(id: String?, value: Data?) throws {
        if let value {
            guard instance.openWindow(id: id, json: value) else {
                throw StepFailure("no declared scene takes this value")
            }
        } else if let id {
            guard instance.catalog[id] != nil else {
                let known = instance.catalog.scenes.map(\.id).joined(separator: ", ")
                throw StepFailure("no scene has the id \"\(id)\"; the app declares \(known)")
            }
            instance.openWindow(id: id)
        } else {
            guard instance.openNewWindow() else {
                throw StepFailure("the app declares no group of windows")
            }
        }
        settleAll()
    }

    package func drive(to phase: ScenarioStep.Phase, _ window: WindowID?) {
        instance.setPhase(ScenePhase(phase), of: window)
        settleAll()
    }

    // MARK: Surroundings

    package func changeEnvironment(_ change: EnvironmentChange) {
        var values = instance.environment.value
        change.apply(to: &values)
        values.removeHidden()
        instance.environment.write(values)
        settleAll()
    }

    package func openURL(_ url: URL) {
        receive(url)
        settleAll()
    }
}

extension InputEvent.Kind {
    fileprivate var isOfKeyboard: Bool {
        switch self {
        case .key, .modifiers: true
        default: false
        }
    }
}

extension ScenePhase {
    init(_ phase: ScenarioStep.Phase) {
        switch phase {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        }
    }
}
