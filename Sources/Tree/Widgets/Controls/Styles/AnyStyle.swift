import Views

/// A type-erased style, as the environment stores it.
package struct AnyStyle<Configuration> {
    private let storage: StyleStorage<Configuration>

    /// `make` shows a control in the style; it is the same for all styles of one type.
    package init<Style, Content: View>(
        _ style: Style, make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        storage = TypedStyleStorage(style, make: make)
    }

    /// Shows a control by `make`, or by `direct` if the style has no dynamic properties and so
    /// needs no view of its own.
    package init<Style, Content: View, DirectContent: View>(
        _ style: Style, make: @escaping @MainActor (Style, Configuration) -> Content,
        direct: @escaping @MainActor (Style, Configuration) -> DirectContent
    ) {
        storage =
            WithDynamicProperties<Style>.isNeeded
            ? TypedStyleStorage(style, make: make) : TypedStyleStorage(style, make: direct)
    }

    @MainActor package func body(_ configuration: Configuration) -> AnyView {
        storage.body(configuration)
    }
}

extension AnyStyle: ComparableInput {
    package func isEqualInput(to other: AnyStyle<Configuration>) -> Bool {
        storage === other.storage || storage.isSame(as: other.storage)
    }
}

private class StyleStorage<Configuration> {
    @MainActor func body(_ configuration: Configuration) -> AnyView {
        fatalError("\(Self.self) shows nothing")
    }
    func isSame(as other: StyleStorage<Configuration>) -> Bool { false }
}

private final class TypedStyleStorage<Style, Configuration, Content: View>:
    StyleStorage<Configuration>
{
    let style: Style
    let make: @MainActor (Style, Configuration) -> Content

    init(_ style: Style, make: @escaping @MainActor (Style, Configuration) -> Content) {
        self.style = style
        self.make = make
    }

    override func body(_ configuration: Configuration) -> AnyView {
        AnyView(make(style, configuration))
    }

    override func isSame(as other: StyleStorage<Configuration>) -> Bool {
        guard let other = other as? TypedStyleStorage else { return false }
        return ValueComparison.inputsEqual(style, other.style)
    }
}
