import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ZoomTransitionTests {
    private func host(_ configured: Bool = false) -> ViewHost {
        ViewHost { ZoomingStack(isConfigured: configured) }
    }

    @Test("S-302: a page grows out of its source, and the page beneath is seen meanwhile")
    func push() throws {
        let host = host()
        let source = try #require(host.frame("Open"))
        host.press("Open")
        host.advance(1.0 / 60)
        let small = try #require(host.frames(.blue).first)
        #expect(small.width < 150)
        #expect(abs(small.midX - source.midX) < 60)
        #expect(!host.frames(.red).isEmpty)
        host.advance(2)
        #expect(host.frames(.blue).first?.width == 300)
        #expect(host.frames(.red).isEmpty)
        #expect(!host.tree.isAnimating)
    }

    @Test("S-302: a page that is popped shrinks back into its source")
    func pop() {
        let host = host()
        host.press("Open")
        host.advance(2)
        host.press("Back")
        host.advance(0.2)
        #expect(host.frames(.blue).contains { $0.width < 299 })
        #expect(!host.frames(.red).isEmpty)
        host.advance(2)
        #expect(host.frames(.blue).isEmpty)
        #expect(host.shows("Open"))
    }

    @Test("A source's shape is that of the page as it begins")
    func configuration() {
        let host = host(true)
        host.press("Open")
        host.advance(1.0 / 60)
        #expect(host.drawn.contains("shadow"))
        host.advance(2)
        #expect(host.frames(.blue).first?.width == 300)
    }

    @Test("S-303: without its source, or with reduced motion, a page comes in the usual way")
    func fallback() {
        let lost = ViewHost { ZoomingStack(isConfigured: false, id: "lost") }
        lost.press("Open")
        lost.advance(1.0 / 60)
        #expect(lost.frames(.blue).first?.width == 300)
        var environment = EnvironmentValues.forTests
        environment.accessibilityReduceMotion = true
        let still = ViewHost(environment) { ZoomingStack(isConfigured: false) }
        still.press("Open")
        #expect(still.frames(.blue).first?.width == 300)
    }
}

private struct ZoomingStack: View {
    @Namespace private var space
    let isConfigured: Bool
    var id = "card"

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Open") {
                    Color.blue.navigationTransition(.zoom(sourceID: id, in: space))
                }
                .matchedTransitionSource(id: "card", in: space) { source in
                    source
                        .clipShape(.rect(cornerRadius: isConfigured ? 12 : 0))
                        .background(.green)
                        .shadow(color: .black, radius: isConfigured ? 4 : 0)
                }
                Color.red.frame(width: 50, height: 20)
            }
            .navigationTitle("Cards")
        }
    }
}
