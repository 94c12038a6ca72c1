import Drawing

/// SwiftUI's named colours, with a light and a dark value each.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    package func color(in scheme: ColorScheme) -> ResolvedColor {
        ResolvedColor(hex: scheme == .light ? values.light : values.dark)
    }

    // Chosen in Oklab with lightness 0.59 to 0.74 in light and 0.70 to 0.83 in dark mode. Yellow and
    // orange have the highest, because they would look brown otherwise.
    private var values: (light: UInt32, dark: UInt32) {
        switch self {
        case .red: (0xEC383D, 0xFE6B66)
        case .orange: (0xED7B06, 0xFFA15C)
        case .yellow: (0xD2A408, 0xF5BF0D)
        case .green: (0x30AD51, 0x57CE70)
        case .mint: (0x1FB895, 0x4BD5B1)
        case .teal: (0x0BA7A8, 0x3DC7C9)
        case .cyan: (0x0CA8CF, 0x3AC9F3)
        case .blue: (0x2080F1, 0x5DA3FE)
        case .indigo: (0x686CE5, 0x8992FE)
        case .purple: (0xA35CD9, 0xC67EFF)
        case .pink: (0xEC417B, 0xFF7199)
        case .brown: (0xA07B5A, 0xC09978)
        case .gray: (0x8A8C91, 0xA6A7AD)
        }
    }
}
