import Foundation
import Geometry
import Raster
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Sliders, dragged and moved by keys.
@MainActor
struct SliderTests {
    private let log = Box<[String]>([])

    private struct Volume: View {
        let log: Box<[String]>
        @State var value = 0.0
        var range = 0.0...10
        var step: Double?
        var body: some View {
            VStack {
                if let step {
                    Slider(value: $value, in: range, step: step) {
                        Text("Volume")
                    } onEditingChanged: {
                        log.value.append("editing \($0)")
                    }
                } else {
                    Slider(value: $value, in: range) {
                        Text("Volume")
                    } onEditingChanged: {
                        log.value.append("editing \($0)")
                    }
                }
                Text("value \(value)").accessibilityIdentifier("value")
            }
        }
    }

    private func drag(_ host: ViewHost, to part: CGFloat) throws {
        let frame = try #require(host.frame("Volume"))
        let knob = Theme.sliderKnob
        host.drag(
            from: CGPoint(x: frame.minX + knob / 2, y: frame.midY),
            to: CGPoint(x: frame.minX + knob / 2 + (frame.width - knob) * part, y: frame.midY))
    }

    private func value(_ host: ViewHost) -> String? { host.element("Volume")?.properties.value }

    @Test("S-181: dragging the knob changes the value, and tells of the edit's begin and end once")
    func drag() throws {
        let host = ViewHost { Volume(log: log) }
        #expect(host.element("Volume")?.role == .slider)
        #expect(host.element("Volume")?.properties.range == 0...10)
        try drag(host, to: 0.5)
        #expect(value(host) == "5")
        #expect(log.value == ["editing true", "editing false"])
    }

    @Test("The pictures of the knob and the track serve wherever the knob is")
    func pictures() {
        let rasterizer = Rasterizer()
        func made(at value: Double) -> Int {
            let before = rasterizer.surfacesMade
            let list = ViewHost { Slider(value: .constant(value)) }.list
            let framebuffer = Framebuffer(width: 300, height: 200)
            rasterizer.play(list, within: DamageRegion(framebuffer.bounds), into: framebuffer)
            return rasterizer.surfacesMade - before
        }
        #expect(made(at: 0.2) > 0)
        #expect(made(at: 0.3145) == 0)
        #expect(made(at: 0.7773) == 0)
    }

    @Test("A press on the track brings the knob there")
    func press() throws {
        let host = ViewHost { Volume(log: log) }
        host.press("Volume")
        #expect(value(host) == "5")
    }

    @Test("S-179: a value outside of the range shows at the end and is not written")
    func outside() {
        let host = ViewHost { Volume(log: log, value: 25) }
        #expect(value(host) == "10")
        #expect(host.shows("value 25.0") || host.drawn.contains("value 25"))
    }

    @Test("S-180: steps snap to 0, 3, 6 and 9, and the right end is 9")
    func steps() throws {
        let host = ViewHost { Volume(log: log, step: 3) }
        try drag(host, to: 0.4)
        #expect(value(host) == "3")
        try drag(host, to: 1)
        #expect(value(host) == "9")
        #expect(SliderScale(bounds: 0...10, step: 3).snapped(4.5) == 6)
        #expect(SliderScale(bounds: 0.8...1.4, step: 0.1).value(at: 1).brief == "1.4")
    }

    @Test("S-208, S-181: arrow keys move by one step, each an edit of its own")
    func keys() {
        let host = ViewHost { Volume(log: log, step: 2) }
        host.key(.tab)
        host.key(.right)
        host.key(.up)
        host.key(.left)
        #expect(value(host) == "2")
        #expect(log.value.count == 6)
        host.key(.end)
        #expect(value(host) == "10")
        host.key(.home)
        #expect(value(host) == "0")
    }

    @Test("Without steps an arrow key moves by a hundredth, Page Up and Page Down by a tenth")
    func parts() {
        let host = ViewHost { Volume(log: log) }
        host.key(.tab)
        host.key(.pageUp)
        #expect(value(host) == "1")
        host.key(.right)
        host.key(.up)
        #expect(value(host) == "1.2")
        host.key(.left)
        host.key(.pageDown)
        #expect(value(host) == "0.1")
        #expect(log.value.count == 10)
    }

    @Test("Page Up and Page Down move by whole steps, by one at least")
    func pages() {
        let scale = SliderScale(bounds: 10...30, step: 0.5)
        #expect(scale.page(from: 21, up: true) == 23)
        #expect(scale.page(from: 11, up: false) == 10)
        #expect(SliderScale(bounds: 0...3, step: 1).page(from: 1, up: true) == 2)
    }

    @Test("The accessibility actions move the value")
    func accessibility() {
        let host = ViewHost { Volume(log: log, step: 1) }
        host.act { host.element("Volume")?.properties.setValue?("7.2") }
        #expect(value(host) == "7")
        host.act { host.element("Volume")?.properties.adjust?(false) }
        #expect(value(host) == "6")
    }

    @Test("A disabled slider does not move")
    func disabled() throws {
        let host = ViewHost { Volume(log: log).disabled(true) }
        try drag(host, to: 1)
        host.key(.tab)
        host.key(.right)
        #expect(value(host) == "0" && log.value.isEmpty)
    }

    @Test("Labels at the ends are shown, and are not the slider's name")
    func ends() {
        let value = Box(0.5)
        let host = ViewHost {
            Slider(value: .constant(value.value)) {
                Text("Volume")
            } minimumValueLabel: {
                Text("soft")
            } maximumValueLabel: {
                Text("loud")
            }
        }
        #expect(host.drawn.contains("soft") && host.drawn.contains("loud"))
        #expect(host.element("Volume")?.role == .slider)
        #expect(!host.shows("soft"))
    }
}
