import CasementTesting
import SwiftUI
import Testing

/// Where views ended up, by the name they were given.
@MainActor
private final class Places {
    private(set) var frames: [String: CGRect] = [:]
    func note(_ name: String, _ frame: CGRect) { frames[name] = frame }
    subscript(name: String) -> CGRect { frames[name] ?? .null }
}

extension View {
    fileprivate func noted(_ name: String, in places: Places) -> some View {
        background {
            GeometryReader { proxy in
                let _ = places.note(name, proxy.frame(in: .global))
                Color.clear
            }
        }
    }
}

/// The numbers of layouts that text, geometry readers and conditions take part in.
@MainActor
struct LayoutNumbersTests {
    private let places = Places()

    private func show<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
        let app = TestApp(size: CGSize(width: 400, height: 300), content)
        app.settle()
    }

    @Test("S-212: the least flexible is served first, wherever it stands")
    func flexibility() {
        show {
            HStack(spacing: 0) {
                Rectangle().noted("any", in: places)
                Rectangle().frame(maxWidth: 50).noted("some", in: places)
                Rectangle().frame(width: 30).noted("fixed", in: places)
            }
            .frame(width: 200, height: 40)
        }
        #expect(places["any"].width == 120)
        #expect(places["some"].width == 50)
        #expect(places["fixed"].width == 30)
    }

    @Test("S-226: a geometry reader takes what it is offered and puts its content top leading")
    func geometryReader() {
        show {
            GeometryReader { proxy in
                Color.red.frame(width: 20, height: 10).noted("content", in: places)
                let _ = places.note("proxy", CGRect(origin: .zero, size: proxy.size))
            }
            .frame(width: 120, height: 80)
            .noted("reader", in: places)
        }
        #expect(places["proxy"].size == CGSize(width: 120, height: 80))
        #expect(places["reader"].size == CGSize(width: 120, height: 80))
        #expect(places["content"].origin == places["reader"].origin)
    }

    @Test("S-234: a text wraps within its proposal; without one it is a single line")
    func text() {
        let words = "one two three four five six seven eight nine ten"
        show {
            VStack {
                Text(words).noted("wrapped", in: places).frame(width: 100)
                Text(words).fixedSize().noted("line", in: places)
                Text(words).lineLimit(1).noted("cut", in: places).frame(width: 100)
                Text("one").lineLimit(2, reservesSpace: true).noted("reserved", in: places)
            }
        }
        #expect(places["wrapped"].width <= 100)
        #expect(places["wrapped"].height > places["line"].height)
        #expect(places["line"].width > 200)
        #expect(places["cut"].height == places["line"].height)
        #expect(places["cut"].width <= 100)
        #expect(places["reserved"].height == 2 * places["line"].height)
    }

    @Test("S-235: clipping changes what is drawn, not where anything is")
    func clipping() {
        show {
            VStack(spacing: 0) {
                Color.red.frame(width: 200, height: 60).frame(width: 50, height: 20).clipped()
                    .noted("clipped", in: places)
                Color.blue.frame(width: 50, height: 20).noted("next", in: places)
            }
        }
        #expect(places["clipped"].size == CGSize(width: 50, height: 20))
        #expect(places["next"].minY == places["clipped"].maxY)
    }

    @Test("S-236: what is not there takes no spacing; what is only unseen keeps its place")
    func absence() {
        show {
            VStack(spacing: 10) {
                Color.red.frame(width: 10, height: 10).noted("first", in: places)
                EmptyView()
                if places.frames.isEmpty && false { Text("never") }
                Color.red.frame(width: 10, height: 10).noted("second", in: places)
                Color.red.frame(width: 10, height: 10).hidden()
                Color.red.frame(width: 10, height: 10).opacity(0)
                Color.red.frame(width: 10, height: 10).noted("last", in: places)
            }
        }
        #expect(places["second"].minY - places["first"].maxY == 10)
        #expect(places["last"].minY - places["second"].maxY == 50)
    }
}
