import Drawing
import Foundation
import Geometry
import Layouts
import ViewHosts

@testable import Views

/// A rectangle of a fixed size that takes touches.
struct Box: PrimitiveView, Primitive {
    typealias Body = Never
    var width: CGFloat = 100
    var height: CGFloat = 100
    func primitive(in environment: EnvironmentValues) -> Box { self }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        CGSize(width: width, height: height)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {}
}

/// Boxes in a row, for want of stacks in this room.
struct Row<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { HStackLayout(spacing: 0) { content } }
}

extension ViewHost {
    private func send(_ kind: InputEvent.Kind) {
        EventPass.handle(kind, in: tree)
        settle()
    }

    func press(_ x: CGFloat, _ y: CGFloat, button: PointerEvent.Button = .primary) {
        send(.pointer(PointerEvent(.down, at: CGPoint(x: x, y: y), button: button)))
    }

    func move(_ x: CGFloat, _ y: CGFloat) {
        send(.pointer(PointerEvent(.moved, at: CGPoint(x: x, y: y))))
    }

    func release(_ x: CGFloat, _ y: CGFloat, button: PointerEvent.Button = .primary) {
        send(.pointer(PointerEvent(.up, at: CGPoint(x: x, y: y), button: button)))
    }

    func tap(_ x: CGFloat = 150, _ y: CGFloat = 100) {
        press(x, y)
        release(x, y)
    }

    func key(_ key: Key, _ modifiers: KeyModifiers = []) {
        send(.key(KeyEvent(key, modifiers: modifiers)))
    }

    /// Moves the frame clock and lets held presses notice.
    func advance(_ seconds: Double) {
        app.now += seconds
        settle()
    }
}
