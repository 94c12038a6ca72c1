import FoundationNames
import Foundation
import Views

/// Opens an address when it is pressed.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.pasteboard) private var pasteboard
    @Environment(\.actionContainer) private var container

    /// Creates a link with any view as its label. It opens the address by the environment's
    /// `openURL`; its context menu opens or copies it.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor @ViewBuilder public var body: some View {
        let (openURL, destination, pasteboard) = (openURL, destination, pasteboard)
        let button = Button {
            openURL(destination)
        } label: {
            label
        }
        .meaning(.link(destination) { openURL(destination) })
        .buttonStyle(.link)
        if container == nil {
            button.contextMenu {
                Button("Open Link") { openURL(destination) }
                Button("Copy Link") { pasteboard?.string = destination.absoluteString }
            }
        } else {
            button
        }
    }
}

extension AccessibilityProperties {
    fileprivate static func link(
        _ url: URL, open: @escaping () -> Void
    ) -> AccessibilityProperties {
        var properties = AccessibilityProperties(role: .link)
        properties.children = .combine
        properties.details = [.links([AccessibilityTextLink(nil, url, open: open)])]
        return properties
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// Creates a link with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
