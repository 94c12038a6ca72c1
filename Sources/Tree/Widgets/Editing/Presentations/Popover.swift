import Foundation
import Geometry
import Views

/// Where on a view a popover is attached.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view, beside which the popover stands.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, as a part of its size.
    case point(UnitPoint)
}

/// Presents a small panel beside the view for the value of a binding.
nonisolated struct PopoverModifier<Panel: View>: ViewModifier {
    let identity: () -> AnyHashable?
    let close: () -> Void
    let attachment: PopoverAttachmentAnchor
    let edge: Edge
    let panel: () -> Panel?
    @Retained private var position = TreePosition()

    init(
        identity: @escaping () -> AnyHashable?, close: @escaping () -> Void,
        attachment: PopoverAttachmentAnchor, edge: Edge, panel: @escaping () -> Panel?
    ) {
        self.identity = identity
        self.close = close
        self.attachment = attachment
        self.edge = edge
        self.panel = panel
    }

    @MainActor func body(content: Content) -> some View {
        let identity = identity()
        let panel = panel
        let layer =
            identity == nil
            ? nil
            : SheetPanel(.popover(anchor: anchor, edge), close: close) {
                LazyContent(build: panel)
            }
        return content.treePosition(position).modifier(
            PortalModifier(
                identity: identity, presented: layer,
                options: PortalOptions(
                    bringsUpKeyboard: false, animation: Theme.Motion.hover)))
    }

    /// The rectangle of the window beside which the panel stands.
    @MainActor private var anchor: () -> CGRect? {
        let (position, attachment) = (position, attachment)
        return {
            guard let frame = position.windowFrame else { return nil }
            switch attachment {
            case .rect(let source): return position.windowRect(of: source)
            case .point(let point):
                return CGRect(
                    x: frame.minX + point.x * frame.width,
                    y: frame.minY + point.y * frame.height, width: 0, height: 0)
            }
        }
    }
}

extension View {
    /// Presents a panel beside the view while the binding is true. An arrow at the panel's side points
    /// at the view; the panel is on the given side where it fits, else on the opposite one.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                close: { isPresented.wrappedValue = false }, attachment: attachmentAnchor,
                edge: arrowEdge ?? .bottom, panel: { content() }))
    }

    /// Presents a panel beside the view while the binding holds an item; closing it sets it to nil.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                identity: { item.wrappedValue.map { AnyHashable($0.id) } },
                close: { item.wrappedValue = nil }, attachment: attachmentAnchor,
                edge: arrowEdge ?? .bottom, panel: { item.wrappedValue.map(content) }))
    }
}
