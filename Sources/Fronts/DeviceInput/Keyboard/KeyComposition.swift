/// What a key does to the sequence of keys that make one text.
enum KeyComposition: Equatable {
    /// The key is part of no sequence.
    case nothing
    /// More keys are needed, or the sequence means nothing.
    case composing
    case composed(String)
}
