import Foundation
import Geometry

/// The printed display list: a line for each command, children indented under their group.
extension DisplayList: CustomStringConvertible {
    package var description: String {
        var lines = ["list \(brief(size)) @\(brief(scale))x on \(background)"]
        root.print(into: &lines, indent: "  ", placement: "")
        return lines.joined(separator: "\n")
    }
}

extension DisplayGroup: CustomStringConvertible {
    package var description: String {
        var lines: [String] = []
        print(into: &lines, indent: "", placement: "")
        return lines.joined(separator: "\n")
    }

    fileprivate func print(into lines: inout [String], indent: String, placement: String) {
        lines.append("\(indent)group \(id)\(placement)")
        let inner = indent + "  "
        for command in commands {
            switch command {
            case .group(let group, let offset):
                group.print(
                    into: &lines, indent: inner,
                    placement: offset == .zero ? "" : " at \(brief(offset))")
            case .effect(let group, .mask(let mask)):
                group.print(into: &lines, indent: inner, placement: " masked by")
                mask.print(into: &lines, indent: inner + "  mask ", placement: "")
            case .effect(let group, let effect):
                group.print(into: &lines, indent: inner, placement: " with \(effect.summary)")
            default:
                lines.append(inner + command.summary)
            }
        }
    }
}

extension DrawCommand {
    fileprivate var summary: String {
        switch self {
        case .fill(let shape, let paint): "fill \(shape.summary) \(paint.summary)"
        case .stroke(let shape, let stroke, let paint):
            "stroke \(shape.summary) \(stroke.summary) \(paint.summary)"
        case .text(let text, let origin, let colors):
            "text \(text.string.debugDescription) at \(brief(origin))"
                + " size \(brief(text.size)) " + colors.map(\.description).joined(separator: " ")
        case .image(let placement): placement.summary
        case .group(let group, let offset): "group \(group.id) at \(brief(offset))"
        case .effect(let group, let effect): "group \(group.id) with \(effect.summary)"
        }
    }
}

extension DisplayShape {
    fileprivate var summary: String {
        switch self {
        case .rect(let rect): "rect \(brief(rect))"
        case .roundedRect(let rect, let radii): "rounded \(brief(rect)) \(radii.summary)"
        case .ellipse(let rect): "ellipse \(brief(rect))"
        case .path(let path, let eoFill):
            "path \(brief(path.bounds)) of \(path.elements.count)\(eoFill ? " even-odd" : "")"
        }
    }
}

extension CornerRadii {
    fileprivate var summary: String {
        let all = [topLeft, topRight, bottomRight, bottomLeft]
        let shown = Set(all).count == 1 ? [topLeft] : all
        let bend = style == .continuous ? " continuous" : ""
        return "radius " + shown.map(brief).joined(separator: "/") + bend
    }
}

extension StrokeDescription {
    fileprivate var summary: String {
        var words = "width \(brief(lineWidth))"
        if lineCap != .butt { words += " cap \(lineCap)" }
        if lineJoin != .miter { words += " join \(lineJoin)" }
        if !dash.isEmpty { words += " dash " + dash.map(brief).joined(separator: "/") }
        return words
    }
}

extension Paint {
    fileprivate var summary: String {
        switch self {
        case .color(let color): "\(color)"
        case .linearGradient(let gradient, let from, let to):
            "linear \(brief(from)) to \(brief(to)) \(gradient.summary)"
        case .radialGradient(let gradient, let span):
            "radial \(brief(span.center)) \(brief(span.startRadius)) to \(brief(span.endRadius))"
                + (span.aspect == 1 ? "" : " aspect \(brief(span.aspect))")
                + " \(gradient.summary)"
        case .angularGradient(let gradient, let center, let from, let to):
            "angular \(brief(center)) \(brief(from)) to \(brief(to)) \(gradient.summary)"
        case .meshGradient(let mesh):
            "mesh \(mesh.columns)×\(mesh.rows) in \(brief(mesh.frame))"
        case .backdrop(let backdrop): backdrop.summary
        case .image(let tiles):
            "image \(tiles.image.width)×\(tiles.image.height) tiled \(brief(tiles.tileSize))"
                + " from \(brief(tiles.origin))"
                + (tiles.opacity < 1 ? " opacity \(brief(CGFloat(tiles.opacity)))" : "")
        }
    }
}

extension BackdropPaint {
    fileprivate var summary: String {
        var words = "backdrop blur \(brief(radius)) tint \(tint)"
        if saturation != 1 { words += " saturation \(brief(CGFloat(saturation)))" }
        if opacity < 1 { words += " opacity \(brief(CGFloat(opacity)))" }
        return words
    }
}

extension ResolvedGradient {
    fileprivate var summary: String {
        (extent == .pad ? "" : "\(extent) ")
            + stops.map { "\($0.color):\(brief($0.location))" }.joined(separator: " ")
    }
}

extension ImagePlacement {
    fileprivate var summary: String {
        var words = "image \(image.width)×\(image.height) in \(brief(rect))"
        if interpolation != .medium { words += " interpolation \(interpolation)" }
        if let tint { words += " tint \(tint)" }
        if resizing == .tile { words += " tiled" }
        if capInsets != .none {
            let insets = [capInsets.left, capInsets.top, capInsets.right, capInsets.bottom]
            words += " caps " + insets.map(brief).joined(separator: "/")
        }
        return words
    }
}

extension GroupEffect {
    fileprivate var summary: String {
        switch self {
        case .transform(let t):
            "transform \(brief(t.a)) \(brief(t.b)) \(brief(t.c)) \(brief(t.d)) "
                + "\(brief(t.tx)) \(brief(t.ty))"
        case .projection(let p):
            "projection \(brief(p.m11)) \(brief(p.m12)) \(brief(p.m13)) \(brief(p.m21)) "
                + "\(brief(p.m22)) \(brief(p.m23)) \(brief(p.m31)) \(brief(p.m32)) "
                + "\(brief(p.m33))"
        case .opacity(let opacity): "opacity \(brief(CGFloat(opacity)))"
        case .isolated: "isolation"
        case .clip(let shape): "clip \(shape.summary)"
        case .mask(let mask): "mask \(mask.id)"
        case .shadow(let color, let radius, let offset):
            "shadow \(color) radius \(brief(radius)) offset \(brief(offset.width)),"
                + "\(brief(offset.height))"
        case .onlyShadow(let color, let radius, let offset):
            "only shadow \(color) radius \(brief(radius)) offset \(brief(offset.width)),"
                + "\(brief(offset.height))"
        case .innerShadow(let color, let radius, let offset):
            "inner shadow \(color) radius \(brief(radius)) offset \(brief(offset.width)),"
                + "\(brief(offset.height))"
        case .blur(let radius): "blur \(brief(radius))"
        case .blend(let operation): "blend \(operation)"
        case .adjust(let adjustment): "adjustment \(adjustment)"
        }
    }
}
