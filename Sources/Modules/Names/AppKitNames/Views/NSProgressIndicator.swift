import Casement

/// A bar that shows how much of a task is done, or a wheel that turns while something is under way.
open class NSProgressIndicator: NSView {
    /// How progress is shown.
    public enum Style: UInt, Sendable {
        case bar, spinning
    }

    /// How progress is shown.
    open var style = Style.bar { didSet { changed() } }
    /// Whether nobody knows how much is done.
    open var isIndeterminate = true { didSet { changed() } }
    /// The value of nothing done.
    open var minValue = 0.0 { didSet { changed() } }
    /// The value of everything done.
    open var maxValue = 100.0 { didSet { changed() } }
    /// How much is done.
    open var doubleValue = 0.0 { didSet { changed() } }
    /// How large the indicator is.
    open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }
    /// Whether an indicator that stands is seen.
    open var isDisplayedWhenStopped = true { didSet { changed() } }
    private var isAnimating = false { didSet { if isAnimating != oldValue { changed() } } }

    /// Adds to what is done.
    open func increment(by delta: Double) { doubleValue += delta }
    /// Has the indicator move.
    open func startAnimation(_ sender: Any?) { isAnimating = true }
    /// Stops the indicator.
    open func stopAnimation(_ sender: Any?) { isAnimating = false }

    override func usualHuggingPriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority {
        style == .spinning || orientation == .vertical ? .defaultHigh : .defaultLow
    }

    /// The part that is done, from 0 to 1; `nil` if nobody knows it.
    private var fraction: Double? {
        guard !isIndeterminate else { return nil }
        let fraction = (doubleValue - minValue) / (maxValue - minValue)
        return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }

    package override var content: AnyView {
        let isSeen = isDisplayedWhenStopped || isAnimating
        let progress = ProgressView(value: fraction).controlSize(controlSize.shown)
        return AnyView(
            Group {
                if style == .spinning {
                    progress.progressViewStyle(.circular)
                } else {
                    progress.progressViewStyle(.linear)
                }
            }
            .opacity(isSeen ? 1 : 0)
            .accessibilityHidden(!isSeen))
    }
}
