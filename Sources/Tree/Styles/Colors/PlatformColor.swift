import Drawing

/// The colours that UIKit and AppKit name by purpose, as this theme has them.
package enum PlatformColor: String, CaseIterable, Hashable, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case separator, opaqueSeparator, link
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case tint

    package var color: Color {
        switch self {
        case .label: Color(.label)
        case .secondaryLabel: Color(.secondaryLabel)
        case .tertiaryLabel, .placeholderText: Color(.tertiaryLabel)
        case .quaternaryLabel: Color(.disabledLabel)
        case .separator: Color(.separator)
        case .opaqueSeparator: Self.mixed(.content, .label, 0.12)
        case .link, .tint: Color(.accent)
        case .systemFill: Color(.controlPressed)
        case .secondarySystemFill: Color(.controlHover)
        case .tertiarySystemFill, .quaternarySystemFill: Color(.controlFill)
        case .systemBackground, .secondarySystemGroupedBackground: Color(.content)
        case .secondarySystemBackground, .systemGroupedBackground,
            .tertiarySystemGroupedBackground:
            Color(.windowBackground)
        case .tertiarySystemBackground: Color(.raised)
        case .systemGray2: Self.mixed(.content, .label, 0.42)
        case .systemGray3: Self.mixed(.content, .label, 0.32)
        case .systemGray4: Self.mixed(.content, .label, 0.22)
        case .systemGray5: Self.mixed(.content, .label, 0.14)
        case .systemGray6: Self.mixed(.content, .label, 0.07)
        }
    }

    private static func mixed(_ back: ColorRole, _ front: ColorRole, _ part: Double) -> Color {
        Color(.mixed(Color(back), Color(front), fraction: part, in: .device))
    }
}

extension Color {
    /// The colour that a colour set names by reference: `systemBlueColor`.
    package init?(systemReference name: String) {
        let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let platform = PlatformColor(rawValue: short) {
            self = platform.color
        } else if let system = SystemColor(
            rawValue: short.hasPrefix("system") ? short.dropFirst(6).lowercased() : short)
        {
            self.init(.system(system))
        } else {
            switch short {
            case "white": self = .white
            case "black", "darkText": self = .black
            case "clear": self = .clear
            case "lightText": self = .white.opacity(0.6)
            case "controlAccent": self.init(ColorRole.accent)
            case "windowBackground": self.init(ColorRole.windowBackground)
            case "textBackground", "controlBackground": self.init(ColorRole.content)
            case "text", "controlText": self.init(ColorRole.label)
            default: return nil
            }
        }
    }
}
