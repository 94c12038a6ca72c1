import Casement
import Widgets

/// A control of segments. An app reaches the one that stands for all.
@MainActor
open class UISegmentedControl: NSObject {
    /// Stands for all controls of segments of the app: pickers of the style `segmented`.
    open class func appearance() -> UISegmentedControl {
        AppearanceProxies.proxy { UISegmentedControl() }
    }

    /// The colour of the selected segment.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            AppearanceProxies.change {
                $0.selectedSegment = selectedSegmentTintColor.map { Color($0) }
            }
        }
    }
    /// The colour behind the segments.
    open var backgroundColor: UIColor? {
        didSet {
            AppearanceProxies.change { $0.segmentsGround = backgroundColor.map { Color($0) } }
        }
    }
    /// The colour of the selected segment, as apps for early systems set it.
    open var tintColor: UIColor? { didSet { selectedSegmentTintColor = tintColor } }

    /// Has no effect: the titles of segments have the look that their views have.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        AppearanceProxies.ignore("setTitleTextAttributes")
    }
}

/// A view that scrolls. An app reaches the one that stands for all.
@MainActor
open class UIScrollView: NSObject {
    /// When a scroll hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Stands for all views of the app that scroll.
    open class func appearance() -> UIScrollView { AppearanceProxies.proxy { UIScrollView() } }

    /// Whether content bounces at its ends. Has no effect: `scrollBounceBehavior` says it.
    open var bounces = true { didSet { AppearanceProxies.ignore("bounces") } }
    /// Has no effect: `scrollBounceBehavior` says it.
    open var alwaysBounceVertical = false {
        didSet { AppearanceProxies.ignore("alwaysBounceVertical") }
    }
    /// Has no effect: `scrollDisabled` says it.
    open var isScrollEnabled = true { didSet { AppearanceProxies.ignore("isScrollEnabled") } }
    /// Has no effect: `scrollIndicators` says it.
    open var showsVerticalScrollIndicator = true {
        didSet { AppearanceProxies.ignore("showsVerticalScrollIndicator") }
    }
    /// Has no effect: `scrollIndicators` says it.
    open var showsHorizontalScrollIndicator = true {
        didSet { AppearanceProxies.ignore("showsHorizontalScrollIndicator") }
    }
    /// Has no effect: `scrollDismissesKeyboard` says it.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { AppearanceProxies.ignore("keyboardDismissMode") }
    }
    /// Has no effect: `scrollTargetBehavior` says it.
    open var isPagingEnabled = false { didSet { AppearanceProxies.ignore("isPagingEnabled") } }
}

/// A list. An app reaches the one that stands for all.
@MainActor
open class UITableView: NSObject {
    /// Stands for all lists and forms of the app.
    open class func appearance() -> UITableView { AppearanceProxies.proxy { UITableView() } }

    /// The colour behind the rows.
    open var backgroundColor: UIColor? {
        didSet { AppearanceProxies.change { $0.listGround = backgroundColor.map { Color($0) } } }
    }
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? {
        didSet { AppearanceProxies.change { $0.separator = separatorColor.map { Color($0) } } }
    }
    /// Whether there are lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet {
            // Not `.none` alone, which is also an optional without a value.
            let hasSeparators = separatorStyle != UITableViewCell.SeparatorStyle.none
            AppearanceProxies.change { $0.hasSeparators = hasSeparators }
        }
    }
    /// Has no effect: `scrollIndicators` says it.
    open var showsVerticalScrollIndicator = true {
        didSet { AppearanceProxies.ignore("showsVerticalScrollIndicator") }
    }
    /// Has no effect: `listRowSpacing` and `listSectionSpacing` say it.
    open var sectionHeaderTopPadding: CGFloat = 0 {
        didSet { AppearanceProxies.ignore("sectionHeaderTopPadding") }
    }
    /// Has no effect: `scrollBounceBehavior` says it.
    open var bounces = true { didSet { AppearanceProxies.ignore("bounces") } }
    /// Has no effect: `allowsSelection` is what a list's initializer says.
    open var allowsSelection = true { didSet { AppearanceProxies.ignore("allowsSelection") } }
}

/// A row of a list. An app reaches the one that stands for all.
@MainActor
open class UITableViewCell: NSObject {
    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// Stands for all rows of the app.
    open class func appearance() -> UITableViewCell {
        AppearanceProxies.proxy { UITableViewCell() }
    }

    /// The colour of the cards that rows stand on.
    open var backgroundColor: UIColor? {
        didSet { AppearanceProxies.change { $0.rowGround = backgroundColor.map { Color($0) } } }
    }
    /// Has no effect: a list without a selection selects nothing.
    open var selectionStyle = SelectionStyle.default {
        didSet { AppearanceProxies.ignore("selectionStyle") }
    }
}
