import Foundation

/// The actions that a swipe over a row reveals at one of its sides, as the events of a list see
/// them.
@MainActor
package final class RowSwipe {
    /// Whether they are at the row's left side, and a swipe to the right reveals them.
    package var isOnLeft = false
    /// How much of the row's width they take now.
    package var revealed: CGFloat = 0
    package var isEnabled = true
    /// A drag reveals so much of them; `rowWidth` is all there is.
    package var drag: (_ revealed: CGFloat, _ rowWidth: CGFloat) -> Void = { _, _ in }
    /// The drag ends, at a speed in points a second towards revealing more.
    package var release: (_ speed: CGFloat, _ rowWidth: CGFloat) -> Void = { _, _ in }
    package var open: () -> Void = {}
    /// Called when the actions can be pressed.
    package var appeared: () -> Void = {}
    /// Called when an action was pressed.
    package var pressed: () -> Void = {}
    package var close: () -> Void = {}

    nonisolated package init() {}
}

/// The sides of a row that have actions; none for most rows.
package enum RowSwipesTrait: TraitKey { package static var defaultValue: [RowSwipe] { [] } }
