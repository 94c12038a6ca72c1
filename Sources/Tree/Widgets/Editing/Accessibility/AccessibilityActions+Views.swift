import FoundationNames
import Drawing
import Foundation
import Geometry
import Views

/// A group under which assistive technology shows actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?

    /// The actions that are shown first.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// The actions that change what is selected or shown.
    public static let edit = AccessibilityActionCategory(Text(verbatim: "Edit"))

    private init(name: Text?) { self.name = name }

    /// Creates a category with a name of the app's own; the accessibility tree does not show it.
    public init(_ name: Text) { self.init(name: name) }

    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }

    @_disfavoredOverload
    public init(_ name: some StringProtocol) { self.init(Text(name)) }
}

/// Views that are made and measured, and neither drawn nor touched.
nonisolated struct Undrawn: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = Undrawn

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {}

    func passesTouch(at point: CGPoint, size: CGSize) -> Bool { false }
    func change(from old: Undrawn) -> RenderChange { .none }
}

/// Adds the buttons in some content to the actions of a view.
nonisolated private struct ContentActions<Actions: View>: ViewModifier {
    let actions: Actions

    @MainActor func body(content: Content) -> some View {
        var list = AccessibilityProperties()
        list.children = .actions
        var holder = AccessibilityProperties()
        holder.children = .takesActions
        return
            content
            .background {
                VStack { actions }
                    .buttonStyle(NamedActionStyle())
                    .fixedSize()
                    .modifier(Undrawn())
                    .modifier(ControlEffect(accessibility: list, takesTouches: false))
            }
            .modifier(ControlEffect(accessibility: holder, takesTouches: false))
    }
}

/// A button that is only an action: neither the pointer nor the keyboard comes to it.
private struct NamedActionStyle: PrimitiveButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        let action = configuration.action
        var meaning = AccessibilityProperties(role: .button)
        meaning.children = .combine
        meaning.details = [
            .action(
                AccessibilityNamedAction(AccessibilityNamedAction.activate) {
                    action()
                })
        ]
        return configuration.label
            .modifier(ControlEffect(accessibility: meaning, takesTouches: false))
    }
}

extension View {
    /// Adds each button in the content to what assistive technology can do with the view.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(ContentActions(actions: content()))
    }

    /// Adds each button in the content to the actions of the view. The accessibility tree lists the
    /// actions of all categories alike.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }

    /// Adds an action whose name is what a view says.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        return accessibilityActions {
            Button {
                action()
            } label: {
                label
            }
        }
    }
}
