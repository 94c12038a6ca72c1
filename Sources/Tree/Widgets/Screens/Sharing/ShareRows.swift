import Foundation
import FoundationNames
import Transfers
import Views

/// The rows of a share menu.
package struct ShareRows: View {
    private let items: () -> [NSItemProvider]
    /// The addresses among the items, which the desktop can open.
    private let addresses: [URL]
    private let subject: Text?
    private let message: Text?
    private let save: () -> Void
    @Environment(\.pasteboard) private var pasteboard
    @Environment(\.openURL) private var openURL
    @Environment(\.self) private var environment

    package init(
        items: @escaping () -> [NSItemProvider], addresses: [URL], subject: Text?, message: Text?,
        save: @escaping () -> Void
    ) {
        self.items = items
        self.addresses = addresses
        self.subject = subject
        self.message = message
        self.save = save
    }

    @MainActor package var body: some View {
        Button("Copy") { pasteboard?.items = items() }.disabled(pasteboard == nil)
        if !addresses.isEmpty {
            Button("Open") { for url in addresses { openURL(url) } }
        }
        Button("Email…", action: email)
        Button("Save…", action: save)
    }

    /// Hands the text of the items to the desktop's mail program.
    @MainActor private func email() {
        let lines = [message?.string(in: environment)].compactMap { $0 }
        let (subject, openURL) = (subject?.string(in: environment), openURL)
        PasteboardText.of(items()) { text in
            let body = (lines + [text]).filter { !$0.isEmpty }.joined(separator: "\n\n")
            var mail = URLComponents()
            mail.scheme = "mailto"
            mail.queryItems = [
                subject.map { URLQueryItem(name: "subject", value: $0) },
                URLQueryItem(name: "body", value: body),
            ].compactMap { $0 }
            if let url = mail.url { openURL(url) }
        }
    }
}

/// The preview of a shared item above its menu.
struct SharePreviewView<Picture: Transferable, Icon: Transferable>: View {
    let preview: SharePreview<Picture, Icon>
    let count: Int

    private static var pictureSize: CGFloat { 44 }

    @MainActor var body: some View {
        HStack(spacing: Theme.Spacing.stack) {
            if let picture = preview.image as? Image ?? preview.icon as? Image {
                picture.resizable().scaledToFit()
                    .frame(width: Self.pictureSize, height: Self.pictureSize)
            }
            VStack(alignment: .leading, spacing: 2) {
                preview.title.font(.headline)
                if count > 1 {
                    Text("\(count) items").font(.subheadline).foregroundStyle(.secondary)
                }
            }
        }
        .padding(Theme.Spacing.content)
    }
}
