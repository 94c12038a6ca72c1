import Foundation
import Views

/// Presents a sheet while a binding is true.
nonisolated struct SheetModifier<SheetContent: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let kind: SheetPanel<SheetContent>.Kind
    let onDismiss: (() -> Void)?
    let content: () -> SheetContent

    init(
        _ kind: SheetPanel<SheetContent>.Kind, isPresented: Binding<Bool>,
        onDismiss: (() -> Void)?, content: @escaping () -> SheetContent
    ) {
        self.isPresented = isPresented
        self.kind = kind
        self.onDismiss = onDismiss
        self.content = content
    }

    @MainActor func body(content base: Content) -> some View {
        let binding = isPresented
        let panel =
            isPresented.wrappedValue
            ? SheetPanel(kind, close: { binding.wrappedValue = false }, content: content) : nil
        return base.modifier(
            PortalModifier(
                identity: isPresented.wrappedValue ? AnyHashable(true) : nil, presented: panel,
                options: PortalOptions(
                    bringsUpKeyboard: false, animation: Theme.Motion.sheet), ended: onDismiss))
    }
}

/// Presents a sheet for the item that a binding holds.
nonisolated struct ItemSheetModifier<Item: Identifiable, SheetContent: View>: ViewModifier {
    let item: Binding<Item?>
    let kind: SheetPanel<SheetContent>.Kind
    let onDismiss: (() -> Void)?
    let content: (Item) -> SheetContent

    init(
        _ kind: SheetPanel<SheetContent>.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?,
        content: @escaping (Item) -> SheetContent
    ) {
        self.item = item
        self.kind = kind
        self.onDismiss = onDismiss
        self.content = content
    }

    @MainActor func body(content base: Content) -> some View {
        let binding = item
        let build = content
        let panel = item.wrappedValue.map { item in
            SheetPanel(
                kind,
                close: {
                    // A sheet that another has replaced closes nothing.
                    if binding.wrappedValue?.id == item.id { binding.wrappedValue = nil }
                }, content: { build(item) })
        }
        return base.modifier(
            PortalModifier(
                identity: item.wrappedValue.map { AnyHashable($0.id) }, presented: panel,
                options: PortalOptions(
                    bringsUpKeyboard: false, animation: Theme.Motion.sheet), ended: onDismiss))
    }
}

extension View {
    /// Presents a sheet over the window while the binding is true.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Presents a sheet for the item, and another one for an item with another id.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
    }

    /// Covers the whole window while the binding is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Covers the whole window while the binding holds an item; another id makes a new cover.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(.cover, item: item, onDismiss: onDismiss, content: content))
    }
}
