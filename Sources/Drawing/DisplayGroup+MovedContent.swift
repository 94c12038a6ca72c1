import Foundation
import Geometry

extension DisplayGroup {
    /// The group that is all there is in this one, moved or otherwise transformed as a whole, and
    /// the transform from its coordinates; the group itself where there is more.
    ///
    /// A blurred picture is made as if this group's origin lay on a whole pixel, and shows it
    /// wherever it is moved.
    package func movedContent(
        under transform: CGAffineTransform
    ) -> (group: DisplayGroup, transform: CGAffineTransform) {
        var content = (group: self, transform: transform)
        while content.group.items.count == 1 {
            switch content.group.items[0] {
            case .group(let group, let offset):
                content = (group, content.transform.translatedBy(x: offset.x, y: offset.y))
            case .effect(let group, .transform(let inner)):
                content = (group, inner.concatenating(content.transform))
            default: return content
            }
        }
        return content
    }
}
