import Views

/// How text fields look in a part of the tree.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> Self._Body
    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style is given.
nonisolated public struct _TextFieldStyleLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
}

/// A style of our own, which says what box the field draws.
protocol BoxedFieldStyle: TextFieldStyle {
    nonisolated var box: FieldBox { get }
}

extension BoxedFieldStyle {
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration
    }
}

/// A field in a box with round corners.
public struct DefaultTextFieldStyle: TextFieldStyle, BoxedFieldStyle {
    /// Creates the style; `.automatic` is its short form.
    nonisolated public init() {}
    nonisolated var box: FieldBox { .rounded }
}

/// A field in a box with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BoxedFieldStyle {
    /// Creates the style; `.roundedBorder` is its short form.
    nonisolated public init() {}
    nonisolated var box: FieldBox { .rounded }
}

/// A field in a box with sharp corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, BoxedFieldStyle {
    /// Creates the style; `.squareBorder` is its short form.
    nonisolated public init() {}
    nonisolated var box: FieldBox { .square }
}

/// A field without a box.
public struct PlainTextFieldStyle: TextFieldStyle, BoxedFieldStyle {
    /// Creates the style; `.plain` is its short form.
    nonisolated public init() {}
    nonisolated var box: FieldBox { .none }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style: a box with round corners, or no box in a form.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The style with a box with round corners, also in a form.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
        RoundedBorderTextFieldStyle()
    }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// The style with a box with sharp corners.
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
        SquareBorderTextFieldStyle()
    }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The style without a box, such as for a title that can be edited.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
    package var textFieldStyle: any TextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields inside.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, style)
    }
}
