import Foundation

// The text that represents a colour in saved sessions and user defaults:
//
//   blue                     a colour with a name, which stays adaptive
//   asset:Brand              a colour set
//   #0A66D8FF                sRGB bytes, where bytes are exact
//   srgb 0.1 0.2 0.3 1.0     sRGB numbers
//   blue@0.5                 any of these, half as opaque
extension Color {
    package var storedText: String {
        switch source {
        case .components(let resolved):
            let bytes = resolved.description
            if Self.components(bytes: bytes) == resolved { return bytes }
            return "srgb \(resolved.red) \(resolved.green) \(resolved.blue) \(resolved.opacity)"
        case .system(let color): return color.rawValue
        case .role(let role): return "role:\(role.rawValue)"
        case .asset(let name, _): return "asset:\(name)"
        case .faded(let color, let opacity): return "\(color.storedText)@\(opacity)"
        case .mixed, .adaptive, .custom:
            // Such a colour is stored as it looks in light mode.
            return Color(Resolved(resolved(in: ColorContext()))).storedText
        }
    }

    /// Nil if the text does not represent a colour.
    package init?(storedText text: String) {
        self.init(storedText: text, fadings: Self.mostFadings)
    }

    /// The text may come from outside: a colour of a colour has an end.
    private static let mostFadings = 32

    private init?(storedText text: String, fadings: Int) {
        if let system = SystemColor(rawValue: text) {
            self.init(.system(system))
        } else if let components = Self.components(bytes: text) ?? Self.components(numbers: text) {
            self.init(components)
        } else if let role = text.after("role:").flatMap(ColorRole.init) {
            self.init(role)
        } else if fadings > 0, let mark = text.lastIndex(of: "@"),
            let opacity = Double(text[text.index(after: mark)...]),
            let color = Color(storedText: String(text[..<mark]), fadings: fadings - 1)
        {
            self = color.opacity(opacity)
        } else if let name = text.after("asset:") {
            self.init(name)
        } else {
            return nil
        }
    }

    private static func components(bytes text: String) -> Resolved? {
        guard let digits = text.after("#"), digits.utf8.count == 8,
            let number = UInt32(digits, radix: 16)
        else { return nil }
        func part(_ shift: UInt32) -> Float { Float(number >> shift & 0xFF) / 255 }
        return Resolved(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }

    private static func components(numbers text: String) -> Resolved? {
        guard let rest = text.after("srgb ") else { return nil }
        let parts = rest.split(separator: " ").compactMap { Float($0) }
        guard parts.count == 4 else { return nil }
        return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension String {
    fileprivate func after(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
