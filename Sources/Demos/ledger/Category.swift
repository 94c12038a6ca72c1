/// What money is spent on, or comes from. A file may name others.
struct Category {
    let name: String
    let symbol: String

    static let all = [
        Category(name: "Groceries", symbol: "cart"),
        Category(name: "Eating out", symbol: "fork.knife"),
        Category(name: "Rent", symbol: "key"),
        Category(name: "Energy", symbol: "bolt"),
        Category(name: "Travel", symbol: "tram"),
        Category(name: "Books", symbol: "book"),
        Category(name: "Health", symbol: "heart"),
        Category(name: "Income", symbol: "arrow.down.circle"),
    ]

    /// The symbol of a category, known or not.
    static func symbol(of name: String) -> String {
        all.first { $0.name == name }?.symbol ?? "folder"
    }
}
