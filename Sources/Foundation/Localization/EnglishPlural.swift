/// The plurals of English nouns, for texts that agree with a number.
enum EnglishPlural {
    /// The plural of a noun in its singular, in the same letters, small or capital.
    static func of(_ word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) { return word }
        for (singular, plural) in irregular where lower.hasSuffix(singular) {
            guard singular != "man" || !endingInMans.contains(lower) else { continue }
            return replacing(singular.count, of: word, by: plural)
        }
        if lower.hasSuffix("is"), lower.count > 3 { return replacing(2, of: word, by: "es") }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) || takesES(lower) {
            return adding("es", to: word)
        }
        let beforeLast = lower.dropLast().last
        if lower.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) {
            return replacing(1, of: word, by: "ies")
        }
        return adding("s", to: word)
    }

    private static let unchanging: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "offspring",
        "information", "news", "software", "hardware", "data", "media",
    ]

    /// Endings of nouns; the longer ones come first.
    private static let irregular: [(String, String)] = [
        ("child", "children"), ("person", "people"), ("mouse", "mice"), ("goose", "geese"),
        ("tooth", "teeth"), ("foot", "feet"), ("knife", "knives"), ("wife", "wives"),
        ("life", "lives"), ("leaf", "leaves"), ("loaf", "loaves"), ("thief", "thieves"),
        ("shelf", "shelves"), ("wolf", "wolves"), ("calf", "calves"), ("half", "halves"),
        ("quiz", "quizzes"), ("man", "men"),
    ]

    private static let endingInMans: Set<String> = ["human", "german", "roman", "talisman"]

    private static func takesES(_ lower: String) -> Bool {
        ["potato", "tomato", "hero", "echo", "veto", "torpedo"].contains(where: lower.hasSuffix)
    }

    private static func replacing(_ count: Int, of word: String, by ending: String) -> String {
        adding(ending, to: String(word.dropLast(count)), like: word)
    }

    private static func adding(_ ending: String, to stem: String, like word: String? = nil)
        -> String
    {
        let letters = (word ?? stem).filter(\.isLetter)
        let isCapital = letters.count > 1 && letters.allSatisfy(\.isUppercase)
        let isTitle = stem.isEmpty && word?.first?.isUppercase == true
        if isCapital { return stem + ending.uppercased() }
        return stem + (isTitle ? ending.prefix(1).uppercased() + ending.dropFirst() : ending)
    }
}
