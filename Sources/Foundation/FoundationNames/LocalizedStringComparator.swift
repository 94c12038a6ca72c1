import Foundation

/// Compares texts as people sort them: by the rules of the locale, numbers in them by their value.
public struct _LocalizedStringComparator: SortComparator, Codable, Sendable {
    /// Whether numbers count by their value, and case as little as possible.
    let isStandard: Bool
    /// The direction of the order.
    public var order = SortOrder.forward

    /// Compares two texts in the current locale, in the comparator's direction.
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
    /// The order in which files are listed: numbers by their value, case as little as possible.
    public static var localizedStandard: _LocalizedStringComparator { .init(isStandard: true) }
    /// The order of the locale, with numbers compared digit by digit.
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
