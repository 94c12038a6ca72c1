import Foundation
import Geometry

/// The keyboard along the lower edge of a window. It takes its height from what is offered to the
/// content and to what is presented in front of it, and lies in front of both.
extension RootRender {
    /// How much of the window's height the keyboard takes.
    package var keyboardHeight: CGFloat {
        validateLayout()
        _ = children
        guard let keyboard else { return 0 }
        let height = keyboard.sizeThatFits(ProposedViewSize(tree.size)).height
        return min(max(height, 0), tree.size.height)
    }

    /// Notes that the keyboard comes or goes, before its view is made or removed.
    package func setShowsKeyboard(_ shows: Bool) {
        guard shows != tree.showsKeyboard else { return }
        tree.showsKeyboard = shows
        if shows {
            // Where there was no bar, nothing was watched for reaching beneath one.
            if tree.barCount == 0 { forgetEverything() }
            tree.barCount += 1
        } else {
            tree.barCount -= 1
            keyboardLift = 0
        }
        invalidateLayout()
        invalidatePaint()
    }

    /// Moves content that the keyboard leaves too little space for until a part of it can be seen.
    /// `frame` is where that part is shown now, in the window.
    package func lift(toShow frame: CGRect) {
        let bottom = tree.size.height - keyboardHeight
        let top = barHeight
        guard keyboard != nil, contentOverflows, frame.minY.isFinite, frame.maxY.isFinite else {
            keyboardLift = 0
            return
        }
        var shift: CGFloat = 0
        if frame.maxY + Self.keyboardGap > bottom { shift = frame.maxY + Self.keyboardGap - bottom }
        if frame.minY - shift < top { shift = frame.minY - top }
        keyboardLift += shift
    }

    /// Between the keyboard and the view that was moved up above it, in points.
    private static var keyboardGap: CGFloat { 8 }
}
