import Foundation
import Geometry
import Views

/// Where on a view a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
    case rect(CGRect?)
    case point(UnitPoint)
}

/// Presents a small panel beside the view for the value of a binding.
nonisolated struct PopoverModifier<Panel: View>: ViewModifier {
    let identity: () -> AnyHashable?
    let close: () -> Void
    let edge: Edge
    let panel: () -> Panel?
    @Retained private var position = TreePosition()

    init(
        identity: @escaping () -> AnyHashable?, close: @escaping () -> Void, edge: Edge,
        panel: @escaping () -> Panel?
    ) {
        self.identity = identity
        self.close = close
        self.edge = edge
        self.panel = panel
    }

    @MainActor func body(content: Content) -> some View {
        let identity = identity()
        let position = position
        let anchor = { MainActor.assumeIsolated { position.windowFrame } }
        let panel = panel
        let layer =
            identity == nil
            ? nil
            : PresentedLayer(
                .beside(anchor, edge, isAligned: false), closesOnOutsidePress: true, close: close
            ) {
                VStack { LazyContent(build: panel) }
                    .raisedPanel(radius: Theme.Radius.card)
                    .described(as: .group)
            }
        return content.treePosition(position).modifier(
            PortalModifier(
                identity: identity, presented: layer,
                options: PortalOptions(animation: Theme.Motion.hover)))
    }
}

extension View {
    /// Presents a panel beside the view while the binding is true.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(nil),
        arrowEdge: Edge = .bottom, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                close: { isPresented.wrappedValue = false }, edge: arrowEdge,
                panel: { content() }))
    }

    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(nil),
        arrowEdge: Edge = .bottom, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                identity: { item.wrappedValue.map { AnyHashable($0.id) } },
                close: { item.wrappedValue = nil }, edge: arrowEdge,
                panel: { item.wrappedValue.map(content) }))
    }
}
