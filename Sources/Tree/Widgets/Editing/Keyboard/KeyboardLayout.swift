import Foundation

/// The keys of one language, as its data file says. Each text lists keys with spaces between them.
struct KeyboardLayout: Equatable, Sendable {
    /// The language's code, such as `de`.
    let language: String
    /// The language's own name for itself.
    let name: String
    /// What the keys that lead to letters and to digits say.
    let letterTitle: String
    let numberTitle: String
    /// Rows of keys, from above.
    let letters: [[String]]
    let symbols: [[String]]
    let moreSymbols: [[String]]
    /// The mark beside the space bar, and those behind it.
    let period: [String]
    /// What a long press of a key offers.
    let alternates: [String: [String]]
    /// What the Return key says, by the label's name.
    let submitTitles: [String: String]

    /// Whether its letters are those of ASCII, with or without accents.
    var isLatin: Bool { letters.first?.first?.allSatisfy(\.isASCII) == true }

    /// Whether its letters have capitals.
    var hasCapitals: Bool {
        letters.contains { row in row.contains { $0.uppercased() != $0 } }
    }

    /// The capital of a key.
    func capital(of text: String) -> String {
        // The only letter here of which the capital is otherwise two letters.
        text == "ß" ? "ẞ" : text.uppercased(with: Locale(identifier: language))
    }
}

extension KeyboardLayout {
    /// A data file; what a language leaves out is as in the common file.
    struct File: Decodable {
        var language: String?
        var name: String?
        var letterTitle: String?
        var numberTitle: String?
        var letters: [String]?
        var symbols: [String]?
        var moreSymbols: [String]?
        var period: String?
        var alternates: [String: String]?
        var submit: [String: String]?
    }

    /// Nil where the file says too little to be a layout.
    init?(_ file: File, over common: File) {
        func keys(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        guard let language = file.language, let name = file.name, let letters = file.letters,
            let symbols = file.symbols ?? common.symbols,
            let moreSymbols = file.moreSymbols ?? common.moreSymbols, letters.count == 3,
            symbols.count == 3, moreSymbols.count == 3
        else { return nil }
        self.language = language
        self.name = name
        letterTitle = file.letterTitle ?? "ABC"
        numberTitle = file.numberTitle ?? "123"
        self.letters = letters.map(keys)
        self.symbols = symbols.map(keys)
        self.moreSymbols = moreSymbols.map(keys)
        period = keys(file.period ?? ".")
        alternates = (common.alternates ?? [:]).merging(file.alternates ?? [:]) { $1 }
            .mapValues(keys)
        submitTitles = (common.submit ?? [:]).merging(file.submit ?? [:]) { $1 }
    }
}
