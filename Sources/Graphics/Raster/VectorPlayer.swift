import CCairo
import Drawing
import Foundation
import Geometry
import Images
import Typography

/// Draws display groups onto a surface without pixels, such as a page of a PDF.
///
/// Paths, text and pictures stay what they are. What only pixels can show becomes a picture: blurs
/// and shadows, colours that are adjusted, perspective, and gradients by angle or over a mesh.
struct VectorPlayer {
    /// A unit is a point, and y points down.
    let cairo: OpaquePointer
    /// The pixels to a point of what becomes a picture.
    let rasterizationScale: CGFloat
    let rasterizer: Rasterizer

    func draw(_ group: DisplayGroup) {
        for command in group.commands { draw(command) }
    }

    private func draw(_ command: DrawCommand) {
        switch command {
        case .fill(let shape, let paint): draw(shape, nil, paint, command)
        case .stroke(let shape, let stroke, let paint): draw(shape, stroke, paint, command)
        case .text(let text, let origin, let colors):
            text.draw(in: cairo, at: origin, hasPixels: false) {
                text.color($0, of: colors).inkColor
            }
        case .image(let placement): draw(placement)
        case .group(let group, let offset):
            saving {
                cairo_translate(cairo, offset.x, offset.y)
                draw(group)
            }
        case .effect(let group, let effect): draw(group, effect, command)
        }
    }

    private func draw(
        _ shape: DisplayShape, _ stroke: StrokeDescription?, _ paint: Paint,
        _ command: DrawCommand
    ) {
        switch paint {
        case .angularGradient, .meshGradient: drawPixels(of: command)
        case .color, .linearGradient, .radialGradient, .image, .backdrop:
            PaintSource(paint).withPattern(for: cairo, under: .identity) {
                CairoPath.draw(shape, stroke, in: cairo, under: .identity)
            }
        }
    }

    private func draw(_ placement: ImagePlacement) {
        guard let tint = placement.tint else {
            return saving { ImageCells(placement).draw(in: cairo) }
        }
        cairo_push_group(cairo)
        ImageCells(placement).draw(in: cairo)
        let stencil = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(stencil) }
        setSource(tint)
        cairo_mask(cairo, stencil)
    }

    private func draw(_ group: DisplayGroup, _ effect: GroupEffect, _ command: DrawCommand) {
        switch effect {
        case .transform(let transform):
            saving { if CairoPath.setMatrix(transform, in: cairo) { draw(group) } }
        case .opacity(let opacity):
            if opacity >= 1 { return draw(group) }
            withLayer(group) { cairo_paint_with_alpha(cairo, max(opacity, 0)) }
        case .isolated: withLayer(group) { cairo_paint(cairo) }
        case .clip(let shape):
            saving {
                clip(to: shape.path, isEvenOdd: shape.usesEvenOdd)
                draw(group)
            }
        case .mask(let mask):
            cairo_push_group(cairo)
            draw(mask)
            let stencil = cairo_pop_group(cairo)
            defer { cairo_pattern_destroy(stencil) }
            withLayer(group) { cairo_mask(cairo, stencil) }
        case .blend(let operation):
            withLayer(group) {
                cairo_set_operator(cairo, operation.cairo)
                cairo_paint(cairo)
            }
        case .shadow(let color, let radius, let offset):
            drawPixels(
                of: .effect(group, .onlyShadow(color: color, radius: radius, offset: offset)))
            draw(group)
        case .projection, .onlyShadow, .innerShadow, .blur, .adjust: drawPixels(of: command)
        }
    }

    func clip(to path: ResolvedPath, isEvenOdd: Bool) {
        cairo_new_path(cairo)
        CairoPath.add(path, to: cairo)
        cairo_set_fill_rule(
            cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Draws a command as a picture.
    private func drawPixels(of command: DrawCommand) {
        let bounds = command.bounds
        guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return }
        let area = bounds.insetBy(dx: -1, dy: -1).integral
        let largest = (Self.largestPicture / (area.width * area.height)).squareRoot()
        let moved = DisplayGroup(
            id: .auxiliary(0),
            commands: [
                .group(
                    DisplayGroup(id: .auxiliary(1), commands: [command]),
                    offset: CGPoint(x: -area.minX, y: -area.minY))
            ])
        let list = DisplayList(
            root: moved, size: area.size, scale: min(rasterizationScale, largest))
        guard let picture = rasterizer.picture(of: list) else { return }
        saving { ImageCells(ImagePlacement(image: picture, rect: area)).draw(in: cairo) }
    }

    /// Draws a group into a layer, which is the source while the body runs.
    private func withLayer(_ group: DisplayGroup, _ body: () -> Void) {
        saving {
            cairo_push_group(cairo)
            draw(group)
            cairo_pop_group_to_source(cairo)
            body()
        }
    }

    private func saving(_ body: () -> Void) {
        cairo_save(cairo)
        body()
        cairo_restore(cairo)
    }

    private func setSource(_ color: ResolvedColor) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.opacity))
    }

    /// In pixels.
    private static let largestPicture: CGFloat = 16_777_216
}

extension BlendOperation {
    /// Cairo's operator; that for multiplying stands for `plusDarker`, which Cairo has not.
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}
