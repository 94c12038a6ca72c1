/// What of a window a snapshot holds.
public enum SnapshotKind: String, Sendable, CaseIterable {
    /// The pixels of the content, in `NAME.png`.
    case pixels
    /// What assistive technology reads, as the printed tree has it, in `NAME.tree.txt`.
    case accessibilityTree
    /// The commands that the window is drawn by, in `NAME.list.txt`. They say why pixels differ, and
    /// do not depend on how the pixels are filled.
    case displayList

    /// What follows the name in the name of its file.
    var suffix: String {
        switch self {
        case .pixels: "png"
        case .accessibilityTree: "tree.txt"
        case .displayList: "list.txt"
        }
    }
}
