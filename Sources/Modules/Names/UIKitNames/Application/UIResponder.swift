import Casement
import Widgets

/// The class that delegates of UIKit's derive from. Events go to views of SwiftUI, so it has no
/// chain of responders.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// What the user does in the scene, or in what the object stands for.
    open var userActivity: NSUserActivity?

    @MainActor @preconcurrency public override init() { super.init() }

    /// Called to bring an activity up to date before it is saved.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Called to take up what an activity says.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

extension UIResponder {
    /// Posted before the keyboard on the screen of a device comes. A desktop has none.
    nonisolated public class var keyboardWillShowNotification: Notification.Name {
        ScreenKeyboardNotification.willShow.name
    }
    /// Posted after the keyboard has come.
    nonisolated public class var keyboardDidShowNotification: Notification.Name {
        ScreenKeyboardNotification.didShow.name
    }
    /// Posted before the keyboard goes.
    nonisolated public class var keyboardWillHideNotification: Notification.Name {
        ScreenKeyboardNotification.willHide.name
    }
    /// Posted after the keyboard has gone.
    nonisolated public class var keyboardDidHideNotification: Notification.Name {
        ScreenKeyboardNotification.didHide.name
    }
    /// Posted before the keyboard comes, goes or changes its height.
    nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
        ScreenKeyboardNotification.willChangeFrame.name
    }
    /// Posted after the keyboard has come, gone or changed its height.
    nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
        ScreenKeyboardNotification.didChangeFrame.name
    }

    /// The key of the keyboard's frame before, a `CGRect` in points of the window.
    nonisolated public class var keyboardFrameBeginUserInfoKey: String {
        ScreenKeyboardNotification.frameBeginKey
    }
    /// The key of the keyboard's frame after, a `CGRect` in points of the window.
    nonisolated public class var keyboardFrameEndUserInfoKey: String {
        ScreenKeyboardNotification.frameEndKey
    }
    /// The key of the seconds that the change takes: none here.
    nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
        ScreenKeyboardNotification.durationKey
    }
}
