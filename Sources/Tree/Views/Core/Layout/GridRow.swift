import Foundation
import Geometry
import Layouts

/// A row of a grid. Outside of a grid it is a group of its views.
nonisolated public struct GridRow<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row whose cells are aligned by `alignment`, or by the alignment of the grid if
    /// nil.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        GridRowNode(view, in: context)
    }
}

private final class GridRowNode<Content: View>: _ValueNode<GridRow<Content>> {
    private var child: _Node<Content>!

    override init(_ view: __shared GridRow<Content>, in context: _NodeContext) {
        super.init(view, in: context)
        child = Content._makeNode(view.content, in: childContext())
    }

    override func update(_ view: GridRow<Content>) {
        let old = self.view.alignment
        self.view = view
        if old != view.alignment { elementsChanged() }
        child.update(view.content)
    }

    override func appendElements(to list: inout [Element]) {
        let start = list.count
        child.appendElements(to: &list)
        for index in start..<list.count {
            list[index].traits[GridRowTrait.self] = ObjectIdentifier(self)
            list[index].traits[GridCellTrait.self].rowAlignment = view.alignment
        }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// Which row a cell belongs to; nil for a view outside of rows.
private enum GridRowTrait: TraitKey {
    static var defaultValue: ObjectIdentifier? { nil }
}

/// A grid's content, with its cells' rows counted.
nonisolated package struct GridRows<Content: View>: View {
    package typealias Body = Never
    let content: Content

    package init(content: Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        GridRowsNode(view, in: context)
    }
}

private final class GridRowsNode<Content: View>: _ValueNode<GridRows<Content>> {
    private var child: _Node<Content>!

    override init(_ view: __shared GridRows<Content>, in context: _NodeContext) {
        super.init(view, in: context)
        child = Content._makeNode(view.content, in: childContext())
    }

    override func update(_ view: GridRows<Content>) {
        self.view = view
        child.update(view.content)
    }

    override func appendElements(to list: inout [Element]) {
        var inner: [Element] = []
        child.appendElements(to: &inner)
        var row = -1
        var current: ObjectIdentifier?
        for var element in inner {
            let id = element.traits[GridRowTrait.self]
            if id == nil || id != current { row += 1 }
            current = id
            element.traits[GridCellTrait.self].row = row
            element.traits[GridCellTrait.self].isWholeRow = id == nil
            list.append(element)
        }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// The cell of the enclosing grid that a view takes.
package enum GridCellTrait: TraitKey {
    package static var defaultValue: GridCell { GridCell(row: 0) }
}

extension RenderNode {
    /// The layout value of a key whose values are passed as traits; nil for other keys.
    func traitValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        key == GridCellKey.self ? traits[GridCellTrait.self] as? K.Value : nil
    }
}
