import Foundation
import Hosting
import Scenes
import Views

/// Reads the screen of a running app.
extension AppHost {
    package var screen: Screen { screen { _ in true } }

    /// The screen with some of its windows.
    func screen(with isIncluded: (SceneWindow) -> Bool) -> Screen {
        let map = singleScreenMap
        return Screen(
            windows: instance.windows.filter(isIncluded).map { window in
                var shown = ScreenWindow(window)
                shown.addFrame(of: window, on: map)
                if window.isKey, let bar = screenBar { shown.add(bar) }
                return shown
            })
    }

    /// Where windows and their frames lie on the single screen; nil under a window system.
    var singleScreenMap: ScreenMap? { display.singleScreen?.map }
}

extension ScreenWindow {
    @MainActor
    fileprivate init(_ window: SceneWindow) {
        let root = ScreenElement(AccessibilityTree.of(window.tree))
        self.init(
            number: window.id.number, id: window.sceneID, scene: "\(window.scene.declaration.kind)",
            title: window.title, phase: "\(window.phase)",
            frame: CGRect(origin: window.state.frame.origin, size: window.size),
            isKey: window.isKey, root: root)
        chrome.children += AccessibilityTree.bar(of: window.tree).map(ScreenElement.init)
    }

    /// The title bar and its buttons. Where a window system draws them they have no frame.
    @MainActor
    fileprivate mutating func addFrame(of window: SceneWindow, on map: ScreenMap?) {
        guard window.state.isVisible, window.titleBar != .none, window.state.mode != .fullScreen
        else { return }
        let drawn = map?[window.id]
        func place(_ rect: CGRect?) -> CGRect {
            guard let rect, let origin = drawn?.content.origin else { return .zero }
            return rect.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        if let index = chrome.children.firstIndex(where: { $0.role == .text }) {
            chrome.children[index].part = .window(window.id, .titleBar)
            chrome.children[index].frame = place(drawn?.titleBar)
        }
        let buttons = WindowFrame.Button.allCases.filter { $0 != .maximize || window.isResizable }
        chrome.children += buttons.map { button in
            var element = ScreenElement(
                .button, button.title(isMaximized: window.state.mode == .maximized),
                frame: place(drawn?.rect(of: button)))
            element.part = .window(window.id, .button(button))
            return element
        }
    }

    /// The menu bar of the whole screen, and its open menus, as the key window's.
    @MainActor
    fileprivate mutating func add(_ bar: ScreenBar) {
        let offset = CGSize(width: -frame.minX, height: -frame.minY)
        func elements(_ nodes: [AccessibilityNode]) -> [ScreenElement] {
            nodes.map { ScreenElement($0).moved(to: .bar, by: offset) }
        }
        chrome.children += elements(AccessibilityTree.bar(of: bar.tree))
        root.children += elements(AccessibilityTree.of(bar.tree).children)
    }
}

extension WindowFrame.Button {
    fileprivate func title(isMaximized: Bool) -> String {
        switch self {
        case .minimize: "Minimize"
        case .maximize: isMaximized ? "Restore" : "Maximize"
        case .close: "Close"
        }
    }
}
