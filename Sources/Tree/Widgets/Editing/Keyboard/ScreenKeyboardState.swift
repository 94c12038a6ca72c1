import Foundation
import Views

/// What the keyboard of a window shows.
struct ScreenKeyboardState: Equatable {
    var isShown = false
    var plane = KeyboardPlane.letters
    var shift = KeyboardShift.off
    /// Whether a rule for capitals has pressed Shift, and not the user.
    var shiftIsAutomatic = false
    var language = "en"
    var traits = TextInputTraits()
    /// Whether nobody may see which keys are pressed.
    var isSecret = false
    /// The key under the finger.
    var pressed: KeyPosition?
    /// What a long press of it offers.
    var choices: KeyChoices?
}
