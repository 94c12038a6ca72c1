import Foundation
import Views

/// Registers the destination of values of a type.
nonisolated struct DestinationModifier<D: Hashable, Destination: View>: ViewModifier {
    let destination: (D) -> Destination
    @Environment(\.navigationContext) private var context
    @Environment(\.detailColumn) private var detail

    init(destination: @escaping (D) -> Destination) { self.destination = destination }

    @MainActor func body(content: Content) -> some View {
        let build = destination
        let make = { (value: D) in AnyView(LazyContent { build(value) }) }
        context?.register(D.self, make)
        // Links in the first columns of a split view show values in the last one.
        detail?.context.register(D.self, make)
        return content
    }
}

/// Pushes a page while there is an item to show.
nonisolated struct PresentedDestinationModifier<Destination: View>: ViewModifier {
    /// The shown item; another item is another page.
    let identity: () -> AnyHashable?
    let close: () -> Void
    /// Whether it is shown in the last column of a split view around.
    let isDetail: Bool
    let destination: () -> Destination
    @Retained private var pushed = PushedPage()
    @Environment(\.navigationContext) private var context
    @Environment(\.detailColumn) private var detail

    init(
        identity: @escaping () -> AnyHashable?, close: @escaping () -> Void,
        isDetail: Bool = true, destination: @escaping () -> Destination
    ) {
        self.identity = identity
        self.close = close
        self.isDetail = isDetail
        self.destination = destination
    }

    @MainActor func body(content: Content) -> some View {
        let identity = identity()
        let (pushed, build, close) = (pushed, destination, close)
        let detail = isDetail ? detail : nil
        let context = detail?.context ?? context
        if pushed.identity != identity || identity != nil {
            // The stack changes between updates, not in the middle of one.
            context?.tree.tree?.afterLayout {
                pushed.show(identity, in: context, replacing: detail, close: close) {
                    AnyView(LazyContent(build: build))
                }
            }
        }
        return content
    }
}

/// The page that a modifier has pushed.
@MainActor
final class PushedPage {
    var identity: AnyHashable?
    private var id: Int?

    func show(
        _ identity: AnyHashable?, in context: NavigationContext?, replacing detail: DetailColumn?,
        close: @escaping () -> Void, _ view: () -> AnyView
    ) {
        guard let context else { return }
        if identity == self.identity {
            if let id { context.update(id, view()) }
            return
        }
        let old = id
        self.identity = identity
        id = nil
        if let old { context.pop(from: old) }
        guard identity != nil else { return }
        let closed = { [weak self] in
            guard let self, self.identity == identity, id != nil else { return }
            self.identity = nil
            id = nil
            close()
        }
        if let detail {
            id = context.replaceRoot(view(), closed: closed)
            detail.goTo?()
        } else {
            id = context.push(view(), popped: closed)
        }
    }
}

extension View {
    /// Registers the destination of values of the type in the stack around.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier<D, C>(destination: destination))
    }

    /// Pushes a page while the binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                close: { isPresented.wrappedValue = false }, destination: destination))
    }

    /// Pushes a page for the item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                identity: { item.wrappedValue.map { AnyHashable($0) } },
                close: { item.wrappedValue = nil },
                destination: { item.wrappedValue.map(destination) }))
    }
}
