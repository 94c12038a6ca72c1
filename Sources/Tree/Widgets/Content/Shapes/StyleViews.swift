import Drawing
import Foundation
import Geometry
import Views

// Colours and gradients as views: they fill the proposed size.

/// A style that is a view by itself.
@MainActor @preconcurrency
protocol StyleView: PrimitiveView, ShapeStyle {}

extension StyleView {
    package func primitive(in environment: EnvironmentValues) -> some Primitive {
        ShapeDrawing(shape: Rectangle(), style: resolved(in: environment))
    }
}

extension Color: View, StyleView { public typealias Body = Never }
extension LinearGradient: View, StyleView { public typealias Body = Never }
extension RadialGradient: View, StyleView { public typealias Body = Never }
extension EllipticalGradient: View, StyleView { public typealias Body = Never }
extension AnyGradient: View, StyleView { public typealias Body = Never }
extension MeshGradient: View, StyleView { public typealias Body = Never }
extension AngularGradient: View, StyleView { public typealias Body = Never }
