import Casement

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
