/// A keyboard as XKB names it: what the keys mean and type. A name that is empty is XKB's standard.
package struct XKBLayout: Hashable, Sendable {
    package var model: String
    /// One layout, or several that keys switch between, separated by commas.
    package var layout: String
    /// The variants, as many as there are layouts.
    package var variant: String
    package var options: String

    package static let unitedStates = XKBLayout(layout: "us")

    package init(model: String = "", layout: String, variant: String = "", options: String = "") {
        self.model = model
        self.layout = layout
        self.variant = variant
        self.options = options
    }

    /// `layout:variant:options`, such as `de:nodeadkeys` or `us,ru:,:grp:alt_shift_toggle`; options
    /// contain colons themselves. Nil where that is not what it is.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            .map(String.init)
        let isName = parts.allSatisfy { part in
            part.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "_-+,:.()".contains($0))
            }
        }
        guard isName, let layout = parts.first, layout.contains(where: \.isLetter) else {
            return nil
        }
        let variant = parts.count > 1 ? parts[1] : ""
        guard
            variant.split(separator: ",", omittingEmptySubsequences: false).count
                <= layout.split(separator: ",", omittingEmptySubsequences: false).count
        else { return nil }
        self.init(layout: layout, variant: variant, options: parts.count > 2 ? parts[2] : "")
    }
}
