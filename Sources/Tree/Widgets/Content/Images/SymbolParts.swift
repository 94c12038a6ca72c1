import Drawing
import Foundation
import Geometry
import Styles
import Typography
import Views

/// What a symbol is drawn of beyond one icon in one style.
struct SymbolParts: Equatable {
    let design: SymbolDesign?
    let colors: SymbolColors?

    /// Nil where a symbol is one icon in one style, and for other pictures.
    init?(_ image: Image, in environment: EnvironmentValues) {
        guard let name = image.symbolName(isRightToLeft: environment.isRightToLeft) else {
            return nil
        }
        let mode = image.symbolMode ?? environment.symbolRenderingMode
        colors = SymbolColors(mode, name, in: environment)
        design = SymbolDesign(
            name, environment.symbolVariants, value: image.variableValue,
            isLayered: colors != nil)
        if design == nil, colors == nil { return nil }
    }
}

/// Paints a symbol of several icons.
@MainActor
struct SymbolPainter {
    private let design: SymbolDesign
    private let colors: SymbolColors?
    private let style: ResolvedStyle
    private let font: FontDescription
    private let context: RenderContext
    /// The middle of the icons, and their size.
    private let middle: CGPoint
    private let em: CGFloat

    /// `style` is for a symbol in one style.
    init(
        _ design: SymbolDesign, _ colors: SymbolColors?, _ style: ResolvedStyle,
        font: FontDescription, in context: RenderContext
    ) {
        self.design = design
        self.colors = colors
        self.style = style
        self.font = font
        self.context = context
        // A disc fills the icons' square evenly.
        let disc = Self.drawing("circle", font, style).shaped(.unspecified, context)
        let ink = disc.inkBounds
        middle = ink.isNull ? .zero : CGPoint(x: ink.midX, y: ink.midY)
        em = disc.size.width
    }

    func paint(into recorder: inout DisplayListRecorder) {
        var commands: [DrawCommand] = []
        var number = 10
        func group(_ commands: [DrawCommand]) -> DisplayGroup {
            number += 1
            return DisplayGroup(id: .auxiliary(number), commands: commands)
        }
        for layer in design.layers {
            var inner = DisplayListRecorder()
            record(layer, into: &inner)
            guard !inner.isEmpty else { continue }
            let moved = CGAffineTransform(
                translationX: middle.x + layer.x * em, y: middle.y + layer.y * em
            ).scaledBy(x: layer.scale, y: layer.scale).translatedBy(x: -middle.x, y: -middle.y)
            var command = DrawCommand.group(group(inner.commands), offset: .zero)
            if !moved.isIdentity { command = .effect(group([command]), .transform(moved)) }
            if layer.isFaint { command = .effect(group([command]), .opacity(Self.faint)) }
            if layer.isCutOut {
                command = .effect(group([command]), .blend(.destinationOut))
            }
            commands.append(command)
        }
        guard design.layers.contains(where: \.isCutOut) else {
            for command in commands { recorder.append(command) }
            return
        }
        recorder.effect(.isolated, on: group(commands))
    }

    /// How opaque what lies above a symbol's amount is.
    private static let faint = 0.3

    private func record(
        _ layer: SymbolDesign.Layer, into recorder: inout DisplayListRecorder
    ) {
        let style =
            layer.isCutOut ? ResolvedStyle(.black) : colors?.style(atLevel: layer.level) ?? style
        switch layer.content {
        case .icon(let icon):
            var font = font
            if layer.isSolid { font.isOutlined = false }
            let drawing = Self.drawing(icon, font, style)
            drawing.paint(
                into: &recorder, size: drawing.sizeThatFits(.unspecified, in: context),
                in: context)
        case .letters(let letters):
            // As high as an icon would be, and no wider.
            let size = em * (letters.count > 1 ? 0.95 : 1.15)
            let drawing = Self.drawing(
                letters, .system(size: size, weight: 700, lineHeight: size * 1.2), style)
            let shaped = drawing.shaped(.unspecified, context)
            var inner = DisplayListRecorder()
            drawing.paint(into: &inner, size: shaped.size, in: context)
            let ink = shaped.inkBounds
            guard !ink.isNull else { return }
            recorder.child(
                inner.finish(id: .auxiliary(9)),
                at: CGPoint(x: middle.x - ink.midX, y: middle.y - ink.midY))
        case .slash(let width):
            let reach = em * 0.36
            var path = ResolvedPath()
            path.addLines([
                CGPoint(x: middle.x - reach, y: middle.y - reach),
                CGPoint(x: middle.x + reach, y: middle.y + reach),
            ])
            let line = StrokeDescription(lineWidth: em * width, lineCap: .round)
            recorder.stroke(.path(path), line, with: .color(style.color))
        }
    }

    private static func drawing(
        _ string: String, _ font: FontDescription, _ style: ResolvedStyle
    ) -> TextDrawing {
        TextDrawing(
            content: TextContent(string, font: font), constraints: TextConstraints(lineLimit: 1),
            styles: [style])
    }
}
