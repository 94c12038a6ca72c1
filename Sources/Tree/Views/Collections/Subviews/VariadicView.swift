/// The names by which libraries take the views of some content one by one. `Group(subviews:)` does
/// the same.
public enum _VariadicView {
    /// What is made of the views in some content.
    public typealias Root = _VariadicView_Root
    /// A view that is made of the views in some content.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// The single views of some content.
    public typealias Children = _VariadicView_Children
    /// A root that makes one view of its children.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes several views, which the container around lays out.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// Some content, and what is made of its views.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// What makes a view of the content's views.
        public var root: Root
        /// The views that are taken one by one.
        public var content: Content

        /// Creates a view that a root makes of the single views in some content.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

/// What is made of the views in some content.
public protocol _VariadicView_Root {}

/// A view that is made of the views in some content.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view that is made.
    associatedtype Body: View
    /// Returns the view that is made of the single views in the content.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A single view that is made of others.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Views that are made of others, and stand beside those around them.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    @MainActor public var body: some View {
        SubviewsReader(content) { root.body(children: _VariadicView_Children($0)) }
    }
}

/// The single views of some content. As a view it shows all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    private var elements: [Element]

    init(_ subviews: [Subview]) { elements = subviews.map(Element.init) }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    /// The view with an index, in the order of the content.
    public subscript(index: Int) -> Element {
        get { elements[index] }
        set { elements[index] = newValue }
    }

    @MainActor public var body: some View { ForEach(elements) { $0 } }

    /// One of the views, with what it says to its container.
    nonisolated public struct Element: View, Identifiable {
        private var subview: Subview
        private var traits: Traits
        private let identity: AnyHashable?

        init(_ subview: Subview) {
            self.subview = subview
            traits = subview.traits
            nonisolated(unsafe) var found: AnyHashable?
            MainActor.assumeIsolated {
                found = subview.traits[LoopPositionTrait.self]?.id ?? subview.render.ownIdentity
            }
            identity = found
        }

        /// Identifies the view as long as it exists.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The id that a loop or `id(_:)` has given to the view; nil if it has another type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { identity?.base as? ID }

        /// The value that the view has for its container, or the key's default value.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { traits[PublicTrait<Trait>.self] }
            set { traits[PublicTrait<Trait>.self] = newValue }
        }

        @MainActor public var body: some View {
            subview.modifier(TraitReplacement(traits: traits))
        }
    }
}

/// The key of a value that a view has for its container.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that have set none.
    static var defaultValue: Value { get }
}

private enum PublicTrait<Key: _ViewTraitKey>: TraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

/// Sets what a view says to its container.
nonisolated private struct TraitReplacement: RenderTraitModifier {
    typealias Body = Never
    let traits: Traits
    func adjust(_ traits: inout Traits) { traits = self.traits }
}

/// Sets one value that a view has for its container.
nonisolated private struct PublicTraitModifier<Key: _ViewTraitKey>: RenderTraitModifier {
    typealias Body = Never
    let value: Key.Value
    func adjust(_ traits: inout Traits) { traits[PublicTrait<Key>.self] = value }
}

extension View {
    /// Sets a value that the container around the view reads.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(PublicTraitModifier<K>(value: value))
    }
}
