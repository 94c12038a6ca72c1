import FoundationNames
import Foundation
import Geometry
import Views

/// A title with a picture that stands for it.
nonisolated public struct Label<Title: View, Icon: View>: View {
    let title: Title
    private let icon: Icon

    /// Creates a label from a title and an icon of any kind.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        StyledLabel(
            configuration: LabelStyleConfiguration(
                title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label from a title and an SF Symbols name; the symbol is not read aloud.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image.decorative(systemName: name)
        }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image.decorative(systemName: name)
        }
    }

    /// Creates a label from a string, shown as it is, and an SF Symbols name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image.decorative(systemName: name)
        }
    }

    /// Creates a label from a title and a picture among the app's resources, not read aloud.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorative: name)
        }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(decorative: name)
        }
    }

    /// Creates a label from a string, shown as it is, and a picture among the app's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(decorative: name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style has been given, for styles made on top of others.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

extension Image {
    /// A symbol beside a title that already says the same.
    static func decorative(systemName name: String) -> Image {
        var image = Image(systemName: name)
        image.label = nil
        return image
    }
}

/// Shows a label in the style of its environment.
private struct StyledLabel: View {
    @Environment(\.labelStyle) private var style
    let configuration: LabelStyleConfiguration

    var body: some View { style.makeBody(configuration) }
}
