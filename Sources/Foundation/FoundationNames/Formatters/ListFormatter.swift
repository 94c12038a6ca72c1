import Foundation

/// Joins items as a sentence does: `Ada, Bo and Cy`.
///
/// Foundation has this class on Apple's systems only.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale in whose language the items are joined.
    open var locale: Locale! = .autoupdatingCurrent
    /// Makes the texts of items; `nil` describes those that are not texts.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins texts in the language of the user.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Joins items; `nil` if the formatter of items has no text for one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            if let itemFormatter {
                guard let text = itemFormatter.string(for: item) else { return nil }
                texts.append(text)
            } else {
                texts.append(item as? String ?? "\(item)")
            }
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the items of an array; `nil` for what is not an array.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
