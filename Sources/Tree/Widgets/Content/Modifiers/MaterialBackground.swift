import Foundation
import Geometry
import Styles
import Views

private enum BackgroundMaterialKey: EnvironmentKey {
    static let defaultValue: Material? = nil
}

extension EnvironmentValues {
    /// The material behind a view; nil where there is none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension View {
    /// A material behind the view, and `backgroundMaterial` in the view's environment.
    nonisolated public func background(
        _ style: Material, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        environment(\.backgroundMaterial, style)
            .background(AnyShapeStyle(style), ignoresSafeAreaEdges: edges)
    }

    /// A material in a shape behind the view, and `backgroundMaterial` in the view's environment.
    nonisolated public func background<T: Shape>(
        _ style: Material, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        environment(\.backgroundMaterial, style)
            .background(AnyShapeStyle(style), in: shape, fillStyle: fillStyle)
    }
}
