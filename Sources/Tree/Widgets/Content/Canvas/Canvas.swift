import Drawing
import Foundation
import Geometry
import Views

/// A view that a closure draws, as large as it is offered. What lies outside of its frame is cut off.
///
/// The closure runs for each frame in which the view, its symbols or an observable object that the
/// closure has read has changed. It always runs on the main thread, before the frame is shown, also
/// with `rendersAsynchronously`. Colours are mixed in sRGB; in the linear colour modes, the colours
/// between a gradient's stops are mixed in linear light.
nonisolated public struct Canvas<Symbols: View>: View {
    /// The views that the closure may draw, each found by its tag.
    public var symbols: Symbols
    /// The closure that draws, given a context and the canvas's size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is drawn on black instead of on what lies behind it.
    public var isOpaque: Bool
    /// The colour space in which a gradient's colours are mixed.
    public var colorMode: ColorRenderingMode
    /// Whether the closure may run on another thread. Kept for source compatibility; has no
    /// effect.
    public var rendersAsynchronously: Bool

    /// `symbols` are views with tags, which the closure draws with `resolveSymbol(id:)`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    @MainActor public var body: some View {
        let (renderer, isOpaque, colorMode) = (renderer, isOpaque, colorMode)
        return DrawingContainer(symbols.accessibilityHidden(true)) { recorder, input in
            CanvasDrawing(input, isOpaque: isOpaque, colorMode: colorMode)
                .record(into: &recorder, renderer)
        }
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas without symbols.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) { EmptyView() }
    }
}
