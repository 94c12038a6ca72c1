import Foundation
import FoundationNames
import Transfers

extension EventPass {
    /// Gives what another program has dropped to the view that takes it.
    static func dropEvent(_ event: DropEvent, _ tree: ViewTree) -> Bool {
        let items =
            event.files.map { NSItemProvider(contentsOf: $0, contentType: nil) }
            + event.texts.map { NSItemProvider.of($0) }
        guard !items.isEmpty else { return false }
        if event.isMended {
            tree.app.warn(
                "What was dropped is not in UTF-8; the bytes that are not were replaced.",
                at: "drop")
        }
        if tree.app.drags.receive(items, at: event.location, in: tree) { return true }
        let names = event.files.map(\.lastPathComponent) + event.texts.map { "“\($0.prefix(40))”" }
        tree.app.warn(
            "Nothing there takes what was dropped: \(names.joined(separator: ", ")).", at: "drop")
        return false
    }

    /// Presses and releases at a point, beside the press that goes on.
    static func tap(at point: CGPoint, in tree: ViewTree) {
        let path = HitTest.path(to: point, in: tree)
        for contender in contenders(on: path, where: { !($0 is DragSourceRecognizer) }) {
            guard let node = contender.node else { continue }
            func event(_ phase: PointerEvent.Phase) -> GestureEvent {
                GestureEvent(
                    phase: phase, location: node.convertFromWindow(point), windowLocation: point,
                    button: .primary, clickCount: 1, modifiers: [], time: tree.app.now,
                    size: node.size, node: node, pinch: nil)
            }
            var verdict = contender.recognizer.handle(event(.down))
            if case .waiting = verdict { verdict = contender.recognizer.handle(event(.up)) }
            if case .active = verdict { verdict = contender.recognizer.handle(event(.up)) }
            if case .ready = verdict { verdict = contender.recognizer.claim() }
            if case .ended = verdict { return }
            contender.recognizer.cancel()
        }
    }
}
