import BareScreen
import Foundation
import Geometry
import Hosting
import Testing

/// Where displays lie beside each other.
struct DisplayLayoutTests {
    private let panel = ScreenDisplay(name: "DSI-1", width: 480, height: 800, rotation: .quarter)
    private let monitor = ScreenDisplay(name: "HDMI-A-1", width: 1920, height: 1080)

    private func layout(_ change: (inout ScreenSetup) -> Void = { _ in }) -> DisplayLayout {
        var setup = ScreenSetup()
        change(&setup)
        return DisplayLayout([panel, monitor], setup)
    }

    @Test("Displays lie side by side, each turned as it is mounted")
    func sides() {
        #expect(
            layout().frames == [
                CGRect(x: 0, y: 0, width: 800, height: 480),
                CGRect(x: 800, y: 0, width: 1920, height: 1080),
            ])
        #expect(layout().size == CGSize(width: 2720, height: 1080))
        #expect(layout { $0.rotation = .threeQuarters }.frames[1].size.width == 1080)
    }

    @Test("A scale makes points of pixels on all displays")
    func scale() {
        let half = layout { $0.scale = 2 }
        #expect(half.frames[1] == CGRect(x: 400, y: 0, width: 960, height: 540))
        #expect(half.displays[1].pixels == PixelRect(x: 800, y: 0, width: 1920, height: 1080))
    }

    @Test("A point belongs to the display it is on, or to the nearest")
    func points() {
        let layout = layout()
        for (x, y, index) in [
            (0.0, 0.0, 0), (799.5, 100, 0), (800, 100, 1), (2719, 1000, 1), (100, 600, 0),
            (790, 900, 1), (-50, 10, 0), (9000, 10, 1),
        ] {
            #expect(layout.index(at: CGPoint(x: x, y: y)) == index, "\(x), \(y)")
        }
        #expect(DisplayLayout([], ScreenSetup()).index(at: .zero) == nil)
    }

    @Test("Touch reaches the main display, turned with it")
    func input() {
        let area = layout().inputArea
        #expect(area.touched == CGRect(x: 0, y: 0, width: 800, height: 480))
        #expect(area.rotation == .quarter)
        #expect(area.displays["HDMI-A-1"]?.minX == 800)
        // The panel's upper left corner shows the picture's lower left one.
        #expect(area.point(atFraction: .zero) == CGPoint(x: 0, y: 480))
    }
}
