/// A modifier that puts its content into a view that animates it.
nonisolated struct AnimatorModifier<Modified, Animator: View>: ViewModifier {
    let animator: (PlaceholderContentView<Modified>) -> Animator

    init(_ animator: @escaping (PlaceholderContentView<Modified>) -> Animator) {
        self.animator = animator
    }

    @MainActor func body(content: Content) -> some View {
        animator(PlaceholderContentView(content: AnyView(content)))
    }
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }

    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}
