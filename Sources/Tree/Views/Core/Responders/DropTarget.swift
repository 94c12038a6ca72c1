import Foundation
import FoundationNames

/// What may happen to what is dropped.
public enum DropOperation: Hashable, Sendable {
    /// The drop is cancelled.
    case cancel
    case copy
    case move
    /// Nothing can be dropped here.
    case forbidden
}

/// What is dragged over a view, and where it is.
@MainActor
package struct DropOffer {
    package let items: [NSItemProvider]
    /// In the coordinates of the target's node.
    package let location: CGPoint
}

/// A view's side of a drag that comes over it.
@MainActor
package protocol DropTarget: AnyObject {
    func accepts(_ offer: DropOffer) -> Bool
    func entered(_ offer: DropOffer)
    /// Says what would happen at a drop now.
    func updated(_ offer: DropOffer) -> DropOperation
    func exited(_ offer: DropOffer)
    /// Takes the items; false where it does not.
    func drop(_ offer: DropOffer) -> Bool
}

/// Files and text that another program has dropped on a window.
package struct DropEvent: Equatable, Sendable {
    package var location: CGPoint
    package var files: [URL]
    package var texts: [String]
    /// Whether bytes that are not UTF-8 were replaced.
    package var isMended: Bool

    package init(
        at location: CGPoint, files: [URL] = [], texts: [String] = [], isMended: Bool = false
    ) {
        self.location = location
        self.files = files
        self.texts = texts
        self.isMended = isMended
    }
}
