import Foundation
import Testing
import Views

@testable import Mirror

/// What a viewer's input means to the app.
struct ViewerStateTests {
    private let now = ContinuousClock.now

    private func key(_ keysym: UInt32, _ isDown: Bool = true) -> ViewerInput {
        .key(keysym: keysym, position: nil, isDown: isDown)
    }

    private func events(
        _ state: inout ViewerState, _ inputs: ViewerInput..., scale: Double = 1,
        after time: Duration = .zero
    ) -> [InputEvent.Kind] {
        inputs.flatMap { state.events(of: $0, scale: scale, now: now + time) }
    }

    @Test("A press is a move, a press and a release, in points")
    func press() {
        var state = ViewerState()
        let kinds = events(
            &state, .pointer(x: 20, y: 40, buttons: []), .pointer(x: 20, y: 40, buttons: .primary),
            .pointer(x: 20, y: 40, buttons: []), scale: 2)
        let point = CGPoint(x: 10, y: 20)
        #expect(
            kinds == [
                .pointer(PointerEvent(.moved, at: point)),
                .pointer(PointerEvent(.down, at: point)), .pointer(PointerEvent(.up, at: point)),
            ])
    }

    @Test("A second press soon and close by is a double press; a late one is not")
    func doublePress() {
        func counts(_ time: Duration) -> [Int] {
            var state = ViewerState()
            let first = events(
                &state, .pointer(x: 5, y: 5, buttons: .primary), .pointer(x: 5, y: 5, buttons: []))
            let second = events(
                &state, .pointer(x: 6, y: 5, buttons: .primary), after: time)
            return (first + second).compactMap {
                if case .pointer(let event) = $0, event.phase == .down {
                    event.clickCount
                } else {
                    nil
                }
            }
        }
        #expect(counts(.milliseconds(200)) == [1, 2])
        #expect(counts(.milliseconds(900)) == [1, 1])
    }

    @Test("A letter is a key and a text")
    func letter() {
        var state = ViewerState()
        #expect(
            events(&state, key(0x61), key(0x61, false)) == [
                .key(KeyEvent(.character("a"))), .text("a"), .key(KeyEvent(.character("a"), .up)),
            ])
    }

    @Test("With Shift the key is the one on its cap, the text is not")
    func shift() {
        var state = ViewerState()
        #expect(
            events(&state, key(0xFFE1), key(0x41)) == [
                .modifiers(.shift), .key(KeyEvent(.character("a"), modifiers: .shift)), .text("A"),
            ])
    }

    @Test("With Control a letter types nothing")
    func control() {
        var state = ViewerState()
        #expect(
            events(&state, key(0xFFE3), key(0x63)) == [
                .modifiers(.control), .key(KeyEvent(.character("c"), modifiers: .control)),
            ])
    }

    @Test("A key that is sent again while it is held repeats")
    func repeating() {
        var state = ViewerState()
        #expect(
            events(&state, key(0xFF51), key(0xFF51)) == [
                .key(KeyEvent(.left)), .key(KeyEvent(.left, .repeat)),
            ])
    }

    @Test(
        "Keysyms of all sets type their characters",
        arguments: [
            (0xE4, "ä"), (0x0100_20AC, "€"), (0x6C1, "а"), (0x0101_F600, "😀"), (0xFFB7, "7"),
        ])
    func scripts(keysym: UInt32, text: String) {
        var state = ViewerState()
        #expect(events(&state, key(keysym)).contains(.text(text)))
    }

    @Test(
        "Keys that have names are told by them",
        arguments: [
            (0xFF0D, Key.return), (0xFF8D, .return), (0xFF1B, .escape), (0xFE20, .tab),
            (0xFF08, .backspace), (0xFFFF, .delete), (0xFF96, .left), (0xFFBE, .function(1)),
            (0xFFC9, .function(12)), (0x20, .space),
        ] as [(UInt32, Key)])
    func names(keysym: UInt32, named: Key) {
        var state = ViewerState()
        #expect(events(&state, key(keysym)).first == .key(KeyEvent(named)))
    }

    @Test("Whatever a viewer holds is let go of when it leaves")
    func leaving() {
        var state = ViewerState()
        _ = events(&state, key(0xFFE3), key(0x61), .pointer(x: 1, y: 2, buttons: .secondary))
        let kinds = state.release()
        #expect(kinds.contains(.modifiers([])))
        #expect(kinds.contains(.key(KeyEvent(.character("a"), .up))))
        #expect(
            kinds.contains(
                .pointer(
                    PointerEvent(
                        .cancelled, at: CGPoint(x: 1, y: 2), button: .secondary,
                        modifiers: .control))))
        #expect(state.release().isEmpty)
    }

    @Test("A pinch turns in radians and scrolling is in points")
    func fingers() {
        var state = ViewerState()
        #expect(
            events(
                &state, .pinch(.changed, scale: 1.5, angle: 180, x: 8, y: 6),
                .scroll(dx: 0, dy: 96, x: 8, y: 6), scale: 2) == [
                    .pinch(
                        PinchEvent(.changed, at: CGPoint(x: 4, y: 3), scale: 1.5, rotation: .pi)),
                    .wheel(
                        delta: CGSize(width: 0, height: 48), at: CGPoint(x: 4, y: 3), modifiers: []),
                ])
    }

    @Test("Text of an input method passes without control characters")
    func text() {
        var state = ViewerState()
        #expect(
            events(&state, .text("a\u{7}語\n"), .composing("に", selection: 0..<1)) == [
                .text("a語"), .composing("に", selection: 0..<1),
            ])
    }
}
