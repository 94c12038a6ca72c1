import Foundation

/// Runs a closure for each URL that the view's window is asked to open.
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
    /// Runs the closure for each URL that this view's window is asked to open.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

private final class OpenURLNode<C: View>: PassthroughNode<C, OpenURLModifier>, URLReceiver {
    override init(_ view: __shared ModifiedContent<C, OpenURLModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        tree.urlReceivers.add(self)
    }

    func receive(_ url: URL) { modifier.action(url) }
}

/// A node that opens URLs.
@MainActor private protocol URLReceiver: _ViewNode {
    func receive(_ url: URL)
}

/// The views of a window that open URLs.
private final class URLReceivers {
    private struct WeakReceiver {
        weak var node: (any URLReceiver)?
    }

    private var receivers: [WeakReceiver] = []

    func add(_ receiver: any URLReceiver) { receivers.append(WeakReceiver(node: receiver)) }

    @MainActor func all() -> [any URLReceiver] {
        receivers.removeAll { $0.node?.isRemoved ?? true }
        return receivers.compactMap(\.node)
    }
}

extension ViewTree {
    fileprivate var urlReceivers: URLReceivers { feature(URLReceivers.init) }

    /// Opens the URL in every view with `onOpenURL`; returns false where there is none.
    package func receive(_ url: URL) -> Bool {
        let receivers = urlReceivers.all()
        for receiver in receivers { receiver.receive(url) }
        return !receivers.isEmpty
    }
}
