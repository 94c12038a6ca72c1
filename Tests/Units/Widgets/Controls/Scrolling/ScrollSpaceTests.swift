import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ScrollSpaceTests {
    @Test("S-250: the scroll view's space begins where the nearest scroll view does")
    func space() {
        let frames = Box<[CGFloat]>([])
        let host = ViewHost {
            VStack(spacing: 0) {
                Color.clear.frame(height: 50)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 30)
                        GeometryReader { proxy in
                            let _ =
                                frames.value = [
                                    proxy.frame(in: .scrollView).minY,
                                    proxy.frame(in: .scrollView(axis: .vertical)).minY,
                                    proxy.frame(in: .scrollView(axis: .horizontal)).minY,
                                    proxy.bounds(of: .scrollView)?.minY ?? -1,
                                ]
                            Color.clear
                        }
                        .frame(height: 40)
                        Color.clear.frame(height: 900)
                    }
                }
            }
        }
        #expect(frames.value == [30, 30, 80, -30])
        host.wheel(0, 20)
        #expect(frames.value == [10, 10, 60, -10])
    }

    @Test("S-250: without a scroll view around there are no bounds of one")
    func none() {
        let bounds = Box<CGRect?>(.zero)
        _ = ViewHost {
            GeometryReader { proxy in
                let _ = bounds.value = proxy.bounds(of: .scrollView)
                Color.clear
            }
        }
        #expect(bounds.value == nil)
    }

    @Test("S-251: a frame relative to its container has the scroll view's lengths, less margins")
    func containerFrame() throws {
        let host = ViewHost {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Text("whole").containerRelativeFrame([.horizontal, .vertical]).described("a")
                    Text("third").containerRelativeFrame(.horizontal, count: 3, spacing: 9)
                        .described("b")
                    Text("two").containerRelativeFrame(
                        .horizontal, count: 3, span: 2, spacing: 9
                    ).described("c")
                    Text("half").containerRelativeFrame(.horizontal) { length, axis in
                        axis == .horizontal ? length / 2 : 0
                    }.described("d")
                }
            }
            .contentMargins(.horizontal, 30, for: .scrollContent)
        }
        #expect(host.frame("a")?.size == CGSize(width: 240, height: 200))
        #expect(host.frame("b")?.width == 74)
        #expect(host.frame("c")?.width == 157)
        #expect(host.frame("d")?.width == 120)
        host.tree.setSize(CGSize(width: 360, height: 100), scale: 1)
        host.settle()
        #expect(host.frame("a")?.size == CGSize(width: 300, height: 100))
        #expect(host.frame("d")?.width == 150)
    }

    @Test("S-251: rows of a lazy stack begin at its start, whatever they were first measured by")
    func lazyFrames() {
        let host = ViewHost {
            VStack {
                Text("above")
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<9, id: \.self) { number in
                            Text(verbatim: "card \(number)")
                                .containerRelativeFrame(.horizontal, count: 2, spacing: 0)
                        }
                    }
                }
                .contentMargins(.horizontal, 10, for: .scrollContent)
            }
        }
        #expect(host.frame("card 0")?.midX == 80)
        #expect(host.frame("card 1")?.midX == 220)
    }

    @Test("S-251: outside of scroll views the window is the container")
    func windowFrame() {
        let host = ViewHost {
            Text("a").containerRelativeFrame(.horizontal, alignment: .leading).described("a")
        }
        #expect(host.frame("a")?.width == 300)
    }

    @Test("S-251: a count of zero, and lengths that are not lengths, leave a sane picture")
    func badFrames() {
        let host = ViewHost {
            VStack {
                Text("a").containerRelativeFrame(.horizontal, count: 0, span: -2, spacing: 4)
                    .described("a")
                Text("b").containerRelativeFrame(.horizontal) { _, _ in .nan }.described("b")
            }
        }
        #expect(host.frame("a")?.width == 300)
        #expect(host.frame("b")?.width == 0)
    }

    @Test("S-252: a visual effect follows the view's geometry and leaves its layout alone")
    func visualEffect() throws {
        let bodies = Box(0)
        struct Counted: View {
            let bodies: Box<Int>
            var body: some View {
                bodies.value += 1
                return Text("moving").frame(height: 40)
            }
        }
        let host = ViewHost {
            ScrollView {
                VStack(spacing: 0) {
                    Counted(bodies: bodies).visualEffect { content, proxy in
                        content.offset(x: -proxy.frame(in: .scrollView).minY)
                    }
                    Text("below").frame(height: 40)
                    Color.clear.frame(width: 300, height: 900)
                }
            }
        }
        let (x, below) = (
            try #require(host.frame("moving")).minX, try #require(host.frame("below"))
        )
        #expect(below.midY == 60)
        host.wheel(0, 30)
        #expect(host.frame("moving")?.minX == x + 30)
        #expect(host.frame("below")?.midX == below.midX)
        #expect(bodies.value == 1)
    }

    @Test("S-252: a visual effect of changed state is animated")
    func animatedEffect() throws {
        struct Toggled: View {
            @State private var isFar = false
            var body: some View {
                VStack {
                    PlainButton("Go") {
                        withAnimation(.linear(duration: 1)) { isFar = true }
                    }
                    Text("moving").visualEffect { [isFar] content, _ in
                        content.offset(x: isFar ? 100 : 0)
                    }
                }
            }
        }
        let host = ViewHost { Toggled() }
        let start = try #require(host.frame("moving")).minX
        host.press("Go")
        host.advance(0.5)
        let half = try #require(host.frame("moving")).minX
        #expect(half > start + 30 && half < start + 70)
        host.advance(1)
        #expect(host.frame("moving")?.minX == start + 100)
    }

    @Test("S-252: a view that an effect has made invisible takes no touch")
    func invisible() {
        let taps = Box(0)
        let host = ViewHost {
            PlainButton("Tap") { taps.value += 1 }
                .visualEffect { content, proxy in content.opacity(proxy.size.width > 900 ? 1 : 0) }
        }
        host.press(at: CGPoint(x: 150, y: 100))
        #expect(taps.value == 0)
    }

    @Test("S-260: an interactive transition follows the way out, and is none while visible")
    func transition() throws {
        let host = ViewHost {
            ScrollView {
                VStack(spacing: 0) {
                    Text("first").frame(width: 100, height: 100)
                        .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                            content.offset(x: phase.value * 80)
                        }
                    Color.clear.frame(width: 100, height: 900)
                }
            }
        }
        let x = try #require(host.frame("first")).minX
        host.wheel(0, 50)
        #expect(host.frame("first")?.minX == x - 40)
        host.wheel(0, 25)
        #expect(host.frame("first")?.minX == x - 60)
        host.wheel(0, -75)
        #expect(host.frame("first")?.minX == x)
    }

    @Test("S-260: an animated transition runs once the view is less visible than its threshold")
    func animatedTransition() throws {
        let host = ViewHost {
            ScrollView {
                VStack(spacing: 0) {
                    Text("first").frame(width: 100, height: 100)
                        .scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.4)))
                    { content, phase in
                        content.offset(x: phase == .topLeading ? -80 : phase.isIdentity ? 0 : 80)
                    }
                    Color.clear.frame(width: 100, height: 900)
                }
            }
        }
        let x = try #require(host.frame("first")).minX
        host.wheel(0, 50)
        host.advance(2)
        #expect(host.frame("first")?.minX == x)
        host.wheel(0, 20)
        host.advance(0.5)
        let half = try #require(host.frame("first")).minX
        #expect(half < x - 20 && half > x - 60)
        host.advance(1)
        #expect(host.frame("first")?.minX == x - 80)
    }

    @Test("S-260: a view below the visible part is in the phase of that edge")
    func bottomPhase() throws {
        let host = ViewHost {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(width: 100, height: 150)
                    Text("low").frame(width: 100, height: 100)
                        .scrollTransition(
                            topLeading: .identity,
                            bottomTrailing: .interactive(timingCurve: .linear)
                        ) { content, phase in content.offset(x: phase.value * 80) }
                    Color.clear.frame(width: 100, height: 900)
                }
            }
        }
        let x = try #require(host.frame("low")).minX
        host.wheel(0, 50)
        #expect(host.frame("low")?.minX == x - 40)
        host.wheel(0, 150)
        #expect(host.frame("low")?.minX == x - 40)
    }
}

extension View {
    /// A description with a name, for the frame of what is described.
    func described(_ name: String) -> some View {
        accessibilityElement(children: .ignore).accessibilityIdentifier(name)
    }
}
