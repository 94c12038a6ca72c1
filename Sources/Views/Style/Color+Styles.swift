import Styles
import Drawing

extension Color {
    /// A colour of a style that resolves to one. It knows the colour scheme and the contrast of its
    /// surroundings.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
            return
        }
        self.init(
            .custom(
                CustomColor(color) { context in
                    var environment = EnvironmentValues()
                    environment.colorScheme = context.scheme
                    environment.colorSchemeContrast = context.contrast
                    return ResolvedColor(color.resolve(in: environment))
                }))
    }
}
