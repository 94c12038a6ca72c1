import Drawing

/// The shape of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature increases gradually.
    case continuous
}

extension CornerRadii.Style {
    package init(_ style: RoundedCornerStyle) {
        self = style == .circular ? .circular : .continuous
    }
}
