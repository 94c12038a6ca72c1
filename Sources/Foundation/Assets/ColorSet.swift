/// The values of a colour set, for light and dark, for usual and increased contrast.
package struct ColorSet: Sendable {
    package enum Space: String, Sendable {
        case sRGB = "srgb"
        case extendedSRGB = "extended-srgb"
        case linear = "extended-linear-srgb"
        case displayP3 = "display-p3"
        case gray = "gray-gamma-22"
        case extendedGray = "extended-gray"
    }

    package enum Value: Hashable, Sendable {
        case components(Space, red: Float, green: Float, blue: Float, opacity: Float)
        /// A colour of the system, such as `systemBlueColor`.
        case reference(String)
    }

    private struct Entry: Sendable {
        let look: AssetLook
        let value: Value
    }

    private var entries: [Entry] = []
    /// A sentence for each entry that has been left out.
    package private(set) var problems: [String] = []

    package init(_ item: AssetItem) throws {
        let contents = try ContentsValue(file: item.contents)
        guard let colors = contents["colors"] else { throw contents.problem("has no “colors”") }
        for element in colors.elements {
            do {
                guard let look = try AssetLook(element), let color = element["color"] else {
                    continue
                }
                entries.append(Entry(look: look, value: try Self.value(color)))
            } catch {
                problems.append("\(error)")
            }
        }
        if entries.isEmpty, problems.isEmpty { problems.append("\(item.contents) has no colour") }
    }

    /// The value that suits best; `nil` if no entry can be used.
    package func value(isDark: Bool, hasHighContrast: Bool = false) -> Value? {
        AssetLook.best(
            of: entries, isDark: isDark, hasHighContrast: hasHighContrast, look: \.look)?.value
    }

    private static func value(_ color: ContentsValue) throws -> Value {
        if let reference = color["reference"]?.string { return .reference(reference) }
        guard let components = color["components"] else {
            throw color.problem("has neither “components” nor “reference”")
        }
        let name = color["color-space"]?.string ?? Space.sRGB.rawValue
        guard let space = Space(rawValue: name) else {
            throw color.problem("has the color-space “\(name)”, which is unknown")
        }
        let isGray = space == .gray || space == .extendedGray || components["red"] == nil
        let opacity = try components["alpha"].map { try number($0, isOpacity: true) } ?? 1
        func part(_ name: String) throws -> Float {
            guard let value = components[name] else {
                throw components.problem("has no “\(name)”")
            }
            return try number(value)
        }
        if isGray {
            let white = try part("white")
            return .components(space, red: white, green: white, blue: white, opacity: opacity)
        }
        return .components(
            space, red: try part("red"), green: try part("green"), blue: try part("blue"),
            opacity: opacity)
    }

    /// Xcode writes `0.5`, `0x80` or `128`; an opacity is always a number from 0 to 1.
    private static func number(_ value: ContentsValue, isOpacity: Bool = false) throws -> Float {
        guard let text = value.text else { throw value.problem("is not a number") }
        if text.lowercased().hasPrefix("0x") {
            if let byte = UInt8(text.dropFirst(2), radix: 16) { return Float(byte) / 255 }
        } else if let number = Float(text), number.isFinite {
            let isByte = !isOpacity && value.string != nil && !text.contains(".")
            return isByte ? number / 255 : number
        }
        throw value.problem("is “\(text)”, which is not a number")
    }
}
