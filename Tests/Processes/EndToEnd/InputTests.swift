import Automation
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Mouse and keyboard from outside; what comes of them in the app and on the screen.
    struct InputTests {
        @Test(
            "A click on a button counts, and the screen shows the count",
            arguments: Desktop.Kind.allCases)
        func button(on desktop: Desktop.Kind) throws {
            let app = try DemoApp("counter", on: desktop)
            let window = try app.desktopWindow()
            let earlier = try app.shownPicture(in: window)
            try window.click(try app.element(Selector(label: "Add one")).centre)
            try app.expect(.some(Selector(label: "Count: 1")))
            let count = try app.element(Selector(id: "count"))
            #expect(
                try app.shownPicture(in: window).differences(from: earlier, in: count.frame) > 20)
        }

        @Test(
            "Return presses the default button; Tab and Space press another",
            arguments: Desktop.Kind.allCases)
        func keyboard(on desktop: Desktop.Kind) throws {
            let app = try DemoApp("counter", on: desktop)
            let window = try app.desktopWindow()
            try window.key("Return", "Return")
            try app.expect(.some(Selector(label: "Count: 2")))
            try window.key("Tab")
            try app.expect(.focus(Selector(label: "Reset")))
            try window.key("space")
            try app.expect(.some(Selector(label: "Count: 0")))
        }

        @Test("The wheel scrolls what lies under the pointer", arguments: Desktop.Kind.allCases)
        func wheel(on desktop: Desktop.Kind) throws {
            let app = try DemoApp(
                "gallery", ["--page", "text"], on: desktop, size: CGSize(width: 700, height: 400))
            let window = try app.desktopWindow()
            let text = Selector(label: "Large title")
            let start = try app.element(text).frame.minY
            let earlier = try app.shownPicture(in: window)
            try window.wheelDown(over: CGPoint(x: 450, y: 250))
            try waitUntil("the text further up") { try app.element(text).frame.minY < start }
            #expect(try app.shownPicture(in: window) != earlier)
        }

        @Test("A click presses one button of many", arguments: Desktop.Kind.allCases)
        func gallery(on desktop: Desktop.Kind) throws {
            let app = try DemoApp("gallery", ["--page", "buttons"], on: desktop)
            let window = try app.desktopWindow()
            for (clicks, label) in ["Bordered", "Plain", "Gradient"].enumerated() {
                let button = Selector(label: label, role: .button, index: 1)
                try window.click(try app.element(button).centre)
                try app.expect(
                    .some(
                        Selector(
                            label: clicks == 0 ? "Pressed 1 time" : "Pressed \(clicks + 1) times",
                            id: "count")))
            }
            _ = try app.shownPicture(in: window)
        }

        @Test(
            "A slider's thumb follows the mouse, and the screen shows where it went",
            arguments: Desktop.Kind.allCases)
        func slider(on desktop: Desktop.Kind) throws {
            // The page's spinners stand still, so that the window is found by its pixels.
            let app = try DemoApp("gallery", ["--page", "values"], on: desktop, clock: .virtual)
            let window = try app.desktopWindow()
            let volume = Selector(role: .slider, index: 1)
            let slider = try app.element(volume)
            #expect(Double(slider.value ?? "") == 0.4)
            let earlier = try window.picture()
            let inset = slider.frame.height / 2
            let length = slider.frame.width - 2 * inset
            func place(_ value: Double) -> CGPoint {
                CGPoint(x: slider.frame.minX + inset + length * value, y: slider.frame.midY)
            }
            try window.drag(from: place(0.4), to: place(0.8))
            let value = try eventually("a new value") {
                let value = Double(try app.element(volume).value ?? "") ?? 0
                return value > 0.7 ? value : nil
            }
            #expect(abs(value - 0.8) < 0.02)
            // The progress bar, the gauge and a spinner show it too: only the slider is looked at.
            try waitUntil("the thumb at its new place") {
                let shown = try window.picture()
                return shown.differences(from: earlier, in: slider.frame) > 100
            }
        }

        @Test(
            "What is typed into the editor is its text, and stands on the screen",
            arguments: Desktop.Kind.allCases)
        func editor(on desktop: Desktop.Kind) throws {
            let app = try DemoApp("gallery", ["--page", "fields"], on: desktop, clock: .virtual)
            let window = try app.desktopWindow()
            let editor = Selector(role: .textEditor)
            let earlier = try app.shownPicture(in: window)
            try window.click(try app.element(editor).centre)
            try app.expect(.focus(editor))
            try window.key("ctrl+a")
            try window.type("Typed, from outside: {ok}!")
            try app.expect(
                .some(Selector(role: .textEditor, value: "Typed, from outside: {ok}!")))
            let frame = try app.element(editor).frame
            #expect(try app.shownPicture(in: window).differences(from: earlier, in: frame) > 200)

            try window.key("shift+Home", "ctrl+x")
            try app.expect(.some(Selector(role: .textEditor, value: "")))
            try window.key("ctrl+v", "Return", "ctrl+v", "BackSpace")
            try app.expect(
                .some(
                    Selector(
                        role: .textEditor,
                        value: "Typed, from outside: {ok}!\nTyped, from outside: {ok}")))
            _ = try app.shownPicture(in: window)
        }
    }
}
