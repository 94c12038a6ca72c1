import Foundation
import Geometry
import Views

/// The settings that a scene's modifiers make; of two modifiers of one setting, the inner one wins.
package struct SceneSettings {
    package var defaultSize: CGSize?
    package var defaultPosition: UnitPoint?
    package var resizability: WindowResizability?
    package var titleBar: TitleBar?
    package var restoration: SceneRestorationBehavior?
    package var launch: SceneLaunchBehavior?
    package var level: WindowLevel?
    /// The conditions of `handlesExternalEvents`; `nil` without that modifier, which differs from
    /// an empty set.
    package var externalEvents: Set<String>?
    /// Whether the scene's standard commands are removed.
    package var hasNoStandardCommands = false

    package enum TitleBar: Equatable, Sendable { case shown, hidden, none }

    package init() {}

    /// The keys that open a window of the scene.
    var shortcut: SceneShortcut?
    /// Whether a drag of the content's background moves the window.
    var backgroundDrag: WindowInteractionBehavior?
    /// Where a new window goes, and how large it is.
    var placement: WindowPlacementRule?
    /// Where a window goes that is zoomed.
    var idealPlacement: WindowPlacementRule?
}

/// The keys that open a window of a scene; nil for none, also where there are some by default.
struct SceneShortcut {
    let shortcut: KeyboardShortcut?
}

/// The place of a scene's windows in front of or behind other windows.
public struct WindowLevel: Hashable, Sendable {
    /// Nil for the level of the scene's kind.
    let rule: ManagedWindow.Level?

    /// A level in front of all normal windows for a `UtilityWindow`, and that of normal windows for
    /// every other scene.
    public static let automatic = WindowLevel(rule: nil)
    /// The level of normal windows, for a `UtilityWindow` too.
    public static let normal = WindowLevel(rule: .normal)
    /// A level in front of all normal windows, whichever has the keyboard.
    public static let floating = WindowLevel(rule: .floating)
    /// A level behind all normal windows.
    public static let desktop = WindowLevel(rule: .desktop)
}

/// How far the user may resize the windows of a scene.
public struct WindowResizability: Sendable {
    enum Rule { case automatic, contentSize, contentMinSize }
    let rule: Rule

    /// Acts like `contentSize` for settings and extras of the menu bar, and like `contentMinSize`
    /// for all other scenes.
    public static let automatic = WindowResizability(rule: .automatic)
    /// Lets a window have any size from the content's least to its greatest.
    public static let contentSize = WindowResizability(rule: .contentSize)
    /// Lets a window have any size from the content's least.
    public static let contentMinSize = WindowResizability(rule: .contentMinSize)
}

/// Whether the windows of a scene come back at the next start.
public struct SceneRestorationBehavior: Equatable, Sendable {
    private enum Rule { case automatic, disabled }
    private let rule: Rule

    /// Restores the windows of all scenes but settings and extras of the menu bar.
    public static let automatic = SceneRestorationBehavior(rule: .automatic)
    /// Opens no window again, for scenes whose windows make sense only once.
    public static let disabled = SceneRestorationBehavior(rule: .disabled)
}

/// Whether a scene opens by itself when no window comes back.
public struct SceneLaunchBehavior: Equatable, Sendable {
    private enum Rule { case automatic, presented, suppressed }
    private let rule: Rule

    /// Opens the scene if it is the first that may open.
    public static let automatic = SceneLaunchBehavior(rule: .automatic)
    /// Opens the scene whenever no window comes back, a `UtilityWindow` too.
    public static let presented = SceneLaunchBehavior(rule: .presented)
    /// Opens the scene only when the user or the app asks for it.
    public static let suppressed = SceneLaunchBehavior(rule: .suppressed)
}
