import Foundation
import Geometry

/// What is posted when the keyboard on the screen comes, changes its height and goes, under the
/// names that UIKit has for it. The object is nil.
///
/// `userInfo` has the keyboard's frame before and after as `CGRect`, in points of the window, and
/// the seconds it takes.
package enum ScreenKeyboardNotification: String, CaseIterable {
    case willShow = "UIKeyboardWillShowNotification"
    case didShow = "UIKeyboardDidShowNotification"
    case willHide = "UIKeyboardWillHideNotification"
    case didHide = "UIKeyboardDidHideNotification"
    case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
    case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

    package static let frameBeginKey = "UIKeyboardFrameBeginUserInfoKey"
    package static let frameEndKey = "UIKeyboardFrameEndUserInfoKey"
    package static let durationKey = "UIKeyboardAnimationDurationUserInfoKey"

    package var name: Notification.Name { Notification.Name(rawValue) }

    /// Posts what a change of the keyboard's frame means; `nil` for a keyboard that is not shown.
    static func post(from old: CGRect?, to new: CGRect?, in window: CGSize) {
        guard old != new else { return }
        // A hidden keyboard lies below the window.
        let below = CGRect(
            x: 0, y: window.height, width: window.width, height: (old ?? new)?.height ?? 0)
        let info: [AnyHashable: Any] = [
            frameBeginKey: old ?? below, frameEndKey: new ?? below, durationKey: 0.0,
        ]
        var kinds: [ScreenKeyboardNotification] = [.willChangeFrame, .didChangeFrame]
        if old == nil { kinds = [.willChangeFrame, .willShow, .didChangeFrame, .didShow] }
        if new == nil { kinds = [.willChangeFrame, .willHide, .didChangeFrame, .didHide] }
        for kind in kinds {
            NotificationCenter.default.post(name: kind.name, object: nil, userInfo: info)
        }
    }
}
