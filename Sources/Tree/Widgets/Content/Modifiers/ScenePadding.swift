import Geometry
import Views

/// The distance between a scene's edges and its content.
public struct ScenePadding: Equatable, Sendable {
    private let name: String
    /// The least distance that the design has.
    public static let minimum = ScenePadding(name: "minimum")
}

extension View {
    /// Sets the view in from a scene's edges as the design has it.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, Theme.Spacing.window)
    }

    nonisolated public func scenePadding(
        _ padding: ScenePadding, edges: Edge.Set = .all
    ) -> some View {
        self.padding(edges, Theme.Spacing.window)
    }
}
