/// The alignment of the lines of a multiline text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading
    case center
    case trailing
}
