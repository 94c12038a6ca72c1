import Views

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// A text editor for its style. It has no parts that an app could show.
public struct TextEditorStyleConfiguration {
    let editor: TextEditorContent
}

/// Shows the text in a box like that of a text field.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style; `.automatic` is its short form.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.editor
    }
}

/// Shows the text without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style; `.plain` is its short form.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.editor.scrollContentBackground(.hidden)
    }
}

/// Shows the text in a box with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style; `.roundedBorder` is its short form.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.editor
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style: text in a box with round corners.
    nonisolated public static var automatic: AutomaticTextEditorStyle {
        AutomaticTextEditorStyle()
    }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The style without a background, for editors on a background of the app's own.
    nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// The style with a box with round corners, which looks like `automatic`.
    nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle {
        RoundedBorderTextEditorStyle()
    }
}

extension EnvironmentValues {
    var textEditorStyles: StyleStack<TextEditorStyleConfiguration> {
        self[styles: StyleKind()]
    }
}

extension View {
    /// Sets the style of the text editors inside.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        styled(style) { (style: S, configuration: TextEditorStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
