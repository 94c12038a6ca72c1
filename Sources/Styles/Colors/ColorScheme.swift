/// Whether light or dark colours are in use.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// How strongly colours stand out from one another.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}
