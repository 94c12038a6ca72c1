import Foundation
import Hosting
import Scenes
import Views

extension MirrorFront {
    /// The mirror of an opened front. `isResizable` says whether viewers may change the size of a
    /// single screen.
    package static func of(
        _ front: any Front, isSingle: Bool, isResizable: Bool, size: CGSize, scale: Double
    ) -> MirrorFront {
        guard let system = front as? any Front & WindowSystemActions else {
            return MirrorFront(
                front, isSingle: isSingle, isResizable: isResizable, size: size, scale: scale)
        }
        return MirrorWindowSystem(
            system, isSingle: isSingle, isResizable: isResizable, size: size, scale: scale)
    }

    /// Gives viewers the list of the app's windows.
    @MainActor
    package func connect(to host: AppHost) {
        windows = { [weak host] in
            // Fronts are used on the main thread alone.
            MainActor.assumeIsolated {
                host?.instance.windows.map { window in
                    MirroredWindow(
                        number: window.id.number, title: window.title, isKey: window.isKey,
                        isMinimized: !window.state.isVisible)
                } ?? []
            }
        }
        focusWindow = { [weak host] window in
            MainActor.assumeIsolated {
                guard let host, host.instance[window] != nil else { return }
                if let screen = host.display.singleScreen {
                    if screen.stack[window]?.isVisible == false { screen.restore(window) }
                    screen.focus(window)
                } else if let system = host.front as? any WindowSystemActions {
                    system.restore(window)
                    system.focus(window)
                } else {
                    host.instance.unminimize(window)
                    host.instance.raise(window)
                }
            }
        }
    }
}
