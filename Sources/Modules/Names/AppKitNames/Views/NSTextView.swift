import BorrowedViews
import Casement

/// What follows the text of an editor. The object of each notification is the editor.
@MainActor @preconcurrency
public protocol NSTextDelegate: AnyObject {
    /// Called when the user has changed the text.
    func textDidChange(_ notification: Notification)
    /// Called when the editor has got the keyboard.
    func textDidBeginEditing(_ notification: Notification)
    /// Called when the editor has lost the keyboard.
    func textDidEndEditing(_ notification: Notification)
}

extension NSTextDelegate {
    public func textDidChange(_ notification: Notification) {}
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
}

/// What follows the text of an editor, and may refuse a change.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
    /// Whether a part of the text, counted in UTF-16, is replaced as the user has typed.
    func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
    ) -> Bool
}

extension NSTextViewDelegate {
    public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
    ) -> Bool { true }
}

/// The names of an editor's notifications.
open class NSText: NSView {
    /// The user has changed the text.
    public static let didChangeNotification = Notification.Name("NSTextDidChange")
    /// The editor has got the keyboard.
    public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditing")
    /// The editor has lost the keyboard.
    public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditing")
}

/// An editor for a text of many lines.
open class NSTextView: NSText {
    /// Returns a view that scrolls an editor, its `documentView`.
    open class func scrollableTextView() -> NSScrollView {
        let view = NSScrollView()
        view.documentView = NSTextView()
        return view
    }

    /// What follows the text.
    open weak var delegate: (any NSTextViewDelegate)?
    /// The text.
    open var string = "" { didSet { if string != oldValue { changed() } } }
    /// The font; `nil` for that of body text.
    open var font: NSFont? { didSet { changed() } }
    /// The colour of the text; `nil` for the usual one.
    open var textColor: NSColor? { didSet { changed() } }
    /// The colour behind the text, if that is drawn.
    open var backgroundColor = NSColor.textBackgroundColor { didSet { changed() } }
    /// Whether the colour behind the text is drawn.
    open var drawsBackground = true { didSet { changed() } }
    /// Where lines stand.
    open var alignment = NSTextAlignment.natural { didSet { changed() } }
    /// Whether the user can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether the user can select in a text that is not edited.
    open var isSelectable = true { didSet { changed() } }
    /// Has no effect: an editor has one font.
    open var isRichText = true
    /// Has no effect: an app's views undo what they do.
    open var allowsUndo = false
    /// Has no effect: nothing here changes what is typed.
    open var isAutomaticQuoteSubstitutionEnabled = true
    /// Has no effect: nothing here changes what is typed.
    open var isAutomaticDashSubstitutionEnabled = true
    /// Has no effect: nothing here checks what is typed.
    open var isContinuousSpellCheckingEnabled = true
    /// The space around the text, in points, in addition to that of editors.
    open var textContainerInset = CGSize.zero { didSet { changed() } }

    open override var acceptsFirstResponder: Bool { isEditable }

    override var ground: NSColor? { drawsBackground ? backgroundColor : nil }
    override var contentAlignment: Alignment { .topLeading }
    package override var content: AnyView {
        AnyView(TextViewContent(editor: self, count: changes.count))
    }

    override func keyboardChanged() {
        if hasKeyboard {
            delegate?.textDidBeginEditing(
                Notification(name: Self.didBeginEditingNotification, object: self))
        } else {
            delegate?.textDidEndEditing(
                Notification(name: Self.didEndEditingNotification, object: self))
        }
    }

    /// Takes what the user has made of the text, if the delegate lets it.
    func take(_ new: String) {
        guard new != string else { return }
        let change = TextReplacement(from: string, to: new)
        let isTaken =
            delegate?.textView(
                self, shouldChangeTextIn: change.range, replacementString: change.text) ?? true
        // A delegate that refuses may have set another text by itself.
        guard isTaken else { return changed() }
        string = new
        delegate?.textDidChange(Notification(name: Self.didChangeNotification, object: self))
    }
}

/// A view that scrolls another one, which scrolls by itself here.
open class NSScrollView: NSView {
    /// What is scrolled.
    open var documentView: NSView? { didSet { changed() } }
    /// Has no effect: `scrollIndicators` says it.
    open var hasVerticalScroller = false
    /// Has no effect: `scrollIndicators` says it.
    open var hasHorizontalScroller = false
    /// Has no effect: scrollers hide by themselves.
    open var autohidesScrollers = false
    /// Whether the colour behind the content is drawn. That of the document is.
    open var drawsBackground = true
    /// Has no effect: a layer says it.
    open var borderType = NSBorderType.bezelBorder

    package override var content: AnyView {
        documentView.map { AnyView(HostedBorrowedView($0)) } ?? super.content
    }
}

/// The line around a view.
public enum NSBorderType: UInt, Sendable {
    case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// The editor of SwiftUI's that one of AppKit shows, or the text if it is not edited.
private struct TextViewContent: View {
    let editor: NSTextView
    /// Changes with the values of the editor.
    let count: Int

    var body: some View {
        shown
            .font(editor.font.map { Font($0) } ?? .body)
            .foregroundStyle(Color(nsColor: editor.textColor ?? .textColor))
            .multilineTextAlignment(editor.alignment.lines)
            .padding(.horizontal, editor.textContainerInset.width)
            .padding(.vertical, editor.textContainerInset.height)
    }

    @ViewBuilder private var shown: some View {
        if editor.isEditable {
            TextEditor(text: Binding(get: { editor.string }, set: { editor.take($0) }))
                .scrollContentBackground(.hidden)
                .modifier(EditorFocus(editor))
        } else {
            ScrollView {
                text.frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    @ViewBuilder private var text: some View {
        let text = Text(verbatim: editor.string)
        if editor.isSelectable {
            text.textSelection(.enabled)
        } else {
            text
        }
    }
}
