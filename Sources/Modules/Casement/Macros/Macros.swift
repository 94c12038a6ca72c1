import Views
import Widgets

#if Macros
    /// Declares a value of the environment, a transaction, a container or the focus in one line: in
    /// an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
    @attached(accessor) @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "Macros", type: "EntryMacro")

    /// Declares a view that is looked at by itself; `casement previews` draws it.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "Macros", type: "PreviewMacro")

    /// Declares a view that is looked at by itself, in a given size or orientation.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "Macros", type: "PreviewMacro")

    /// Lets a preview have state: `@Previewable @State var isOn = true` at the start of its body.
    @attached(peer)
    public macro Previewable() = #externalMacro(module: "Macros", type: "PreviewableMacro")
#endif
