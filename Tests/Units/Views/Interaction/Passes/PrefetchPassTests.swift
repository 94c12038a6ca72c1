import Geometry
import Testing
import ViewHosts

@testable import Views

/// Rows beside the visible range are made after the frame.
@MainActor
struct PrefetchPassTests {
    /// 200 points of rows of 40 points each.
    private struct Rows: View {
        let made: Probe<Set<Int>>

        var body: some View {
            let made = made
            return ScrollPort(
                ScrollSettings(axes: .vertical),
                content: LazyStack(
                    vertical: .leading, spacing: 0,
                    content: ForEach(0..<100) { number in
                        let _ = made.value.insert(number)
                        Box(width: 100, height: 40)
                    }))
        }
    }

    @Test("A frame makes the visible rows; the pass after it makes the next one")
    func nextRow() {
        let made = Probe<Set<Int>>([])
        let host = ViewHost(EmptyView())
        host.tree.show(Rows(made: made))
        TreeSettler.settle([host.tree], of: host.app)
        #expect(made.value == Set(0..<5))
        let hasMade = PrefetchPass.run(host.tree)
        #expect(hasMade)
        #expect(made.value == Set(0..<6))
        let hasMore = PrefetchPass.run(host.tree)
        #expect(!hasMore)
    }
}
