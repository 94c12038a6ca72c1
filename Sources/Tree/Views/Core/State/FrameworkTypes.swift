/// Distinguishes the views and modifiers of Casement from those of apps, by their module.
enum FrameworkTypes {
    private static let modules: Set<Substring> = [
        "Styles", "Views", "Widgets", "Scenes", "CasementTesting",
    ]
    private static let cache = TypeCache<Bool>()

    static func contains(_ type: Any.Type) -> Bool {
        cache.value(for: type) { modules.contains(String(reflecting: type).prefix { $0 != "." }) }
    }
}
