import Geometry

/// A modifier with data that is animated.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
