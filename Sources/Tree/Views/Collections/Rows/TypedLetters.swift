import Foundation

/// The letters typed in a list, by which its rows are found.
struct TypedLetters {
    private(set) var text = ""
    private var time = -Double.infinity

    /// Seconds after which the next letter begins anew.
    private static let pause = 1.0

    /// Whether the next letter continues what was typed.
    func isGoingOn(at now: Double) -> Bool { !text.isEmpty && now - time <= Self.pause }

    /// Returns whether the letter continues what was typed.
    mutating func add(_ letter: Character, at now: Double) -> Bool {
        let goesOn = isGoingOn(at: now)
        if !goesOn { text = "" }
        text.append(letter)
        time = now
        return goesOn
    }

    /// The letter that alone was typed, once or several times.
    var repeatedLetter: Character? {
        guard let first = text.first, text.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Whether a row's text begins with the letters, whatever their case and accents.
    static func begin(_ text: String, with letters: String) -> Bool {
        let options: String.CompareOptions = [
            .anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
        ]
        return text.range(of: letters, options: options) != nil
    }
}

/// The text by which a row is found when its first letters are typed; nil for what it shows.
package enum TypeSelectTrait: TraitKey {
    package static var defaultValue: String? { nil }
}
