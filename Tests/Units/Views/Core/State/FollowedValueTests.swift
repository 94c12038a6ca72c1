import AttributeGraph
import Foundation
import Layouts
import Testing
import ViewHosts

@testable import Views

private enum LampKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var lamp: Int {
        get { self[LampKey.self] }
        set { self[LampKey.self] = newValue }
    }
}

private struct LampModifier: EnvironmentModifier {
    typealias Body = Never
    let source: Source<Int>
    func transform(_ values: inout EnvironmentValues) { values.follow(LampKey.self, source) }
}

/// Values of the environment that are read from a source.
@MainActor
struct FollowedValueTests {
    private struct Room: View {
        let source: Source<Int>
        var body: some View {
            VStackLayout {
                Block(side: 10)
                Watcher()
                Sleeper()
                Watcher().environment(\.lamp, 9)
            }
            .modifier(LampModifier(source: source))
        }
    }

    private struct Watcher: View {
        @Environment(\.lamp) private var lamp
        var body: some View { Shown(number: lamp) }
    }

    private struct Sleeper: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Block(side: scheme == .dark ? 5 : 6) }
    }

    private struct Shown: View {
        let number: Int
        var body: some View { Block(side: CGFloat(number)) }
    }

    @Test("A change of a value that follows a source concerns those who read it, and no one else")
    func readers() {
        let host = ViewHost(Block(side: 1))
        let source = Source(1, in: host.app.graph)
        host.tree.show(Room(source: source))
        host.settle()
        #expect(host.bodies(Watcher.self) == 2)
        let before = host.app.graph.evaluations
        host.app.writes.enqueue(PendingAction { source.write(2) }, Transaction())
        host.settle()
        #expect(host.bodies(Watcher.self) == 3)
        #expect(host.bodies(Shown.self) == 3)
        #expect(host.bodies(Sleeper.self) == 1)
        // The key's rule, the watcher, what it shows and the block of that; and the modifier that
        // sets another value, whose environment stays what it is.
        #expect(host.app.graph.evaluations - before == 5)
    }
}
