import Foundation
import Geometry
import Views

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that stands for a label.
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    /// Returns the view that stands for a label with a title and an icon.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The title of a label, of any kind.
    nonisolated public struct Title: WrappingView {
        public typealias Body = Never
        let content: AnyView
        init(content: AnyView) { self.content = content }
        @MainActor package var wrapped: AnyView { content }
    }

    /// The icon of a label, of any kind.
    nonisolated public struct Icon: WrappingView {
        public typealias Body = Never
        let content: AnyView
        init(content: AnyView) { self.content = content }
        @MainActor package var wrapped: AnyView { content }
    }

    /// The label's title, for the style to place.
    public let title: Title
    /// The label's icon, for the style to place.
    public let icon: Icon
}

/// Title and icon, or what the container prefers.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style of labels that have set none.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates a style that shows the icon before the title.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: Self.gap) {
            configuration.icon
            configuration.title
        }
        .accessibilityElement(children: .combine)
    }

    static var gap: CGFloat { Theme.Spacing.stack - 2 }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates a style that leaves out the icon.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is still said aloud.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates a style that leaves out the title.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
            .background { configuration.title.opacity(Self.unseen).allowsHitTesting(false) }
            .accessibilityElement(children: .combine)
    }

    /// Almost transparent: invisible, but still in the accessibility tree.
    static let unseen = 1e-9
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon before the title, or what the container prefers.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title, on one baseline.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone; the title is still read aloud.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label style of any kind.
package struct AnyLabelStyle {
    private let style: any LabelStyle

    package init(_ style: any LabelStyle) { self.style = style }

    @MainActor package func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
        func open<S: LabelStyle>(_ style: S) -> AnyView {
            AnyView(style.makeBody(configuration: configuration))
        }
        return open(style)
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static let defaultValue = AnyLabelStyle(DefaultLabelStyle())
}

extension EnvironmentValues {
    package var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels inside.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyLabelStyle(style))
    }
}
