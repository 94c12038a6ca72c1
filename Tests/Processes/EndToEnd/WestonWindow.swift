import Foundation
import Testing
import Waiting

/// A window of weston's. Wayland says of no window where it is: it is found by its pixels.
struct WestonWindow: DesktopWindow {
    private let output: XWindow
    let origin: CGPoint
    private let size: CGSize
    private let pixelsPerPoint: Double

    /// Looks for the window that shows the app's framebuffer.
    init(of app: DemoApp, number: Int?, on desktop: Desktop, scale: Double = 1) throws {
        output = try desktop.westonOutput
        let output = output
        pixelsPerPoint = scale
        // Weston draws the pointer: out of the way with it, where no content begins.
        try output.xdotool(output.move(to: .zero))
        (origin, size) = try eventually("the framebuffer on weston's screen") {
            let own = try app.picture(window: number)
            if let origin = try output.picture().position(of: own) {
                return (origin, CGSize(width: own.width, height: own.height))
            }
            // Another window may lie in front of it.
            if number != nil { try Self.switchWindows(on: output) }
            return nil
        }
    }

    func movePointer(to place: CGPoint) throws {
        try output.xdotool(output.move(to: onOutput(place)))
    }
    func click(_ place: CGPoint) throws { try output.click(onOutput(place)) }
    func wheelDown(over place: CGPoint) throws { try output.wheelDown(over: onOutput(place)) }
    func drag(from start: CGPoint, to end: CGPoint) throws {
        try output.drag(from: onOutput(start), to: onOutput(end))
    }
    func key(_ keys: String...) throws { try output.xdotool(output.focus + ["key"] + keys) }
    func type(_ text: String) throws { try output.type(text) }

    /// Ctrl+W and Ctrl+M are the app's own; weston has no keys for it.
    func close() throws { try keyAfterClick("ctrl+w") }
    func minimize() throws { try keyAfterClick("ctrl+m") }

    func activate() throws { try Self.switchWindows(on: output) }

    /// Weston switches to the window used before, also out of its icon.
    private static func switchWindows(on output: XWindow) throws {
        try output.xdotool(output.focus + ["keydown", "super", "key", "Tab", "keyup", "super"])
    }

    /// Drags what weston itself moves, which it begins to do a moment after the press: until
    /// something is seen to have happened.
    func drag<Change>(
        from start: CGPoint, by step: CGSize, until change: () throws -> Change?
    ) throws -> Change {
        let (start, output) = (onOutput(start), output)
        let end = CGPoint(x: start.x + step.width, y: start.y + step.height)
        try output.xdotool(output.move(to: start) + ["mousedown", "1"])
        var isAtEnd = false
        let found = try eventually("what the drag does") {
            isAtEnd.toggle()
            let place = isAtEnd ? end : CGPoint(x: end.x - 1, y: end.y)
            try output.xdotool(output.move(to: place))
            return try change()
        }
        try output.xdotool(["mouseup", "1"])
        return found
    }

    func picture() throws -> Picture {
        let corner = origin.x > 1 ? CGPoint.zero : CGPoint(x: 1599, y: 1099)
        try output.xdotool(output.move(to: corner))
        return try output.picture().part(at: origin, size)
    }

    /// A click into the empty corner gives the window the keyboard.
    private func keyAfterClick(_ keys: String) throws {
        try click(CGPoint(x: size.width / pixelsPerPoint - 3, y: size.height / pixelsPerPoint - 3))
        try key(keys)
    }

    private func onOutput(_ place: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + place.x * pixelsPerPoint, y: origin.y + place.y * pixelsPerPoint)
    }
}
