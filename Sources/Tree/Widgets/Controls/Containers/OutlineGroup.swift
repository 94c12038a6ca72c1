import Foundation
import Geometry
import Views

/// Rows made from a tree of data. A row with children unfolds them below it, indented; in a list
/// each is a row of its own.
nonisolated public struct OutlineGroup<
    Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup
> {
    let data: [Data.Element]
    let source: OutlineSource<Data, ID, Leaf>
}

/// How an outline reads its data.
nonisolated struct OutlineSource<Data: RandomAccessCollection, ID: Hashable, Leaf> {
    let id: (Data.Element) -> ID
    /// Nil for an element that cannot have children.
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

/// The children of a row of an outline.
nonisolated public struct OutlineSubgroupChildren: View {
    let children: AnyView
    @MainActor public var body: some View { children }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    @MainActor public var body: some View { OutlineRows(data, source, depth: 0) }
}

/// The rows of one level of an outline, with those that are unfolded below them.
private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let elements: [Data.Element]
    let source: OutlineSource<Data, ID, Leaf>
    let depth: Int

    init(_ elements: [Data.Element], _ source: OutlineSource<Data, ID, Leaf>, depth: Int) {
        self.elements = elements
        self.source = source
        self.depth = depth
    }

    var body: some View {
        ForEach(elements, by: source.id) { element in
            OutlineRow(element: element, source: source, depth: depth)
        }
    }
}

/// One row of an outline, and the rows below it while it is unfolded.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let source: OutlineSource<Data, ID, Leaf>
    let depth: Int
    @State private var isExpanded = false

    var body: some View {
        let children = source.children(element)
        HStack(spacing: Theme.Spacing.stack) {
            OutlineChevron(isExpanded: children == nil ? nil : $isExpanded)
            source.content(element)
        }
        .padding(.leading, CGFloat(depth) * Theme.Spacing.content)
        .modifier(
            TraitModifier<TagTrait>(value: Tag(source.id(element), includesOptional: true))
        )
        .modifier(RowFoldModifier(isExpanded: children == nil ? nil : $isExpanded))
        if isExpanded, let children {
            // A row's type would contain itself otherwise.
            AnyView(OutlineRows(Array(children), source, depth: depth + 1))
        }
    }
}

/// Lets the arrow keys fold and unfold a row.
struct RowFoldModifier: RenderTraitModifier {
    typealias Body = Never
    let isExpanded: Binding<Bool>?

    func adjust(_ traits: inout Traits) {
        guard let isExpanded else { return }
        traits[RowFoldTrait.self] = RowFold(isExpanded: isExpanded.wrappedValue) { new in
            withAnimation(Theme.Motion.toggle) { isExpanded.wrappedValue = new }
        }
    }
}

/// The button that unfolds a row; empty space of its size for a row without children.
struct OutlineChevron: View {
    let isExpanded: Binding<Bool>?

    var body: some View {
        if let isExpanded {
            Button {
                withAnimation(Theme.Motion.toggle) { isExpanded.wrappedValue.toggle() }
            } label: {
                glyph(isExpanded.wrappedValue)
            }
            .meaning(meaning(isExpanded.wrappedValue))
            .buttonStyle(.plain)
        } else {
            glyph(false).hidden()
        }
    }

    private func glyph(_ isExpanded: Bool) -> some View {
        ControlGlyph(sign: .right, angle: isExpanded ? .degrees(90) : .zero)
            .foregroundStyle(.secondary)
    }

    private func meaning(_ isExpanded: Bool) -> AccessibilityProperties {
        var properties = AccessibilityProperties.button
        properties.label = "Details"
        properties.value = isExpanded ? "expanded" : "collapsed"
        return properties
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
    /// The tree below one element, and the element.
    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init([root], id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// The trees below some elements, and the elements.
    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(Array(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Creates the rows of the tree below one element, or of the trees below several, with the
    /// elements themselves. The key path leads to a property that identifies an element.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init([root], id: id, children: { $0[keyPath: children] }, content: content)
    }

    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(Array(data), id: id, children: { $0[keyPath: children] }, content: content)
    }

    private init(
        _ data: [Data.Element], id: KeyPath<Data.Element, ID>,
        children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        source = OutlineSource(id: { $0[keyPath: id] }, children: children, content: content)
    }
}
