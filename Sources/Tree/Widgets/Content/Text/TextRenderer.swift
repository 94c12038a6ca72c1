import Foundation
import Geometry
import Layouts
import Views

/// Draws texts in an app's own way.
public protocol TextRenderer: Animatable {
    /// Draws a text that is laid out already.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size of the text for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the drawing reaches beyond the text.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// By default, the drawing does not reach beyond the text.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer may measure.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The renderer of the texts in a part of the tree. Two are the same only where they are one object,
/// because renderers cannot be compared.
final class TextRendererBox {
    let renderer: any TextRenderer
    init(_ renderer: any TextRenderer) { self.renderer = renderer }
}

private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: TextRendererBox? { nil }
}

extension EnvironmentValues {
    var textRenderer: TextRendererBox? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Has a renderer draw the texts of its content.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.textRenderer, TextRendererBox(renderer))
    }
}

extension View {
    /// Has the renderer draw the texts inside.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

extension Text {
    /// Gives a value to the text, which a renderer finds in the runs of its layout.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var copy = self
        copy.changes.append(.custom(CustomTextAttribute(value)))
        return copy
    }
}
