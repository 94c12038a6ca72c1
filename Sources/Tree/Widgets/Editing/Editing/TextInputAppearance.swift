import Drawing
import Foundation
import Geometry
import Typography
import Views

/// What stands around an edited text.
enum FieldBox: Equatable {
    case none
    case rounded
    case square
    /// The background of an editor; false where it is hidden.
    case background(isShown: Bool)
}

/// How an edited text and the box around it look in their surroundings.
struct TextInputAppearance: Equatable {
    var rows: TextRowStyle
    var text: ResolvedColor
    var caret: ResolvedColor
    var selection: ResolvedColor
    var scrollBar: ResolvedColor
    var fill: ResolvedColor
    var border: ResolvedColor
    var focusedBorder: ResolvedColor
    var radius: CGFloat
    /// Between the box and the text.
    var padding: CGSize
    var minimumHeight: CGFloat
    var box: FieldBox
    var lineLimit: Int?
    var lineMinimum: Int
    var isEnabled: Bool
    /// Whether the window is the key window; another one shows no caret.
    var isKeyWindow: Bool
    var scrollsByTouch: Bool

    /// How the whole text looks, for assistive technology.
    func textStyle(ofBytes count: Int) -> AccessibilityTextStyle {
        AccessibilityTextStyle(
            0..<count, font: rows.font, color: text, alignment: rows.alignment,
            direction: rows.direction)
    }

    init(_ kind: TextInputKind, _ box: FieldBox, in surroundings: EnvironmentValues) {
        var environment = surroundings
        // A box is as light in a selected row as elsewhere.
        if box != .none { environment.leaveSelectedRow() }
        let colors = environment.colorContext
        let size = environment.controlSize
        isEnabled = environment.isEnabled
        isKeyWindow = environment.isKeyWindow
        scrollsByTouch = environment.density == .device
        let font = environment.font ?? .system(Theme.controlTextStyle(size))
        rows = TextRowStyle(
            mode: kind.rowMode, font: font.resolved(in: environment.fontContext),
            lineSpacing: environment.lineSpacing,
            alignment: TextLineAlignment(environment.multilineTextAlignment),
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        text =
            isEnabled
            ? ForegroundStyle().resolved(in: environment).color : colors.color(.disabledLabel)
        caret = colors.color(.accent)
        selection =
            isKeyWindow
            ? caret.multiplyingOpacity(by: Theme.selectionOpacity) : colors.color(.controlPressed)
        scrollBar = colors.color(.label)
        let content = colors.color(.content)
        fill = isEnabled ? content : content.multiplyingOpacity(by: 0.5)
        let outline = colors.color(.controlOutline)
        border = outline.opacity > 0 ? outline : colors.color(.separator)
        focusedBorder = isKeyWindow ? caret : colors.color(.controlPressed)
        self.box = box
        radius = box == .square ? 0 : min(Theme.controlRadius(size), Theme.Radius.control)
        minimumHeight = 0
        switch box {
        case .none: padding = .zero
        case .rounded, .square:
            minimumHeight = Theme.controlHeight(size, environment.density)
            padding = CGSize(
                width: Theme.fieldPadding, height: kind.isMultiline ? Theme.Spacing.hairGap : 0)
        case .background: padding = CGSize(width: Theme.fieldPadding, height: Theme.fieldPadding)
        }
        lineLimit = environment.lineLimit
        let reserved = environment.reservesLineSpace ? environment.lineLimit : nil
        lineMinimum = max(environment.lineMinimum ?? reserved ?? 1, 1)
    }

    /// Behind what the find bar has found, and behind the one that is selected.
    var find: ResolvedColor { ResolvedColor(hex: 0xFFC400, opacity: 0.35) }
    var currentFind: ResolvedColor { caret.multiplyingOpacity(by: 0.45) }

    /// Whether both lead to the same layout.
    func hasSameLayout(as other: TextInputAppearance) -> Bool {
        rows == other.rows && padding == other.padding && minimumHeight == other.minimumHeight
            && lineLimit == other.lineLimit && lineMinimum == other.lineMinimum
    }
}
