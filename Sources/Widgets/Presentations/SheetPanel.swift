import Foundation
import Geometry
import Views

/// The appearance of a sheet: raised in the middle of the window, or from its lower edge on a
/// device.
struct SheetPanel<Content: View>: View {
    enum Kind { case sheet, cover }

    let kind: Kind
    let close: () -> Void
    let content: () -> Content
    @Environment(\.density) private var density
    @State private var detents: Set<PresentationDetent>?

    init(_ kind: Kind, close: @escaping () -> Void, content: @escaping () -> Content) {
        self.kind = kind
        self.close = close
        self.content = content
    }

    /// The proposal for a sheet, and its least size.
    private static var offer: CGSize { CGSize(width: 520, height: 640) }
    private static var least: CGSize { CGSize(width: 240, height: 80) }

    @MainActor var body: some View {
        PresentedLayer(
            placement, backdropOpacity: kind == .sheet ? Theme.backdropOpacity : 0,
            concealsBackground: true,
            closesOnOutsidePress: false, close: close
        ) {
            panel
                .onPreferenceChange(PresentationDetentsKey.self) { detents = $0 }
                .described(as: .sheet)
        }
    }

    private var placement: LayerPlacement {
        if kind == .cover { return .full }
        if density == .device { return .bottom(detents?.compactMap(\.fraction).min() ?? 0.94) }
        return .centered(Self.offer)
    }

    @MainActor @ViewBuilder private var panel: some View {
        if kind == .cover {
            VStack { LazyContent(build: content) }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(ColorRole.windowBackground))
        } else {
            VStack { LazyContent(build: content) }
                .modifier(LeastSize(least: Self.least))
                .frame(
                    maxWidth: density == .device ? .infinity : nil,
                    maxHeight: density == .device ? .infinity : nil
                )
                .raisedPanel(radius: Theme.Radius.window)
        }
    }
}

/// Gives content that is smaller a least size. Unlike a frame, which clips to its proposal, it is
/// never smaller than the content, so that the window grows to what a sheet needs.
struct LeastSize: RenderModifier, RenderEffect {
    typealias Body = Never
    let least: CGSize

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0, least.width) },
            height: proposal.height.map { max($0, least.height) })
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize {
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
    }

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let inner = child.sizeThatFits(offer(proposal))
        return (
            CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
            offer(proposal)
        )
    }
}
