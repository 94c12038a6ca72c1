/// The views of some content as the data of a `ForEach`. They are known once the loop is shown; until
/// then the collection is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let view: AnyView
    let content: (Subview) -> Content

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Ends the app: the collection is always empty.
    public subscript(index: Int) -> Subview { fatalError("A loop's subviews have no indices") }

    /// The loop's view once the subviews are known.
    @MainActor var resolved: some View {
        SubviewsReader(view) { ForEach($0, content: content) }
    }
}

/// The sections of some content as the data of a `ForEach`. They are known once the loop is shown;
/// until then the collection is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let view: AnyView
    let content: (SectionConfiguration) -> Content

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Ends the app: the collection is always empty.
    public subscript(index: Int) -> SectionConfiguration {
        fatalError("A loop's sections have no indices")
    }

    /// The loop's view once the sections are known.
    @MainActor var resolved: some View {
        SubviewsReader(view) { ForEach(SectionCollection($0), content: content) }
    }
}

extension ForEach {
    /// Makes a view from each single view of another one.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(
            ForEachSubviewCollection(view: AnyView(view), content: content), content: content)
    }

    /// Makes a view from each section of another one.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    )
    where
        Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
    {
        self.init(
            ForEachSectionCollection(view: AnyView(view), content: content), content: content)
    }
}

/// Shows a loop whose data are the subviews or sections of other content.
final class ResolvedLoopNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _Node<ForEach<Data, ID, Content>>
{
    private var child: _Node<AnyView>!

    init(_ resolved: AnyView, in context: _NodeContext) {
        super.init(at: context)
        child = AnyView._makeNode(resolved, in: contentContext())
    }

    /// The view that stands for the loop; nil for a loop over other data.
    static func resolve(_ view: ForEach<Data, ID, Content>) -> AnyView? {
        if let data = view.data as? ForEachSubviewCollection<Content> {
            return AnyView(data.resolved)
        }
        return (view.data as? ForEachSectionCollection<Content>).map { AnyView($0.resolved) }
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        if let resolved = Self.resolve(view) { child.update(resolved) }
    }

    override func appendElements(to list: inout [Element]) { child.appendElements(to: &list) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
