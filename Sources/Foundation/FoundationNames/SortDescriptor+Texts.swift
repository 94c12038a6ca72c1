import Foundation

// Sort descriptors of texts, which sort as people do where nothing else is said. Foundation's own on
// Linux know code points alone, so the order is in the key path: it leads on from the text to a value
// that is compared in this order.

extension SortDescriptor {
    /// Sorts texts as people do: by the rules of the locale, numbers in them by their value.
    public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \String._localizedStandard), order: order)
    }

    public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \String?._localizedStandard), order: order)
    }

    public init(_ keyPath: KeyPath<Compared, String>, comparator: _LocalizedStringComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    public init(_ keyPath: KeyPath<Compared, String?>, comparator: _LocalizedStringComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    public init(
        _ keyPath: KeyPath<Compared, String>, comparator: _LocalizedStringComparator,
        order: SortOrder
    ) {
        if comparator.isStandard {
            self.init(keyPath, order: order)
        } else {
            self.init(keyPath.appending(path: \String._localized), order: order)
        }
    }

    public init(
        _ keyPath: KeyPath<Compared, String?>, comparator: _LocalizedStringComparator,
        order: SortOrder
    ) {
        if comparator.isStandard {
            self.init(keyPath, order: order)
        } else {
            self.init(keyPath.appending(path: \String?._localized), order: order)
        }
    }
}

/// A text that is compared by the rules of the locale.
public struct _LocalizedText: Comparable {
    let text: String
    let isStandard: Bool

    public static func == (a: Self, b: Self) -> Bool { a.compared(with: b) == .orderedSame }
    public static func < (a: Self, b: Self) -> Bool { a.compared(with: b) == .orderedAscending }

    private func compared(with other: Self) -> ComparisonResult {
        _LocalizedStringComparator(isStandard: isStandard).compare(text, other.text)
    }
}

extension String {
    public var _localizedStandard: _LocalizedText { _LocalizedText(text: self, isStandard: true) }
    public var _localized: _LocalizedText { _LocalizedText(text: self, isStandard: false) }
}

extension String? {
    public var _localizedStandard: _LocalizedText? { self?._localizedStandard }
    public var _localized: _LocalizedText? { self?._localized }
}

/// The orders of texts that a sort descriptor's key path may end with.
package enum TextSortOrder: CaseIterable {
    case localizedStandard, localized

    /// From a text, or an optional one, to the value that is compared.
    package func path(isOptional: Bool) -> AnyKeyPath {
        switch self {
        case .localizedStandard:
            isOptional ? \String?._localizedStandard : \String._localizedStandard
        case .localized: isOptional ? \String?._localized : \String._localized
        }
    }
}
