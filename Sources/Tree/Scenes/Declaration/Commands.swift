import Views

/// Entries for the app's menus.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// The commands as a view of the tree of declarations.
    static func _commandDeclaration(of commands: Self) -> AnyView
}

extension Commands {
    public static func _commandDeclaration(of commands: Self) -> AnyView {
        AnyView(CustomCommands(commands))
    }
}

extension Commands where Body == Never {
    public var body: Never {
        fatalError("\(Self.self) declares itself and has no body to call")
    }
}

extension Never: Commands {}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never

    @MainActor public static func _commandDeclaration(of commands: Self) -> AnyView {
        AnyView(commands.map(CommandsView.init))
    }
}

/// No commands.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    /// Creates commands without an entry.
    nonisolated public init() {}

    @MainActor public static func _commandDeclaration(of commands: Self) -> AnyView {
        AnyView(EmptyView())
    }
}

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    /// Takes commands that a statement of the closure makes.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
        content
    }

    /// Builds the commands of a closure without statements.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Builds the commands of a closure with one statement.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Builds the commands of a closure with several statements, in their order.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands {
        TupleCommands<repeat each Content>((repeat each content))
    }

    /// Builds the commands of an `if` without an `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// Builds the commands of an `if` with an `else`, and of a `switch`.
    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _ConditionalCommands<First, Second> {
        .first(first)
    }

    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalCommands<First, Second> {
        .second(second)
    }
}

/// Several commands of fixed number and types.
nonisolated struct TupleCommands<each Content: Commands>: Commands {
    typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }

    @MainActor static func _commandDeclaration(of commands: Self) -> AnyView {
        AnyView(TupleView((repeat CommandsView(commands: each commands.content))))
    }
}

/// One of two kinds of commands.
nonisolated public enum _ConditionalCommands<First: Commands, Second: Commands>: Commands {
    case first(First)
    case second(Second)

    public typealias Body = Never

    @MainActor public static func _commandDeclaration(of commands: Self) -> AnyView {
        switch commands {
        case .first(let commands): First._commandDeclaration(of: commands)
        case .second(let commands): Second._commandDeclaration(of: commands)
        }
    }
}

/// Any commands in the tree of declarations.
struct CommandsView<Content: Commands>: View {
    let commands: Content

    var body: some View { Content._commandDeclaration(of: commands) }
}

private struct CustomCommands<Content: Commands>: View {
    private var commands: WithDynamicProperties<Content>

    init(_ commands: Content) { self.commands = WithDynamicProperties(commands) }

    var body: some View { CommandsView(commands: commands.value.body) }
}

/// A scene with commands beside it.
struct CommandedScene<Scene: View, Content: Commands>: View {
    let scene: Scene
    let commands: Content

    var body: some View { TupleView((scene, CommandsView(commands: commands))) }
}
