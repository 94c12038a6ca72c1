import Foundation
import Geometry
import Views

/// Where a popup menu opens.
package enum PopupPlacement {
    /// Below the view, or above where it does not fit, at least as wide as the view.
    case below
    /// On the view's trailing side, as a submenu does.
    case trailing
    /// At a point of the window.
    case at(CGPoint)
}

/// Shows a popup menu for the view it modifies.
nonisolated struct PopupMenuModifier<Rows: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let placement: PopupPlacement
    let preview: AnyView?
    let finish: @MainActor () -> Void
    let rows: () -> Rows
    @Retained private var position = TreePosition()

    init(
        isPresented: Binding<Bool>, placement: PopupPlacement, preview: AnyView?,
        finish: @escaping @MainActor () -> Void, rows: @escaping () -> Rows
    ) {
        self.isPresented = isPresented
        self.placement = placement
        self.preview = preview
        self.finish = finish
        self.rows = rows
    }

    @MainActor func body(content: Content) -> some View {
        let binding = isPresented
        let panel = MenuPanel(
            placement: layerPlacement, preview: preview, close: { binding.wrappedValue = false },
            finish: {
                binding.wrappedValue = false
                finish()
            }, rows: rows)
        var options = PortalOptions(animation: Theme.Motion.hover)
        options.focusesFirst = false
        options.focusesSelected = true
        return content.treePosition(position).modifier(
            PortalModifier(
                identity: isPresented.wrappedValue ? AnyHashable(true) : nil,
                presented: isPresented.wrappedValue ? panel : nil, options: options))
    }

    @MainActor private var layerPlacement: LayerPlacement {
        let position = position
        let anchor = { position.windowFrame }
        return switch placement {
        case .below: .beside(anchor, .bottom, isAligned: true)
        case .trailing: .beside(anchor, .trailing, isAligned: true)
        case .at(let point): .at(point)
        }
    }
}

/// The menu itself: rows in a raised panel, navigated with the arrow keys.
struct MenuPanel<Rows: View>: View {
    let placement: LayerPlacement
    /// What is shown above the menu.
    let preview: AnyView?
    let close: () -> Void
    let finish: @MainActor () -> Void
    let rows: () -> Rows
    @Retained private var position = TreePosition()
    @State private var hasMarks = false
    @Environment(\.menuDepth) private var depth
    @Environment(\.layoutDirection) private var direction

    init(
        placement: LayerPlacement, preview: AnyView? = nil, close: @escaping () -> Void,
        finish: @escaping @MainActor () -> Void, rows: @escaping () -> Rows
    ) {
        self.placement = placement
        self.preview = preview
        self.close = close
        self.finish = finish
        self.rows = rows
    }

    @MainActor var body: some View {
        let finish = finish
        PresentedLayer(
            placement, closesOnOutsidePress: true, close: close,
            keys: takeKey
        ) {
            VStack(alignment: .leading, spacing: Theme.Spacing.stack) {
                if let preview {
                    preview.raisedPanel(radius: Theme.Radius.card).allowsHitTesting(false)
                }
                ScrollView {
                    VStack(spacing: 0) { LazyContent(build: rows) }.padding(Theme.menuInset)
                        .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
                }
                .treePosition(position)
                .raisedPanel(radius: Theme.Radius.card)
                .described(as: .menu)
            }
            .environment(\.actionContainer, ActionContainer(.menu) { finish() })
            .environment(\.menuDepth, depth + 1)
            .environment(\.menuHasMarks, hasMarks)
            .environment(\.font, nil)
            .foregroundColor(nil)
        }
    }

    @MainActor private func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, let tree = position.tree else { return false }
        switch event.key.following(isRightToLeft: direction == .rightToLeft) {
        case .down: tree.focus.advance(backwards: false)
        case .up: tree.focus.advance(backwards: true)
        case .home, .end: moveToEnd(first: event.key == .home, tree)
        case .left where depth > 0: close()
        case .tab: break
        case .character(let character) where event.modifiers.isSubset(of: .shift):
            moveToRow(beginningWith: character, tree)
        default: return false
        }
        return true
    }

    @MainActor private func moveToEnd(first: Bool, _ tree: ViewTree) {
        let stops = tree.focus.stops()
        guard let stop = first ? stops.first : stops.last, let node = stop.node else { return }
        tree.focus.set(stop.focusable, node: node, byKeyboard: true)
    }

    /// The next row, after the highlighted one, whose title begins with the character.
    @MainActor private func moveToRow(beginningWith character: Character, _ tree: ViewTree) {
        let stops = tree.focus.stops()
        let current = stops.firstIndex { $0.focusable === tree.focus.current?.focusable } ?? -1
        var titles: [ObjectIdentifier: String] = [:]
        func collect(_ node: AccessibilityNode) {
            if let render = node.render { titles[ObjectIdentifier(render)] = node.label }
            node.children.forEach(collect)
        }
        collect(AccessibilityTree.of(tree))
        for step in 1...max(1, stops.count) where !stops.isEmpty {
            let stop = stops[(current + step + stops.count) % stops.count]
            guard let node = stop.node,
                titles[ObjectIdentifier(node)]?.lowercased().hasPrefix(character.lowercased())
                    == true
            else { continue }
            tree.focus.set(stop.focusable, node: node, byKeyboard: true)
            node.revealInScrollViews()
            return
        }
    }
}

/// A row that opens another menu at its side.
package struct SubmenuRow<Label: View, Rows: View>: View {
    private let label: Label
    private let rows: () -> Rows
    @State private var isOpen = false
    @Environment(\.actionContainer) private var container
    @Environment(\.layoutDirection) private var direction

    package init(@ViewBuilder rows: @escaping () -> Rows, @ViewBuilder label: () -> Label) {
        self.rows = rows
        self.label = label()
    }

    @MainActor package var body: some View {
        let (container, isOpen) = (container, $isOpen)
        MenuRow(opensMore: true) {
            isOpen.wrappedValue = true
        } label: {
            label
        }
        .onKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
            isOpen.wrappedValue = true
            return .handled
        }
        .popupMenu(isPresented: isOpen, .trailing, finish: { container?.finish() }, rows: rows)
    }
}

private enum MenuDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// The depth of nested menus: 0 outside, 1 in a menu, 2 in its submenu.
    package var menuDepth: Int {
        get { self[MenuDepthKey.self] }
        set { self[MenuDepthKey.self] = newValue }
    }
}

extension View {
    /// Shows a popup menu while the binding is true. Its rows are buttons and other controls, which
    /// read `actionContainer` and appear as `MenuRow`s; `finish` is called when one of them was
    /// chosen.
    nonisolated package func popupMenu<Rows: View>(
        isPresented: Binding<Bool>, _ placement: PopupPlacement = .below, preview: AnyView? = nil,
        finish: @escaping @MainActor () -> Void = {}, @ViewBuilder rows: @escaping () -> Rows
    ) -> some View {
        modifier(
            PopupMenuModifier(
                isPresented: isPresented, placement: placement, preview: preview,
                finish: finish, rows: rows))
    }
}
