import Foundation
import Testing
import ViewHosts

@testable import Views

/// The keyboard focus, as views and states see it.
@MainActor
struct FocusStateTests {
    private enum Field: Hashable { case first, second }

    /// A box that may have the focus.
    private struct Stop: View {
        @Retained private var responder = Responder()
        var body: some View {
            responder.focusable = responder.focusable ?? Focusable()
            return Box(width: 50, height: 50).modifier(ResponderEffect(responder: responder))
        }
    }

    private final class Remote {
        var get: () -> Field? = { nil }
        var set: (Field?) -> Void = { _ in }
        var hideFirst: () -> Void = {}
    }

    private struct Form: View {
        let remote: Remote
        var hasTwins = false
        @FocusState private var field: Field?
        @State private var isFirstHidden = false
        var body: some View {
            let _ = remote.get = { field }
            let _ = remote.set = { field = $0 }
            let _ = remote.hideFirst = { isFirstHidden = true }
            Row {
                if !isFirstHidden { Stop().focused($field, equals: .first) }
                Stop().focused($field, equals: hasTwins ? .first : .second)
                Stop()
            }
        }
    }

    @Test("S-207: the state follows Tab and is nil elsewhere")
    func followsTab() {
        let remote = Remote()
        let host = ViewHost(Form(remote: remote))
        #expect(remote.get() == nil)
        host.key(.tab)
        #expect(remote.get() == .first)
        host.key(.tab)
        #expect(remote.get() == .second)
        host.key(.tab)
        #expect(remote.get() == nil)
        host.key(.tab, .shift)
        #expect(remote.get() == .second)
    }

    @Test("S-207: setting the state moves the focus, nil takes it away")
    func programmatic() {
        let remote = Remote()
        let host = ViewHost(Form(remote: remote))
        host.act { remote.set(.second) }
        #expect(host.tree.focus.current != nil)
        #expect(remote.get() == .second)
        host.act { remote.set(.first) }
        #expect(remote.get() == .first)
        host.key(.tab)
        #expect(remote.get() == .second)
        host.act { remote.set(nil) }
        #expect(host.tree.focus.current == nil)
    }

    @Test("S-207: a value on two views means the first, with a warning")
    func twins() {
        let remote = Remote()
        let host = ViewHost(Form(remote: remote, hasTwins: true))
        host.act { remote.set(.first) }
        #expect(host.tree.focus.stops().first?.focusable === host.tree.focus.current?.focusable)
        #expect(host.log.contains { $0.contains("is the value of several views") })
    }

    @Test("S-207: the state is nil when the focused view is removed")
    func removal() {
        let remote = Remote()
        let host = ViewHost(Form(remote: remote))
        host.act { remote.set(.first) }
        host.act { remote.hideFirst() }
        #expect(remote.get() == nil)
        #expect(host.tree.focus.current == nil)
    }

    @Test("Keys reach the views around the focus until one handles them")
    func keys() {
        let log = Probe<[String]>([])
        let host = ViewHost(
            Row {
                Stop().onKeyPress(.return) {
                    log.value.append("inner")
                    return .handled
                }
            }
            .onKeyPress { press in
                log.value.append("outer \(press.characters)")
                return .ignored
            }
            .onExitCommand { log.value.append("exit") })
        host.key(.character("x"))
        #expect(log.value.isEmpty)
        host.key(.tab)
        host.key(.return)
        host.key(.character("x"), .shift)
        host.key(.escape)
        #expect(log.value == ["inner", "outer X", "outer \u{1B}", "exit"])
    }
}
