import Foundation
import Views

/// Puts glass behind a view.
struct GlassEffect<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @State private var isHovered = false

    nonisolated init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    func body(content: Content) -> some View {
        content
            .background {
                if glass.kind != .identity {
                    GlassGround(glass: glass, shape: shape, isBright: isHovered)
                }
            }
            .onHover { isHovered = glass.isInteractive && $0 }
    }
}

/// What is drawn of glass: the blurred ground, its colour, and light along its edge.
private struct GlassGround<S: Shape>: View {
    let glass: Glass
    let shape: S
    let isBright: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        ZStack {
            shape.fill(glass.kind == .clear ? Material.ultraThin : .thin)
            if let tint = glass.tint { shape.fill(tint.opacity(Theme.Glass.tint)) }
            shape.fill(Color.white.opacity(isBright ? Theme.Glass.hover : 0))
            shape.stroke(edge, lineWidth: 1)
        }
        .motion(Theme.Motion.hover, value: isBright)
        .allowsHitTesting(false)
        .undescribed()
    }

    private var edge: AnyShapeStyle {
        guard contrast != .increased else { return AnyShapeStyle(Color.primary) }
        let light = colorScheme == .dark ? Theme.Glass.darkEdge : Theme.Glass.lightEdge
        return AnyShapeStyle(
            LinearGradient(
                colors: [.white.opacity(light), .white.opacity(light / 4)], startPoint: .top,
                endPoint: .bottom))
    }
}

extension View {
    /// Puts glass behind the view, in the shape.
    ///
    /// The glass is a blur of what lies behind, with the glass's colour and light along its edge:
    /// nothing is bent by it, and glass nearby does not flow together.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassEffect(glass: glass, shape: shape))
    }

    /// Names the view's glass for a transition between views; here each has its own.
    nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Names the group whose glass is one; here each view has its own.
    @MainActor public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Sets how the view comes and goes with its glass.
    @MainActor public func glassEffectTransition(
        _ transition: GlassEffectTransition
    ) -> some View {
        self.transition(transition.kind == .identity ? AnyTransition.identity : .opacity)
    }

    /// Lets the view reach below the bars around it; here it stays as large as it is.
    nonisolated public func backgroundExtensionEffect() -> some View { self }

    /// Lets the view reach below the bars around it if that is enabled; here it stays as large as
    /// it is.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

/// Views whose glass belongs together; here each has its own.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container of views with glass. Glass nearer than the spacing, in points, flows
    /// together on Apple's systems.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
