import Testing

@testable import AttributeGraph

/// A rule that calls a closure.
private final class Act: RuleBody {
    var rule: ScheduledRule!
    let act: () -> Void

    init(
        in graph: Graph, _ subgraph: Subgraph? = nil, gate: RuleGate? = nil, depth: Int = 0,
        _ act: @escaping () -> Void
    ) {
        self.act = act
        rule = ScheduledRule(
            in: graph, subgraph: subgraph, gate: gate, depth: depth, body: self)
        graph.begin(rule)
    }

    func evaluateRule() { act() }
}

struct GraphTests {
    private let graph = Graph()

    @Test("A write computes nothing; the next evaluation sees the last value")
    func pushAndPull() {
        let source = Source(1, in: graph)
        var seen: [Int] = []
        let rule = Act(in: graph) { seen.append(source.read()) }
        graph.evaluateScheduled()
        source.write(2)
        source.write(3)
        #expect(seen == [1])
        graph.evaluateScheduled()
        #expect(seen == [1, 3])
        rule.rule.dispose()
    }

    @Test("A closed gate holds rules back; opened, it hands over those that are due, once")
    func gates() {
        let (outer, source) = (RuleGate(inside: nil), Source(1, in: graph))
        let inner = RuleGate(inside: outer)
        var seen: [String] = []
        let rules = [
            Act(in: graph, gate: inner, depth: 2) { seen.append("inner \(source.read())") },
            Act(in: graph, gate: outer, depth: 1) { seen.append("outer \(source.read())") },
        ]
        graph.evaluateScheduled()
        outer.close()
        seen = []
        source.write(2)
        source.write(3)
        graph.evaluateScheduled()
        #expect(seen.isEmpty)
        for rule in outer.open() { rule.settleNow() }
        #expect(seen == ["outer 3", "inner 3"])
        #expect(outer.open().isEmpty)
        source.write(4)
        outer.close()
        graph.evaluateScheduled()
        #expect(seen.count == 2)
        for rule in outer.open() { rule.settleNow() }
        #expect(seen.suffix(2) == ["outer 4", "inner 4"])
        for rule in rules { rule.rule.dispose() }
    }

    @Test("A rule is evaluated only when something it read has changed")
    func onlyReaders() {
        let (read, unread) = (Source(0, in: graph), Source(0, in: graph))
        var count = 0
        let rule = Act(in: graph) {
            _ = read.read()
            count += 1
        }
        graph.evaluateScheduled()
        unread.write(1)
        graph.evaluateScheduled()
        #expect(count == 1)
        rule.rule.dispose()
    }

    @Test("What an evaluation no longer reads does not concern the rule any more")
    func droppedInputs() {
        let (chooses, other) = (Source(true, in: graph), Source(0, in: graph))
        var count = 0
        let rule = Act(in: graph) {
            if chooses.read() { _ = other.read() }
            count += 1
        }
        graph.evaluateScheduled()
        chooses.write(false)
        graph.evaluateScheduled()
        other.write(1)
        graph.evaluateScheduled()
        #expect(count == 2)
        rule.rule.dispose()
    }

    @Test("A sticky input concerns the rule for good")
    func stickyInputs() {
        let (chooses, other) = (Source(true, in: graph), Source(0, in: graph))
        var count = 0
        let rule = Act(in: graph) {
            if chooses.read() { _ = other.read(isSticky: true) }
            count += 1
        }
        graph.evaluateScheduled()
        chooses.write(false)
        graph.evaluateScheduled()
        other.write(1)
        graph.evaluateScheduled()
        #expect(count == 3)
        rule.rule.dispose()
    }

    @Test("A derived value that comes out equal stops the change there")
    func equalDerivedValue() {
        let source = Source(1, in: graph)
        let isOdd = DerivedValue(in: graph, isEqual: ==) { source.read() % 2 == 1 }
        var count = 0
        let rule = Act(in: graph) {
            _ = isOdd.read()
            count += 1
        }
        graph.evaluateScheduled()
        source.write(3)
        graph.evaluateScheduled()
        #expect(count == 1)
        source.write(4)
        graph.evaluateScheduled()
        #expect(count == 2)
        rule.rule.dispose()
    }

    @Test("Parents are evaluated before their children, whichever was written first")
    func depthOrder() {
        let (a, b) = (Source(0, in: graph), Source(0, in: graph))
        var order: [String] = []
        let child = Act(in: graph, depth: 5) {
            _ = a.read()
            order.append("child")
        }
        let parent = Act(in: graph, depth: 1) {
            _ = b.read()
            order.append("parent")
        }
        graph.evaluateScheduled()
        order = []
        a.write(1)
        b.write(1)
        graph.evaluateScheduled()
        #expect(order == ["parent", "child"])
        child.rule.dispose()
        parent.rule.dispose()
    }

    @Test("Rules begun by a rule run next, depth first, in the order they were begun")
    func begunRules() {
        var order: [Int] = []
        var made: [Act] = []
        made.append(
            Act(in: graph) {
                order.append(1)
                made.append(
                    Act(in: graph, depth: 1) {
                        order.append(2)
                        made.append(Act(in: graph, depth: 2) { order.append(3) })
                    })
                made.append(Act(in: graph, depth: 1) { order.append(4) })
            })
        graph.evaluateScheduled()
        #expect(order == [1, 2, 3, 4])
        for act in made { act.rule.dispose() }
    }

    @Test("A chain of a thousand begun rules costs no call stack")
    func deepChain() {
        var made: [Act] = []
        var deepest = 0
        func begin(_ depth: Int) {
            made.append(
                Act(in: graph, depth: depth) {
                    deepest = depth
                    if depth < 100_000 { begin(depth + 1) }
                })
        }
        begin(0)
        graph.evaluateScheduled()
        #expect(deepest == 100_000)
        for act in made { act.rule.dispose() }
    }

    @Test("A subgraph dies as one, and leaves nothing behind")
    func subgraph() {
        let subgraph = Subgraph()
        let source = Source(0, in: graph, subgraph: subgraph)
        var count = 0
        let rule = Act(in: graph, subgraph) {
            _ = source.read()
            count += 1
        }
        graph.evaluateScheduled()
        #expect(subgraph.memberCount == 2)
        subgraph.dispose()
        #expect(subgraph.memberCount == 0)
        source.write(1)
        graph.evaluateScheduled()
        #expect(count == 1)
        withExtendedLifetime(rule) {}
    }

    @Test("An attribute that dies alone leaves its subgraph")
    func earlyDeath() {
        let subgraph = Subgraph()
        do {
            _ = Source(0, in: graph, subgraph: subgraph)
        }
        #expect(subgraph.memberCount == 0)
        #expect(graph.liveAttributes == 0)
    }

    @Test("The graph prints its rules with what they read")
    func description() {
        let subgraph = Subgraph()
        let source = Source(7, in: graph, subgraph: subgraph, label: "counter")
        let rule = Act(in: graph, subgraph) { _ = source.read() }
        graph.evaluateScheduled()
        #expect(subgraph.description == "rule fresh <- [counter]\ncounter v0, 1 readers")
        rule.rule.dispose()
    }
}
