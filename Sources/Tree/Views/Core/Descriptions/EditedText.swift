import Foundation

/// A text that people edit, as assistive technology reads and changes it.
///
/// Offsets count the UTF-8 bytes of the text that the element's description has as its value: of a
/// secure field, the bytes of its dots.
@MainActor
package protocol EditedText: AnyObject {
    /// Where the selection began.
    var anchor: Int { get }
    /// Where the caret is.
    var head: Int { get }
    var isMultiline: Bool { get }
    /// Whether the text is not to be read or copied.
    var isSecure: Bool { get }
    var isEditable: Bool { get }
    func select(anchor: Int, head: Int)
    /// Replaces a part of the text, as if it were typed.
    func replace(_ range: Range<Int>, with new: String)
    func copy(_ range: Range<Int>)
    /// Inserts what the pasteboard holds.
    func paste(at offset: Int)
    /// The line on the screen around an offset, with the blank that ends it; nil before the first
    /// frame.
    func line(at offset: Int) -> Range<Int>?
    /// Where a range is shown, in the coordinates of the node; empty before the first frame.
    func rects(of range: Range<Int>) -> [CGRect]
    /// The offset nearest to a point of the node; nil before the first frame.
    func offset(at point: CGPoint) -> Int?
}
