/// What Casement adds to RFB for viewers that announce it: the list of windows, text of input
/// methods, wheels and pinches without steps.
///
/// A viewer announces `encoding` among its encodings. It then gets rectangles of this encoding and
/// of size zero, whose content is a 32-bit length and that many bytes of JSON, an object with the
/// keys that have changed:
///
///     {"windows": [{"number": 1, "title": "…", "isKey": true, "isMinimized": false}, …],
///      "scale": 2, "isViewOnly": false, "isResizable": true}
///
/// `scale` is the screen's pixels to a point. The viewer may send messages: a byte of `message`, a
/// byte that names the kind, 16 bits of length, and so many bytes. All numbers are big-endian.
package enum RFBExtension {
    /// "CSM1".
    package static let encoding: Int32 = 0x4353_4D31
    package static let message: UInt8 = 202

    package enum Kind: UInt8 {
        /// U32: the number of the window to focus.
        case focus = 1
        /// UTF-8: committed text.
        case text = 2
        /// U16 and U16: the selection, in characters; UTF-8: text being composed, empty at the end.
        case composing = 3
        /// S32 and S32: right and down in 1/256 pixel, positive down shows what lies below; U16 and
        /// U16: the position.
        case scroll = 4
        /// U8: 0 began, 1 changed, 2 ended, 3 cancelled; U16 and U16: the position; S32: the scale
        /// since the beginning in 1/65536; S32: the angle in 1/65536 degree, clockwise.
        case pinch = 5
        /// U32: the pixels to a point that suit the viewer's display, in 1/65536. Followed where
        /// viewers may change the size of a single screen.
        case scale = 6
    }
}
