import ContentTypes
import Foundation
import FoundationNames
import Views

/// What a view would do with what is dropped on it.
public struct DropProposal: Sendable {
    /// What a drop would do with the items, such as copy or move them.
    public let operation: DropOperation
    /// Creates a proposal for an operation.
    public init(operation: DropOperation) { self.operation = operation }
}

/// A drag over a view: where it is, and what it carries.
@MainActor @preconcurrency
public struct DropInfo {
    /// In the view's coordinates.
    public let location: CGPoint
    let items: [NSItemProvider]

    init(_ offer: DropOffer) {
        location = offer.location
        items = offer.items
    }

    /// Whether one of the items can be had as one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        !itemProviders(for: contentTypes).isEmpty
    }

    @_disfavoredOverload
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// The items that can be had as one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { item in contentTypes.contains { item.form($0) != nil } }
    }

    @_disfavoredOverload
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// Decides what happens while something is dragged over a view and dropped on it.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view takes what is dragged.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped; returns whether it has done so.
    func performDrop(info: DropInfo) -> Bool
    /// Called when a drag that the view takes comes over it.
    func dropEntered(info: DropInfo)
    /// What would happen at a drop here; nil for what was said last, or a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view, and after a drop.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Takes whatever has one of the types.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Proposes nothing new, so that a drop copies.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Takes items of the types that are dropped on the view. The action returns whether it takes
    /// them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier { receiver in
                @MainActor func wanted(_ offer: DropOffer) -> [NSItemProvider] {
                    DropInfo(offer).itemProviders(for: supportedContentTypes)
                }
                receiver.isAccepted = { !wanted($0).isEmpty }
                receiver.enter = { _ in isTargeted?.wrappedValue = true }
                receiver.exit = { _ in isTargeted?.wrappedValue = false }
                receiver.take = { action(wanted($0), $0.location) }
            })
    }

    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Takes drops as a delegate decides.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        modifier(
            DropModifier { receiver in
                // What the delegate proposed last counts until it proposes something else.
                var proposal = DropOperation.copy
                receiver.isAccepted = { offer in
                    let info = DropInfo(offer)
                    return info.hasItemsConforming(to: supportedContentTypes)
                        && delegate.validateDrop(info: info)
                }
                receiver.enter = { delegate.dropEntered(info: DropInfo($0)) }
                receiver.update = { offer in
                    if let new = delegate.dropUpdated(info: DropInfo(offer)) {
                        proposal = new.operation
                    }
                    return proposal
                }
                receiver.exit = { delegate.dropExited(info: DropInfo($0)) }
                receiver.take = { delegate.performDrop(info: DropInfo($0)) }
            })
    }

    @_disfavoredOverload
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(
            of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted,
            perform: action)
    }

    @_disfavoredOverload
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(
            of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted,
            perform: action)
    }

    @_disfavoredOverload
    nonisolated public func onDrop(
        of supportedTypes: [String], delegate: any DropDelegate
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}
