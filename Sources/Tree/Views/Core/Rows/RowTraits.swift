import Drawing
import Foundation
import FoundationNames
import Geometry

// The traits by which views configure their row in a list.

/// The part of a list that an element is.
package struct RowPart {
    package enum Kind { case row, header, footer, background, swipeActions }

    package var kind: Kind
    /// Its section; nil for rows outside of sections.
    package var section: AnyObject?

    package init(_ kind: Kind, section: AnyObject?) {
        self.kind = kind
        self.section = section
    }
}

package enum RowPartTrait: TraitKey { package static var defaultValue: RowPart? { nil } }
package enum RowInsetsTrait: TraitKey { package static var defaultValue: EdgeInsets? { nil } }
/// The lines above and below a row; nil where the list decides.
package struct RowSeparators {
    package var above: Bool?
    package var below: Bool?
    package var colorAbove: ResolvedColor?
    package var colorBelow: ResolvedColor?
    /// Lines at the beginning and the end of the row's section.
    package var aboveSection: Bool?
    package var belowSection: Bool?
    package var colorAboveSection: ResolvedColor?
    package var colorBelowSection: ResolvedColor?

    package init() {}
}

package enum RowSeparatorTrait: TraitKey {
    package static var defaultValue: RowSeparators? { nil }
}

/// The space before and after a row's section; nil where the list decides.
package enum RowSectionSpacingTrait: TraitKey { package static var defaultValue: CGFloat? { nil } }
package enum RowSelectableTrait: TraitKey { package static var defaultValue: Bool { true } }

/// The action of a press anywhere on the row.
package final class RowAction {
    package var perform: () -> Void = {}
    package init() {}
}

package enum RowActionTrait: TraitKey { package static var defaultValue: RowAction? { nil } }

/// What the right and left arrow keys do with a row that has others below it.
package struct RowFold {
    package let isExpanded: Bool
    package let set: (Bool) -> Void

    package init(isExpanded: Bool, set: @escaping (Bool) -> Void) {
        self.isExpanded = isExpanded
        self.set = set
    }
}

package enum RowFoldTrait: TraitKey { package static var defaultValue: RowFold? { nil } }

/// The actions that change the data of rows.
package final class RowEditing {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    /// Takes items that are dropped before the row at an offset, if it accepts them.
    package var insert: ((Int, [NSItemProvider]) -> Void)?
    package var accepts: (NSItemProvider) -> Bool = { _ in false }
    package init() {}
}

package enum RowDeletingTrait: TraitKey {
    package static var defaultValue: RowEditing? { nil }
}
package enum RowMovingTrait: TraitKey {
    package static var defaultValue: RowEditing? { nil }
}
package enum RowInsertingTrait: TraitKey {
    package static var defaultValue: RowEditing? { nil }
}

/// A modifier, or a view, that sets its selection tag.
package protocol Tagging {
    var selectionTag: Tag? { get }
}

extension ModifiedContent: Tagging {
    /// The tag that the modifiers of a view set. The view need not be in the tree.
    package var selectionTag: Tag? {
        (modifier as? any Tagging)?.selectionTag ?? (content as? any Tagging)?.selectionTag
    }
}
