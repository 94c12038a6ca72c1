import FoundationNames
import Foundation
import Geometry
import Views

/// A placeholder for missing content: a picture, a title, a description and actions.
nonisolated public struct ContentUnavailableView<Title: View, Description: View, Actions: View>:
    View
{
    private let title: Title
    private let description: Description
    private let actions: Actions

    /// Creates a placeholder of a label, whose icon is shown large above its title, a description
    /// in secondary text below it, and actions. It fills the space that it is offered, and leaves
    /// the icon out if that is too low for everything.
    public init(
        @ViewBuilder label: () -> Title,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        title = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor public var body: some View {
        VStack(spacing: 8) {
            title.labelStyle(TallLabelStyle())
            description
                .font(.callout)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .layoutPriority(1)
            actions.padding(.top, 8).layoutPriority(1)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large picture above its title, if there is space for both.
private struct TallLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            ViewThatFits(in: .vertical) {
                configuration.icon
                    .font(.system(size: Self.pictureSize))
                    .foregroundStyle(.secondary)
                    .padding(.bottom, Self.gap)
                Color.clear.frame(width: 0, height: 0).undescribed()
            }
            configuration.title.font(.title2.weight(.semibold)).layoutPriority(1)
        }
    }

    private static let pictureSize = 44.0
    private static let gap = 12.0
}

extension ContentUnavailableView
where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a placeholder with a localized title below a symbol, and a description if there is
    /// one.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            Label(title, systemImage: name)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a placeholder with a title that is shown as it is, below a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a placeholder with a localized title below an image of the app's assets, and a
    /// description if there is one.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            Label(title, image: name)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init {
            Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates a placeholder with a title that is shown as it is, below an image of the app's
    /// assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            Label(title, image: name)
        } description: {
            description
        }
    }
}
