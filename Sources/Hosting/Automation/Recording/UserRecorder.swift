import Foundation
import Hosting
import Raster
import Views

/// Writes down what a user does with an app as steps of a scenario, each as soon as it is done.
///
/// Events are seen before the app gets them, so that elements are named as the user saw them.
@MainActor
package final class UserRecorder {
    /// Where the pointer is, and what it has pressed.
    struct Pointer {
        var window: WindowID
        var location: CGPoint
    }

    struct Press {
        let start: Pointer
        let time: Double
        let button: PointerEvent.Button
        let touched: RecordedTarget
        /// The value of what is pressed, to see what the press makes of it.
        let value: String?
    }

    /// What is done while the key is held that expects something.
    struct Expecting {
        /// The corner at which a rectangle begins.
        var corner: Pointer?
        var hasRectangle = false
    }

    let host: AppHost
    private let journal: UnsafeMutablePointer<FILE>
    private let journalPath: String
    private var pictures = 0
    /// The last step that was written.
    private(set) var last: ScenarioStep?
    private var lastTime: Double
    var pointer: Pointer?
    var press: Press?
    /// What the key that expects something has begun; `nil` while it is up.
    var expecting: Expecting?
    /// Reads what a press has done once the app has handled it.
    private var unfinished: (() -> Void)?

    /// What is moved by less, in points, is pressed and not dragged.
    static let slack = 8.0
    /// Seconds of a long press.
    static let longPress = 0.5
    /// A pause of so many seconds is a step, and a longer one than the other is not waited for.
    private static let pauses = 0.3...1.0

    package init(_ host: AppHost, journal path: String) throws(StepFailure) {
        guard let file = fopen(path, "a") else {
            throw StepFailure("\(path) cannot be written")
        }
        journal = file
        journalPath = path
        self.host = host
        lastTime = host.clock.now
    }

    deinit { fclose(journal) }

    // MARK: Writing

    func write(_ step: ScenarioStep, replacingLast replaces: Bool = false) {
        let pause = host.clock.now - lastTime
        if !replaces, last != nil, pause >= Self.pauses.lowerBound {
            let tenths = (min(pause, Self.pauses.upperBound) * 10).rounded() / 10
            append(RecordedStep(.advance(tenths, real: true)))
        }
        append(RecordedStep(step, replacesLast: replaces))
        last = step
        lastTime = host.clock.now
    }

    /// Expects a part of a window to look as it does now, with the pointer where the app knows it.
    func write(pictureOf part: CGRect, in window: WindowID) {
        guard let framebuffer = host.framebuffer(of: window),
            let width = host.instance[window]?.size.width
        else { return }
        let path = "\(journalPath)-\(pictures + 1).png"
        let pixels = framebuffer.pixels(of: part, windowWidth: width)
        guard !pixels.isEmpty, (try? framebuffer.writePNG(to: path, part: pixels)) != nil else {
            return
        }
        pictures += 1
        let place = pointer ?? Pointer(window: window, location: part.origin)
        let hover = ScenarioStep.press(.hover, .point(place.location, windows(place.window)))
        append(
            RecordedStep(
                hover,
                picture: RecordedPicture(window: windows(window), part: part, path: path)))
        last = hover
        lastTime = host.clock.now
    }

    private func append(_ step: RecordedStep) {
        guard let line = ControlSocket.line(of: step) else { return }
        _ = line.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, journal) }
        fflush(journal)
    }

    /// Has something done once the app has handled the events so far.
    func afterwards(_ work: @escaping () -> Void) {
        finish()
        unfinished = work
        DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
    }

    private func finish() {
        guard let work = unfinished else { return }
        unfinished = nil
        work()
    }

    // MARK: Events

    /// Whether the event was for the recorder and not for the app.
    package func take(_ event: InputEvent) -> Bool {
        finish()
        guard let window = event.window else { return false }
        switch event.kind {
        case .pointer(let pointer):
            if expecting != nil { return takeRectangle(pointer, in: window) }
            take(pointer, in: window)
        case .wheel(let delta, let location, _, _): scroll(by: delta, at: location, in: window)
        case .key(let key): return take(key, in: window)
        case .text(let text): type(text, in: window)
        case .window(let change): take(change, of: window)
        default: break
        }
        return false
    }

    private func type(_ text: String, in window: WindowID) {
        guard takesText(window) else { return }
        if case .type(let before)? = last {
            write(.type(before + text), replacingLast: true)
        } else {
            write(.type(text))
        }
    }

    func takesText(_ window: WindowID) -> Bool {
        host.tree(of: window)?.focus.current?.focusable.text != nil
    }

    private func scroll(by delta: CGSize, at location: CGPoint, in window: WindowID) {
        let target = scrolled(at: location, in: window)
        if case .scroll(let before, let sum)? = last, before == target {
            let whole = CGSize(width: sum.width + delta.width, height: sum.height + delta.height)
            write(.scroll(target, by: whole), replacingLast: true)
        } else {
            write(.scroll(target, by: delta))
        }
    }

    /// What the window system has done for the user.
    private func take(_ change: WindowEvent, of window: WindowID) {
        switch change {
        case .unfocused:
            // The key comes up elsewhere.
            expecting = nil
        case .closeRequested: write(.closeWindow(window.number))
        case .hidden: write(.minimizeWindow(window.number))
        case .shown:
            guard case .minimizeWindow = last else { return }
            write(.restoreWindow(window.number))
        case .resized(let size):
            guard let now = host.instance[window]?.size, now != size else { return }
            if case .resizeWindow(window.number, _)? = last {
                write(.resizeWindow(window.number, to: size), replacingLast: true)
            } else {
                write(.resizeWindow(window.number, to: size))
            }
        default: break
        }
    }
}

/// What a user has touched: an element that a selector finds, or only a point.
enum RecordedTarget {
    case element(Selector, ScreenElement)
    case point(CGPoint, Selector.Windows)

    var step: StepTarget {
        switch self {
        case .element(let selector, _): .element(selector)
        case .point(let point, let windows): .point(point, windows)
        }
    }
}
