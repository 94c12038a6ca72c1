import BareScreen
import Foundation
import Geometry
import Hosting

/// One bare screen: a Linux framebuffer device or a plain file of pixels. The uppermost window
/// fills it, or it is `SingleScreen`'s.
package typealias FBFront = ScreenFront

extension ScreenFront {
    /// A device has a size of its own, and takes the console and the input; a file gets `size`
    /// points at `scale` pixels a point, and has neither. `say` is called with what the screen must
    /// do without.
    package convenience init(
        path: String, size: CGSize, scale: Double? = nil, setup: ScreenSetup = ScreenSetup(),
        environment: [String: String] = [:], spansDisplays: Bool = false, pump: MainQueuePump,
        input: (any ScreenSession) -> (any ScreenInput)? = { _ in nil },
        say: @escaping (String) -> Void = { _ in }
    ) throws {
        let pixels = try FBScreen(
            path: path, fileWidth: Int(saturating: (size.width * (scale ?? 1)).rounded()),
            fileHeight: Int(saturating: (size.height * (scale ?? 1)).rounded()))
        var setup = setup
        setup.scale = scale
        let session: any ScreenSession =
            pixels.isDevice
            ? SessionChoice.session(environment: environment, say: say) : OpenSession()
        self.init(
            FBDevice(pixels), session: session, input: pixels.isDevice ? input(session) : nil,
            setup: setup, spansDisplays: spansDisplays, pump: pump, say: say)
    }
}
