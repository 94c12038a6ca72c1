import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct MatchedGeometryTests {
    private let flag = Box<Binding<Bool>?>(nil)
    private let number = Box<Binding<Int>?>(nil)

    private func toggle(_ host: ViewHost, _ animation: Animation? = .linear(duration: 1)) {
        host.act { withAnimation(animation) { flag.value?.wrappedValue.toggle() } }
    }

    @Test("S-280: a view that is not a source is shown in the source's frame, and keeps its place")
    func follower() {
        let host = ViewHost { FollowerView(properties: .frame, isSourceLeading: true) }
        #expect(host.frames(.red) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(host.frames(.blue) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(host.frames(.green) == [CGRect(x: 60, y: 0, width: 10, height: 10)])
    }

    @Test("S-281: of position and size, only what the properties name is shared")
    func properties() {
        let position = ViewHost { FollowerView(properties: .position, isSourceLeading: true) }
        #expect(position.frames(.blue) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
        let size = ViewHost { FollowerView(properties: .size, isSourceLeading: true) }
        #expect(size.frames(.blue) == [CGRect(x: 30, y: -10, width: 40, height: 40)])
    }

    @Test("S-281: the source's anchor gives the point, and the other's anchor is put there")
    func anchors() {
        let host = ViewHost { AnchoredView() }
        #expect(host.frames(.red) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(host.frames(.blue) == [CGRect(x: 40, y: 10, width: 20, height: 20)])
    }

    @Test("S-282: of two sources, one going and one coming, both move from the first to the second")
    func insertion() throws {
        let host = ViewHost { SwappedView(flag: flag) }
        #expect(host.frames(.red) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        toggle(host)
        #expect(host.frames(.red) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(host.frames(.blue) == host.frames(.red))
        host.advance(0.5)
        let middle = CGRect(x: 90, y: 40, width: 80, height: 80)
        #expect(host.frames(.red) == [middle])
        #expect(host.frames(.blue) == [middle])
        let opacity = try #require(host.fills.first { $0.frame.rounded == middle }?.opacity)
        #expect(abs(opacity - 0.5) < 0.05)
        host.advance(0.6)
        #expect(host.frames(.red).isEmpty)
        #expect(host.frames(.blue) == [CGRect(x: 180, y: 80, width: 120, height: 120)])
    }

    @Test("S-282: a move that is interrupted turns back from where it is")
    func interruption() {
        let host = ViewHost { SwappedView(flag: flag) }
        toggle(host)
        host.advance(0.5)
        toggle(host)
        let start = host.frames(.blue)
        #expect(start == [CGRect(x: 90, y: 40, width: 80, height: 80)])
        host.advance(1.2)
        #expect(host.frames(.red) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(host.frames(.blue).isEmpty)
    }

    @Test("S-282: without an animation the new view stands in its own frame at once")
    func unanimated() {
        let host = ViewHost { SwappedView(flag: flag) }
        toggle(host, nil)
        #expect(host.frames(.red).isEmpty)
        #expect(host.frames(.blue) == [CGRect(x: 180, y: 80, width: 120, height: 120)])
    }

    @Test("S-283: a view that takes another id moves from the one source to the other")
    func selection() {
        let host = ViewHost { SelectedView(number: number) }
        #expect(host.frames(.blue) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
        host.act { withAnimation(.linear(duration: 1)) { number.value?.wrappedValue = 2 } }
        host.advance(0.5)
        #expect(host.frames(.blue) == [CGRect(x: 100, y: 0, width: 100, height: 200)])
        host.advance(0.6)
        #expect(host.frames(.blue) == [CGRect(x: 200, y: 0, width: 100, height: 200)])
    }

    @Test("S-283: where the source changes and both stay, both move to the new source's frame")
    func sourceChange() {
        let host = ViewHost { ChangingSource(flag: flag) }
        #expect(host.frames(.blue) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        toggle(host)
        host.advance(0.5)
        #expect(host.frames(.red) == host.frames(.blue))
        #expect(host.frames(.red) == [CGRect(x: 130, y: 0, width: 40, height: 120)])
        host.advance(0.6)
        #expect(host.frames(.red) == [CGRect(x: 260, y: 0, width: 40, height: 200)])
    }

    @Test("S-284: two inserted sources of one id give a warning once, and each its own frame")
    func twoSources() {
        let host = ViewHost { TwoSources() }
        #expect(host.frames(.red).count == 1)
        #expect(host.frames(.blue).count == 1)
        #expect(!host.frames(.red).contains(host.frames(.blue)[0]))
        #expect(host.log.filter { $0.contains("isSource: true") }.count == 1)
    }

    @Test("A frame that is not a number leaves the view where it is")
    func nan() {
        let host = ViewHost { AnchoredView(anchor: UnitPoint(x: .nan, y: 0)) }
        #expect(host.frames(.blue).count == 1)
    }
}

private struct FollowerView: View {
    @Namespace private var space
    let properties: MatchedGeometryProperties
    let isSourceLeading: Bool

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 40, height: 40)
            Color.blue
                .matchedGeometryEffect(id: "a", in: space, properties: properties, isSource: false)
                .frame(width: 20, height: 20)
            Color.green.frame(width: 10, height: 10)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

private struct AnchoredView: View {
    @Namespace private var space
    var anchor = UnitPoint.leading

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.red.matchedGeometryEffect(id: 1, in: space, anchor: .trailing)
                .frame(width: 40, height: 40)
            Color.blue
                .matchedGeometryEffect(
                    id: 1, in: space, properties: .position, anchor: anchor, isSource: false
                )
                .frame(width: 20, height: 20)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

private struct SwappedView: View {
    @State private var isLarge = false
    @Namespace private var space
    let flag: Box<Binding<Bool>?>

    var body: some View {
        let _ = flag.value = $isLarge
        ZStack {
            if isLarge {
                VStack {
                    Spacer()
                    Color.blue.matchedGeometryEffect(id: "card", in: space)
                        .frame(width: 120, height: 120)
                }
                .frame(maxWidth: .infinity, alignment: .trailing)
            } else {
                Color.red.matchedGeometryEffect(id: "card", in: space)
                    .frame(width: 40, height: 40)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
    }
}

private struct SelectedView: View {
    @State private var selected = 0
    @Namespace private var space
    let number: Box<Binding<Int>?>

    var body: some View {
        let _ = number.value = $selected
        HStack(spacing: 0) {
            ForEach(0..<3) { index in
                Color.clear.matchedGeometryEffect(id: index, in: space)
            }
        }
        .background {
            Color.blue.matchedGeometryEffect(id: selected, in: space, isSource: false)
        }
    }
}

private struct ChangingSource: View {
    @State private var isTrailing = false
    @Namespace private var space
    let flag: Box<Binding<Bool>?>

    var body: some View {
        let _ = flag.value = $isTrailing
        HStack(alignment: .top) {
            Color.red.matchedGeometryEffect(id: 0, in: space, isSource: !isTrailing)
                .frame(width: 40, height: 40)
            Spacer()
            Color.blue.matchedGeometryEffect(id: 0, in: space, isSource: isTrailing)
                .frame(width: 40, height: 200)
        }
    }
}

private struct TwoSources: View {
    @Namespace private var space

    var body: some View {
        HStack {
            Color.red.matchedGeometryEffect(id: 0, in: space)
            Color.blue.matchedGeometryEffect(id: 0, in: space)
        }
    }
}
