/// Whether the view is the keyboard along the lower edge of a window.
package enum WindowKeyboardTrait: TraitKey { package static let defaultValue = false }
