import Foundation
import Geometry

/// Where a bar stands beside the content.
package struct SafeAreaBarSettings: Equatable {
    package var edge: Edge
    /// Along the edge, from 0 to 1.
    package var alignment: CGFloat
    package var spacing: CGFloat
    /// Notified when scrolled content begins or ceases to reach beneath the bar.
    package var link: SafeAreaBarLink?

    package init(
        _ edge: Edge, alignment: CGFloat = 0.5, spacing: CGFloat = 0, link: SafeAreaBarLink? = nil
    ) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.link = link
    }

    package static func == (a: SafeAreaBarSettings, b: SafeAreaBarSettings) -> Bool {
        a.edge == b.edge && a.alignment == b.alignment && a.spacing == b.spacing
            && a.link === b.link
    }
}

/// Through which a bar learns whether scrolled content is beneath it.
@MainActor
package final class SafeAreaBarLink {
    package private(set) var isScrolledBeneath = false
    /// Called between updates.
    package var changed: () -> Void = {}

    package init() {}

    func set(_ isBeneath: Bool, in tree: ViewTree) {
        guard isBeneath != isScrolledBeneath else { return }
        isScrolledBeneath = isBeneath
        tree.afterLayout { [weak self] in self?.changed() }
    }
}

/// Whether an element is the bar of its container, and not the main content.
enum SafeAreaBarTrait: TraitKey { static let defaultValue = false }
