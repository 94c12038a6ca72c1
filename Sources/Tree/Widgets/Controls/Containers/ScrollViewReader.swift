import Foundation
import Geometry
import Views

/// Gives its content a proxy that scrolls the scroll views inside it.
nonisolated public struct ScrollViewReader<Content: View>: View {
    /// Makes the content with a proxy for the scroll views inside it.
    public var content: (ScrollViewProxy) -> Content
    @Retained private var position = TreePosition()

    /// Creates a view whose content can scroll the scroll views inside it, for example from a
    /// button.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        content(ScrollViewProxy(position: position)).treePosition(position)
    }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
    let position: TreePosition

    /// Scrolls until the view with the id, or made by a `ForEach` for it, can be seen; with an
    /// anchor, until that point of it lies at the same point of the scroll view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let animation = Transaction.current.animation
        // A proxy is nonisolated, as Apple's is.
        MainActor.assumeIsolated {
            position.scroll(toIdentity: AnyHashable(id), anchor, animation)
        }
    }
}
