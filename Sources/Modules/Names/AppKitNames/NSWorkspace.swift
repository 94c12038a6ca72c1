import Casement
import Foundation
import Hosting

/// The desktop, as far as it opens files and addresses.
public final class NSWorkspace: NSObject, Sendable {
    /// The desktop of the user.
    public static let shared = NSWorkspace()

    /// Opens an address or a file in the program that the desktop has for it. Returns true before
    /// that is known; the app's log says if nothing opens it.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let app = CurrentApp.latest else { return false }
        app.open(url) { isOpened in
            if !isOpened { app.logger.warning("Nothing here opens \(url)") }
        }
        return true
    }

    /// Opens a file by its path in the program that the desktop has for it.
    @discardableResult
    public func openFile(_ path: String) -> Bool { open(URL(fileURLWithPath: path)) }

    /// Opens the folder of the first file.
    public func activateFileViewerSelecting(_ urls: [URL]) {
        guard let first = urls.first else { return }
        open(first.deletingLastPathComponent())
    }
}
