import Foundation
import Views
import Widgets

extension Scene {
    /// Whether a drag of a window's content, where nothing in it takes the press, moves the window.
    nonisolated public func windowBackgroundDragBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some Scene {
        setting(\.backgroundDrag, behavior)
    }
}

extension AnyView {
    /// The content of a window that is moved by its background, which is all that content leaves
    /// free where the window may be larger.
    @MainActor func draggingWindow(fitsContent: Bool) -> AnyView {
        let limit: CGFloat? = fitsContent ? nil : .infinity
        return AnyView(
            frame(maxWidth: limit, maxHeight: limit).background {
                Color.clear.contentShape(Rectangle()).gesture(WindowDragGesture())
                    .ignoresSafeArea()
            })
    }
}
