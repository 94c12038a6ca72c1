import Foundation
import Publishing

/// Runs a closure for each value of a publisher while the view is in the tree.
struct OnReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, OnReceiveModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, OnReceiveModifier>> {
        OnReceiveNode(view, in: context)
    }
}

extension View {
    /// Runs the closure on the main thread for each value of the publisher.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(OnReceiveModifier(publisher: publisher, action: action))
    }
}

private final class OnReceiveNode<C: View, P: Publisher>: PassthroughNode<C, OnReceiveModifier<P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?

    override init(
        _ view: __shared ModifiedContent<C, OnReceiveModifier<P>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        removesWithoutDelay()
        subscribe()
    }

    override func modifierChanged(from old: OnReceiveModifier<P>) {
        guard !ValueComparison.inputsEqual(old.publisher, modifier.publisher) else { return }
        subscribe()
    }

    /// Values that the publisher replays while the view is being updated arrive after the update.
    private func subscribe() {
        subscription = nil
        let (app, viewName) = (tree.app, enclosingViewName)
        subscription = modifier.publisher.sink { [weak self] value in
            if app.isUpdating {
                app.actions.add(.change) { self?.receive(value) }
            } else if app.writes.isOnMainThread {
                MainActor.assumeIsolated { self?.receive(value) }
            } else {
                app.warnings.warnAboutBackgroundPublishing(at: viewName)
                let delivery = Delivery { self?.receive(value) }
                DispatchQueue.main.async { delivery.run() }
            }
        }
    }

    private func receive(_ value: P.Output) {
        guard !isRemoved else { return }
        modifier.action(value)
    }

    override func willRemove() { subscription = nil }
}

/// Carries a closure to the main thread.
private struct Delivery: @unchecked Sendable {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}
