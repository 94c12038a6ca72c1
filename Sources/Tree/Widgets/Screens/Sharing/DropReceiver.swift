import ContentTypes
import Foundation
import FoundationNames
import Transfers
import Views

/// A view's side of drops, whose closures change with updates.
@MainActor
final class DropReceiver: DropTarget {
    var isAccepted: @MainActor (DropOffer) -> Bool = { _ in false }
    var enter: @MainActor (DropOffer) -> Void = { _ in }
    var update: @MainActor (DropOffer) -> DropOperation = { _ in .copy }
    var exit: @MainActor (DropOffer) -> Void = { _ in }
    var take: @MainActor (DropOffer) -> Bool = { _ in false }
    private var isInside = false

    init() {}

    /// Takes values of a type, with the point at which they were dropped.
    func take<T: Transferable>(_ type: T.Type, _ action: @escaping ([T], CGPoint) -> Void) {
        isAccepted = { $0.items.contains { $0.canTake(type) } }
        take = { offer in
            let items = offer.items.filter { $0.canTake(type) }
            TransferLoading.load(type, from: items) { results in
                let values = results.compactMap(TransferProblem.orWarn)
                if !values.isEmpty { action(values, offer.location) }
            }
            return true
        }
    }

    func accepts(_ offer: DropOffer) -> Bool { isAccepted(offer) }

    func entered(_ offer: DropOffer) {
        isInside = true
        enter(offer)
    }

    func updated(_ offer: DropOffer) -> DropOperation { update(offer) }

    func exited(_ offer: DropOffer) {
        guard isInside else { return }
        isInside = false
        exit(offer)
    }

    func drop(_ offer: DropOffer) -> Bool {
        let isTaken = take(offer)
        exited(offer)
        return isTaken
    }
}

/// Puts a receiver on a view, over the whole of its frame.
nonisolated struct DropModifier: ViewModifier {
    let configure: @MainActor (DropReceiver) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Retained private var holder = DropHolder()

    init(configure: @escaping @MainActor (DropReceiver) -> Void) { self.configure = configure }

    @MainActor func body(content: Content) -> some View {
        let receiver = holder.receiver
        configure(receiver)
        holder.responder.drop = isEnabled ? receiver : nil
        return content.modifier(ResponderEffect(responder: holder.responder))
    }
}

/// What a view needs to take drops.
@MainActor
private final class DropHolder {
    let responder = Responder()
    let receiver = DropReceiver()
    init() {}
}

extension View {
    /// Takes values of a type that are dropped on the view. The action gets them and the point in the
    /// view's coordinates; what it returns has no effect, because the values are
    /// loaded after the drop.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier { receiver in
                receiver.take(T.self) { _ = action($0, $1) }
                receiver.enter = { _ in isTargeted(true) }
                receiver.exit = { _ in isTargeted(false) }
            })
    }
}
