import Foundation

/// Compares texts as people sort them: by the rules of the locale, numbers in them by their value.
public struct _LocalizedStringComparator: SortComparator, Codable, Sendable {
    /// Whether numbers count by their value, and case as little as possible.
    let isStandard: Bool
    public var order = SortOrder.forward

    public func compare(_ first: String, _ second: String) -> ComparisonResult {
        let result =
            isStandard
            ? PlainTextOrder.compare(first, second) ?? first.localizedStandardCompare(second)
            : first.localizedCompare(second)
        guard order == .reverse else { return result }
        return switch result {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }
}

extension SortComparator where Self == _LocalizedStringComparator {
    /// As the names of files are sorted.
    public static var localizedStandard: _LocalizedStringComparator { .init(isStandard: true) }
    /// By the rules of the locale.
    public static var localized: _LocalizedStringComparator { .init(isStandard: false) }
}

extension KeyPathComparator {
    /// Compares texts as people sort them.
    public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
        self.init(keyPath, comparator: OptionalTextComparator(), order: order)
    }
}

/// Compares texts as people sort them; what has none comes first.
private struct OptionalTextComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ first: String?, _ second: String?) -> ComparisonResult {
        let forward = order == .forward
        switch (first, second) {
        case (nil, nil): return .orderedSame
        case (nil, _?): return forward ? .orderedAscending : .orderedDescending
        case (_?, nil): return forward ? .orderedDescending : .orderedAscending
        case (let first?, let second?):
            return _LocalizedStringComparator(isStandard: true, order: order)
                .compare(first, second)
        }
    }
}
