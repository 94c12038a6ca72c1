import Foundation
import Geometry
import Layouts
import Views

/// The appearance of an alert and of a confirmation dialog: a title, a message, and buttons, with
/// missing ones added.
struct AlertPanel<Actions: View, Message: View>: View {
    let kind: ActionContainer.Kind
    let title: Text?
    let close: () -> Void
    let actions: () -> Actions
    let message: () -> Message
    @State private var known = ContainedActions()
    @Environment(\.dialogOptions) private var options

    private static var width: CGFloat { 280 }

    var body: some View {
        let close = close
        PresentedLayer(
            .centered(CGSize(width: Self.width, height: .infinity)),
            backdropOpacity: Theme.backdropOpacity, concealsBackground: true,
            closesOnOutsidePress: kind == .dialog, close: close,
            keys: takeKey
        ) {
            VStack(spacing: Theme.Spacing.content) {
                VStack(spacing: Theme.Spacing.hairGap) {
                    DialogIcon(options: options)
                    title.font(.headline)
                    LazyContent(build: message).font(.subheadline)
                        .foregroundStyle(Color(ColorRole.secondaryLabel))
                }
                .multilineTextAlignment(.center)
                if let suppression = options.suppression {
                    Toggle(isOn: suppression.isSuppressed) { suppression.label }
                        .toggleStyle(.checkbox)
                        .environment(\.actionContainer, nil)
                }
                buttons
            }
            .padding(Theme.Spacing.window)
            .frame(width: Self.width)
            .font(.body)
            .foregroundColor(nil)
            .raisedPanel(radius: Theme.Radius.window)
            .described(as: .alert)
            .environment(\.actionContainer, ActionContainer(kind) { close() })
        }
    }

    private var buttons: some View {
        let isRow = kind == .alert && known.all.count + addedCount == 2
        let layout =
            isRow
            ? AnyLayout(HStackLayout(spacing: Theme.Spacing.stack))
            : AnyLayout(VStackLayout(spacing: Theme.Spacing.stack))
        let container = ActionContainer(kind) { [close] in close() }
        return SubviewsReader(LazyContent(build: actions)) { views in
            layout {
                ForEach(views.filter { $0.traits[ActionRoleTrait.self] != .destructive }) { $0 }
                if addedCount > 0 {
                    AlertButton(
                        role: .cancel, isDefault: known.main == nil,
                        action: { container.finish() }
                    ) {
                        Text(verbatim: kind == .alert ? "OK" : "Cancel")
                    }
                }
                ForEach(views.filter { $0.traits[ActionRoleTrait.self] == .destructive }) { $0 }
            }
        }
        .environment(\.defaultAction, known.main)
        .onPreferenceChange(ContainedActionsKey.self) { known = $0 }
    }

    /// An alert without actions gets an OK, a dialog without a way out a Cancel.
    private var addedCount: Int {
        switch kind {
        case .alert: known.all.isEmpty ? 1 : 0
        case .dialog, .menu, .declared: known.cancel == nil ? 1 : 0
        }
    }

    private func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase == .down, event.modifiers.isEmpty else { return false }
        switch event.key {
        case .escape:
            if let cancel = known.cancel { cancel.perform() } else { close() }
        case .return:
            if let main = known.main {
                main.perform()
            } else if addedCount > 0 {
                close()
            }
        default: return false
        }
        return true
    }
}

/// Presents an alert or a dialog while a binding is true. It shows the data of the moment at which
/// it was presented.
nonisolated struct AlertModifier<Data, Actions: View, Message: View>: ViewModifier {
    let kind: ActionContainer.Kind
    let title: Text?
    let isPresented: Binding<Bool>
    /// Nil presents nothing.
    let data: Data?
    let actions: (Data) -> Actions
    let message: (Data) -> Message
    @Retained private var shown = ShownData<Data>()

    init(
        _ kind: ActionContainer.Kind, title: Text?, isPresented: Binding<Bool>, data: Data?,
        actions: @escaping (Data) -> Actions, message: @escaping (Data) -> Message
    ) {
        self.kind = kind
        self.title = title
        self.isPresented = isPresented
        self.data = data
        self.actions = actions
        self.message = message
    }

    @MainActor func body(content: Content) -> some View {
        shown.data = isPresented.wrappedValue ? shown.data ?? data : nil
        let (isPresented, actions, message) = (isPresented, actions, message)
        let panel = shown.data.map { data in
            AlertPanel(
                kind: kind, title: title, close: { isPresented.wrappedValue = false },
                actions: { actions(data) }, message: { message(data) })
        }
        return content.modifier(
            PortalModifier(
                identity: panel == nil ? nil : AnyHashable(true), presented: panel,
                options: PortalOptions(animation: Theme.Motion.sheet)))
    }
}

/// What an alert was presented with.
final class ShownData<Data> {
    var data: Data?
    init() {}
}
