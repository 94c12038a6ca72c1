/// Describes the elements to find: a match meets every condition that is set.
package struct Selector: Hashable, Codable, Sendable {
    /// The windows in which to look.
    package enum Windows: Hashable, Codable, Sendable {
        case key
        case number(Int)
        case any
    }

    package var label: String?
    /// A part of the label.
    package var contains: String?
    /// The accessibility identifier.
    package var id: String?
    package var role: ScreenElement.Role?
    package var value: String?
    package var windows = Windows.key
    /// From 1, among the matches in reading order.
    package var index: Int?
    package var isEnabled: Bool?
    package var isSelected: Bool?
    package var isFocused: Bool?
    /// Whether any part of it can be seen without scrolling.
    package var isInSight: Bool?
    /// Searches the window's own parts and not its content.
    package var isInChrome = false

    package init(
        label: String? = nil, contains: String? = nil, id: String? = nil,
        role: ScreenElement.Role? = nil, value: String? = nil,
        windows: Windows = .key, index: Int? = nil
    ) {
        self.label = label
        self.contains = contains
        self.id = id
        self.role = role
        self.value = value
        self.windows = windows
        self.index = index
    }

    /// The selector with this role where it has none.
    package func or(_ role: ScreenElement.Role) -> Selector {
        var copy = self
        copy.role = self.role ?? role
        return copy
    }

    /// The selector restricted to the element that has the focus.
    package var focused: Selector {
        var copy = self
        copy.isFocused = true
        return copy
    }
}

extension Selector: CustomStringConvertible {
    package var description: String {
        var parts: [String] = []
        if let role { parts.append(role.rawValue) }
        if let label { parts.append("“\(label)”") }
        if let contains { parts.append("containing “\(contains)”") }
        if let id { parts.append("with id \(id)") }
        if let value { parts.append("of value “\(value)”") }
        if let isEnabled { parts.append(isEnabled ? "enabled" : "disabled") }
        if let isSelected { parts.append(isSelected ? "selected" : "not selected") }
        if let isFocused { parts.append(isFocused ? "focused" : "not focused") }
        if let isInSight { parts.append(isInSight ? "in sight" : "out of sight") }
        if parts.isEmpty {
            parts.append("anything")
        } else if role == nil, label == nil {
            parts.insert("element", at: 0)
        }
        if let index { parts.append("number \(index)") }
        if isInChrome { parts.append("in the chrome") }
        switch windows {
        case .key: break
        case .number(let number): parts.append("in window \(number)")
        case .any: parts.append("in any window")
        }
        return parts.joined(separator: " ")
    }
}
