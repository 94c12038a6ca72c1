import Foundation
import FoundationNames
import Transfers
import Views

/// A button that opens a menu of what can be done with some items outside of the app: copying them,
/// saving them, sending them, opening them.
nonisolated public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label: View
>: View where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @State private var isOpen = false
    @State private var isSaving = false
    @Environment(\.actionContainer) private var container

    init(
        of items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    @MainActor public var body: some View {
        if container?.isMenu == true {
            Menu {
                rows
            } label: {
                label
            }
            .fileExporter(isPresented: $isSaving, items: Array(items)) { _ in }
        } else {
            Button {
                isOpen = true
            } label: {
                label
            }
            .popupMenu(isPresented: $isOpen, preview: previewView) { rows }
            .fileExporter(isPresented: $isSaving, items: Array(items)) { _ in }
        }
    }

    @MainActor private var rows: some View {
        ShareRows(
            items: { items.map { NSItemProvider.of($0) } },
            addresses: items.compactMap { $0 as? URL }, subject: subject, message: message
        ) { isSaving = true }
    }

    @MainActor private var previewView: AnyView? {
        guard let preview, let first = items.first else { return nil }
        return AnyView(SharePreviewView(preview: preview(first), count: items.count))
    }
}

extension ShareLink {
    /// Creates a link for items with a label of any views. Subject and message are for an email.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(of: items, subject, message, preview, label: label())
    }

    /// Creates a link for one item with a label of any views. Subject and message are for an email.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(of: CollectionOfOne(item), subject, message, { _ in preview }, label: label())
    }
}

// Addresses and text need no preview.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link for addresses or text with a label of any views, and without a preview.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(of: items, subject, message, nil, label: label())
    }

    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(of: items, subject, message, nil, label: label())
    }

    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(of: CollectionOfOne(item), subject, message, nil, label: label())
    }

    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(of: CollectionOfOne(item), subject, message, nil, label: label())
    }
}
