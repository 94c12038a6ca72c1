import ContentTypes
import Foundation
import FoundationNames
import Transfers
import Views

/// What the keys of copying, cutting and pasting do while the focus is inside of a view.
nonisolated private struct PasteboardKeys: ViewModifier {
    /// The items to copy; nil where copying is left to others.
    var copied: (() -> [NSItemProvider])?
    var cut: (() -> [NSItemProvider])?
    /// Takes what was copied; false where it is of no use.
    var pasted: (([NSItemProvider]) -> Bool)?
    @Environment(\.pasteboard) private var pasteboard
    @Retained private var responder = Responder()

    init(
        copied: (() -> [NSItemProvider])? = nil, cut: (() -> [NSItemProvider])? = nil,
        pasted: (([NSItemProvider]) -> Bool)? = nil
    ) {
        self.copied = copied
        self.cut = cut
        self.pasted = pasted
    }

    @MainActor func body(content: Content) -> some View {
        let (copied, cut, pasted, pasteboard) = (copied, cut, pasted, pasteboard)
        responder.key = { event in
            guard event.phase == .down, event.modifiers == .control else { return false }
            switch event.key {
            case .character("c"): return Self.put(copied, pasteboard)
            case .character("x"): return Self.put(cut, pasteboard)
            case .character("v"):
                guard let pasted, let items = pasteboard?.items else { return false }
                return pasted(items)
            default: return false
            }
        }
        return content.modifier(ResponderEffect(responder: responder))
    }

    private static func put(
        _ make: (() -> [NSItemProvider])?, _ pasteboard: (any Pasteboard)?
    ) -> Bool {
        guard let make, let pasteboard else { return false }
        let items = make()
        guard !items.isEmpty else { return false }
        pasteboard.items = items
        return true
    }
}

extension View {
    /// What the command to copy copies while the focus is on the view or inside it.
    nonisolated public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        modifier(PasteboardKeys(copied: { payload().map { NSItemProvider.of($0) } }))
    }

    /// What the command to cut copies; the action removes it.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(PasteboardKeys(cut: { action().map { NSItemProvider.of($0) } }))
    }

    /// Takes values of a type that are pasted. The validator returns those that are of use.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            PasteboardKeys(pasted: { items in
                let items = items.filter { $0.canTake(T.self) }
                guard !items.isEmpty else { return false }
                TransferLoading.load(T.self, from: items) { results in
                    let values = validator(results.compactMap(TransferProblem.orWarn))
                    if !values.isEmpty { action(values) }
                }
                return true
            }))
    }

    /// What the command to copy does while the focus is on the view or inside it; nil for nothing.
    nonisolated public func onCopyCommand(
        perform payloadAction: (() -> [NSItemProvider])?
    ) -> some View {
        modifier(PasteboardKeys(copied: payloadAction))
    }

    /// What the command to cut does while the focus is on the view or inside it; nil for nothing.
    nonisolated public func onCutCommand(
        perform payloadAction: (() -> [NSItemProvider])?
    ) -> some View {
        modifier(PasteboardKeys(cut: payloadAction))
    }

    /// What the command to paste does with items of the types.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    @_disfavoredOverload
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
    }

    /// The validator makes of the items what the action takes; nil for nothing.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        modifier(
            PasteboardKeys(pasted: { items in
                let wanted = items.filter { item in
                    supportedContentTypes.contains { item.form($0) != nil }
                }
                guard !wanted.isEmpty, let payload = validator(wanted) else { return false }
                payloadAction(payload)
                return true
            }))
    }

    @_disfavoredOverload
    nonisolated public func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.map { UTType(importedAs: $0) }, validator: validator,
            perform: payloadAction)
    }
}
