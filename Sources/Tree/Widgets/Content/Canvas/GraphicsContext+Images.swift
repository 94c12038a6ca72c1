import Drawing
import Foundation
import Geometry
import Styles
import Views

extension GraphicsContext {
    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
        /// Points.
        public let size: CGSize
        /// From the top to the baseline of a symbol; the height of any other picture.
        public let baseline: CGFloat
        /// What a symbol or a template is painted in; nil for a picture in its own colours.
        public var shading: Shading?
        let image: Image
        let canvas: CanvasRecording

        init(_ image: Image, _ canvas: CanvasRecording) {
            self.image = image
            self.canvas = canvas
            var natural = image
            natural.resizing = nil
            (size, baseline) = canvas.onMainActor { context in
                let drawing = natural.drawing(in: canvas.environment)
                let size = drawing.sizeThatFits(.unspecified, in: context)
                let baseline = drawing.alignment(
                    of: VerticalAlignment.firstTextBaseline.key, in: size,
                    proposal: .unspecified, context: context)
                return (size, baseline ?? size.height)
            }
            shading = image.isStencil ? .foreground : nil
        }

        /// The commands that draw the picture as large as `target`, its corner at the origin, in a
        /// canvas or a layer of it; the picture may have been resolved outside of the layer.
        fileprivate func record(_ target: CGSize, for canvas: CanvasRecording) -> DisplayGroup {
            var environment = canvas.environment
            if let shading {
                var styles = [shading.style(in: canvas)]
                if case .palette(let parts) = shading.source {
                    styles = parts.map { $0.style(in: canvas) }
                }
                environment.foregroundStack = ForegroundStack(
                    styles, outer: environment.foregroundStack)
            }
            var picture = image
            if image.isSymbol {
                picture.resizing = nil
                let commands = canvas.commands(of: picture, in: environment, size)
                let scale = CGAffineTransform(
                    scaleX: size.width > 0 ? target.width / size.width : 0,
                    y: size.height > 0 ? target.height / size.height : 0)
                guard !scale.isIdentity else { return canvas.group(commands) }
                return canvas.group([.effect(canvas.group(commands), .transform(scale))])
            }
            if picture.resizing == nil { picture = picture.resizable() }
            return canvas.group(canvas.commands(of: picture, in: environment, target))
        }
    }

    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, canvas) }

    /// Draws a picture as large as a rectangle. A rectangle is filled alike in every style.
    public func draw(
        _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        draw { $0.child(image.record(rect.size, for: canvas), at: rect.origin) }
    }

    /// Draws a picture in its own size, with an anchor of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw {
            $0.child(
                image.record(image.size, for: canvas), at: point.corner(of: image.size, anchor))
        }
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// One of the views that a canvas is given as symbols.
    public struct ResolvedSymbol {
        /// Points.
        public var size: CGSize { picture.size }
        let picture: ViewPicture

        /// The position of the drawing in the symbol.
        fileprivate var offset: CGPoint { picture.offset }
    }

    /// The symbol with a tag, or that a `ForEach` made of an element; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        canvas.symbols.first { picture in
            if let tag = picture.traits[TagTrait.self] { return tag.value(as: ID.self) == id }
            return picture.traits[LoopPositionTrait.self]?.id == AnyHashable(id)
        }.map(ResolvedSymbol.init)
    }

    /// Draws a symbol as large as a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let scale = CGAffineTransform(
            scaleX: rect.width / size.width, y: rect.height / size.height)
        guard !scale.isIdentity else {
            return draw(symbol, at: rect.origin, anchor: .topLeading)
        }
        let moved = CGAffineTransform(translationX: symbol.offset.x, y: symbol.offset.y)
            .concatenating(scale)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        draw { $0.effect(.transform(moved), on: symbol.picture.group) }
    }

    /// Draws a symbol in its own size, with an anchor of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let corner = point.corner(of: symbol.size, anchor)
        // A symbol drawn several times is one group, so each drawing gets a group around it.
        draw {
            $0.child(
                canvas.group([.group(symbol.picture.group, offset: symbol.offset)]), at: corner)
        }
    }
}

extension CanvasRecording {
    fileprivate func commands(
        of image: Image, in environment: EnvironmentValues, _ size: CGSize
    ) -> [DrawCommand] {
        onMainActor { context in
            var recorder = DisplayListRecorder()
            image.drawing(in: environment).paint(into: &recorder, size: size, in: context)
            return recorder.commands
        }
    }
}

extension Image {
    var isSymbol: Bool { if case .symbol = source { true } else { false } }
    /// Whether it is painted in the foreground's style.
    var isStencil: Bool { isSymbol || renderingMode == .template }
}
