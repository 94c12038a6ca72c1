import CCairo
import Drawing
import Foundation
import Geometry

/// A mesh of colours, which Cairo draws cell by cell.
struct MeshPicture {
    private let mesh: ResolvedMesh

    init(_ mesh: ResolvedMesh) { self.mesh = mesh }

    /// The picture; `nil` if memory falls short.
    func picture(width: Int, height: Int, under transform: CGAffineTransform) -> PixelSurface? {
        guard let surface = PixelSurface(width: width, height: height, format: .color),
            let pattern = cairo_pattern_create_mesh()
        else { return nil }
        defer { cairo_pattern_destroy(pattern) }
        for row in 0..<mesh.rows - 1 {
            for column in 0..<mesh.columns - 1 { addCell(column, row, to: pattern, transform) }
        }
        surface.draw { cairo in
            set(mesh.background, in: cairo)
            cairo_paint(cairo)
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
        return surface
    }

    private func addCell(
        _ column: Int, _ row: Int, to pattern: OpaquePointer, _ transform: CGAffineTransform
    ) {
        let first = row * mesh.columns + column
        let corners = [first, first + 1, first + 1 + mesh.columns, first + mesh.columns]
        cairo_mesh_pattern_begin_patch(pattern)
        for (index, corner) in corners.enumerated() {
            let point = mesh.point(at: corner).applying(transform)
            if index == 0 {
                cairo_mesh_pattern_move_to(pattern, point.x, point.y)
            } else {
                cairo_mesh_pattern_line_to(pattern, point.x, point.y)
            }
        }
        for (index, corner) in corners.enumerated() {
            let color = mesh.colors[corner]
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(index), Double(color.red), Double(color.green),
                Double(color.blue), Double(color.opacity))
        }
        cairo_mesh_pattern_end_patch(pattern)
    }

    private func set(_ color: ResolvedColor, in cairo: OpaquePointer) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.opacity))
    }
}
