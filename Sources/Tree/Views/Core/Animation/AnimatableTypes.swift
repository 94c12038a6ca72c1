import Geometry

/// A cache of which types have animatable data.
enum AnimatableTypes {
    private static let cache = TypeCache<Bool>()

    static func contains(_ type: Any.Type) -> Bool {
        cache.value(for: type) {
            guard let animatable = type as? any Animatable.Type else { return false }
            func hasData<A: Animatable>(_: A.Type) -> Bool {
                A.AnimatableData.self != EmptyAnimatableData.self
            }
            return hasData(animatable)
        }
    }
}
