/// What one row shows.
struct RowItem: Identifiable, Equatable, Sendable {
    let id: Int
    var label: String

    init(number: Int) {
        id = number
        label = Self.label(number)
    }

    /// Rows with consecutive numbers; the words of their labels are taken in turn.
    static func items(_ numbers: Range<Int>) -> [RowItem] {
        numbers.map { RowItem(number: $0) }
    }

    static func label(_ number: Int) -> String {
        let adjective = adjectives[number % adjectives.count]
        let colour = colours[number % colours.count]
        let noun = nouns[number % nouns.count]
        return "\(adjective) \(colour) \(noun) \(number)"
    }

    // Lists whose lengths have no common factor, so that neighbours differ in every word.
    private static let adjectives = [
        "pretty", "large", "small", "tall", "plain", "quiet", "clean", "handsome", "odd", "easy",
        "fancy",
    ]
    private static let colours = [
        "red", "yellow", "blue", "green", "pink", "brown", "purple", "white", "orange",
    ]
    private static let nouns = ["table", "chair", "house", "desk", "keyboard", "mouse", "pizza"]
}

/// What a page of rows shows, apart from what its rows keep themselves.
struct RowsState: Equatable, Sendable {
    var rows: [RowItem] = []
    /// The number of the selected row.
    var selected: Int?
}
