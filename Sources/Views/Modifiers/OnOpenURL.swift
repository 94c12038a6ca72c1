import Foundation

/// Runs a closure for a URL that comes from outside to the view's window.
struct OpenURLModifier: ViewModifier {
    typealias Body = Never
    let action: (URL) -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, OpenURLModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, OpenURLModifier>> {
        OpenURLNode(view, in: context)
    }
}

extension View {
    /// Runs the closure for each URL that the system hands to this view's window.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

/// A node that takes URLs.
@MainActor protocol URLReceiver: _ViewNode {
    func receive(_ url: URL)
}

private final class OpenURLNode<C: View>: PassthroughNode<C, OpenURLModifier>, URLReceiver {
    override init(_ view: __shared ModifiedContent<C, OpenURLModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        tree.urlReceivers.append(WeakURLReceiver(self))
    }

    func receive(_ url: URL) { modifier.action(url) }
}

struct WeakURLReceiver {
    private(set) weak var node: (any URLReceiver)?
    init(_ node: any URLReceiver) { self.node = node }
}

extension ViewTree {
    /// Hands a URL to every view that takes URLs; false where none does.
    @MainActor
    package func receive(_ url: URL) -> Bool {
        urlReceivers.removeAll { $0.node?.isRemoved ?? true }
        for receiver in urlReceivers { receiver.node?.receive(url) }
        return !urlReceivers.isEmpty
    }
}
