import CasementTesting
import SwiftUI
import Testing

/// How views come and go.
@MainActor
struct TransitionTests {
    /// Shows a view, and takes it away, with and without an animation.
    private struct Screen<Content: View>: View {
        let animation: Animation?
        @State private var isShown: Bool
        @ViewBuilder let content: Content

        init(
            _ animation: Animation? = .linear(duration: 1), isShown: Bool = false,
            @ViewBuilder content: () -> Content
        ) {
            self.animation = animation
            _isShown = State(initialValue: isShown)
            self.content = content()
        }

        var body: some View {
            VStack {
                Button("Toggle") { withAnimation(animation) { isShown.toggle() } }
                Button("At once") { isShown.toggle() }
                ZStack {
                    Color.clear.frame(width: 300, height: 100)
                    if isShown { content }
                }
            }
        }
    }

    private func isDrawn(_ text: String, _ app: TestApp) -> Bool {
        app.printedDisplayList().contains("text \"\(text)\"")
    }

    @Test("S-243: a view comes and goes by fading, in an animated update, and else at once")
    func fading() {
        let app = TestApp { Screen { Text("guest") } }
        app.find("At once").tap()
        let rest = app.printedDisplayList()
        #expect(isDrawn("guest", app))
        #expect(app.counting { app.advance(by: .seconds(1)) }.bodies == 0)
        app.find("At once").tap()
        #expect(!isDrawn("guest", app))
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(500))
        #expect(isDrawn("guest", app))
        #expect(app.printedDisplayList().contains("opacity 0.5"))
        app.advance(by: .seconds(1))
        app.find("At once").hover()
        #expect(isDrawn("guest", app) && !app.printedDisplayList().contains("opacity 0.5"))
        #expect(rest.contains("opacity 0.5") == false)
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(500))
        #expect(isDrawn("guest", app))
        app.find("guest").expectNone()
        app.advance(by: .seconds(1))
        #expect(!isDrawn("guest", app))
    }

    private struct Always: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Add") { withAnimation(.linear(duration: 1)) { count += 1 } }
                Text("always").transition(.move(edge: .leading))
            }
        }
    }

    @Test("S-243: a transition of a view that is always there does nothing")
    func always() {
        let app = TestApp { Always() }
        let place = app.find("always").frame
        app.find("Add").tap()
        app.advance(by: .milliseconds(500))
        #expect(app.find("always").frame == place)
        #expect(!app.printedDisplayList().contains("opacity"))
    }

    nonisolated private struct Aside: ViewModifier, Animatable {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }
        @MainActor func body(content: Content) -> some View { content.offset(x: distance) }
    }

    /// How far the guest is from its place after so many milliseconds.
    private func distance(_ app: TestApp, after milliseconds: Int) -> CGFloat {
        app.advance(by: .milliseconds(milliseconds))
        return app.find("guest").frame.midX - app.find("Toggle").frame.midX
    }

    @Test("A transition of two modifiers goes from the active one to the identity, and back")
    func modifiers() {
        let app = TestApp {
            Screen {
                Text("guest").transition(
                    .modifier(active: Aside(distance: 100), identity: Aside(distance: 0)))
            }
        }
        app.find("Toggle").tap()
        #expect(distance(app, after: 0) > 90)
        #expect((30...70).contains(distance(app, after: 500)))
        #expect(abs(distance(app, after: 700)) < 1)
        #expect(!app.printedDisplayList().contains("opacity"))
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(500))
        #expect(isDrawn("guest", app))
        app.advance(by: .milliseconds(700))
        #expect(!isDrawn("guest", app))
    }

    private struct Swing: Transition {
        let log: CallbackLog
        func body(content: Content, phase: TransitionPhase) -> some View {
            let _ = log("\(phase) \(phase.value)")
            ZStack { content.offset(x: phase.value * 100) }
        }
    }

    @Test("A transition of the app's own goes through its phases")
    func phases() {
        let log = CallbackLog()
        let app = TestApp { Screen { Text("guest").transition(Swing(log: log)) } }
        app.find("Toggle").tap()
        #expect(log.lines.suffix(2) == ["willAppear -1.0", "identity 0.0"])
        #expect((-70 ... -30).contains(distance(app, after: 500)))
        #expect(abs(distance(app, after: 700)) < 1)
        log.clear()
        app.find("Toggle").tap()
        #expect(log.lines == ["didDisappear 1.0"])
        app.advance(by: .milliseconds(500))
        #expect(isDrawn("guest", app))
        app.advance(by: .milliseconds(700))
        #expect(!isDrawn("guest", app))
        #expect(TransitionPhase.identity.isIdentity && !TransitionPhase.willAppear.isIdentity)
    }

    @Test("Without an animation a transition of the app's own only shows its identity")
    func withoutAnimation() {
        let log = CallbackLog()
        let app = TestApp { Screen { Text("guest").transition(Swing(log: log)) } }
        app.find("At once").tap()
        app.find("At once").tap()
        #expect(log.lines == ["identity 0.0"])
        #expect(!isDrawn("guest", app))
    }

    @Test("Asymmetric transitions come by one and go by the other, whatever they are made of")
    func asymmetric() {
        let log = CallbackLog()
        let app = TestApp {
            Screen {
                Text("guest").transition(
                    .asymmetric(
                        insertion: .offset(x: 100), removal: AnyTransition(Swing(log: log))))
            }
        }
        app.find("At once").tap()
        let rest = app.printedDisplayList()
        app.find("At once").tap()
        app.find("Toggle").tap()
        app.advance(by: .milliseconds(500))
        #expect(isDrawn("guest", app) && app.printedDisplayList() != rest)
        app.advance(by: .seconds(1))
        #expect(!log.lines.contains("willAppear -1.0"))
        app.find("Toggle").tap()
        #expect(log.lines.last == "didDisappear 1.0")
        app.advance(by: .milliseconds(500))
        #expect(isDrawn("guest", app))
        app.advance(by: .seconds(1))
        #expect(!isDrawn("guest", app))
    }

    @Test("Combined transitions do both, in either notation")
    func combined() {
        for isTyped in [false, true] {
            let log = CallbackLog()
            let app = TestApp {
                Screen {
                    if isTyped {
                        Text("guest").transition(
                            Swing(log: log).combined(with: OpacityTransition()))
                    } else {
                        Text("guest").transition(
                            AnyTransition(Swing(log: log)).combined(with: .opacity))
                    }
                }
            }
            app.find("Toggle").tap()
            #expect((-70 ... -30).contains(distance(app, after: 500)))
            #expect(app.printedDisplayList().contains("opacity 0.5"))
            app.advance(by: .seconds(1))
            app.find("Toggle").tap()
            app.advance(by: .milliseconds(1_200))
            #expect(!isDrawn("guest", app))
        }
    }

    @Test("A transition with an animation of its own runs in any update")
    func ownAnimation() {
        let app = TestApp {
            Screen {
                Text("guest").transition(.opacity.animation(.linear(duration: 1)))
            }
        }
        app.find("At once").tap()
        app.advance(by: .milliseconds(500))
        #expect(app.printedDisplayList().contains("opacity 0.5"))
        app.advance(by: .seconds(1))
        app.find("At once").tap()
        app.advance(by: .milliseconds(500))
        #expect(isDrawn("guest", app))
        app.advance(by: .seconds(1))
        #expect(!isDrawn("guest", app))
    }

    @Test("The transitions by name move, grow, slide, push and blur, and end in place")
    func names() {
        let all: [(String, AnyTransition)] = [
            ("move", AnyTransition(MoveTransition(edge: .leading))), ("slide", .slide),
            ("offset", .offset(x: -40)), ("push", .push(from: .leading)),
            ("scale", .scale(scale: 0.5, anchor: .leading)),
            ("blur", AnyTransition(.blurReplace)), ("identity", .identity),
        ]
        for (name, transition) in all {
            let app = TestApp { Screen { Text("guest").transition(transition) } }
            app.find("At once").tap()
            let place = app.find("guest").frame
            let rest = app.printedDisplayList()
            app.find("At once").tap()
            app.find("Toggle").tap()
            app.advance(by: .milliseconds(500))
            #expect((app.printedDisplayList() != rest) || name == "identity", "\(name)")
            app.advance(by: .seconds(1))
            #expect(app.find("guest").frame == place, "\(name)")
            app.find("Toggle").tap()
            app.advance(by: .milliseconds(500))
            #expect(isDrawn("guest", app) == (name != "identity"), "\(name)")
            app.advance(by: .seconds(1))
            #expect(!isDrawn("guest", app), "\(name)")
        }
    }

    private struct Named: View {
        @State private var isShown = true
        var body: some View {
            if isShown {
                Text("a").transition(.opacity)
                Text("b").transition(.move(edge: .top).combined(with: .opacity))
                Text("c").transition(.blurReplace)
                Text("d").transition(.asymmetric(insertion: .scale, removal: .slide))
                Text("e").transition(.push(from: .bottom))
                Text("f").transition(Swing(log: CallbackLog()).animation(.easeIn))
            }
        }
    }

    @Test("Every way of naming a transition is understood")
    func notations() {
        let app = TestApp { VStack { Named() } }
        for name in ["a", "b", "c", "d", "e", "f"] { app.find(name).expect() }
    }
}
