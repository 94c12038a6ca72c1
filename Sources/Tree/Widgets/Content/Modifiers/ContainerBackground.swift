import Drawing
import Foundation
import Geometry
import Views

/// The container whose background is set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A whole split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(
        name: "navigationSplitView")
    /// A tab view, behind its bar as well.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// The window, as far as its edges.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A widget. Kept for source compatibility; has no effect.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// A style as part of a preference: compared with the last one as inputs are.
struct ComparedStyle: Equatable {
    let style: AnyShapeStyle

    static func == (a: ComparedStyle, b: ComparedStyle) -> Bool {
        a.style.isEqualInput(to: b.style)
    }
}

/// A background that content prefers for its container.
struct ContainerBackground: Equatable {
    let view: AnyView
    private let style: ComparedStyle?
    private let identity: AnyObject?

    init<S: ShapeStyle>(_ style: S) {
        view = AnyView(Rectangle().fill(style).ignoresSafeArea())
        self.style = ComparedStyle(style: AnyShapeStyle(style))
        identity = nil
    }

    init(_ view: AnyView) {
        self.view = AnyView(view.ignoresSafeArea())
        style = nil
        identity = ContainerBackgroundIdentity()
    }

    static func == (a: ContainerBackground, b: ContainerBackground) -> Bool {
        a.style == b.style && a.identity === b.identity
    }
}

/// Distinguishes one evaluation of a background's builder from the next.
private final class ContainerBackgroundIdentity {}

enum ContainerBackgroundKey: PreferenceKey {
    static var defaultValue: [ContainerBackgroundPlacement: ContainerBackground] { [:] }
    static func reduce(
        value: inout [ContainerBackgroundPlacement: ContainerBackground],
        nextValue: () -> [ContainerBackgroundPlacement: ContainerBackground]
    ) {
        value.merge(nextValue()) { $1 }
    }
}

/// Paints a style behind the view and everything beside it in the window.
private struct WindowBackgroundModifier<S: ShapeStyle>: RenderModifier {
    typealias Body = Never
    let style: S
    /// False for the background of another container, which is painted elsewhere.
    let isPainted: Bool

    func effect(in environment: EnvironmentValues) -> WindowBackgroundEffect {
        guard isPainted else { return WindowBackgroundEffect(style: nil) }
        var environment = environment
        if style is Material, environment.materialActiveAppearance == .automatic {
            environment.materialActiveAppearance = .matchWindow
        }
        return WindowBackgroundEffect(style: style.resolved(in: environment))
    }
}

private struct WindowBackgroundEffect: RenderEffect {
    let style: ResolvedStyle?

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        if let style {
            recorder.fill(Rectangle(), in: context.windowBounds, style: style, eoFill: false)
        }
        recorder.child(child)
    }

    func change(from old: WindowBackgroundEffect) -> RenderChange {
        style == old.style ? .none : .paint
    }
}

extension View {
    /// Sets the background of the container around, behind its bars as well.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        let background = ContainerBackground(style)
        return modifier(
            WindowBackgroundModifier(style: style, isPainted: container == .window)
        )
        .transformPreference(ContainerBackgroundKey.self) { $0[container] = background }
    }

    /// Puts a view behind the content of the container around, as large as the container. In a window
    /// it is as large as this view and the bars that the view touches.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(
            ZStack(alignment: alignment) { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        let background = ContainerBackground(view)
        return self.background { if container == .window { view.ignoresSafeArea() } }
            .transformPreference(ContainerBackgroundKey.self) { $0[container] = background }
    }
}
