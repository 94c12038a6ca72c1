/// Tells the views and modifiers that our own rooms declare from those of apps.
enum FrameworkTypes {
    private static let modules: Set<Substring> = ["Views", "Widgets", "Scenes", "CasementTesting"]
    private static let cache = TypeCache<Bool>()

    static func contains(_ type: Any.Type) -> Bool {
        cache.value(for: type) { modules.contains(String(reflecting: type).prefix { $0 != "." }) }
    }
}
