import BorrowedViews
import Casement

/// What follows the text of a control. Each of its functions has a default. The object of each
/// notification is the control.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: AnyObject {
    /// Called when the control has got the keyboard.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// Called when the control has lost the keyboard.
    func controlTextDidEndEditing(_ obj: Notification)
    /// Called when the user has changed the text.
    func controlTextDidChange(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
}

/// What follows the text of a field.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// What follows the text of a field for searches.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// A view with a value.
open class NSControl: NSView {
    /// The text of a notification about a control's text.
    public static let textDidChangeNotification = Notification.Name("NSControlTextDidChange")
    public static let textDidBeginEditingNotification = Notification.Name(
        "NSControlTextDidBeginEditing")
    public static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditing")

    /// How large a control is.
    public enum ControlSize: UInt, Sendable {
        case regular, small, mini, large

        var shown: Casement.ControlSize {
            switch self {
            case .regular: .regular
            case .small: .small
            case .mini: .mini
            case .large: .large
            }
        }
    }

    /// How large the control is.
    open var controlSize = ControlSize.regular { didSet { changed() } }
    /// Whether the user can change the control.
    open var isEnabled = true { didSet { changed() } }
    /// The value as a text.
    open var stringValue = "" { didSet { if stringValue != oldValue { changed() } } }
    /// The font; `nil` for the usual one.
    open var font: NSFont? { didSet { changed() } }
    /// Where the text stands in the control.
    open var alignment = NSTextAlignment.natural { didSet { changed() } }
}

/// A field for one line of text, or a label.
open class NSTextField: NSControl {
    /// What follows the text.
    open weak var delegate: (any NSTextFieldDelegate)?
    /// What an empty field says.
    open var placeholderString: String? { didSet { changed() } }
    /// The colour of the text; `nil` for the usual one.
    open var textColor: NSColor? { didSet { changed() } }
    /// The colour behind the text, if that is drawn.
    open var backgroundColor: NSColor? { didSet { changed() } }
    /// Whether the colour behind the text is drawn.
    open var drawsBackground = true { didSet { changed() } }
    /// Whether the user can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether the user can select the text of a label.
    open var isSelectable = true { didSet { changed() } }
    /// Whether there is a line around the field.
    open var isBordered = true { didSet { changed() } }
    /// Whether the field has the usual frame.
    open var isBezeled = true { didSet { changed() } }
    /// The most lines of a label; 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    /// What is done with a label that does not fit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    /// Has no effect: a field has one line.
    open var usesSingleLineMode = false
    /// Has no effect: a field that has the keyboard has a ring if it has a frame.
    open var focusRingType = NSFocusRingType.default

    /// Creates a field with a text.
    public convenience init(string stringValue: String) {
        self.init()
        self.stringValue = stringValue
    }

    /// Creates a label of one line.
    public convenience init(labelWithString stringValue: String) {
        self.init(wrappingLabelWithString: stringValue)
        maximumNumberOfLines = 1
        lineBreakMode = .byTruncatingTail
        isSelectable = false
    }

    /// Creates a label of any number of lines.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init()
        self.stringValue = stringValue
        isEditable = false
        isBordered = false
        isBezeled = false
        drawsBackground = false
    }

    open override var acceptsFirstResponder: Bool { isEditable && isEnabled }

    override func usualHuggingPriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { orientation == .vertical ? .defaultHigh : .defaultLow }

    override var contentAlignment: Alignment {
        Alignment(horizontal: alignment.horizontal, vertical: .center)
    }
    override var ground: NSColor? { drawsBackground && !hasFrame ? backgroundColor : nil }

    package override var content: AnyView {
        AnyView(TextFieldContent(field: self, kind: kind, count: changes.count))
    }

    var kind: TextFieldContent.Kind { .plain }
    var hasFrame: Bool { isEditable && isBezeled }

    override func keyboardChanged() {
        if hasKeyboard {
            delegate?.controlTextDidBeginEditing(
                Notification(name: Self.textDidBeginEditingNotification, object: self))
        } else {
            delegate?.controlTextDidEndEditing(
                Notification(name: Self.textDidEndEditingNotification, object: self))
        }
    }

    /// Takes what the user has made of the text.
    func take(_ new: String) {
        guard new != stringValue else { return }
        stringValue = new
        delegate?.controlTextDidChange(
            Notification(name: Self.textDidChangeNotification, object: self))
    }
}

/// A field whose letters are shown as dots.
open class NSSecureTextField: NSTextField {
    override var kind: TextFieldContent.Kind { .secure }
}

/// A field for what is searched for.
open class NSSearchField: NSTextField {
    override var kind: TextFieldContent.Kind { .search }
}

/// Whether a view that has the keyboard has a ring.
public enum NSFocusRingType: UInt, Sendable {
    case `default`, none, exterior
}

/// The field or the label of SwiftUI's that one of AppKit shows.
struct TextFieldContent: View {
    enum Kind {
        case plain, secure, search
    }

    let field: NSTextField
    let kind: Kind
    /// Changes with the values of the field.
    let count: Int

    var body: some View {
        shown
            .font(field.font.map { Font($0) })
            .foregroundStyle(Color(nsColor: field.textColor ?? .labelColor))
            .multilineTextAlignment(field.alignment.lines)
            .controlSize(field.controlSize.shown)
            .disabled(!field.isEnabled)
    }

    @ViewBuilder private var shown: some View {
        if !field.isEditable {
            label
        } else if kind == .search {
            HStack(spacing: 4) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                editor.textFieldStyle(.plain)
                if !field.stringValue.isEmpty {
                    Button {
                        field.take("")
                    } label: {
                        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Clear")
                }
            }
            .padding(.horizontal, 6)
            .padding(.vertical, 3)
            .background {
                RoundedRectangle(cornerRadius: 6).fill(Color(nsColor: .tertiarySystemFill))
            }
        } else if field.hasFrame {
            editor.textFieldStyle(.roundedBorder)
        } else {
            editor.textFieldStyle(.plain)
        }
    }

    @ViewBuilder private var label: some View {
        let text = Text(verbatim: field.stringValue)
            .lineLimit(field.maximumNumberOfLines > 0 ? field.maximumNumberOfLines : nil)
            .truncationMode(field.lineBreakMode.truncation)
        if field.isSelectable {
            text.textSelection(.enabled)
        } else {
            text
        }
    }

    @ViewBuilder private var editor: some View {
        let text = Binding(get: { field.stringValue }, set: { field.take($0) })
        let placeholder = Text(verbatim: field.placeholderString ?? "")
        if kind == .secure {
            SecureField(text: text) { placeholder }.modifier(EditorFocus(field))
        } else {
            TextField(text: text) { placeholder }.modifier(EditorFocus(field))
        }
    }
}
