import Foundation
import Geometry
import Limits
import Raster
import Views

/// What a window system and the system around it do.
extension ScenarioDriver {
    package func openWindow(id: String?, value: JSONValue?) throws(StepFailure) {
        target.settle()
        do {
            try target.openWindow(id: id, value: value.map { try JSONEncoder().encode($0) })
        } catch {
            throw StepFailure("\(error)")
        }
        takeFrame()
    }

    package func closeWindow(_ number: Int) throws(StepFailure) {
        target.requestClose(try window(number).windowID)
        takeFrame()
    }

    package func focusWindow(_ number: Int) throws(StepFailure) {
        target.focus(try window(number).windowID)
        takeFrame()
    }

    package func minimizeWindow(_ number: Int) throws(StepFailure) {
        target.minimize(try window(number).windowID)
        takeFrame()
    }

    /// A window manager may give the keyboard to a restored window only if it is asked for, which
    /// has no effect before the window is shown.
    package func restoreWindow(_ number: Int) throws(StepFailure) {
        let id = try window(number).windowID
        target.restore(id)
        takeFrame()
        target.focus(id)
        takeFrame()
    }

    package func resizeWindow(_ number: Int, to size: CGSize) throws(StepFailure) {
        guard SurfaceLimit().allows(width: size.width, height: size.height, scale: 1) else {
            throw StepFailure("no window can have \(size.width)×\(size.height) points")
        }
        target.resize(try window(number).windowID, to: size)
        takeFrame()
    }

    package func moveWindow(_ number: Int, to origin: CGPoint) throws(StepFailure) {
        target.move(try window(number).windowID, to: origin)
        takeFrame()
    }

    package func drive(to phase: ScenarioStep.Phase, window number: Int?) throws(StepFailure) {
        let id = try number.map { number throws(StepFailure) in try window(number).windowID }
        target.drive(to: phase, id)
        takeFrame()
    }

    package func changeEnvironment(_ change: EnvironmentChange) {
        target.settle()
        target.changeEnvironment(change)
        takeFrame()
    }

    package func openURL(_ text: String) throws(StepFailure) {
        guard let url = URL(string: text) else { throw StepFailure("“\(text)” is not a URL") }
        target.settle()
        target.openURL(url)
        takeFrame()
    }

    package func write(_ defaults: [String: JSONValue]) {
        target.settle()
        for (key, value) in defaults {
            target.userDefaults.set(value.propertyList, forKey: key)
        }
        takeFrame()
    }
}

/// Pictures of what the app shows.
extension ScenarioDriver {
    /// Writes a window's content, or a part of it in points, as a PNG; the key window's where no
    /// number is given.
    package func writePicture(
        of number: Int?, part: CGRect? = nil, to path: String
    ) throws(StepFailure) {
        let window = try window(number)
        guard let framebuffer = target.framebuffer(of: window.windowID) else {
            throw StepFailure("window \(window.number) shows nothing")
        }
        let pixels = try pixels(of: part, window, framebuffer)
        do {
            try framebuffer.writePNG(to: path, part: pixels)
        } catch {
            throw StepFailure("\(error)")
        }
    }
}

extension ScenarioDriver {
    /// The pixels of a part of a window in points, or of all of it.
    package func pixels(
        of part: CGRect?, _ window: ScreenWindow, _ framebuffer: Framebuffer
    ) throws(StepFailure) -> PixelRect {
        guard let part else { return framebuffer.bounds }
        let pixels = framebuffer.pixels(of: part, windowWidth: window.frame.width)
        guard !pixels.isEmpty else {
            throw StepFailure("the part lies outside of window \(window.number)")
        }
        return pixels
    }
}

extension Framebuffer {
    /// The pixels of a part of a window that is so wide, in points; empty if there are none.
    func pixels(of part: CGRect, windowWidth: CGFloat) -> PixelRect {
        let scale = windowWidth > 0 ? CGFloat(width) / windowWidth : 1
        func pixel(_ value: CGFloat) -> Int { Int(saturating: (value * scale).rounded()) }
        return PixelRect(
            minX: pixel(part.minX), minY: pixel(part.minY), maxX: pixel(part.maxX),
            maxY: pixel(part.maxY)
        ).intersection(bounds)
    }
}
