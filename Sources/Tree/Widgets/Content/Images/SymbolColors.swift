import Drawing
import Foundation
import Styles
import Views

/// The styles of a symbol's layers, by the mode in which it is rendered.
struct SymbolColors: Equatable {
    /// For what the symbol is about, and for what it stands in or on.
    private(set) var styles: [ResolvedStyle]

    /// Nil for a symbol in one style.
    init?(
        _ mode: SymbolRenderingMode?, _ name: String, in environment: EnvironmentValues
    ) {
        let stack = environment.foregroundStack
        let own = mode ?? (stack.map { $0.count > 1 } == true ? .palette : .monochrome)
        switch own {
        case .palette:
            styles = [0, 1].map { level in
                ForegroundStyle().resolved(in: environment, level: level)
            }
        case .hierarchical:
            let primary = ForegroundStyle().resolved(in: environment)
            styles = [primary, primary.multiplyingOpacity(by: Self.weaker)]
        case .multicolor:
            guard let colors = Self.multicolor(name) else { return nil }
            styles = colors.map { AnyShapeStyle($0).resolved(in: environment) }
        default: return nil
        }
    }

    func style(atLevel level: Int) -> ResolvedStyle { styles[min(level, styles.count - 1)] }

    /// How opaque the second layer of a hierarchical symbol is.
    private static let weaker = 0.4

    /// The colours that a symbol has by itself; nil for the foreground's.
    private static func multicolor(_ name: String) -> [Color]? {
        let parts = name.split(separator: ".").map(String.init)
        guard let first = parts.first else { return nil }
        let isEnclosed = parts.contains("circle") || parts.contains("square")
        if isEnclosed, parts.last == "fill", let color = colors[first] { return [.white, color] }
        if parts.contains("badge") {
            let badge = parts.last.flatMap { badgeColors[$0] } ?? Color.red
            return [badge, colors[first] ?? .primary]
        }
        return colors[first].map { [$0, $0] }
    }

    private static let badgeColors: [String: Color] = [
        "plus": .green, "minus": .red, "checkmark": .green, "xmark": .red,
        "exclamationmark": .yellow, "clock": .blue,
    ]

    private static let colors: [String: Color] = [
        "heart": .red, "suit": .red, "star": .yellow, "sun": .yellow, "sunrise": .yellow,
        "sunset": .yellow, "sparkles": .yellow, "bolt": .yellow, "flame": .orange,
        "drop": .blue, "cloud": .cyan, "snowflake": .cyan, "wind": .gray, "moon": .indigo,
        "leaf": .green, "tree": .green, "carrot": .orange, "ladybug": .red, "ant": .brown,
        "pawprint": .brown, "exclamationmark": .yellow, "checkmark": .green, "xmark": .red,
        "plus": .green, "minus": .red, "questionmark": .blue, "info": .blue, "trash": .red,
        "folder": .blue, "externaldrive": .gray, "phone": .green, "message": .green,
        "video": .green, "bell": .yellow, "flag": .red, "bookmark": .red, "book": .orange,
        "calendar": .red, "battery": .green, "cross": .red, "pills": .orange, "gift": .red,
        "crown": .yellow, "trophy": .yellow, "medal": .yellow, "rainbow": .purple,
        "paintpalette": .purple, "lightbulb": .yellow, "thermometer": .red, "location": .blue,
        "mappin": .red, "globe": .blue, "wifi": .blue, "airplane": .blue, "car": .blue,
        "hand": .yellow, "face": .yellow, "microbe": .green, "key": .yellow, "lock": .gray,
        "person": .blue, "house": .brown, "umbrella": .purple, "fish": .blue, "bird": .blue,
        "camera": .gray, "music": .pink, "headphones": .gray, "gamecontroller": .gray,
    ]
}
