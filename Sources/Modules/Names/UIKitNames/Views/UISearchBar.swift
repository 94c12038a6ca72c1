import BorrowedViews
import Casement

/// What follows the text of a search bar. Each of its functions has a default.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    /// Called when the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a part of the text, counted in UTF-16, is replaced as the user has typed.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Called when the user presses Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user presses the button *Cancel*.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bar has got the keyboard.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called when the bar has lost the keyboard.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// A field for what is searched for.
open class UISearchBar: UIView {
    /// How a bar lies on what is behind it.
    public enum Style: Int, Sendable {
        case `default`, prominent, minimal
    }

    /// What follows the text.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text, which is empty for `nil`.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            if text != oldValue { changed() }
        }
    }
    /// What an empty bar says.
    open var placeholder: String? { didSet { changed() } }
    /// Whether there is a button *Cancel*.
    open var showsCancelButton = false { didSet { changed() } }
    /// How the bar lies on what is behind it: `minimal` has no ground.
    open var searchBarStyle = Style.default { didSet { changed() } }
    /// The colour of the bar's ground; `nil` for the usual one.
    open var barTintColor: UIColor? { didSet { changed() } }
    /// A picture behind the bar; an empty one leaves it without a ground.
    open var backgroundImage: UIImage? { didSet { changed() } }
    /// Has no effect: the ground decides.
    open var isTranslucent = true
    /// The keyboard on a screen that suits the text.
    open var keyboardType = UIKeyboardType.default { didSet { changed() } }
    /// Which letters become capitals by themselves.
    open var autocapitalizationType = UITextAutocapitalizationType.none { didSet { changed() } }
    /// Has no effect: nothing here corrects what is typed.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The label of the Return key on a screen.
    open var returnKeyType = UIReturnKeyType.search { didSet { changed() } }
    /// Has no effect: Return searches for an empty text too.
    open var enablesReturnKeyAutomatically = true

    /// Shows or hides the button *Cancel*, at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open override var canBecomeFirstResponder: Bool { true }

    override func usualHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { axis == .vertical ? .defaultHigh : .defaultLow }

    package override var content: AnyView {
        AnyView(SearchBarContent(bar: self, count: changes.count))
    }

    override func keyboardChanged() {
        if isFirstResponder {
            delegate?.searchBarTextDidBeginEditing(self)
        } else {
            delegate?.searchBarTextDidEndEditing(self)
        }
    }

    /// Takes what the user has made of the text, if the delegate lets it.
    func take(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = TextReplacement(from: old, to: new)
        let isTaken =
            delegate?.searchBar(
                self, shouldChangeTextIn: change.range, replacementText: change.text) ?? true
        // A delegate that refuses may have set another text by itself.
        guard isTaken else { return changed() }
        text = new
        delegate?.searchBar(self, textDidChange: new)
    }
}

/// The field of SwiftUI's that a search bar shows.
private struct SearchBarContent: View {
    let bar: UISearchBar
    /// Changes with the values of the bar.
    let count: Int

    var body: some View {
        HStack(spacing: 8) {
            field
            if bar.showsCancelButton {
                Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
                    .buttonStyle(.borderless)
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 10)
        .background {
            if bar.searchBarStyle != .minimal, bar.backgroundImage?.size != .zero {
                if let color = bar.barTintColor {
                    Color(uiColor: color)
                } else {
                    Rectangle().fill(.bar)
                }
            }
        }
    }

    private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                .accessibilityHidden(true)
            TextField(text: Binding(get: { bar.text ?? "" }, set: { bar.take($0) })) {
                Text(verbatim: bar.placeholder ?? "")
            }
            .textFieldStyle(.plain)
            .modifier(
                InputTraits(
                    keyboard: bar.keyboardType, capitals: bar.autocapitalizationType,
                    returnKey: bar.returnKeyType, content: nil)
            )
            .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
            .modifier(EditorFocus(bar))
            if bar.text?.isEmpty == false {
                Button {
                    bar.take("")
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 6)
        .background { RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .tertiarySystemFill)) }
    }
}
