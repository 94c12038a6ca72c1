import Views
import Widgets

/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Equatable, Sendable {
    private let number: Int

    public static let automatic = WindowInteractionBehavior(number: 0)
    public static let enabled = WindowInteractionBehavior(number: 1)
    public static let disabled = WindowInteractionBehavior(number: 2)
}

extension Scene {
    /// Whether a drag of a window's content, where nothing in it takes the press, moves the window.
    nonisolated public func windowBackgroundDragBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some Scene {
        setting(\.backgroundDrag, behavior)
    }
}

extension AnyView {
    /// The content of a window that is moved by its background.
    @MainActor func draggingWindow() -> AnyView {
        AnyView(
            frame(maxWidth: .infinity, maxHeight: .infinity).background {
                Color.clear.contentShape(Rectangle()).gesture(WindowDragGesture())
                    .ignoresSafeArea()
            })
    }
}
