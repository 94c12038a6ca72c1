import FoundationNames
import Foundation
import Transfers
import Views

/// The label of a share link that has none of its own: a title and the symbol of sharing.
nonisolated public struct DefaultShareLinkLabel: View {
    let title: Text

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link for items that says “Share…”; its menu shows the preview of the first item.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            of: items, subject, message, preview,
            label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }

    /// Creates a link for one item that says “Share…”, with a preview above its menu.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            of: CollectionOfOne(item), subject, message, { _ in preview },
            label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }

    /// Creates a link for items with a title; its menu shows the preview of the first item.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            of: items, subject, message, preview,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            of: items, subject, message, preview,
            label: DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link for one item with a title, and with a preview above its menu.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            of: CollectionOfOne(item), subject, message, { _ in preview },
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            of: CollectionOfOne(item), subject, message, { _ in preview },
            label: DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link for items; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            of: items, subject, message, preview, label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link for one item; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<I: Transferable, S: StringProtocol>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            of: CollectionOfOne(item), subject, message, { _ in preview },
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link for items with a text as its title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(of: items, subject, message, preview, label: DefaultShareLinkLabel(title: title))
    }

    /// Creates a link for one item with a text as its title.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            of: CollectionOfOne(item), subject, message, { _ in preview },
            label: DefaultShareLinkLabel(title: title))
    }
}

// Addresses and text need no preview.
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link for addresses or text, which says “Share…” and has no preview.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(
            of: items, subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }

    public init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }

    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(
            of: items, subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }

    public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }

    /// Creates a link for addresses or text with a title and without a preview.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(
            of: items, subject, message, nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == URL {
        self.init(
            of: items, subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(titleResource)))
    }

    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(titleResource)))
    }

    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(
            of: items, subject, message, nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == String {
        self.init(
            of: items, subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(titleResource)))
    }

    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link for addresses or text; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(
            of: items, subject, message, nil, label: DefaultShareLinkLabel(title: Text(title)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(
            of: items, subject, message, nil, label: DefaultShareLinkLabel(title: Text(title)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link for addresses or text with a text as its title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(of: items, subject, message, nil, label: DefaultShareLinkLabel(title: title))
    }

    public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: title))
    }

    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(of: items, subject, message, nil, label: DefaultShareLinkLabel(title: title))
    }

    public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            of: CollectionOfOne(item), subject, message, nil,
            label: DefaultShareLinkLabel(title: title))
    }
}
