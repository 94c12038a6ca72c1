import Views
import Foundation

/// Puts something around previews that several of them share, such as a model in the environment.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    typealias Content = PreviewModifierContent

    /// Made once for all previews with a modifier of this type.
    static func makeSharedContext() async throws -> Context
    /// The content with what the modifier puts around it.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing, for a modifier without a shared context.
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier is put around.
public struct PreviewModifierContent: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
}

extension PreviewModifier {
    /// The view with this modifier around it. The context is of this modifier's type.
    package func modified(_ view: AnyView, context: Any) -> AnyView {
        guard let context = context as? Context else {
            fatalError("A context for \(Self.self) is not a \(Context.self)")
        }
        return AnyView(body(content: PreviewModifierContent(view), context: context))
    }
}

/// A trait of a preview: its size, its orientation, what is around it.
public struct PreviewTrait<T> {
    let change: (inout PreviewTraits) -> Void

    init(_ change: @escaping (inout PreviewTraits) -> Void) { self.change = change }
}

/// The combined traits of one preview.
package struct PreviewTraits {
    package var layout = PreviewLayout.device
    package var orientation = InterfaceOrientation.portrait
    /// Outermost last.
    package var modifiers: [any PreviewModifier] = []

    package init() {}
}
