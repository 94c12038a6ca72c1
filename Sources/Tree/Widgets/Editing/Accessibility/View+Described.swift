import Views

/// Sets the accessibility description of its content.
struct DescriptionModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    let description: AccessibilityProperties

    var accessibility: AccessibilityProperties? { description }
    func change(from old: DescriptionModifier) -> RenderChange { .none }
}

extension View {
    nonisolated func described(_ description: AccessibilityProperties) -> some View {
        modifier(DescriptionModifier(description: description))
    }

    nonisolated func described(
        as role: AccessibilityProperties.Role, label: String? = nil,
        children: AccessibilityProperties.Children = .keep
    ) -> some View {
        var description = AccessibilityProperties(role: role, label: label)
        description.children = children
        return described(description)
    }

    /// Hidden from assistive technology.
    nonisolated func undescribed() -> some View {
        var description = AccessibilityProperties()
        description.isHidden = true
        return described(description)
    }
}
