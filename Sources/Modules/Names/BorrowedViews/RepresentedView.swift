import Casement
import Publishing

/// What a representable has made: it stays as long as the representable's place in the tree.
@MainActor
package final class Represented<Shown: AnyObject, Coordinator>: ObservableObject {
    private var made: (shown: Shown, coordinator: Coordinator)?
    private var dismantle: (@MainActor (Shown, Coordinator) -> Void)?

    package init() {}

    isolated deinit {
        if let made { dismantle?(made.shown, made.coordinator) }
    }

    /// What is shown and its coordinator, which are made when they are first asked for.
    package func made(
        coordinator: () -> Coordinator, _ make: (Coordinator) -> Shown,
        dismantle: @escaping @MainActor (Shown, Coordinator) -> Void
    ) -> (shown: Shown, coordinator: Coordinator) {
        if let made { return made }
        let coordinator = coordinator()
        let made = (make(coordinator), coordinator)
        self.made = made
        self.dismantle = dismantle
        return made
    }
}

/// Differs from all others, so that the view that has one is evaluated whenever it is made.
package final class UpdateMark {
    package init() {}
}

/// The size that a representable says, or that of the view that it shows.
package struct RepresentedLayout: Layout {
    private let size: @MainActor (ProposedViewSize) -> CGSize?

    package init(size: @escaping @MainActor (ProposedViewSize) -> CGSize?) { self.size = size }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        if let size = MainActor.assumeIsolated({ size(proposal) }) { return size }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for view in subviews {
            view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}
