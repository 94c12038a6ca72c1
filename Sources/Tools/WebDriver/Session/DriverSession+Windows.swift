import AutomationProtocol
import Foundation
import Geometry
import Images

/// Windows, their rectangles and their pictures.
extension DriverSession {
    static let windowRoutes = [
        CommandRoute("GET", "window") { .string(handle(try $0.session.window())) },
        CommandRoute("GET", "window/handles") { .array(try $0.session.handles()) },
        CommandRoute("POST", "window") { context in
            try context.session.switchWindow(to: try context.body.text("handle"))
            return .null
        },
        CommandRoute("DELETE", "window") { context in
            let window = try context.session.window()
            try context.session.app.perform(.closeWindow(window.number))
            guard context.session.app.isRunning else { return .array([]) }
            return .array(try context.session.handles())
        },
        CommandRoute("POST", "window/new") { try $0.session.openWindow() },
        CommandRoute("GET", "window/rect") { .rect(try $0.session.window().frame) },
        CommandRoute("POST", "window/rect") { context in
            try context.session.setRect(context.body)
        },
        CommandRoute("POST", "window/minimize") { context in
            let window = try context.session.window()
            try context.session.app.perform(.minimizeWindow(window.number))
            return .rect(try context.session.window().frame)
        },
        CommandRoute("POST", "window/maximize") { context in
            let window = try context.session.window()
            var button = Selector(
                label: "Maximize", role: .button, windows: .number(window.number))
            button.isInChrome = true
            try context.session.app.perform(.press(.tap, .element(button)))
            return .rect(try context.session.window().frame)
        },
        CommandRoute("POST", "window/fullscreen") { _ in
            throw WebDriverError(
                .unsupportedOperation, "only the app makes its windows fill a screen")
        },
    ]

    private static func handle(_ window: ScreenWindow) -> String { "window-\(window.number)" }

    private func handles() throws -> [JSONValue] {
        try app.screen().windows.map { .string(Self.handle($0)) }
    }

    private func switchWindow(to handle: String) throws {
        guard let window = try app.screen().windows.first(where: { Self.handle($0) == handle })
        else { throw WebDriverError(.noSuchWindow, "there is no window \(handle)") }
        choose(window.number)
        try app.perform(.focusWindow(window.number))
    }

    /// A new window of the app's main group; the current one stays.
    private func openWindow() throws -> JSONValue {
        let before = Set(try app.screen().windows.map(\.number))
        try app.perform(.openWindow(id: nil, value: nil))
        guard let new = try app.screen().windows.first(where: { !before.contains($0.number) })
        else { throw WebDriverError(.unknownError, "the app has opened no window") }
        return .object(["handle": .string(Self.handle(new)), "type": .string("window")])
    }

    private func setRect(_ body: JSONValue) throws -> JSONValue {
        let window = try window()
        let places = -100_000.0...100_000
        let sides = 0.0...32_767
        let x = try body.optionalNumber("x", in: places)
        let y = try body.optionalNumber("y", in: places)
        let width = try body.optionalNumber("width", in: sides)
        let height = try body.optionalNumber("height", in: sides)
        if width != nil || height != nil {
            let size = CGSize(
                width: width ?? window.frame.width, height: height ?? window.frame.height)
            try app.perform(.resizeWindow(window.number, to: size))
        }
        if x != nil || y != nil {
            let origin = CGPoint(x: x ?? window.frame.minX, y: y ?? window.frame.minY)
            try app.perform(.moveWindow(window.number, to: origin))
        }
        return .rect(try self.window().frame)
    }

    // MARK: Pictures

    func picture(of window: ScreenWindow) throws -> Data {
        do {
            return try app.picture(window: window.number)
        } catch let failure as StepFailure {
            throw WebDriverError(.unableToCaptureScreen, failure.description)
        }
    }

    /// The part of a window's picture that an element takes.
    func picture(of element: ScreenElement, in window: ScreenWindow) throws -> Data {
        let whole = try ImageFile(data: try picture(of: window), name: "picture").decode()
        let scale = Double(whole.width) / max(1, Double(window.frame.width))
        let bounds = CGRect(x: 0, y: 0, width: whole.width, height: whole.height)
        let frame = element.frame
        let part = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
            height: frame.height * scale
        ).integral.intersection(bounds)
        guard !part.isNull, part.width >= 1, part.height >= 1 else {
            throw WebDriverError(
                .unableToCaptureScreen, "\(element.line) is outside of what the window shows")
        }
        let (x, y) = (Int(saturating: part.minX), Int(saturating: part.minY))
        return try withExtendedLifetime(whole) {
            try PNGEncoder.encode(
                whole.pixels + y * whole.width + x, width: Int(saturating: part.width),
                height: Int(saturating: part.height), pixelsPerRow: whole.width, file: "picture")
        }
    }
}
