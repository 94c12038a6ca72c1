/// Whether what keeps its shape stays inside of a space, or covers all of it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
