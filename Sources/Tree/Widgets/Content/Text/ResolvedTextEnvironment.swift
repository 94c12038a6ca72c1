import Drawing
import Typography
import Views

/// The attributes of plain text in an environment, resolved once for all texts there.
final class ResolvedTextEnvironment {
    let attributes: TextAttributes
    let constraints: TextConstraints
    let textCase: Text.Case?
    let isRedacted: Bool
    /// How a selection looks; nil where text cannot be selected.
    let selection: TextSelectionLook?
    /// The font of text without one of its own.
    let font: FontDescription
    /// The style of text without one of its own.
    let foreground: ResolvedStyle
    /// What draws the texts; nil where they are drawn as usual.
    let renderer: TextRendererBox?
    /// The first run without attributes of its own, and its styles; other such runs differ only in
    /// their strings.
    var plainRun: (run: TextRun, styles: [ResolvedStyle])?

    init(_ environment: EnvironmentValues) {
        attributes = environment.textAttributes
        constraints = environment.textConstraints
        textCase = environment.textCase
        renderer = environment.textRenderer
        isRedacted = environment.redactsText
        selection = TextSelectionLook(environment)
        font = (attributes.font ?? .body).resolved(in: attributes.fontContext)
        foreground = AnyShapeStyle(ForegroundStyle()).resolved(in: environment)
    }
}

extension EnvironmentValues {
    var resolvedTextEnvironment: ResolvedTextEnvironment { derived { ResolvedTextEnvironment($0) } }
}
