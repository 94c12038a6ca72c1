import Testing

@testable import Views

/// What is found out once about each type.
struct TypeCacheTests {
    private final class Fact {}

    @Test("Of two facts found about a type at once the first is kept, and everyone has it")
    func first() {
        let cache = TypeCache<Fact>()
        var earlier: Fact?
        let later = cache.value(for: Int.self) {
            // As another thread would, before this one is done.
            earlier = cache.value(for: Int.self) { Fact() }
            return Fact()
        }
        #expect(later === earlier)
        #expect(cache.value(for: Int.self) { Fact() } === earlier)
        #expect(cache.value(for: String.self) { Fact() } !== earlier)
    }
}
