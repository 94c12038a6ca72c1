import AttributeGraph
import Views

/// A part of an app that the system shows in windows, with a life cycle of its own.
///
/// Declared scenes live in a tree of their own, which is never laid out: each is a view there and
/// reports its declaration as a preference.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// The scene as a view of the tree of declarations. Scenes made of others inherit it.
    static func _declaration(of scene: Self) -> AnyView
}

extension Scene {
    public static func _declaration(of scene: Self) -> AnyView {
        AnyView(CustomScene(scene))
    }
}

extension Scene where Body == Never {
    /// Never called: the scene declares itself.
    public var body: Never {
        fatalError("\(Self.self) declares itself and has no body to call")
    }
}

extension Never: Scene {}

extension Optional: Scene where Wrapped: Scene {
    public typealias Body = Never

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        AnyView(scene.map(SceneView.init))
    }
}

extension Group: Scene where Content: Scene {
    /// Creates a group of scenes, so that a modifier can be applied to all of them.
    nonisolated public init(@SceneBuilder content: () -> Content) { self.init(of: content()) }

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        Content._declaration(of: scene.content)
    }
}

/// Any scene in the tree of declarations.
package struct SceneView<Content: Scene>: View {
    let scene: Content

    package var body: some View { Content._declaration(of: scene) }
}

/// A scene with a body: its scene phase is that of the scenes inside it.
private struct CustomScene<Content: Scene>: View {
    private let scene: Content
    private let phases = PhaseGroupSlot()

    init(_ scene: Content) { self.scene = scene }

    var body: some View {
        let group: PhaseGroup = phases.group
        CustomSceneBody(scene)
            .modifier(ScenePhaseModifier(phase: group.phase))
            .transformPreference(DeclaredScenesKey.self) { scenes in
                for index in scenes.indices { scenes[index].phaseGroups.append(group) }
            }
    }
}

/// The scene phase of the scenes inside a custom one.
private struct ScenePhaseModifier: EnvironmentModifier {
    typealias Body = Never
    let phase: Source<ScenePhase>
    func transform(_ values: inout EnvironmentValues) { values.followScenePhase(phase) }
}

private struct CustomSceneBody<Content: Scene>: View {
    private var scene: WithDynamicProperties<Content>

    init(_ scene: Content) { self.scene = WithDynamicProperties(scene) }

    var body: some View { SceneView(scene: scene.value.body) }
}

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
