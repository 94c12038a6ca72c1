import Foundation
import Views

/// A button that opens help: a question mark in a circle, or an item of a menu.
nonisolated public struct HelpLink: View {
    private let action: (OpenURLAction) -> Void
    @Environment(\.openURL) private var openURL
    @Environment(\.actionContainer) private var container

    /// Creates a button that shows help of the app's own.
    public init(action: @escaping () -> Void) { self.action = { _ in action() } }

    /// Creates a button that opens an address by the environment's `openURL`.
    public init(destination: URL) { action = { $0(destination) } }

    @MainActor @ViewBuilder public var body: some View {
        let (openURL, action) = (openURL, action)
        let button = Button {
            action(openURL)
        } label: {
            Label("Help", systemImage: "questionmark")
        }
        if container == nil {
            button
                .labelStyle(.iconOnly)
                .buttonStyle(.bordered)
                .buttonBorderShape(.circle)
        } else {
            button
        }
    }
}
