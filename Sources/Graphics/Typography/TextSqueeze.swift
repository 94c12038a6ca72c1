import Foundation

/// A way to make a text fit: reduced spacing and size.
struct TextSqueeze {
    var sizeFactor: CGFloat = 1
    /// The reduction of the space between characters, in ems.
    var tightening: CGFloat = 0

    var isSqueezing: Bool { sizeFactor != 1 || tightening != 0 }
}
