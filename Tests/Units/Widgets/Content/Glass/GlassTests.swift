import Drawing
import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct GlassTests {
    /// The shapes of the blurred grounds, back to front.
    private func grounds(_ host: ViewHost) -> [CGRect] {
        var found: [CGRect] = []
        func visit(_ group: DisplayGroup, _ offset: CGPoint) {
            for command in group.commands {
                switch command {
                case .fill(let shape, .backdrop):
                    found.append(shape.bounds.offsetBy(dx: offset.x, dy: offset.y))
                case .group(let child, let inner):
                    visit(child, CGPoint(x: offset.x + inner.x, y: offset.y + inner.y))
                case .effect(let child, _): visit(child, offset)
                default: break
                }
            }
        }
        visit(host.list.root, .zero)
        return found
    }

    @Test("Glass lies behind the whole view and changes none of its size")
    func ground() throws {
        let plain = ViewHost { Text("Pause").padding() }
        let glass = ViewHost { Text("Pause").padding().glassEffect() }
        let size = try #require(plain.frame("Pause"))
        #expect(glass.frame("Pause") == size)
        #expect(grounds(plain).isEmpty)
        let ground = try #require(grounds(glass).first)
        #expect(ground.contains(size) && grounds(glass).count == 1)
    }

    @Test("A view without glass for a while keeps its state")
    func identity() {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Counter().glassEffect(isOn ? .regular : .identity, in: .rect(cornerRadius: 8))
                    PlainButton("Switch") { isOn.toggle() }
                }
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View { PlainButton("Count \(count)") { count += 1 } }
        }
        let host = ViewHost { Switch() }
        host.press("Count 0")
        #expect(grounds(host).isEmpty)
        host.press("Switch")
        #expect(grounds(host).count == 1 && host.shows("Count 1"))
        host.press("Switch")
        #expect(grounds(host).isEmpty && host.shows("Count 1"))
    }

    @Test("Glass of a colour is drawn in it")
    func tint() {
        let red = Color(.sRGB, red: 1, green: 0, blue: 0)
        let host = ViewHost { Text("Stop").padding().glassEffect(.regular.tint(red)) }
        func isRed(_ fill: DrawnFill) -> Bool {
            fill.color.red > 0.9 && fill.color.green < 0.1 && fill.color.opacity > 0.3
        }
        #expect(host.fills.contains(where: isRed))
        let plain = ViewHost { Text("Stop").padding().glassEffect(.regular.tint(nil)) }
        #expect(!plain.fills.contains(where: isRed))
        #expect(Glass.regular.tint(red) != .regular && Glass.clear.interactive() != .clear)
    }

    @Test("Interactive glass becomes brighter under the pointer, and other glass does not")
    func interactive() {
        func isBrighter(_ glass: Glass) -> Bool {
            let host = ViewHost { Text("Play").padding(40).glassEffect(glass) }
            let before = host.fills.map(\.color.opacity).reduce(0, +)
            let frame = host.frame("Play") ?? .zero
            host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: frame.midX, y: frame.midY))))
            host.advance(1)
            return host.fills.map(\.color.opacity).reduce(0, +) > before
        }
        #expect(isBrighter(.regular.interactive()))
        #expect(!isBrighter(.regular))
    }

    @Test("Buttons of glass are pressed, and have the outline that the app sets")
    func buttons() throws {
        struct Buttons: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Add") { count += 1 }.buttonStyle(.glass)
                    Button("Add two") { count += 2 }.buttonStyle(.glassProminent)
                    Button("Clear") { count = 0 }.buttonStyle(.glass(.clear.tint(.red)))
                    Text("Now \(count)")
                }
            }
        }
        let host = ViewHost { Buttons() }
        #expect(grounds(host).count == 2)
        host.press("Add")
        host.press("Add two")
        #expect(host.shows("Now 3"))
        host.press("Clear")
        #expect(host.shows("Now 0"))
    }
}
