extension Selector {
    /// Whether the element meets every condition that concerns it alone.
    package func matches(_ element: ScreenElement) -> Bool {
        conditions.allSatisfy { $0(element) }
    }

    /// How many conditions the element meets; of two near misses the one with more is nearer.
    func closeness(of element: ScreenElement) -> Int {
        conditions.reduce(0) { $0 + ($1(element) ? 1 : 0) }
    }

    private var conditions: [(ScreenElement) -> Bool] {
        var list: [(ScreenElement) -> Bool] = []
        if let label { list.append { $0.label == label } }
        if let contains { list.append { $0.label.contains(contains) } }
        if let id { list.append { $0.identifier == id } }
        if let role { list.append { $0.role == role } }
        if let value { list.append { Self.isSame($0.value, value) } }
        if let isEnabled { list.append { $0.isEnabled == isEnabled } }
        if let isSelected { list.append { $0.isSelected == isSelected } }
        if let isFocused { list.append { $0.isFocused == isFocused } }
        return list
    }

    /// Numbers are compared as numbers: `1` is `1.0`.
    private static func isSame(_ found: String?, _ wanted: String) -> Bool {
        guard let found else { return false }
        if found == wanted { return true }
        guard let a = Double(found), let b = Double(wanted) else { return false }
        return a == b
    }
}

extension ScreenElement {
    /// The elements inside it that meet the conditions, in reading order.
    package func all(_ selector: Selector) -> [ScreenElement] {
        var found: [ScreenElement] = []
        for child in children {
            child.forEach { if selector.matches($0) { found.append($0) } }
        }
        return found
    }
}
