import Views

/// A frame of its own around a view, whose parts are placed inside it. Positions are always
/// animated within the parent, so the parts move as one with the group.
nonisolated struct GeometryGroupModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = GeometryGroupModifier

    func change(from old: GeometryGroupModifier) -> RenderChange { .none }
}

extension View {
    /// Isolates the geometry of the view from its parent: the view is moved as a whole, and what
    /// is inserted in it while it moves appears at its position in the moving view.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
