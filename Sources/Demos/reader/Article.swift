import Foundation

/// A short text in both languages.
struct Article: Identifiable {
    struct Version {
        let title: String
        let paragraphs: [String]
    }

    let id: String
    let symbol: String
    let english: Version
    let arabic: Version

    func version(in language: Language) -> Version {
        language == .arabic ? arabic : english
    }

    /// How often the words are in the title and the text.
    func count(of words: String, in language: Language) -> Int {
        let version = version(in: language)
        return ([version.title] + version.paragraphs).reduce(0) { $0 + $1.places(of: words).count }
    }
}

extension String {
    /// Where the words are, whatever their case and accents.
    func places(of words: String) -> [Range<String.Index>] {
        let wanted = words.trimmingCharacters(in: .whitespaces)
        guard !wanted.isEmpty else { return [] }
        var found: [Range<String.Index>] = []
        var rest = startIndex..<endIndex
        while let place = range(
            of: wanted, options: [.caseInsensitive, .diacriticInsensitive], range: rest),
            !place.isEmpty
        {
            found.append(place)
            rest = place.upperBound..<endIndex
        }
        return found
    }
}
