import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Colours chosen from the panel.
@MainActor
struct ColorPickerTests {
    private struct Paint: View {
        @State var color = Color(red: 1, green: 0, blue: 0)
        var supportsOpacity = true
        let changes: Box<[Color]>
        var body: some View {
            ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
                .onChange(of: color) { changes.value.append(color) }
        }
    }

    private func open(_ paint: Paint) -> ViewHost {
        let host = ViewHost(width: 400, height: 500) { paint }
        host.press("Paint")
        host.advance(1)
        return host
    }

    @Test("The value is the colour in numbers")
    func value() {
        let host = ViewHost { Paint(changes: Box([])) }
        #expect(host.element("Paint")?.role == .colorPicker)
        #expect(host.element("Paint")?.properties.value == "#FF0000")
    }

    @Test("S-191: the sliders of the panel change one part of the colour")
    func sliders() {
        let changes = Box<[Color]>([])
        let host = open(Paint(changes: changes))
        host.act { host.element("Blue")?.properties.setValue?("1") }
        #expect(host.element("Paint")?.properties.value == "#FF00FF")
        #expect(changes.value.count == 1)
        #expect(host.shows("Opacity"))
    }

    @Test("S-191: a colour that comes back from the panel is the same; nothing drifts")
    func noDrift() {
        let changes = Box<[Color]>([])
        let host = open(Paint(changes: changes))
        host.act { host.element("Green")?.properties.setValue?("0.3") }
        host.act { host.element("Green")?.properties.setValue?("0.3") }
        host.advance(1)
        #expect(changes.value.count == 1)
    }

    @Test("A named colour of the panel is taken with a tap")
    func swatches() {
        let changes = Box<[Color]>([])
        let host = open(Paint(changes: changes))
        host.press("teal")
        #expect(changes.value == [.teal])
    }

    @Test("Without opacity the panel has no slider for it")
    func opaque() {
        let host = open(Paint(supportsOpacity: false, changes: Box([])))
        #expect(host.shows("Red") && !host.shows("Opacity"))
    }
}
