import Foundation
import FoundationNames
import Transfers
import Views

/// Lets a view be dragged: makes the items when a drag begins.
nonisolated struct DragSource: ViewModifier {
    let items: () -> [NSItemProvider]
    let preview: (() -> AnyView)?
    @Environment(\.density) private var density
    @Environment(\.isEnabled) private var isEnabled
    @Retained private var source = DragSourceState()

    init(items: @escaping () -> [NSItemProvider], preview: (() -> AnyView)? = nil) {
        self.items = items
        self.preview = preview
    }

    @MainActor func body(content: Content) -> some View {
        let recognizer = source.recognizer
        recognizer.items = items
        recognizer.preview = preview
        recognizer.beginsWithRest = density == .device
        source.responder.recognizers = isEnabled ? [recognizer] : []
        return content.modifier(PortalHost(responder: source.responder))
    }
}

/// The recognizer of a view that can be dragged.
@MainActor
private final class DragSourceState {
    let responder = Responder()
    let recognizer = DragSourceRecognizer()
    init() {}
}

extension View {
    /// Lets the view be dragged, with a payload that is made when a drag begins.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        modifier(DragSource(items: { [NSItemProvider.of(payload())] }))
    }

    /// Lets the view be dragged, with a payload and with a view that follows the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(
            DragSource(
                items: { [NSItemProvider.of(payload())] }, preview: { AnyView(preview()) }))
    }

    /// Lets the view be dragged, with an item that is made when a drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSource(items: { [data()] }))
    }

    /// Lets the view be dragged, with an item and with a view that follows the pointer.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DragSource(items: { [data()] }, preview: { AnyView(preview()) }))
    }

    /// The item that stands for the view where it is dragged; nil for none.
    nonisolated public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some View {
        modifier(DragSource(items: { (action?()).flatMap { $0 }.map { [$0] } ?? [] }))
    }
}
