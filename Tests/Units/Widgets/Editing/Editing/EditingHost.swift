import Drawing
import Foundation
import Geometry
import Logging
import Typography

@testable import Views
@testable import Widgets

/// A window's tree without the window, with keys, text, a pointer and a clock.
@MainActor
final class EditingHost {
    let app: AppGraph
    let tree: ViewTree
    let pasteboard = MemoryPasteboard()

    init<Content: View>(size: CGSize = CGSize(width: 300, height: 100), _ content: Content) {
        app = AppGraph(
            shaper: TextShaper(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        var environment = EnvironmentValues()
        environment.pasteboard = pasteboard
        tree = ViewTree(
            app: app, images: ImageStore(report: { _ in }), environment: environment)
        tree.setSize(size, scale: 1)
        tree.show(content)
        settle()
    }

    /// Runs a turn, then paints.
    @discardableResult
    func settle() -> DisplayList {
        app.turn += 1
        TreeSettler.settle([tree], of: app)
        ReleasePass.run(app)
        return PaintPass.record(tree, background: .white)
    }

    private func send(_ kind: InputEvent.Kind) {
        EventPass.handle(kind, in: tree)
        settle()
    }

    func type(_ text: String) {
        for character in text { send(.text(String(character))) }
    }

    func key(_ key: Key, _ modifiers: KeyModifiers = []) {
        send(.key(KeyEvent(key, modifiers: modifiers)))
    }

    func compose(_ text: String, _ selection: Range<Int>) {
        send(.composing(text, selection: selection))
    }

    func press(
        _ x: CGFloat, _ y: CGFloat, clicks: Int = 1, modifiers: KeyModifiers = []
    ) {
        send(
            .pointer(
                PointerEvent(
                    .down, at: CGPoint(x: x, y: y), clickCount: clicks, modifiers: modifiers)))
    }

    func move(_ x: CGFloat, _ y: CGFloat) {
        send(.pointer(PointerEvent(.moved, at: CGPoint(x: x, y: y))))
    }

    func release(_ x: CGFloat, _ y: CGFloat) {
        send(.pointer(PointerEvent(.up, at: CGPoint(x: x, y: y))))
    }

    func click(
        _ x: CGFloat, _ y: CGFloat, clicks: Int = 1, modifiers: KeyModifiers = []
    ) {
        press(x, y, clicks: clicks, modifiers: modifiers)
        release(x, y)
    }

    func wheel(_ y: CGFloat, at point: CGPoint) {
        send(.wheel(delta: CGSize(width: 0, height: y), at: point, modifiers: []))
    }

    func advance(_ seconds: Double) {
        app.now += seconds
        settle()
    }

    var fields: [AccessibilityNode] {
        func flat(_ node: AccessibilityNode) -> [AccessibilityNode] {
            [node] + node.children.flatMap(flat)
        }
        return flat(AccessibilityTree.of(tree)).filter {
            [.textField, .secureField, .textEditor].contains($0.role)
        }
    }

    var field: AccessibilityNode { fields[0] }
    var value: String { fields[0].properties.value ?? "" }
    var caret: CGRect? { tree.focus.textInputRect }
    /// What is shown, printed.
    var shown: String { String(describing: settle()) }
}

final class MemoryPasteboard: Pasteboard {
    var string = ""
}
