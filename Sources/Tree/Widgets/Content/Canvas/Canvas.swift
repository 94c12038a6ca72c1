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
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
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
