import CasementTesting
import SwiftUI
import Testing

/// A divided stack as public libraries write it.
private struct DividedStack<Content: View>: View {
    var content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        _VariadicView.Tree(DividedLayout()) { content }
    }
}

private struct DividedLayout: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack {
            ForEach(children) { child in
                child
                if child.id != last { Text("-") }
            }
        }
    }
}

private struct Weight: _ViewTraitKey {
    static var defaultValue = 0
}

private struct Weighed: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children.sorted { $0[Weight.self] < $1[Weight.self] }) { child in
            HStack {
                Text("\(child.id(as: String.self) ?? "none") \(child[Weight.self])")
                child
            }
        }
    }
}

@MainActor
struct VariadicViewTests {
    @Test("A root that takes its children one by one puts dividers between them")
    func divided() {
        let app = TestApp {
            DividedStack {
                Text("a")
                ForEach(0..<2, id: \.self) { Text("row \($0)") }
                if true { Text("z") }
            }
        }
        app.find("row 1").expect()
        app.find("z").expect()
        app.find("-").expectCount(3)
    }

    @Test("Children have their ids, and what modifiers say about them")
    func traits() {
        let app = TestApp {
            VStack {
                _VariadicView.Tree(
                    root: Weighed(),
                    content: ForEach(["x", "y"], id: \.self) {
                        Text("view \($0)")._trait(Weight.self, $0 == "x" ? 2 : 1)
                    })
            }
        }
        app.find("x 2").expect()
        app.find("y 1").expect()
        app.find("view y").expect()
    }
}
