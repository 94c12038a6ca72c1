import Casement
import Hosting

/// Would be felt on a phone. Here the app's log says once that there is nothing to feel it with.
open class UIFeedbackGenerator: NSObject, @unchecked Sendable {
    /// Nothing has to wake up.
    open func prepare() {}

    func give() {
        CurrentApp.latest?.sayOnce("Feedback is not felt: this machine has nothing to feel it with")
    }
}

/// Says that something was hit.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    public init(style: FeedbackStyle) {}

    public override convenience init() { self.init(style: .medium) }

    open func impactOccurred() { give() }
    open func impactOccurred(intensity: CGFloat) { give() }
}

/// Says that a selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public override init() {}

    open func selectionChanged() { give() }
}

/// Says how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    public override init() {}

    open func notificationOccurred(_ notificationType: FeedbackType) { give() }
}
