extension Selector {
    /// Whether the element meets every condition that concerns it alone.
    package func matches(_ element: ScreenElement) -> Bool {
        conditions.allSatisfy { $0(element) }
    }

    private var conditions: [(ScreenElement) -> Bool] {
        var list: [(ScreenElement) -> Bool] = []
        if let label { list.append { $0.label == label } }
        if let contains { list.append { $0.label.contains(contains) } }
        if let id { list.append { $0.identifier == id } }
        if let role { list.append { $0.role == role } }
        if value != nil { list.append { hasValue(of: $0) } }
        if let isEnabled { list.append { $0.isEnabled == isEnabled } }
        if let isSelected { list.append { $0.isSelected == isSelected } }
        if let isFocused { list.append { $0.isFocused == isFocused } }
        if let isInSight { list.append { $0.isInSight == isInSight } }
        return list
    }

    /// Whether the element's value is the wanted one. Numbers are compared as numbers: `1` is `1.0`.
    func hasValue(of element: ScreenElement) -> Bool {
        guard let wanted = value, let found = element.value else { return false }
        if found == wanted { return true }
        guard let a = Double(found), let b = Double(wanted) else { return false }
        return a == b
    }
}

extension ScreenElement {
    /// The elements inside it that meet the conditions, in reading order.
    package func all(_ selector: Selector) -> [ScreenElement] {
        descendants.filter(selector.matches)
    }
}
