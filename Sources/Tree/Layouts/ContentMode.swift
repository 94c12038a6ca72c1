/// Whether content that keeps its aspect ratio fits into a space or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
