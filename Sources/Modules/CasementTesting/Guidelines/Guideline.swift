import Automation

/// What people need of a screen, whoever they are and whatever they use it with.
public enum Guideline: String, Hashable, Sendable, CaseIterable {
    /// Every control has a label.
    case names
    /// Texts have the contrast of WCAG 2 at level AA with what is behind them: 4.5 to 1, and 3 to 1
    /// for large texts and for symbols without words. It is measured on the pixels that were drawn.
    case contrast
    /// Controls are at least 24 points wide and high under a pointer, or have that much space
    /// around them, and 44 points under a finger.
    case targetSize
    /// Tab reaches every enabled control, in the order in which they are read.
    case focusOrder
    /// All of a text is shown, or can be scrolled to. A text whose lines the app limits may end
    /// early, unless it is all that a control is named by.
    case cutOff
    /// No text lies on another, and no control partly on another.
    case overlap
    /// Nothing is logged as a warning, such as a layout that does not come to rest.
    case warnings

    /// Every guideline.
    public static let all = Set(allCases)

    /// The guideline as it is measured on a screen; `nil` for the one that is read in the log.
    var measured: ScreenGuideline? {
        switch self {
        case .names: .names
        case .contrast: .contrast
        case .targetSize: .targetSize
        case .focusOrder: .focusOrder
        case .cutOff: .cutOff
        case .overlap: .overlap
        case .warnings: nil
        }
    }

    init(_ guideline: ScreenGuideline) {
        self =
            switch guideline {
            case .names: .names
            case .contrast: .contrast
            case .targetSize: .targetSize
            case .focusOrder: .focusOrder
            case .cutOff: .cutOff
            case .overlap: .overlap
            }
    }
}
