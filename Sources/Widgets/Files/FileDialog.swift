import ContentTypes
import Foundation
import Views

/// Presents a file panel over the window while a binding is true.
nonisolated package struct FileDialog: ViewModifier {
    let isPresented: Binding<Bool>
    let purpose: FilePurpose
    let cancelled: () -> Void
    let chosen: (FileChoice) -> Void
    @Environment(\.fileDialog) private var options
    @Environment(\.defaultAppStorage) private var defaults

    package init(
        _ purpose: FilePurpose, isPresented: Binding<Bool>, cancelled: @escaping () -> Void = {},
        chosen: @escaping (FileChoice) -> Void
    ) {
        self.isPresented = isPresented
        self.purpose = purpose
        self.cancelled = cancelled
        self.chosen = chosen
    }

    @MainActor package func body(content base: Content) -> some View {
        let panel = isPresented.wrappedValue ? sheet : nil
        return base.modifier(
            PortalModifier(
                identity: panel == nil ? nil : AnyHashable(true), presented: panel,
                options: PortalOptions(animation: Theme.Motion.sheet)))
    }

    @MainActor private var sheet: SheetPanel<FilePanel> {
        let (isPresented, purpose, options) = (isPresented, purpose, options)
        let (cancelled, chosen) = (cancelled, chosen)
        let memory = FolderMemory(defaults: defaults, id: options.customizationID)
        let cancel = {
            guard isPresented.wrappedValue else { return }
            isPresented.wrappedValue = false
            cancelled()
        }
        return SheetPanel(.sheet, close: cancel) {
            FilePanel(
                purpose, in: memory.folder ?? options.defaultDirectory ?? FilePlace.first, options,
                cancel: cancel
            ) { choice in
                memory.remember(choice.urls)
                isPresented.wrappedValue = false
                chosen(choice)
            }
        }
    }
}

/// Where dialogs of one customization id last ended, in the app's defaults.
struct FolderMemory {
    let defaults: UserDefaults
    let id: String?

    private var key: String? { id.map { "casement.fileDialog.\($0)" } }

    /// Nil where it was none, or has gone.
    var folder: URL? {
        guard let key, let path = defaults.string(forKey: key),
            FileManager.default.fileExists(atPath: path)
        else { return nil }
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    func remember(_ urls: [URL]) {
        guard let key, let url = urls.first else { return }
        defaults.set(url.deletingLastPathComponent().path, forKey: key)
    }
}
