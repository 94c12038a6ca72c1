import Foundation
import Views

/// A symbol that is made of several icons, one over the other: one in a circle, with a badge, crossed
/// out, or partly faint.
struct SymbolDesign: Equatable {
    /// One icon of the symbol.
    struct Layer: Equatable {
        enum Content: Equatable {
            /// The text that draws an icon.
            case icon(String)
            /// Letters or a number.
            case letters(String)
            case slash(width: CGFloat)
        }

        var content: Content
        /// Its size as a fraction of the symbol's.
        var scale: CGFloat = 1
        /// Its centre relative to the symbol's centre, as fractions of the symbol's size.
        var x: CGFloat = 0
        var y: CGFloat = 0
        /// 0 for what the symbol is about, 1 for what it stands in or on.
        var level = 0
        /// Whether it is cut out of the layers below.
        var isCutOut = false
        var isFaint = false
        /// Whether it is filled in a symbol of outlines, too, because it is small.
        var isSolid = false
    }

    let layers: [Layer]
    /// The icon that the symbol is as large as.
    let icon: String

    private init(icon: String, _ layers: [Layer]) {
        self.icon = icon
        self.layers = layers
    }

    /// Nil for a symbol that one icon draws. `isLayered` asks for layers wherever there are some,
    /// because they are painted in styles of their own.
    init?(
        _ name: String, _ variants: SymbolVariants, value: Double? = nil, isLayered: Bool
    ) {
        if let value, let design = Self.partial(name, value) {
            self = design
            return
        }
        let parts = SymbolNames.parts(of: name, variants)
        guard parts.count > 1 else { return nil }
        let known = SymbolNames.icon(named: parts.joined(separator: "."))
        guard
            let design = Self.enclosed(parts, known, isLayered) ?? Self.badged(
                parts, known, isLayered)
                ?? Self.slashed(parts, known)
        else { return nil }
        self = design
    }

    /// An icon, a letter or a number in a circle or a square.
    private static func enclosed(
        _ parts: [Substring], _ known: String?, _ isLayered: Bool
    ) -> SymbolDesign? {
        let isFilled = parts.last == "fill"
        let body = isFilled ? parts.dropLast() : parts[...]
        guard body.count > 1, let shape = enclosures[body.last ?? ""] else { return nil }
        let name = body.dropLast().joined(separator: ".")
        let outer = isFilled ? shape.filled : shape.empty
        func design(_ content: Layer.Content, scale: CGFloat) -> SymbolDesign {
            let isCutOut = isFilled && !isLayered
            return SymbolDesign(
                icon: outer,
                [
                    Layer(content: .icon(outer), level: isLayered ? 1 : 0),
                    Layer(content: content, scale: scale, isCutOut: isCutOut, isSolid: true),
                ])
        }
        if name.count == 1 || name.count == 2 && Int(name) != nil {
            return design(.letters(name.uppercased()), scale: 0.5)
        }
        let solid = SymbolNames.icon(named: name + ".fill")
        guard let inner = solid ?? SymbolNames.icon(named: name) else { return nil }
        // An icon that is the same without the shape does not show it, and a filled shape with a hole
        // has no outline beside others.
        guard
            isLayered || known == nil || known == inner
                || known == SymbolNames.icon(named: name)
                || !isFilled && !SymbolNames.isOutline(known ?? "")
        else { return nil }
        return design(.icon(inner), scale: 0.58)
    }

    private static let enclosures: [Substring: (empty: String, filled: String)] = [
        "circle": ("radio_button_unchecked", "circle"),
        "square": ("check_box_outline_blank", "square"),
        "app": ("check_box_outline_blank", "square"),
        "rectangle": ("crop_5_4", "rectangle"),
        "hexagon": ("hexagon", "hexagon"),
        "diamond": ("diamond", "diamond"),
        "shield": ("shield", "shield"),
        "seal": ("new_releases", "new_releases"),
    ]

    /// An icon with a small one at its corner.
    private static func badged(
        _ parts: [Substring], _ known: String?, _ isLayered: Bool
    ) -> SymbolDesign? {
        guard let index = parts.firstIndex(of: "badge"), index > 0 else { return nil }
        let base = parts[..<index].joined(separator: ".")
        let isFilled = parts.last == "fill"
        guard isLayered || known == nil || !isFilled && known != SymbolNames.icon(named: base)
        else { return nil }
        let filled = isFilled ? SymbolNames.icon(named: base + ".fill") : nil
        guard let icon = filled ?? SymbolNames.icon(named: base) else { return nil }
        let badge = parts[(index + 1)...].first { $0 != "fill" } ?? ""
        let corner: CGFloat = 0.27
        return SymbolDesign(
            icon: icon,
            [
                Layer(content: .icon(icon), level: isLayered ? 1 : 0),
                Layer(
                    content: .icon("circle"), scale: 0.62, x: corner, y: corner, isCutOut: true,
                    isSolid: true),
                Layer(
                    content: .icon(badges[badge] ?? "circle"), scale: 0.5, x: corner, y: corner,
                    isSolid: true),
            ])
    }

    private static let badges: [Substring: String] = [
        "plus": "add_circle", "minus": "remove_circle", "checkmark": "check_circle",
        "xmark": "cancel", "questionmark": "help", "exclamationmark": "error",
        "clock": "watch_later", "ellipsis": "pending", "gearshape": "settings",
        "magnifyingglass": "search", "person": "account_circle", "key": "vpn_key",
        "wifi": "wifi", "arrow": "expand_circle_down",
    ]

    /// An icon crossed out.
    private static func slashed(_ parts: [Substring], _ known: String?) -> SymbolDesign? {
        guard known == nil, let index = parts.firstIndex(of: "slash") else { return nil }
        let base = parts[..<index].joined(separator: ".")
        let filled = parts.last == "fill" ? SymbolNames.icon(named: base + ".fill") : nil
        guard let icon = filled ?? SymbolNames.icon(named: base) else { return nil }
        return SymbolDesign(
            icon: icon,
            [
                Layer(content: .icon(icon)),
                Layer(content: .slash(width: 0.22), isCutOut: true),
                Layer(content: .slash(width: 0.08)),
            ])
    }

    /// A symbol that shows an amount: what is above it is faint.
    private static func partial(_ name: String, _ value: Double) -> SymbolDesign? {
        let steps: [String]
        if name.hasPrefix("wifi"), !name.contains("slash") {
            steps = ["", "wifi_1_bar", "wifi_2_bar", "wifi"]
        } else if name.hasPrefix("cellularbars") {
            steps = [
                "", "signal_cellular_alt_1_bar", "signal_cellular_alt_2_bar",
                "signal_cellular_alt",
            ]
        } else if name.hasPrefix("speaker.wave") {
            steps = ["volume_mute", "volume_down", "volume_up"]
        } else {
            return nil
        }
        let last = steps.count - 1
        let part = value.isNaN ? 0 : min(max(value, 0), 1)
        let index = Int(saturating: (part * Double(last)).rounded(.up))
        var layers = [Layer(content: .icon(steps[last]), isFaint: true)]
        if !steps[index].isEmpty {
            // The icons of a loudspeaker stand further right, the fewer waves they have.
            let shift = name.hasPrefix("speaker") ? CGFloat(last - index) / 12 : 0
            layers.append(Layer(content: .icon(steps[index]), x: -shift))
        }
        return SymbolDesign(icon: steps[last], layers)
    }
}

extension SymbolNames {
    /// Whether a symbol has an icon, or can be made of some.
    static func isKnown(_ name: String) -> Bool {
        known(parts(of: name, .none)) != nil || SymbolDesign(name, .none, isLayered: false) != nil
    }
}

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// All layers have the foreground's style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The layers have colours that suit the symbol, such as red for a heart, if any are known.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// All layers have the foreground's style; what is around the symbol's subject is fainter.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The first foreground style is for the symbol's subject, the second for what is around it.
    public static let palette = SymbolRenderingMode(name: "palette")
}
