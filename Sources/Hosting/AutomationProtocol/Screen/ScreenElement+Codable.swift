import Foundation

/// The JSON of an element: `frame` is `[x, y, width, height]`, and what is absent is `null`.
extension ScreenElement: Codable {
    private enum CodingKeys: String, CodingKey {
        case role, label, value, id, enabled, focused, selected, frame, children
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Role.self, forKey: .role),
            try container.decode(String.self, forKey: .label),
            value: try container.decodeIfPresent(String.self, forKey: .value),
            identifier: try container.decodeIfPresent(String.self, forKey: .id),
            isEnabled: try container.decode(Bool.self, forKey: .enabled),
            isFocused: try container.decode(Bool.self, forKey: .focused),
            isSelected: try container.decode(Bool.self, forKey: .selected),
            frame: try container.decode(FourNumbers.self, forKey: .frame).rect,
            children: try container.decode([ScreenElement].self, forKey: .children))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(role, forKey: .role)
        try container.encode(label, forKey: .label)
        try container.encode(value, forKey: .value)
        try container.encode(identifier, forKey: .id)
        try container.encode(isEnabled, forKey: .enabled)
        try container.encode(isFocused, forKey: .focused)
        try container.encode(isSelected, forKey: .selected)
        try container.encode(FourNumbers(frame), forKey: .frame)
        try container.encode(children, forKey: .children)
    }
}

/// A rectangle as a list of numbers, to a thousandth of a point.
struct FourNumbers: Codable {
    let rect: CGRect

    init(_ rect: CGRect) { self.rect = rect }

    init(from decoder: any Decoder) throws {
        let numbers = try decoder.singleValueContainer().decode([Double].self)
        guard numbers.count == 4 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A frame has 4 numbers"))
        }
        rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        try container.encode(numbers.map { (Double($0) * 1000).rounded() / 1000 })
    }
}
