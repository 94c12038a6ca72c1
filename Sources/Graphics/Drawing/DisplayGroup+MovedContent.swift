import Foundation
import Geometry

extension DisplayGroup {
    /// The innermost group that this one consists of, apart from offsets and transforms, and the
    /// transform from its coordinates.
    ///
    /// A blurred picture is rendered as if the origin of that group lay on a whole pixel, so one
    /// picture serves the group at every position.
    package func movedContent(
        under transform: CGAffineTransform
    ) -> (group: DisplayGroup, transform: CGAffineTransform) {
        var content = (group: self, transform: transform)
        while content.group.commands.count == 1 {
            switch content.group.commands[0] {
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
