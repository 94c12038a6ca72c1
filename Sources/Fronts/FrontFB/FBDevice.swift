import BareScreen
import Geometry
import Hosting

/// The one display of a framebuffer. Where the framebuffer is twice as high as the screen, each
/// frame is drawn in the half that is not shown; else into what is shown.
final class FBDevice: ScreenDevice {
    let displays: [ScreenDisplay]
    private let pixels: FBScreen
    /// The half that is shown.
    private var shown = 0
    /// What each half lacks of the last frames.
    private var stale = [DamageRegion(), DamageRegion()]
    private var isOn = true

    init(_ pixels: FBScreen) {
        self.pixels = pixels
        displays = [
            ScreenDisplay(
                name: pixels.name, width: pixels.width, height: pixels.height,
                millimetres: pixels.millimetres)
        ]
    }

    var descriptors: [Int32] { [] }
    var deadline: ContinuousClock.Instant? { nil }
    var awaitsFrame: Bool { false }
    func changes() -> [ScreenDeviceChange] { [] }

    func show(_ frame: ScreenFrame, damage: DamageRegion, on display: Int) -> ScreenShown {
        guard pixels.canPan else {
            _ = frame.copy(damage, to: pixels.target(half: shown))
            return .shown
        }
        let hidden = 1 - shown
        _ = frame.copy(damage.union(stale[hidden]), to: pixels.target(half: hidden))
        guard pixels.pan(toHalf: hidden) else {
            // The driver does not keep its word: all into the half that is shown.
            _ = frame.copy(damage.union(stale[shown]), to: pixels.target(half: shown))
            return .shown
        }
        stale[hidden] = DamageRegion()
        stale[shown].formUnion(damage)
        shown = hidden
        return .shown
    }

    func clear(_ display: Int) {
        pixels.target(half: 0).clear()
        if pixels.canPan { pixels.target(half: 1).clear() }
        stale = [DamageRegion(), DamageRegion()]
    }

    func setPointer(_ image: PointerImage?, x: Int, y: Int, on display: Int) -> Bool { false }

    func setPower(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        pixels.setPower(isOn)
    }

    func giveUp() {}

    /// The other console may have moved the visible part.
    func takeBack() { if pixels.canPan { _ = pixels.pan(toHalf: shown) } }

    /// The console finds its pixels where they were.
    func end() {
        setPower(true)
        if pixels.canPan, shown != 0 { _ = pixels.pan(toHalf: 0) }
    }
}
