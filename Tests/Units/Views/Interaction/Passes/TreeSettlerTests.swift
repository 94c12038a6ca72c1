import Testing
import ViewHosts

@testable import Views

/// Rounds of update, layout and actions in one frame.
@MainActor
struct TreeSettlerTests {
    /// Each step has an observer of its own, which takes the next step.
    private struct Cascade: View {
        let limit: Int
        let count: Probe<Int>
        @State private var step = 0

        var body: some View {
            let _ = count.value = step
            Box().onAppear { if limit > 0 { step = 1 } }
            ForEach(1..<limit, id: \.self) { index in
                Box().onChange(of: step == index) { _, isReached in
                    if isReached { step = index + 1 }
                }
            }
        }
    }

    @Test("What an action writes is shown in the same frame")
    func sameFrame() {
        let count = Probe(0)
        let host = ViewHost(Cascade(limit: 1, count: count))
        #expect(count.value == 1)
        #expect(host.log.isEmpty)
        #expect(!host.app.writes.hasWrites)
    }

    @Test("Actions that write again and again are interrupted, and go on in the next frame")
    func interrupted() {
        let count = Probe(0)
        let host = ViewHost(Cascade(limit: 12, count: count))
        #expect(count.value < 12)
        #expect(host.app.writes.hasWrites)
        #expect(host.log.contains { $0.contains("the rest waits for the next") })
        host.settle()
        host.settle()
        #expect(count.value == 12)
        #expect(!host.app.writes.hasWrites)
    }

    @Test(
        "Layouts that bring about actions and further layouts without end are interrupted and named"
    )
    func endlessLayouts() {
        let host = ViewHost(Box())
        var layouts = 0
        // As a row does that appears in a layout, and in the next one is not there.
        func layOutAgain() {
            host.app.actions.add(.appear) {
                layouts += 1
                host.tree.rootRender.invalidateLayout()
                layOutAgain()
            }
        }
        layOutAgain()
        host.settle()
        #expect(layouts < 100)
        #expect(host.log.contains { $0.contains("changes whenever it is repeated") })
    }

    @Test("A tree in which nothing is dirty takes one round")
    func idle() {
        let host = ViewHost(Box())
        var settler = TreeSettler(host.app)
        settler.begin([host.tree])
        settler.update()
        let hasMore = settler.finishRound([host.tree])
        #expect(!hasMore)
    }
}
