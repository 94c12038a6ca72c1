import ContentTypes
import Foundation
import Views

/// Presents a file panel while a binding is true: the desktop's where it has one, else Casement's
/// over the window.
nonisolated package struct FileDialog: ViewModifier {
    private let dialog: FileDialogActions
    @Environment(\.desktopFilePanels) private var desktop

    package init(
        _ purpose: FilePurpose, isPresented: Binding<Bool>, cancelled: @escaping () -> Void = {},
        chosen: @escaping (FileChoice) -> Void
    ) {
        dialog = FileDialogActions(
            purpose: purpose, isPresented: isPresented, cancelled: cancelled, chosen: chosen)
    }

    @MainActor @ViewBuilder package func body(content: Content) -> some View {
        if let desktop {
            content.modifier(DesktopFileDialog(dialog: dialog, panels: desktop))
        } else {
            content.modifier(
                OwnFileDialog(dialog: dialog, isShown: dialog.isPresented.wrappedValue))
        }
    }
}

/// What a file dialog is for, and what follows it.
struct FileDialogActions {
    let purpose: FilePurpose
    let isPresented: Binding<Bool>
    let cancelled: () -> Void
    let chosen: (FileChoice) -> Void

    func cancel() {
        guard isPresented.wrappedValue else { return }
        isPresented.wrappedValue = false
        cancelled()
    }

    func choose(_ choice: FileChoice, _ memory: FolderMemory) {
        memory.remember(choice.urls)
        isPresented.wrappedValue = false
        chosen(choice)
    }
}

/// Casement's file panel over the window.
struct OwnFileDialog: ViewModifier {
    let dialog: FileDialogActions
    let isShown: Bool
    @Environment(\.fileDialog) private var options
    @Environment(\.defaultAppStorage) private var defaults

    @MainActor func body(content base: Content) -> some View {
        let panel = isShown ? sheet : nil
        return base.modifier(
            PortalModifier(
                identity: panel == nil ? nil : AnyHashable(true), presented: panel,
                options: PortalOptions(animation: Theme.Motion.sheet)))
    }

    @MainActor private var sheet: SheetPanel<FilePanel> {
        let (dialog, options) = (dialog, options)
        let memory = options.memory(defaults)
        return SheetPanel(.sheet, close: dialog.cancel) {
            FilePanel(
                dialog.purpose, in: options.firstFolder(defaults), options, cancel: dialog.cancel
            ) { choice in
                dialog.choose(choice, memory)
            }
        }
    }
}

extension FileDialogOptions {
    func memory(_ defaults: UserDefaults) -> FolderMemory {
        FolderMemory(defaults: defaults, id: customizationID)
    }

    /// The folder that a panel opens in.
    func firstFolder(_ defaults: UserDefaults) -> URL {
        memory(defaults).folder ?? defaultDirectory ?? FilePlace.first
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
