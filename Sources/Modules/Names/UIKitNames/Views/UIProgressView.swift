import Casement

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
    /// Where a bar stands, which changes nothing here.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// The part that is done, from 0 to 1.
    open var progress: Float = 0 {
        didSet {
            if !(progress >= 0 && progress <= 1) {
                progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
            }
            changed()
        }
    }
    /// The colour of what is done; `nil` for the tint.
    open var progressTintColor: UIColor? { didSet { changed() } }
    /// The colour of what is left. Has no effect.
    open var trackTintColor: UIColor?
    /// Where the bar stands. Has no effect.
    open var progressViewStyle = Style.default

    /// Creates a bar.
    public convenience init(progressViewStyle style: Style) {
        self.init()
        progressViewStyle = style
    }

    /// Sets the part that is done, from 0 to 1; it is shown at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func usualHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { axis == .vertical ? .defaultHigh : .defaultLow }

    package override var content: AnyView {
        AnyView(
            ProgressView(value: Double(progress)).progressViewStyle(.linear)
                .tint(progressTintColor.map { Color(uiColor: $0) }))
    }
}
