import Drawing
import Foundation
import Geometry
import Views

/// Opens a menu at a press of the secondary button.
nonisolated struct ContextMenuModifier<Rows: View>: ViewModifier {
    let rows: () -> Rows
    /// What is shown beside the menu; nil for nothing.
    var preview: AnyView?
    /// Whether Tab stops at the view if it stops at nothing in it.
    var isTabStop = true

    @MainActor func body(content: Content) -> some View {
        ContextMenuHost(content: content, rows: rows, preview: preview, isTabStop: isTabStop)
    }
}

private struct ContextMenuHost<Content: View, Rows: View>: View {
    let content: Content
    let rows: () -> Rows
    let preview: AnyView?
    let isTabStop: Bool
    @State private var point: CGPoint?
    @State private var showsFocus = false
    @Retained private var opener = ContextMenuOpener()
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let point = $point
        opener.recognizer.opened = { point.wrappedValue = $0 }
        opener.responder.recognizers = isEnabled ? [opener.recognizer] : []
        opener.follow(isEnabled: isEnabled, isTabStop: isTabStop, showsFocus: $showsFocus)
        let isOpen = Binding(
            get: { point.wrappedValue != nil }, set: { if !$0 { point.wrappedValue = nil } })
        return
            content
            .modifier(ContextMenuFrame(responder: opener.responder, showsFocus: showsFocus))
            .popupMenu(
                isPresented: isOpen, .at(self.point ?? .zero), preview: preview, rows: rows)
    }
}

/// Takes presses anywhere in its content's frame that the content itself leaves.
struct PortalHost: RenderModifier, RenderEffect {
    typealias Body = Never
    let responder: Responder?
    func change(from old: PortalHost) -> RenderChange { .none }
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { true }
}

/// Takes presses as `PortalHost` does, and draws a ring while the view has the focus for its menu.
private struct ContextMenuFrame: RenderModifier {
    typealias Body = Never
    let responder: Responder
    let showsFocus: Bool

    func effect(in environment: EnvironmentValues) -> ContextMenuFrameEffect {
        ContextMenuFrameEffect(
            responder: responder,
            ring: FocusRingEffect(
                colors: showsFocus ? environment.focusRingColors : nil,
                outline: .rounded(Theme.Radius.small)))
    }
}

private struct ContextMenuFrameEffect: RenderEffect {
    let responder: Responder?
    let ring: FocusRingEffect

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        ring.paint(child, into: &recorder, size: size, in: context)
    }

    func change(from old: ContextMenuFrameEffect) -> RenderChange { ring.change(from: old.ring) }
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { true }
}

@MainActor
final class ContextMenuOpener {
    let responder = Responder()
    let recognizer = ContextPressRecognizer()

    /// Lets the view have the focus, so that a key can open its menu though it takes no other.
    func follow(isEnabled: Bool, isTabStop: Bool, showsFocus: Binding<Bool>) {
        guard isTabStop else { return responder.focusable = nil }
        let focusable = responder.focusable ?? Focusable()
        focusable.isEnabled = isEnabled
        focusable.yieldsToContent = true
        focusable.servesMenu = true
        focusable.changed = { [weak focusable] isFocused, byKeyboard in
            focusable?.isElement = isFocused
            showsFocus.wrappedValue = isFocused && byKeyboard
        }
        responder.focusable = focusable
    }
}

/// A press with the secondary button.
// Missing: a long press on a device, where a press that rests begins a drag.
@MainActor
final class ContextPressRecognizer: GestureRecognizer {
    var opened: (CGPoint) -> Void = { _ in }

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard event.phase == .down, event.button == .secondary else { return .failed }
        opened(event.windowLocation)
        return .ended
    }

    func cancel() {}
}

extension View {
    /// Opens a menu on a press with the secondary button; the preview is shown above it.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(rows: menuItems))
    }

    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(rows: menuItems, preview: AnyView(preview())))
    }

    /// Opens a menu that is described apart from the view; nil for none.
    nonisolated public func contextMenu<MenuItems: View>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> some View {
        modifier(OptionalContextMenu(menu: contextMenu))
    }
}

/// A context menu on its own.
nonisolated public struct ContextMenu<MenuItems: View> {
    let rows: () -> MenuItems

    /// Creates a menu whose rows are the views of a builder.
    public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { rows = menuItems }
}

nonisolated private struct OptionalContextMenu<Rows: View>: ViewModifier {
    let menu: ContextMenu<Rows>?

    @MainActor func body(content: Content) -> some View {
        if let menu {
            content.contextMenu(menuItems: menu.rows)
        } else {
            content
        }
    }
}
