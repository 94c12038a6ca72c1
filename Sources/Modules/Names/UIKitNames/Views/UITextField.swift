import BorrowedViews
import Casement

/// What follows the text of a field. Each of its functions has a default.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Whether a part of the text, counted in UTF-16, is replaced as the user has typed.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called when the user presses Return. The answer changes nothing here.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether the button that clears the text does so.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called when the field has got the keyboard.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when the field has lost the keyboard.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when the user has changed the text.
    func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A field for one line of text.
open class UITextField: UIControl {
    /// The line around a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When there is a button in the field.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// What follows the text.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The text, which is empty for `nil`.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            if text != oldValue { changed() }
        }
    }
    /// What an empty field says.
    open var placeholder: String? { didSet { changed() } }
    /// What an empty field says, whose attributes have no effect.
    open var attributedPlaceholder: NSAttributedString? {
        didSet { placeholder = attributedPlaceholder?.string }
    }
    /// The font; `nil` for the usual one.
    open var font: UIFont? { didSet { changed() } }
    /// The colour of the text; `nil` for the usual one.
    open var textColor: UIColor? { didSet { changed() } }
    /// Has no effect: a text that does not fit scrolls.
    open var adjustsFontSizeToFitWidth = false
    /// Has no effect: a text that does not fit scrolls.
    open var minimumFontSize: CGFloat = 0
    /// Where the text stands in the field.
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// The line around the field.
    open var borderStyle = BorderStyle.none { didSet { changed() } }
    /// When there is a button that clears the text.
    open var clearButtonMode = ViewMode.never { didSet { changed() } }
    /// Whether letters are shown as dots.
    open var isSecureTextEntry = false { didSet { changed() } }
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
    /// Whether the field has the keyboard.
    public var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    package override var content: AnyView {
        AnyView(TextFieldContent(field: self, count: changes.count))
    }

    override func keyboardChanged() {
        if isFirstResponder {
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
        } else {
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
        }
        changed()
    }

    /// Takes what the user has made of the text, if the delegate lets it.
    func take(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = TextReplacement(from: old, to: new)
        let isTaken =
            delegate?.textField(
                self, shouldChangeCharactersIn: change.range, replacementString: change.text)
            ?? true
        // A delegate that refuses may have set another text by itself.
        guard isTaken else { return changed() }
        text = new
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }

    func submit() {
        _ = delegate?.textFieldShouldReturn(self)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }
}

/// The field of SwiftUI's that one of UIKit's shows.
private struct TextFieldContent: View {
    let field: UITextField
    /// Changes with the values of the field.
    let count: Int

    var body: some View {
        styled
            .font(field.font.map { Font($0) })
            .foregroundStyle(Color(uiColor: field.textColor ?? .label))
            .multilineTextAlignment(field.textAlignment.lines)
            .modifier(
                InputTraits(
                    keyboard: field.keyboardType, capitals: field.autocapitalizationType,
                    returnKey: field.returnKeyType, content: field.textContentType)
            )
            .onSubmit { field.submit() }
            .disabled(!field.isEnabled)
    }

    @ViewBuilder private var styled: some View {
        switch field.borderStyle {
        case .none: withButton
        case .line: withButton.padding(4).border(Color(uiColor: .separator))
        case .bezel, .roundedRect:
            if field.clearButtonMode == .never {
                plain.textFieldStyle(.roundedBorder).modifier(EditorFocus(field))
            } else {
                withButton.padding(.horizontal, 8).padding(.vertical, 5).background { box }
            }
        }
    }

    /// The frame of a field that has a button besides its text.
    private var box: some View {
        let line = field.isEditing ? Color.accentColor : Color(uiColor: .separator)
        return RoundedRectangle(cornerRadius: 6).fill(Color(uiColor: .systemBackground))
            .overlay {
                RoundedRectangle(cornerRadius: 6)
                    .strokeBorder(line, lineWidth: field.isEditing ? 2 : 1)
            }
    }

    private var withButton: some View {
        HStack(spacing: 4) {
            plain.textFieldStyle(.plain).modifier(EditorFocus(field))
            if hasClearButton {
                Button {
                    field.clear()
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
    }

    @ViewBuilder private var plain: some View {
        let text = Binding(get: { field.text ?? "" }, set: { field.take($0) })
        let placeholder = Text(verbatim: field.placeholder ?? "")
        if field.isSecureTextEntry {
            SecureField(text: text) { placeholder }
        } else {
            TextField(text: text) { placeholder }
        }
    }

    private var hasClearButton: Bool {
        guard field.text?.isEmpty == false else { return false }
        return switch field.clearButtonMode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }
}
