import Casement
import Hosting
import Styles
import Views

/// Whether an interface is light or dark, and whether it has more contrast than usual.
public final class NSAppearance: NSObject, Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let accessibilityHighContrastAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    }

    public let name: Name

    /// Nil for a name that is none of those above.
    public init?(named name: Name) {
        let known: [Name] = [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
        name =
            switch (scheme, contrast) {
            case (.dark, .increased): .accessibilityHighContrastDarkAqua
            case (.dark, _): .darkAqua
            case (_, .increased): .accessibilityHighContrastAqua
            default: .aqua
            }
    }

    /// That of the app's front window.
    public static func currentDrawing() -> NSAppearance {
        let environment = CurrentApp.latest?.environment ?? EnvironmentValues()
        return NSAppearance(environment.colorScheme, environment.colorSchemeContrast)
    }

    /// The first name that suits: the appearance itself, else one that is as light or dark.
    public func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        let plain: Name =
            switch name {
            case .darkAqua, .accessibilityHighContrastDarkAqua: .darkAqua
            default: .aqua
            }
        return appearances.contains(plain) ? plain : appearances.contains(.aqua) ? .aqua : nil
    }
}
