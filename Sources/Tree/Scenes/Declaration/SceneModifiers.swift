import Foundation
import Geometry
import Observation
import Publishing
import Views

extension Scene {
    /// Runs the closure with the new value, once for the app however many windows are open.
    @_disfavoredOverload
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        declared { $0.onChange(of: value, perform: action) }
    }

    /// Runs the closure with the old and the new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        declared { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs the closure after a change.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        declared { $0.onChange(of: value, initial: initial, action) }
    }

    /// Sets a value of the environment for the scene and all its windows.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        declared { $0.environment(keyPath, value) }
    }

    /// Gives the observable object to the scene and all its windows.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        declared { $0.environment(object) }
    }

    /// Changes a value of the environment for the scene and all its windows.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        declared { $0.transformEnvironment(keyPath, transform: transform) }
    }

    /// Gives the object to the scene and all its windows.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        declared { $0.environmentObject(object) }
    }

    /// Sets the user defaults that `@AppStorage` in the scene's windows uses if it names none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        declared { $0.defaultAppStorage(store) }
    }

    /// Sets the size of the content of new windows, in points.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        setting(\.defaultSize, size)
    }

    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        setting(\.defaultSize, CGSize(width: width, height: height))
    }

    /// Sets the unit point of the screen at which the same point of a new window is placed.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        setting(\.defaultPosition, position)
    }

    /// Sets how far the user may resize the windows of the scene.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        setting(\.resizability, resizability)
    }

    /// Sets whether the windows of the scene come back at the next start.
    nonisolated public func restorationBehavior(
        _ behavior: SceneRestorationBehavior
    ) -> some Scene {
        setting(\.restoration, behavior)
    }

    /// Sets whether the scene opens by itself when no window comes back.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        setting(\.launch, behavior)
    }

    /// Sets which addresses and activities open a window of this scene.
    nonisolated public func handlesExternalEvents(
        matching conditions: Set<String>
    ) -> some Scene {
        setting { $0.externalEvents = ($0.externalEvents ?? []).union(conditions) }
    }

    /// Sets in front of which other windows those of this scene lie.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
        setting(\.level, level)
    }

    /// Sets the keys that open a new window of the scene, or its only one; `nil` for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        setting(\.shortcut, SceneShortcut(shortcut: shortcut))
    }

    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(
            KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets how the windows of the scene are framed.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        setting(\.titleBar, style._titleBar.kind)
    }
}
