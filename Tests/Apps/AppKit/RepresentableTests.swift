import AppKit
import CasementTesting
import Foundation
import Pictures
import SwiftUI
import Testing

/// Views and controllers of AppKit that apps show among views of SwiftUI's.
@MainActor
struct RepresentableTests {
    private struct Shown<Kind: NSView>: NSViewRepresentable {
        let make: () -> Kind
        func makeNSView(context: Context) -> Kind { make() }
        func updateNSView(_ nsView: Kind, context: Context) {}
    }

    @MainActor final class Calls {
        var list: [String] = []
    }

    private struct SearchField: NSViewRepresentable {
        @Binding var text: String
        let calls: Calls

        final class Coordinator: NSObject, NSSearchFieldDelegate {
            let field: SearchField
            init(_ field: SearchField) { self.field = field }

            func controlTextDidChange(_ obj: Notification) {
                guard let control = obj.object as? NSTextField else { return }
                field.text = control.stringValue
            }

            func controlTextDidBeginEditing(_ obj: Notification) {
                field.calls.list.append("begin")
            }
            func controlTextDidEndEditing(_ obj: Notification) { field.calls.list.append("end") }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeNSView(context: Context) -> NSSearchField {
            let field = NSSearchField()
            field.placeholderString = "Search hikes"
            field.delegate = context.coordinator
            return field
        }

        func updateNSView(_ nsView: NSSearchField, context: Context) { nsView.stringValue = text }

        static func dismantleNSView(_ nsView: NSSearchField, coordinator: Coordinator) {
            coordinator.field.calls.list.append("dismantle")
        }
    }

    private struct SearchPage: View {
        let calls: Calls
        @State private var text = ""
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { SearchField(text: $text, calls: calls) }
                Text("searched: \(text)")
                Button("Fill") { text = "peak" }
                Button("Remove") { isShown = false }
                TextField("Other", text: .constant(""))
            }
        }
    }

    @Test("A search field tells its delegate what is typed, and is dismantled at its end")
    func searching() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 400, height: 300)) { SearchPage(calls: calls) }
        app.settle()
        app.find("Search hikes").tap()
        app.type("lake")
        app.find("searched: lake").expect()
        app.find("Clear").tap()
        app.find("searched: ").expect()
        app.find("Fill").tap()
        #expect(app.find("Search hikes").value == "peak")
        app.find("Search hikes").tap()
        app.find("Other").tap()
        #expect(calls.list.first == "begin" && calls.list.last == "end")
        app.find("Remove").tap()
        app.advance(by: .seconds(1))
        #expect(calls.list.last == "dismantle")
    }

    private struct Editor: NSViewRepresentable {
        @Binding var text: String

        final class Coordinator: NSObject, NSTextViewDelegate {
            let editor: Editor
            init(_ editor: Editor) { self.editor = editor }

            func textDidChange(_ notification: Notification) {
                editor.text = (notification.object as! NSTextView).string
            }

            func textView(
                _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
                replacementString: String?
            ) -> Bool { replacementString != "!" }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeNSView(context: Context) -> NSScrollView {
            let scrollView = NSTextView.scrollableTextView()
            let editor = scrollView.documentView as! NSTextView
            editor.delegate = context.coordinator
            editor.setAccessibilityIdentifier("notes")
            editor.backgroundColor = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            return scrollView
        }

        func updateNSView(_ nsView: NSScrollView, context: Context) {
            (nsView.documentView as? NSTextView)?.string = text
        }
    }

    private struct EditorPage: View {
        @State private var text = "day"
        var body: some View {
            VStack {
                Editor(text: $text)
                Text("written: \(text)")
                Button("Reset") { text = "new" }
            }
        }
    }

    @Test("An editor that scrolls writes through its delegate, which may refuse")
    func editing() {
        let app = TestApp(size: CGSize(width: 400, height: 300)) { EditorPage() }
        app.settle()
        app.find(id: "notes").tap()
        app.key("end")
        app.type("s")
        app.type("!")
        app.find("written: days").expect()
        app.find("Reset").tap()
        #expect(app.find(id: "notes").value == "new")
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0x0000FF) > 20_000)
    }

    @Test("Labels, pictures, wheels and grounds look as their values say")
    func looks() {
        let wheel = NSProgressIndicator()
        wheel.style = .spinning
        wheel.isDisplayedWhenStopped = false
        let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let app = TestApp(size: CGSize(width: 300, height: 300)) {
            VStack {
                Shown {
                    let label = NSTextField(labelWithString: "Lake")
                    label.textColor = red
                    label.font = .systemFont(ofSize: 30, weight: .heavy)
                    label.alignment = .right
                    return label
                }
                Shown { wheel }
                Shown {
                    let bar = NSProgressIndicator()
                    bar.isIndeterminate = false
                    bar.maxValue = 0
                    bar.doubleValue = .nan
                    return bar
                }
                Shown {
                    let view = NSView()
                    view.wantsLayer = true
                    view.layer?.backgroundColor =
                        NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1).cgColor
                    return view
                }
                .frame(width: 50, height: 50)
            }
        }
        app.settle()
        #expect(app.find("Lake").frame.maxX > 250)
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) > 50)
        // Without edges that lie between pixels.
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0x00FF00) >= 48 * 48)
        let before = app.find(role: .progress).count
        wheel.startAnimation(nil)
        app.settle()
        #expect(app.find(role: .progress).count == before + 1)
    }

    @Test("A ground blurs what lies behind it in the window")
    func grounds() {
        let app = TestApp(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color(red: 1, green: 0, blue: 0)
                Shown {
                    let view = NSVisualEffectView()
                    view.material = .sidebar
                    view.blendingMode = .behindWindow
                    view.state = .active
                    return view
                }
                .frame(width: 50, height: 50)
            }
        }
        app.settle()
        let framebuffer = app.host.surfaces[0].framebuffer
        #expect(framebuffer.pixel(x: 2, y: 2) == 0xFF0000)
        #expect(framebuffer.pixel(x: 50, y: 50) != 0xFF0000)
    }

    private struct Greeting: NSViewControllerRepresentable {
        let name: String
        func makeNSViewController(context: Context) -> NSHostingController<Text> {
            NSHostingController(rootView: Text("made"))
        }
        func updateNSViewController(_ controller: NSHostingController<Text>, context: Context) {
            controller.rootView = Text("Hello, \(name)")
        }
    }

    private struct GreetingPage: View {
        @State private var name = "Ada"
        var body: some View {
            VStack {
                Greeting(name: name)
                Shown { NSHostingView(rootView: Text("hosted")) }
                Button("Rename") { name = "Grace" }
            }
        }
    }

    @Test("A controller and a view of AppKit show views of SwiftUI's")
    func hosting() {
        let app = TestApp(size: CGSize(width: 300, height: 300)) { GreetingPage() }
        app.settle()
        app.find("Hello, Ada").expect()
        app.find("hosted").expect()
        app.find("Rename").tap()
        app.find("Hello, Grace").expect()
    }
}
