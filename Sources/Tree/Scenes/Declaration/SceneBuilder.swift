import Views

/// Builds one scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// Takes a scene that a statement of the closure makes.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds the scene of a closure with one statement.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds the scenes of a closure with several statements, in their order.
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        TupleScene<repeat each Content>((repeat each content))
    }

    /// Builds the scene of an `if` without an `else`.
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { scene }

    /// Builds the scene of an `if` with an `else`, and of a `switch`.
    public static func buildEither<First: Scene, Second: Scene>(
        first: First
    ) -> _ConditionalScene<First, Second> {
        .first(first)
    }

    public static func buildEither<First: Scene, Second: Scene>(
        second: Second
    ) -> _ConditionalScene<First, Second> {
        .second(second)
    }

    /// Builds the scene of an `if #available`, and hides its type.
    public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
        ErasedScene(scene)
    }
}

/// Several scenes of fixed number and types.
nonisolated struct TupleScene<each Content: Scene>: Scene {
    typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }

    @MainActor static func _declaration(of scene: Self) -> AnyView {
        AnyView(TupleView((repeat SceneView(scene: each scene.content))))
    }
}

/// One of two scenes.
nonisolated public enum _ConditionalScene<First: Scene, Second: Scene>: Scene {
    case first(First)
    case second(Second)

    public typealias Body = Never

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        switch scene {
        case .first(let scene): First._declaration(of: scene)
        case .second(let scene): Second._declaration(of: scene)
        }
    }
}

/// A scene whose type is hidden.
nonisolated struct ErasedScene: Scene {
    typealias Body = Never
    private let scene: any Scene

    init(_ scene: any Scene) { self.scene = scene }

    @MainActor static func _declaration(of scene: Self) -> AnyView { declaration(scene.scene) }

    @MainActor private static func declaration<S: Scene>(_ scene: S) -> AnyView {
        AnyView(SceneView(scene: scene))
    }
}
