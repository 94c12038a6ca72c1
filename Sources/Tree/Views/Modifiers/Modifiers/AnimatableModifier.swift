import Geometry

/// A modifier with data that is animated.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}
