import Drawing
import Foundation
import Geometry

extension MeshGradient: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        let background = background.resolved(in: context)
        guard fault == nil else { return .color(background) }
        let resolved =
            switch colors {
            case .colors(let colors): colors.map { $0.resolved(in: context) }
            case .resolvedColors(let colors): colors.map { ResolvedColor($0) }
            }
        let surface = MeshSurface(self, resolved)
        return .meshGradient(
            ResolvedMesh(
                columns: surface.columns, rows: surface.rows, points: surface.points,
                colors: surface.colors, background: background, frame: bounds))
    }
}
