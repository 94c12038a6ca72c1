import Foundation

/// A part of a text that opens an address.
package struct AccessibilityTextLink {
    /// The UTF-8 bytes of the element's label; nil if all of the element is the link.
    package let range: Range<Int>?
    package let url: URL
    /// Does what a click on the part does.
    package let open: () -> Void

    package init(_ range: Range<Int>?, _ url: URL, open: @escaping () -> Void) {
        self.range = range
        self.url = url
        self.open = open
    }
}
