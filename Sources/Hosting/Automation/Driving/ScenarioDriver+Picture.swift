import Foundation

/// Pictures of what the app shows.
extension ScenarioDriver {
    /// Writes a window's content as a PNG; the key window's where no number is given.
    package func writePicture(of number: Int?, to path: String) throws(StepFailure) {
        let window = try window(number)
        guard let framebuffer = target.framebuffer(of: window.windowID) else {
            throw StepFailure("window \(window.number) shows nothing")
        }
        do {
            try framebuffer.writePNG(to: path)
        } catch {
            throw StepFailure("\(error)")
        }
    }
}
