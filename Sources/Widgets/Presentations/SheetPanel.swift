import Foundation
import Geometry
import Views

/// The looks of a sheet: raised in the middle of the window, or from its lower edge on a device.
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

    /// What a sheet is offered, and what it takes at least.
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
                .frame(
                    minWidth: Self.least.width,
                    maxWidth: density == .device ? .infinity : nil,
                    minHeight: Self.least.height,
                    maxHeight: density == .device ? .infinity : nil
                )
                .raisedPanel(radius: Theme.Radius.window)
        }
    }
}
