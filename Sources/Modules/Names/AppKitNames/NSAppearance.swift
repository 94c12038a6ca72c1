import Casement
import Hosting
import Styles
import Views

/// Whether an interface is light or dark, and whether it has more contrast than usual.
public final class NSAppearance: NSObject, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a name from the text that AppKit has for it.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The light appearance.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark appearance.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// The light appearance with increased contrast.
        public static let accessibilityHighContrastAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityAqua")
        /// The dark appearance with increased contrast.
        public static let accessibilityHighContrastDarkAqua = Name(
            rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    }

    /// The name of the appearance, one of the four that `Name` lists.
    public let name: Name

    /// Creates an appearance by its name, or `nil` if the name is not one of the four that `Name`
    /// lists.
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

    /// Returns the appearance of the app's front window.
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
