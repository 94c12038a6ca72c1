import Drawing
import Foundation
import Geometry

/// How effects change a symbol at one moment.
struct SymbolAppearance: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// Radians, clockwise.
    var rotation = 0.0
    /// In fractions of the symbol's height.
    var offset = CGSize.zero
    /// The opacity of three parts of the symbol, from left to right; nil where all are alike.
    var parts: [Double]?

    var isPlain: Bool { self == SymbolAppearance() }

    func combined(with other: SymbolAppearance) -> SymbolAppearance {
        var result = self
        result.scale *= other.scale
        result.opacity *= other.opacity
        result.rotation += other.rotation
        result.offset.width += other.offset.width
        result.offset.height += other.offset.height
        result.parts = other.parts ?? parts
        return result
    }

    /// Draws a symbol of a size as it appears.
    func draw(_ symbol: DisplayGroup, size: CGSize, into recorder: inout DisplayListRecorder) {
        guard opacity > 0.001, scale > 0.001 else { return }
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(rotationAngle: rotation))
            .concatenating(
                CGAffineTransform(
                    translationX: center.x + offset.width * size.height,
                    y: center.y + offset.height * size.height))
        var inner = DisplayListRecorder()
        if let parts {
            draw(parts, of: symbol, size: size, into: &inner)
        } else {
            inner.child(symbol)
        }
        let moved = DisplayGroup(
            id: .auxiliary(10),
            commands: [.effect(inner.finish(id: .auxiliary(11)), .transform(transform))])
        if opacity < 1 {
            recorder.effect(.opacity(opacity), on: moved)
        } else {
            recorder.child(moved)
        }
    }

    private func draw(
        _ parts: [Double], of symbol: DisplayGroup, size: CGSize,
        into recorder: inout DisplayListRecorder
    ) {
        let width = size.width / Double(parts.count)
        for (index, opacity) in parts.enumerated() where opacity > 0.001 {
            // The outer parts take what the symbol draws beside its frame.
            let left = index == 0 ? -size.width : width * Double(index)
            let right = index == parts.count - 1 ? size.width * 2 : width * Double(index + 1)
            let strip = CGRect(
                x: left, y: -size.height, width: right - left, height: size.height * 3)
            recorder.withOpacity(opacity, id: .auxiliary(12 + 2 * index)) {
                $0.effect(.clip(.rect(strip)), on: symbol)
            }
        }
    }
}
