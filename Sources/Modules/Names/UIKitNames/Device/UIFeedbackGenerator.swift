import Casement
import Hosting

/// Feedback that would be felt on a phone. Here the app's log says once that there is nothing to
/// feel it with.
open class UIFeedbackGenerator: NSObject, @unchecked Sendable {
    /// Has no effect, because nothing has to wake up.
    open func prepare() {}

    func give() {
        CurrentApp.latest?.sayOnce("Feedback is not felt: this machine has nothing to feel it with")
    }
}

/// Feedback that something was hit, which is not felt on Linux.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    /// How hard and how soft an impact feels.
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    /// Creates a generator of impacts, of medium weight by default. The style changes nothing here.
    public init(style: FeedbackStyle) {}

    public override convenience init() { self.init(style: .medium) }

    /// Logs once that an impact is not felt; the intensity changes nothing.
    open func impactOccurred() { give() }
    open func impactOccurred(intensity: CGFloat) { give() }
}

/// Feedback that a selection changes, which is not felt on Linux.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    /// Creates a generator of changes of a selection.
    public override init() {}

    /// Logs once that a change of the selection is not felt.
    open func selectionChanged() { give() }
}

/// Feedback on how something ended, which is not felt on Linux.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    /// How something ended.
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    /// Creates a generator of notices that something ended.
    public override init() {}

    /// Logs once that a notice is not felt, whatever its type.
    open func notificationOccurred(_ notificationType: FeedbackType) { give() }
}
