import Foundation
import Testing
import ViewHosts

@testable import Views

/// The order in which Tab moves the focus, and what takes it away.
@MainActor
struct FocusChainTests {
    private struct Stop: View {
        let responder: Responder
        var body: some View {
            Box(width: 20, height: 20).modifier(ResponderEffect(responder: responder))
        }
    }

    private final class Watch: FocusObserver {
        var changes: [Bool] = []
        func focusChanged(isInside: Bool) { changes.append(isInside) }
    }

    private let stops = (0..<3).map { _ in
        let responder = Responder()
        responder.focusable = Focusable()
        return responder
    }

    private func host() -> ViewHost {
        let stops = stops
        return ViewHost(
            Row {
                Stop(responder: stops[0])
                Stop(responder: stops[1])
                Stop(responder: stops[2])
            })
    }

    private func focused(_ host: ViewHost) -> Int? {
        stops.firstIndex { $0.focusable === host.tree.focus.current?.focusable }
    }

    @Test("The focus moves in reading order, and from the last view to the first")
    func order() {
        let host = host()
        #expect(host.tree.focus.stops().count == 3)
        let forwards = (0..<4).map { _ in
            host.tree.focus.advance(backwards: false)
            return focused(host)
        }
        #expect(forwards == [0, 1, 2, 0])
        host.tree.focus.advance(backwards: true)
        #expect(focused(host) == 2)
    }

    @Test("Views that are disabled, or no stop of Tab, are passed over")
    func passedOver() {
        stops[0].isDisabled = true
        stops[1].focusable?.isTabStop = false
        let host = host()
        host.tree.focus.advance(backwards: false)
        #expect(focused(host) == 2)
        host.tree.focus.advance(backwards: false)
        #expect(focused(host) == 2)
    }

    @Test("F8 goes from divider to divider, which Tab passes over, and Escape goes back")
    func dividers() {
        for stop in stops[1...] {
            stop.focusable?.isTabStop = false
            stop.focusable?.isDivider = true
        }
        let host = host()
        func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Int? {
            KeyEvents.handle(KeyEvent(key, modifiers: modifiers), in: host.tree)
            return focused(host)
        }
        #expect(press(.tab) == 0)
        #expect(press(.tab) == 0)
        #expect(press(.function(8)) == 1)
        #expect(press(.function(8)) == 2)
        #expect(press(.function(8)) == 1)
        #expect(press(.function(8), .shift) == 2)
        #expect(press(.escape) == 0)
        #expect(press(.function(8), .shift) == 2)
        #expect(press(.return) == 0)
        // Tab goes on from where the focus was.
        #expect(press(.function(8)) == 1)
        #expect(press(.tab) == 0)
        host.tree.focus.clear()
        #expect(press(.function(8)) == 1)
        #expect(press(.escape) == nil)
    }

    @Test("What lies behind a modal view is out of reach")
    func modal() {
        stops[1].isModal = true
        let host = host()
        #expect(host.tree.focus.stops().count == 2)
        host.tree.focus.advance(backwards: false)
        #expect(focused(host) == 1)
    }

    @Test("A view that is disabled loses the focus with the focus pass")
    func disabled() {
        var changes: [Bool] = []
        stops[0].focusable?.changed = { isFocused, _ in changes.append(isFocused) }
        let host = host()
        host.tree.focus.advance(backwards: false)
        stops[0].focusable?.isEnabled = false
        FocusPass.run(host.tree)
        #expect(host.tree.focus.current == nil)
        #expect(changes == [true, false])
    }

    @Test("Tab goes on from a view that was disabled while it had the focus")
    func disabledPlace() {
        for (isBackwards, next) in [(false, 2), (true, 0)] {
            let host = host()
            for _ in 0..<2 { host.tree.focus.advance(backwards: false) }
            stops[1].focusable?.isEnabled = false
            FocusPass.run(host.tree)
            host.tree.focus.advance(backwards: isBackwards)
            #expect(focused(host) == next)
            stops[1].focusable?.isEnabled = true
        }
    }

    @Test("Tab goes on from a view that lost the focus")
    func clearedPlace() {
        let host = host()
        for _ in 0..<2 { host.tree.focus.advance(backwards: false) }
        host.tree.focus.clear()
        host.tree.focus.advance(backwards: false)
        #expect(focused(host) == 2)
    }

    private final class Remote {
        var hide: () -> Void = {}
    }

    private struct Going: View {
        let remote: Remote
        let stops: [Responder]
        @State private var isHidden = false
        var body: some View {
            let _ = remote.hide = { isHidden = true }
            Row {
                Stop(responder: stops[0])
                Row {
                    if !isHidden { Stop(responder: stops[1]) }
                }
                Stop(responder: stops[2])
            }
        }
    }

    @Test("Tab goes on from what is left around a view that has gone")
    func removedPlace() {
        let remote = Remote()
        let host = ViewHost(Going(remote: remote, stops: stops))
        for _ in 0..<2 { host.key(.tab) }
        #expect(focused(host) == 1)
        remote.hide()
        host.settle()
        host.key(.tab)
        #expect(focused(host) == 2)
    }

    @Test("An observer is notified when the focus comes in and when it leaves")
    func observers() {
        let watch = Watch()
        stops[1].focusObserver = watch
        let host = host()
        for _ in 0..<3 { host.tree.focus.advance(backwards: false) }
        #expect(watch.changes == [true, false])
    }
}
