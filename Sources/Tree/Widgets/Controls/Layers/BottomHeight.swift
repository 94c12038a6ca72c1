import Foundation
import Views

/// How high a sheet at the lower edge is: as its detent says, or as it was dragged in a window of some
/// height.
struct BottomHeight {
    var points: CGFloat = 0
    /// The height of the window for which `points` are; 0 where the sheet was never dragged.
    var window: CGFloat = 0
    var isDragged = false
    /// The height at which the running drag began.
    var start: CGFloat = 0
    var resting: (CGFloat) -> CGFloat = { $0 }

    func length(in window: CGFloat) -> CGFloat {
        abs(window - self.window) < 1 ? points : resting(window)
    }
}
