import Styles
import Drawing

extension Color {
    /// The colour that a style resolves to. Of the environment, the style sees only the colour scheme
    /// and the contrast.
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
