import Drawing

/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarters of a circle.
    case circular
    /// Bends that begin gently.
    case continuous
}

extension CornerRadii.Style {
    package init(_ style: RoundedCornerStyle) {
        self = style == .circular ? .circular : .continuous
    }
}
