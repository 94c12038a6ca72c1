import Foundation

/// What is said about a tab besides its page and its label.
package struct TabTraits {
    package var badge: TabPart?
    package var isSearch = false
    package var isHidden = false
    package var isDisabled = false
    /// Where it is shown by default: in the bar, in the sidebar.
    package var isInBar = true
    package var isInSidebar = true
    package var customizationID: String?
    /// Whether the user may hide it.
    package var mayBeHidden = true
    /// Whether the user may move it in its section.
    package var mayBeMoved = true
    package var section: TabSectionTraits?
    package var menu: [TabPart] = []
    /// The view that assistive technology reads instead of the label.
    package var accessibility: AccessibilityProperties?

    package init() {}

    /// Whether both say the same: views are compared by the object that has them.
    func isSame(as other: TabTraits) -> Bool {
        badge === other.badge && section === other.section
            && menu.elementsEqual(other.menu) { $0 === $1 } && flags == other.flags
            && customizationID == other.customizationID
            && accessibility?.label == other.accessibility?.label
            && accessibility?.identifier == other.accessibility?.identifier
            && accessibility?.hint == other.accessibility?.hint
    }

    private var flags: [Bool] {
        [isSearch, isHidden, isDisabled, isInBar, isInSidebar, mayBeHidden, mayBeMoved]
    }
}

/// A view that is shown with a tab: another object whenever it may have changed.
package final class TabPart {
    package let view: AnyView
    package init(_ view: AnyView) { self.view = view }
}

/// The section of a tab.
package final class TabSectionTraits {
    package let id: ObjectIdentifier
    package let header: AnyView
    package var actions: AnyView?
    /// The identifier under which the user's order of the tabs is saved.
    package var customizationID: String?

    package init(id: ObjectIdentifier, header: AnyView) {
        self.id = id
        self.header = header
    }
}

package enum TabTraitsKey: TraitKey { package static var defaultValue: TabTraits { TabTraits() } }

extension Traits {
    package var tab: TabTraits {
        get { self[TabTraitsKey.self] }
        set { self[TabTraitsKey.self] = newValue }
    }
}
