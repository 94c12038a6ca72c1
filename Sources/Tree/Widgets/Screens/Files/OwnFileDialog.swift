import Foundation
import Views

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
