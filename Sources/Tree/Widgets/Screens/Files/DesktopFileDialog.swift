import Foundation
import Views

/// A file dialog in the desktop's panel, or in Casement's where the desktop turns out to have none
/// for it.
struct DesktopFileDialog: ViewModifier {
    let dialog: FileDialogActions
    let panels: any DesktopFilePanels
    @Environment(\.self) private var environment
    @Retained private var session = Session()
    /// How many panels of the desktop's have ended.
    @State private var endings = 0
    @State private var usesOwn = false

    /// The panel that is open, and how the last one ended.
    final class Session {
        var panel: (any DesktopFilePanel)?
        var outcome = FilePanelOutcome.cancelled
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(
                OwnFileDialog(
                    dialog: dialog, isShown: dialog.isPresented.wrappedValue && usesOwn)
            )
            .onChange(of: dialog.isPresented.wrappedValue, initial: true) { _, isPresented in
                if isPresented { ask() } else { end() }
            }
            .onChange(of: endings) { deliver() }
            .onDisappear { end() }
    }

    private func ask() {
        let options = environment.fileDialog
        // A desktop's panel cannot ask an app about single files.
        guard options.isEnabled == nil else {
            usesOwn = true
            return
        }
        let (session, endings) = (session, $endings)
        session.panel = panels.show(
            FilePanelRequest(
                dialog.purpose,
                title: options.message?.string(in: environment) ?? dialog.purpose.panelTitle,
                confirmationLabel: options.confirmationLabel?.string(in: environment)
                    ?? dialog.purpose.title,
                in: options.firstFolder(environment.defaultAppStorage),
                for: environment.windowID)
        ) { outcome in
            session.panel = nil
            session.outcome = outcome
            // The closures of the body that is current then are the ones to call.
            endings.wrappedValue += 1
        }
        usesOwn = session.panel == nil
    }

    private func deliver() {
        guard dialog.isPresented.wrappedValue else { return }
        let options = environment.fileDialog
        switch session.outcome {
        case .chosen(let choice):
            let urls =
                dialog.purpose.isSaving || options.importsUnresolvedAliases
                ? choice.urls : choice.urls.map(\.resolvedLink)
            dialog.choose(
                FileChoice(urls: urls, type: choice.type),
                options.memory(environment.defaultAppStorage))
        case .cancelled: dialog.cancel()
        case .unavailable: usesOwn = true
        }
    }

    private func end() {
        session.panel?.close()
        session.panel = nil
        if usesOwn { usesOwn = false }
    }
}
