import Drawing
import Foundation
import Geometry
import Images
import Raster
import Views

/// The picture that fills a bare screen from the moment it is opened until the app's first frame.
package struct StartupPicture {
    /// Nil for the blank colour alone.
    private let image: DecodedImage?
    private let blank: ResolvedColor

    package init(image: DecodedImage?, blank: ResolvedColor) {
        self.image = image
        self.blank = blank
    }

    /// What the variables ask for; nil where they ask for nothing. A picture that cannot be read is
    /// reported through `say`, and the colour is shown alone.
    package init?(_ options: LaunchOptions, say: (String) -> Void) {
        guard options.startupPicture != nil || options.blankColor != nil else { return nil }
        var image: DecodedImage?
        if let file = options.startupPicture {
            do {
                image = try ImageFile(path: file.path).decode()
            } catch {
                say("CASEMENT_STARTUP_PICTURE is not shown: \(error)")
            }
        }
        self.init(image: image, blank: options.blankColor ?? ResolvedColor(white: 0))
    }

    /// The pixels of a whole screen: the picture in the middle, as large as it fits, never larger
    /// than it is.
    package func pixels(width: Int, height: Int) -> Framebuffer {
        let buffer = Framebuffer(width: max(width, 1), height: max(height, 1))
        let size = CGSize(width: buffer.width, height: buffer.height)
        var recorder = DisplayListRecorder()
        if let image {
            let (own, space) = (
                CGSize(width: image.width, height: image.height), size
            )
            let share = min(space.width / own.width, space.height / own.height, 1)
            let (wide, high) = ((own.width * share).rounded(), (own.height * share).rounded())
            recorder.image(
                ImagePlacement(
                    image: image,
                    rect: CGRect(
                        x: ((space.width - wide) / 2).rounded(),
                        y: ((space.height - high) / 2).rounded(), width: wide, height: high),
                    interpolation: .high))
        }
        let list = DisplayList(root: recorder.finish(id: 1), size: size, background: blank)
        Rasterizer().play(list, within: DamageRegion(buffer.bounds), into: buffer)
        return buffer
    }
}

extension Display {
    /// Shows a picture until windows have content: on the single screen, or else in a window that
    /// fills the screen.
    @MainActor
    package func showStartup(_ picture: StartupPicture, scale: Double) {
        func pixels(_ size: CGSize) -> Framebuffer {
            picture.pixels(
                width: Int(saturating: (size.width * scale).rounded()),
                height: Int(saturating: (size.height * scale).rounded()))
        }
        switch self {
        case .singleScreen(let screen):
            screen.showStartup(
                picture.pixels(width: screen.framebuffer.width, height: screen.framebuffer.height))
        case .windowSystem(let front):
            let size = front.screens[0].size
            // A window of its own, which those of the app cover as soon as they have content.
            front.show(
                WindowPlan(
                    id: WindowID.startup, title: "", origin: .zero, size: size, mode: .fullScreen))
            let buffer = pixels(size)
            front.present(buffer, damage: DamageRegion(buffer.bounds), in: WindowID.startup)
        }
    }
}

extension WindowID {
    /// The window that shows the start-up picture on a front without a single screen.
    static let startup = WindowID(-2)
}
