import Foundation
import Geometry

// What views say to the list around them.

/// What part of a list an element is.
package struct RowPart {
    package enum Kind { case row, header, footer, background }

    package var kind: Kind
    /// Its section; nil for rows outside of all.
    package var section: AnyObject?

    package init(_ kind: Kind, section: AnyObject?) {
        self.kind = kind
        self.section = section
    }
}

package enum RowPartTrait: TraitKey { package static var defaultValue: RowPart? { nil } }
package enum RowInsetsTrait: TraitKey { package static var defaultValue: EdgeInsets? { nil } }
/// Whether the lines above and below a row are shown; nil where the list decides.
package enum RowSeparatorTrait: TraitKey {
    package static var defaultValue: (above: Bool?, below: Bool?) { (nil, nil) }
}
package enum RowSelectableTrait: TraitKey { package static var defaultValue: Bool { true } }

/// What a press anywhere on the row does.
package final class RowAction {
    package var perform: () -> Void = {}
    package init() {}
}

package enum RowActionTrait: TraitKey { package static var defaultValue: RowAction? { nil } }

/// How the user may change the data that rows are made from.
package final class RowEditing {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    package init() {}
}

package enum RowDeletingTrait: TraitKey {
    package static var defaultValue: RowEditing? { nil }
}
package enum RowMovingTrait: TraitKey {
    package static var defaultValue: RowEditing? { nil }
}
