import Casement
import Publishing

/// What a representable has made: it stays as long as the representable's place in the tree.
@MainActor
final class Represented<Shown: AnyObject, Coordinator>: ObservableObject {
    private(set) var shown: Shown?
    private(set) var coordinator: Coordinator?
    private var dismantle: (@MainActor (Shown, Coordinator) -> Void)?

    isolated deinit {
        if let shown, let coordinator { dismantle?(shown, coordinator) }
    }

    func fill(
        _ coordinator: Coordinator, _ shown: Shown,
        dismantle: @escaping @MainActor (Shown, Coordinator) -> Void
    ) {
        self.coordinator = coordinator
        self.shown = shown
        self.dismantle = dismantle
    }
}

/// Differs from all others, so that the view that has one is evaluated whenever it is made.
final class UpdateMark {
    init() {}
}

/// The size that a representable says, or that of the view that it shows.
struct RepresentedLayout: Layout {
    let size: @MainActor (ProposedViewSize) -> CGSize?

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        if let size = MainActor.assumeIsolated({ size(proposal) }) { return size }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for view in subviews {
            view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}
