import Foundation
import Geometry
import Views

/// A built-in transition, which needs no views around the inserted or removed view.
private protocol KnownTransition: ErasableTransition {}

/// No animation.
nonisolated public struct IdentityTransition: KnownTransition {
    /// Creates a transition by which views come and go at once.
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

    package var erased: AnyTransition { .identity }
}

/// Fades.
nonisolated public struct OpacityTransition: KnownTransition {
    /// Creates a transition by which views fade in and out.
    public init() {}

    /// The transition's properties: nothing moves, so that it also runs if motion is reduced.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    package var erased: AnyTransition { .opacity }
}

/// Grows and shrinks.
nonisolated public struct ScaleTransition: KnownTransition {
    /// The scale at which a view comes and goes, where 1 is its full size.
    public var scale: Double
    /// The point of the view that does not move.
    public var anchor: UnitPoint

    /// Creates a transition by which views grow from a scale and shrink back to it.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    package var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Moves in from an offset and back out to it.
nonisolated public struct OffsetTransition: KnownTransition {
    /// The distance from which a view comes and to which it goes, in points.
    public var offset: CGSize

    /// Creates a transition by which views come from a distance in points and go back to it.
    public init(_ offset: CGSize) { self.offset = offset }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    package var erased: AnyTransition { .offset(offset) }
}

/// Moves in from an edge and back out to it.
nonisolated public struct MoveTransition: KnownTransition {
    /// The edge from which a view comes and to which it goes.
    public var edge: Edge

    /// Creates a transition by which views come from an edge and go back to it.
    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BesideModifier(phase.isIdentity ? nil : edge))
    }

    package var erased: AnyTransition { .move(edge: edge) }
}

/// Moves in from the leading edge and out to the trailing one.
nonisolated public struct SlideTransition: KnownTransition {
    /// Creates a transition by which views come from the leading edge and go to the trailing one.
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BesideModifier(phase.edge(from: .leading, to: .trailing)))
    }

    package var erased: AnyTransition { .slide }
}

/// Moves in from an edge and out to the opposite one, fading.
nonisolated public struct PushTransition: KnownTransition {
    /// The edge from which a view comes; it goes to the opposite one.
    public var edge: Edge

    /// Creates a transition by which views come from an edge and go to the opposite one.
    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(BesideModifier(phase.edge(from: edge, to: edge.opposite)))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    package var erased: AnyTransition { .push(from: edge) }
}

/// Blurs and fades while it grows or shrinks a little.
nonisolated public struct BlurReplaceTransition: Transition {
    /// How the removed view scales; the inserted one always grows.
    public struct Configuration: Equatable, Sendable {
        fileprivate let comesFromBelow: Bool
        /// Grows when inserted and shrinks when removed.
        public static let downUp = Configuration(comesFromBelow: true)
        /// Grows both when inserted and when removed.
        public static let upUp = Configuration(comesFromBelow: false)
    }

    /// How a removed view scales.
    public var configuration: Configuration

    /// Creates a transition by which views blur and fade, and scale in one of two ways.
    public init(configuration: Configuration) { self.configuration = configuration }

    private static var reach: Double { 0.1 }
    /// Points.
    private static var radius: CGFloat { 8 }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(scale(phase))
            .blur(radius: phase.isIdentity ? 0 : Self.radius)
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(_ phase: TransitionPhase) -> Double {
        switch phase {
        case .identity: 1
        case .willAppear: 1 - Self.reach
        case .didDisappear: configuration == .downUp ? 1 - Self.reach : 1 + Self.reach
        }
    }
}

/// Offsets a view by fractions of its own size.
private struct BesideModifier: TransformEffect, Animatable {
    typealias Body = Never
    /// How many widths to the trailing side and how many heights down.
    var steps: CGSize
    private var isRightToLeft = false

    static var readsEnvironment: Bool { true }
    nonisolated var mirrorsTransforms: Bool { false }

    func effect(in environment: EnvironmentValues) -> BesideModifier {
        var effect = self
        effect.isRightToLeft = environment.isRightToLeft
        return effect
    }

    init(_ edge: Edge?) {
        steps =
            switch edge {
            case .leading: CGSize(width: -1, height: 0)
            case .trailing: CGSize(width: 1, height: 0)
            case .top: CGSize(width: 0, height: -1)
            case .bottom: CGSize(width: 0, height: 1)
            case nil: .zero
            }
    }

    var animatableData: CGSize.AnimatableData {
        get { steps.animatableData }
        set { steps.animatableData = newValue }
    }

    func affine(size: CGSize) -> CGAffineTransform {
        CGAffineTransform(
            translationX: (isRightToLeft ? -1 : 1) * steps.width * size.width,
            y: steps.height * size.height)
    }
}

extension TransitionPhase {
    fileprivate func edge(from: Edge, to: Edge) -> Edge? {
        switch self {
        case .willAppear: from
        case .identity: nil
        case .didDisappear: to
        }
    }
}

// MARK: - Names

extension Transition where Self == IdentityTransition {
    /// A transition by which views come and go at once.
    nonisolated public static var identity: IdentityTransition { .init() }
}

extension Transition where Self == OpacityTransition {
    /// A transition by which views fade in and out.
    nonisolated public static var opacity: OpacityTransition { .init() }
}

extension Transition where Self == ScaleTransition {
    /// A transition by which views grow from a point in their centre and shrink back into it.
    nonisolated public static var scale: ScaleTransition { .init(0) }

    /// A transition by which views grow from a scale and shrink back to it, about an anchor.
    nonisolated public static func scale(
        _ scale: Double, anchor: UnitPoint = .center
    ) -> ScaleTransition {
        .init(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// A transition by which views come from a distance in points and go back to it.
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }

    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        .init(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// A transition by which views come from an edge and go back to it.
    nonisolated public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A transition by which views come from the leading edge and go to the trailing one.
    nonisolated public static var slide: SlideTransition { .init() }
}

extension Transition where Self == PushTransition {
    /// A transition by which views come from an edge and go to the opposite one, fading.
    nonisolated public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition by which views blur and fade; they grow in and shrink out.
    nonisolated public static var blurReplace: BlurReplaceTransition {
        .init(configuration: .downUp)
    }

    /// A transition by which views blur and fade, and scale in one of two ways.
    nonisolated public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        .init(configuration: config)
    }
}
