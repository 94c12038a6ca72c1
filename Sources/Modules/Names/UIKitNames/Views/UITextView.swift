import BorrowedViews
import Casement
import Widgets

/// What follows the text of an editor. Each of its functions has a default.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
    /// Whether a part of the text, counted in UTF-16, is replaced as the user has typed.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the editor has got the keyboard.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when the editor has lost the keyboard.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called when the user has changed the text.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// An editor for a text of many lines. The app's own are reached by the one that stands for all.
open class UITextView: UIView {
    /// Stands for all editors of text of the app.
    open class func appearance() -> UITextView {
        AppearanceProxies.proxy { TextViewAppearance() as UITextView }
    }

    /// What follows the text.
    open weak var delegate: (any UITextViewDelegate)?
    private var plain = ""
    private(set) var styled: NSAttributedString?

    /// The text, which is empty for `nil`; that of `attributedText` without its attributes.
    open var text: String! {
        get { plain }
        set {
            guard newValue ?? "" != plain || styled != nil else { return }
            plain = newValue ?? ""
            styled = nil
            changed()
        }
    }
    /// The text with fonts, colours and lines under its parts, which are shown if it is not edited.
    open var attributedText: NSAttributedString! {
        get { styled ?? NSAttributedString(string: plain) }
        set {
            plain = newValue?.string ?? ""
            styled = newValue
            changed()
        }
    }
    /// The font; `nil` for that of body text.
    open var font: UIFont? { didSet { changed() } }
    /// The colour of the text; `nil` for the usual one.
    open var textColor: UIColor? { didSet { changed() } }
    /// Where lines stand.
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// Whether the user can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether the user can select in a text that is not edited.
    open var isSelectable = true { didSet { changed() } }
    /// Whether the text scrolls. One that does not is as high as its text.
    open var isScrollEnabled = true { didSet { changed() } }
    /// The space around the text, in points, in addition to that of editors.
    open var textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
        didSet { changed() }
    }
    /// Where the lines of the text stand in the editor. Has no effect.
    public let textContainer = NSTextContainer()
    /// Has no effect: `scrollDismissesKeyboard` says it.
    open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// The keyboard on a screen that suits the text.
    open var keyboardType = UIKeyboardType.default { didSet { changed() } }
    /// Which letters become capitals by themselves.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { changed() }
    }
    /// Has no effect: nothing here corrects what is typed.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Has no effect: nothing here checks what is typed.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Has no effect: nothing here changes what is typed.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Has no effect: nothing here changes what is typed.
    open var smartDashesType = UITextSmartDashesType.default
    /// Has no effect: nothing here changes what is pasted.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The label of the Return key on a screen.
    open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
    /// What the text is.
    open var textContentType: UITextContentType! { didSet { changed() } }
    /// Has no effect: fonts of text styles follow the user's settings.
    open var adjustsFontForContentSizeCategory = false
    /// Has no effect: `scrollBounceBehavior` says it.
    open var alwaysBounceVertical = false
    /// Has no effect: `scrollIndicators` says it.
    open var showsVerticalScrollIndicator = true

    open override var canBecomeFirstResponder: Bool { isEditable }

    override var contentAlignment: Alignment { .topLeading }
    package override var content: AnyView {
        AnyView(TextViewContent(editor: self, count: changes.count))
    }

    override func keyboardChanged() {
        if isFirstResponder {
            delegate?.textViewDidBeginEditing(self)
        } else {
            delegate?.textViewDidEndEditing(self)
        }
    }

    /// Takes what the user has made of the text, if the delegate lets it.
    func take(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = TextReplacement(from: old, to: new)
        let isTaken =
            delegate?.textView(
                self, shouldChangeTextIn: change.range, replacementText: change.text) ?? true
        // A delegate that refuses may have set another text by itself.
        guard isTaken else { return changed() }
        text = new
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
    }
}

/// Where the lines of a text stand in an editor. Nothing here follows it.
@MainActor @preconcurrency
public final class NSTextContainer: NSObject {
    /// The space beside lines, in points.
    public var lineFragmentPadding: CGFloat = 5
    /// The most lines; 0 for any number.
    public var maximumNumberOfLines = 0
    /// What is done with a line that does not fit.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// The editor of SwiftUI's that one of UIKit's shows, or the text if it is not edited.
private struct TextViewContent: View {
    let editor: UITextView
    /// Changes with the values of the editor.
    let count: Int

    var body: some View {
        let insets = editor.textContainerInset
        shown
            .font(Font(editor.font ?? .preferredFont(forTextStyle: .body)))
            .foregroundStyle(Color(uiColor: editor.textColor ?? .label))
            .multilineTextAlignment(editor.textAlignment.lines)
            .padding(
                EdgeInsets(
                    top: insets.top, leading: insets.left, bottom: insets.bottom,
                    trailing: insets.right))
    }

    @ViewBuilder private var shown: some View {
        if editor.isEditable {
            TextEditor(
                text: Binding(get: { editor.text ?? "" }, set: { editor.take($0) })
            )
            .scrollContentBackground(.hidden)
            .scrollDisabled(!editor.isScrollEnabled)
            .fixedSize(horizontal: false, vertical: !editor.isScrollEnabled)
            .modifier(
                InputTraits(
                    keyboard: editor.keyboardType, capitals: editor.autocapitalizationType,
                    returnKey: editor.returnKeyType, content: editor.textContentType)
            )
            .modifier(EditorFocus(editor))
        } else if editor.isScrollEnabled {
            ScrollView { text.frame(maxWidth: .infinity, alignment: .leading) }
        } else {
            text
        }
    }

    @ViewBuilder private var text: some View {
        let text =
            editor.styled.map { Text(AttributedString(shown: $0)) }
            ?? Text(verbatim: editor.text ?? "")
        if editor.isSelectable {
            text.textSelection(.enabled)
        } else {
            text
        }
    }
}

/// What stands for all editors of text.
private final class TextViewAppearance: UITextView {
    /// Of the colours behind the text only a clear one has an effect: what is behind the editor is
    /// seen.
    override var backgroundColor: UIColor? {
        didSet {
            let isClear = backgroundColor?.isClear == true
            if backgroundColor != nil, !isClear {
                AppearanceProxies.ignore("A background of text editors that is not clear")
            }
            AppearanceProxies.change { $0.hidesEditorGround = isClear }
        }
    }
}
