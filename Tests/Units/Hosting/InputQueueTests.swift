import Foundation
import Hosting
import Testing
import Views

struct InputQueueTests {
    private func move(_ x: Double, in window: Int = 1) -> InputEvent {
        InputEvent(.pointer(PointerEvent(.moved, at: CGPoint(x: x, y: 0))), in: WindowID(window))
    }

    private func wheel(_ y: Double, at x: Double = 0) -> InputEvent {
        let delta = CGSize(width: 0, height: y)
        return InputEvent(
            .wheel(delta: delta, at: CGPoint(x: x, y: 0), modifiers: []), in: WindowID(1))
    }

    private func taken(_ events: [InputEvent]) -> [InputEvent] {
        var queue = InputQueue()
        for event in events { queue.append(event) }
        return queue.take()
    }

    @Test("Neighbouring moves of one window become the last of them")
    func moves() {
        #expect(taken([move(1), move(2), move(3)]) == [move(3)])
        #expect(taken([move(1), move(2, in: 2), move(3)]) == [move(1), move(2, in: 2), move(3)])
    }

    @Test("A press between two moves keeps both")
    func press() {
        let down = InputEvent(.pointer(PointerEvent(.down, at: .zero)), in: WindowID(1))
        #expect(taken([move(1), down, move(2)]) == [move(1), down, move(2)])
    }

    @Test("Neighbouring turns of the wheel in one place add up")
    func wheels() {
        #expect(taken([wheel(48), wheel(48), wheel(-10)]) == [wheel(86)])
        #expect(taken([wheel(48), wheel(48, at: 5)]) == [wheel(48), wheel(48, at: 5)])
    }

    @Test("Taking empties the queue")
    func take() {
        var queue = InputQueue()
        queue.append(move(1))
        #expect(!queue.isEmpty)
        _ = queue.take()
        #expect(queue.isEmpty && queue.take().isEmpty)
    }
}
