import Drawing
import Foundation
import Geometry
import Images
import Layouts
import Typography
import Views

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum RenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
    /// How large symbols are beside text; medium by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The forms in which symbols are shown; as they are named by default.
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }

    /// How symbols are coloured; nil for one colour, or for several where the foreground has several
    /// styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
}

extension Image {
    /// The symbol as text in a font of icons, beside words in a font.
    func symbolRun(
        beside words: FontDescription, in environment: EnvironmentValues
    ) -> (string: String, font: FontDescription) {
        let scale: CGFloat =
            switch environment.imageScale {
            case .small: 0.95
            case .medium: 1.2
            case .large: 1.5
            }
        var font = FontDescription.symbols(
            size: words.size, weight: words.weight, scale: scale, lineHeight: words.lineHeight)
        guard let name = symbolName(isRightToLeft: environment.isRightToLeft) else {
            return (SymbolNames.missingPicture, font)
        }
        font.isOutlined = !SymbolNames.isFilled(name, environment.symbolVariants)
        return (SymbolNames.ligature(for: name, environment.symbolVariants), font)
    }
}

extension Image: PrimitiveView {
    public typealias Body = Never

    @MainActor package func primitive(in environment: EnvironmentValues) -> some Primitive {
        drawing(in: environment)
    }

    @MainActor func drawing(in environment: EnvironmentValues) -> ImageDrawing {
        let font = (ownFont ?? environment.font ?? .body).resolved(in: environment.fontContext)
        let symbol = symbolRun(beside: font, in: environment)
        let parts = SymbolParts(self, in: environment)
        return ImageDrawing(
            image: self,
            symbol: TextDrawing(
                content: TextContent(parts?.design?.icon ?? symbol.string, font: symbol.font),
                constraints: TextConstraints(lineLimit: 1),
                styles: [
                    parts?.colors?.style(atLevel: 0) ?? ForegroundStyle().resolved(in: environment)
                ], label: nil),
            effects: environment.symbolEffects, parts: parts,
            pictureEnvironment: drawnPicture == nil ? nil : environment,
            look: isResource ? ImageFiles.Look(environment) : nil)
    }

    /// Which file of an image set is shown depends on the environment.
    nonisolated private var isResource: Bool {
        if case .resource = source { true } else { false }
    }

    nonisolated var drawnPicture: DrawnPicture? {
        if case .drawn(let picture) = source { picture } else { nil }
    }
}

/// A picture as it is measured and drawn.
struct ImageDrawing: Primitive {
    let image: Image
    /// The symbol, or a placeholder for a missing picture.
    var symbol: TextDrawing
    /// The effects that run on it, if it is a symbol.
    var effects: [ActiveSymbolEffect] = []
    /// What a symbol is made of; nil where that is one icon in one style.
    var parts: SymbolParts?
    /// Where pictures that are drawn by a closure find their colours; nil for all others.
    var pictureEnvironment: EnvironmentValues?
    /// In what an image of the app's resources is shown; nil for all others.
    var look: ImageFiles.Look?

    /// The picture; missing if it is a symbol or a drawing or cannot be found. `size` is that of a
    /// picture which is stretched.
    private func picture(_ context: RenderContext, size: CGSize? = nil) -> ImageStore.Picture {
        ImageFiles.picture(
            of: image.source, in: context.images, look(context, size),
            for: context.pictureWaiter)
    }

    private func look(_ context: RenderContext, _ size: CGSize? = nil) -> ImageFiles.Look {
        var look = self.look ?? ImageFiles.Look(scale: context.scale)
        look.scale = context.scale
        look.size = size
        return look
    }

    /// Whether the pixels only say where the foreground's colour is.
    private func isTemplate(_ context: RenderContext) -> Bool {
        if let mode = image.renderingMode { return mode == .template }
        guard look != nil else { return false }
        return ImageFiles.isTemplate(image.source, in: context.images, look(context)) ?? false
    }

    private var isSymbol: Bool { image.isSymbol }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        let natural =
            image.drawnPicture?.size ?? picture(context).size
            ?? symbol.sizeThatFits(.unspecified, in: context)
        return image.resizing == nil
            ? natural : proposal.replacingUnspecifiedDimensions(by: natural)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        if let drawn = image.drawnPicture, let pictureEnvironment {
            return drawn.paint(into: &recorder, size: size, in: pictureEnvironment, context)
        }
        let found = picture(context, size: image.resizing == nil ? nil : size)
        if case .missing = found {
            if effects.isEmpty { return paintSymbol(into: &recorder, size: size, in: context) }
            return paintMoving(into: &recorder, size: size, in: context)
        }
        guard let picture = found.pixels else { return }
        let insets = image.resizing?.capInsets ?? EdgeInsets()
        recorder.image(
            ImagePlacement(
                image: picture, rect: CGRect(origin: .zero, size: size),
                interpolation: .init(image.interpolationMode),
                tint: isTemplate(context) ? symbol.styles[0].color : nil,
                resizing: image.resizing?.mode == .tile ? .tile : .stretch,
                capInsets: .init(
                    left: insets.leading, top: insets.top, right: insets.trailing,
                    bottom: insets.bottom), isAntialiased: image.isAntialiased))
    }

    /// Paints the symbol as its effects have it now.
    private func paintMoving(
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {
        var look = SymbolAppearance()
        var isMoving = false
        for effect in effects {
            let (own, moves) = effect.player.appearance(at: context.now)
            look = look.combined(with: own)
            isMoving = isMoving || moves
        }
        if isMoving { context.repaint(at: context.now + Theme.Motion.symbolFrame) }
        if look.isPlain { return paintSymbol(into: &recorder, size: size, in: context) }
        var inner = DisplayListRecorder()
        paintSymbol(into: &inner, size: size, in: context)
        look.draw(inner.finish(id: .auxiliary(4)), size: size, into: &recorder)
    }

    private func paintSymbol(
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {
        if case .symbol(let name) = image.source {
            context.images.report(about: name, SymbolNames.complaint)
        }
        guard image.resizing != nil else {
            return paint(symbol, into: &recorder, size: size, in: context)
        }
        // As large as fits, in the middle.
        let side = min(size.width, size.height)
        guard side > 0, let run = symbol.content.runs.first else { return }
        var font = FontDescription.symbols(size: side, weight: run.font.weight, lineHeight: side)
        font.isOutlined = run.font.isOutlined
        let drawing = TextDrawing(
            content: TextContent(run.string, font: font),
            constraints: symbol.constraints, styles: symbol.styles)
        let own = drawing.sizeThatFits(.unspecified, in: context)
        var inner = DisplayListRecorder()
        paint(drawing, into: &inner, size: own, in: context)
        recorder.child(
            inner.finish(id: .auxiliary(3)),
            at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2))
    }

    private func paint(
        _ drawing: TextDrawing, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        guard case .symbol(let name) = image.source,
            SymbolDirection.mirrors(name, isRightToLeft: context.isRightToLeft)
        else { return paintIcons(drawing, into: &recorder, size: size, in: context) }
        let flip = CGAffineTransform(scaleX: -1, y: 1)
            .concatenating(CGAffineTransform(translationX: size.width, y: 0))
        recorder.with(.transform(flip), id: .auxiliary(5)) {
            paintIcons(drawing, into: &$0, size: size, in: context)
        }
    }

    private func paintIcons(
        _ drawing: TextDrawing, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        guard let design = parts?.design, let font = drawing.content.runs.first?.font else {
            return drawing.paint(into: &recorder, size: size, in: context)
        }
        SymbolPainter(design, parts?.colors, drawing.styles[0], font: font, in: context)
            .paint(into: &recorder)
    }

    func change(from old: ImageDrawing) -> RenderChange {
        if image != old.image || look != old.look { return .layout }
        let change = symbol.change(from: old.symbol)
        guard change == .none else { return change }
        // What a closure draws may depend on anything in its environment.
        let isSame = effects == old.effects && parts == old.parts && pictureEnvironment == nil
        return isSame ? .none : .paint
    }

    func takeOver(from old: ImageDrawing, _ change: RenderChange) {
        symbol.takeOver(from: old.symbol, change)
    }

    func alignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat? {
        guard isSymbol, image.resizing == nil else { return nil }
        return symbol.alignment(of: key, in: size, proposal: proposal, context: context)
    }

    var explicitAlignmentKeys: AlignmentKeySet {
        isSymbol && image.resizing == nil ? .textBaselines : []
    }

    var accessibility: AccessibilityProperties? {
        image.label.map { AccessibilityProperties(role: .image, label: $0) }
    }
}

extension ImageDrawing: Animatable {
    var animatableData: ColorVector {
        get { symbol.animatableData }
        set { symbol.animatableData = newValue }
    }
}

extension ImagePlacement.Interpolation {
    init(_ interpolation: Image.Interpolation) {
        self =
            switch interpolation {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
    }
}

extension View {
    /// Sets how large the symbols inside are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }

    /// Shows the symbols inside in other forms, such as filled.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }

    /// How the layers of symbols inside are coloured.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
