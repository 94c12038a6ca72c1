import Foundation
import Views

extension TextInputModel {
    /// The end of what stands before the caret, enough to see whether a sentence begins.
    var textBeforeCaret: Substring {
        buffer.text[..<buffer.index(buffer.selection.range.lowerBound)].suffix(32)
    }

    /// Whether Return ends the editing instead of adding a line.
    var endsWithReturn: Bool {
        switch kind {
        case .line, .secure: true
        case .growing: submit?.isEmpty == false
        case .editor: false
        }
    }

    /// The part to keep in sight above the keyboard, in the field's coordinates: all of a field of
    /// one line, else the caret.
    var partInSight: CGRect {
        let whole = CGRect(origin: .zero, size: size)
        return kind.isMultiline ? caretRect?.intersection(whole) ?? whole : whole
    }
}
