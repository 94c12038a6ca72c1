import Foundation
import Views

/// Says what a stack shows for values of a type.
nonisolated struct DestinationModifier<D: Hashable, Destination: View>: ViewModifier {
    let destination: (D) -> Destination
    @Environment(\.navigationPlace) private var place

    init(destination: @escaping (D) -> Destination) { self.destination = destination }

    @MainActor func body(content: Content) -> some View {
        let build = destination
        place?.register(D.self) { value in AnyView(LazyContent { build(value) }) }
        return content
    }
}

/// Pushes a page for as long as there is something to show.
nonisolated struct PresentedDestinationModifier<Destination: View>: ViewModifier {
    /// What is shown; another value is another page.
    let identity: () -> AnyHashable?
    let close: () -> Void
    let destination: () -> Destination
    @Retained private var pushed = PushedPage()
    @Environment(\.navigationPlace) private var place

    init(
        identity: @escaping () -> AnyHashable?, close: @escaping () -> Void,
        destination: @escaping () -> Destination
    ) {
        self.identity = identity
        self.close = close
        self.destination = destination
    }

    @MainActor func body(content: Content) -> some View {
        let identity = identity()
        let (place, pushed, build, close) = (place, pushed, destination, close)
        if pushed.identity != identity || identity != nil {
            // The stack changes between updates, not in the middle of one.
            place?.tree.tree?.afterLayout {
                pushed.show(identity, in: place, close: close) {
                    AnyView(LazyContent(build: build))
                }
            }
        }
        return content
    }
}

/// The page that a modifier has pushed.
final class PushedPage {
    var identity: AnyHashable?
    private var id: Int?

    func show(
        _ identity: AnyHashable?, in place: NavigationPlace?, close: @escaping () -> Void,
        _ view: () -> AnyView
    ) {
        guard let place else { return }
        if identity == self.identity {
            if let id { place.update(id, view()) }
            return
        }
        let old = id
        self.identity = identity
        id = nil
        if let old { place.pop(from: old) }
        guard identity != nil else { return }
        id = place.push(view()) { [weak self] in
            guard let self, self.identity == identity, id != nil else { return }
            self.identity = nil
            id = nil
            close()
        }
    }
}

extension View {
    /// Says what the stack around shows for values of the type.
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
