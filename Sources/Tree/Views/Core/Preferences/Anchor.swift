import Foundation
import Geometry

/// A point or rectangle of a view, read in the coordinates of another view.
public struct Anchor<Value> {
    /// The point or rectangle of a view that an anchor stands for.
    public struct Source {
        let value: @MainActor (_ node: RenderNode?, _ reader: RenderNode?) -> Value
    }

    let position: TreePosition
    let source: Source

    /// The value in a reader's coordinates.
    @MainActor
    func value(in reader: RenderNode?) -> Value {
        source.value(position.renders.first, reader)
    }
}

extension Anchor: Equatable {
    public static func == (a: Anchor<Value>, b: Anchor<Value>) -> Bool { a.position === b.position }
}

extension Anchor: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(position)) }
}

extension Anchor.Source where Value == CGRect {
    /// All of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node, reader in
            guard let node else { return .zero }
            let frame = node.windowFrame
            return reader?.rect(frame, from: .global) ?? frame
        }
    }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node, reader in
            guard let node else { return rect }
            let start = node.convertToWindow(rect.origin)
            let frame = CGRect(origin: start, size: rect.size)
            return reader?.rect(frame, from: .global) ?? frame
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node, reader in
            let inWindow = node?.convertToWindow(point) ?? point
            return reader?.convertFromWindow(inWindow) ?? inWindow
        }
    }

    /// A point as fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node, reader in
            let size = node?.size ?? .zero
            let own = point.point(in: CGRect(origin: .zero, size: size))
            let inWindow = node?.convertToWindow(own) ?? own
            return reader?.convertFromWindow(inWindow) ?? inWindow
        }
    }

    /// The top leading corner of the view.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the view's top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner of the view.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the view's leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The centre of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the view's trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner of the view.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the view's bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner of the view.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Provides an anchor of the modified view as a preference, or adds one to the preference of its
/// content.
nonisolated struct AnchorPreferenceModifier<K: PreferenceKey, Value>: ViewModifier {
    @Retained private var position = TreePosition()
    let source: Anchor<Value>.Source
    let change: (inout K.Value, Anchor<Value>) -> Void

    init(
        source: Anchor<Value>.Source, change: @escaping (inout K.Value, Anchor<Value>) -> Void
    ) {
        self.source = source
        self.change = change
    }

    @MainActor func body(content: Content) -> some View {
        let anchor = Anchor(position: position, source: source)
        let change = change
        return content.treePosition(position).transformPreference(K.self) { change(&$0, anchor) }
    }
}

extension View {
    /// Sets a preference to what `transform` makes of an anchor of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<K, A>(source: value) { current, anchor in
                current = transform(anchor)
            })
    }

    /// Changes a preference of the content by means of an anchor of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, change: transform))
    }
}

extension TreePosition {
    /// A rectangle of the view at this position in the window's coordinates.
    package func windowRect(of source: Anchor<CGRect>.Source) -> CGRect? {
        guard let node = renders.first, node.isInTree else { return nil }
        return source.value(node, nil)
    }
}
