import Drawing
import Typography
import Views

/// What an environment says about plain text in it, resolved once for all texts there.
final class TextSurroundings {
    let attributes: TextAttributes
    let constraints: TextConstraints
    let textCase: Text.Case?
    let isRedacted: Bool
    /// The font of text that asks for no other.
    let font: FontDescription
    /// What text is drawn in that asks for nothing else.
    let foreground: ResolvedStyle
    /// The first run that asked for nothing here, and its styles: others differ in what they say.
    var plainRun: (run: TextRun, styles: [ResolvedStyle])?

    init(_ environment: EnvironmentValues) {
        attributes = environment.textAttributes
        constraints = environment.textConstraints
        textCase = environment.textCase
        isRedacted = !environment.redactionReasons.isEmpty
        font = (attributes.font ?? .body).resolved(in: attributes.fontContext)
        foreground = AnyShapeStyle(ForegroundStyle()).resolved(in: environment)
    }
}

extension EnvironmentValues {
    var textSurroundings: TextSurroundings { derived { TextSurroundings($0) } }
}
