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
