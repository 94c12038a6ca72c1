import CasementTesting
import SwiftUI
import Testing
import UIKit

/// What was called, in order.
@MainActor final class Calls {
    var list: [String] = []
}

/// The life of views and controllers of UIKit's among views of SwiftUI's.
@MainActor
struct RepresentableTests {
    private struct Counter: UIViewRepresentable {
        let number: Int
        let calls: Calls

        final class Coordinator {
            let calls: Calls
            init(calls: Calls) { self.calls = calls }
        }

        func makeCoordinator() -> Coordinator {
            calls.list.append("coordinator")
            return Coordinator(calls: calls)
        }

        func makeUIView(context: Context) -> UILabel {
            context.coordinator.calls.list.append("make")
            return UILabel()
        }

        func updateUIView(_ uiView: UILabel, context: Context) {
            context.coordinator.calls.list.append("update \(number)")
            uiView.text = "number \(number), \(context.environment.isEnabled ? "on" : "off")"
        }

        static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
            coordinator.calls.list.append("dismantle \(uiView.text ?? "")")
        }
    }

    private struct CounterPage: View {
        let calls: Calls
        @State private var number = 1
        @State private var isDisabled = false
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Counter(number: number, calls: calls).disabled(isDisabled) }
                Button("More") { number += 1 }
                Button("Disable") { isDisabled = true }
                Button("Remove") { isShown = false }
            }
        }
    }

    @Test("S-940: a view is made once, updated with what changes, and dismantled at its end")
    func life() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 300, height: 300)) { CounterPage(calls: calls) }
        app.settle()
        #expect(calls.list == ["coordinator", "make", "update 1"])
        app.find("number 1, on").expect()
        app.find("More").tap()
        app.find("number 2, on").expect()
        #expect(calls.list.dropFirst(3) == ["update 2"])
        app.find("Disable").tap()
        app.find("number 2, off").expect()
        app.find("Remove").tap()
        app.advance(by: .seconds(1))
        #expect(calls.list.last == "dismantle number 2, off")
        #expect(calls.list.filter { $0 == "make" }.count == 1)
    }

    private struct Greeting: UIViewControllerRepresentable {
        let name: String
        let calls: Calls

        final class Controller: UIHostingController<Text> {
            var calls: Calls?
            override func viewDidLoad() { rootView = Text("loaded") }
            override func viewDidAppear(_ animated: Bool) { calls?.list.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { calls?.list.append("gone") }
        }

        func makeUIViewController(context: Context) -> Controller {
            let controller = Controller(rootView: Text("made"))
            controller.calls = calls
            controller.view.backgroundColor = .clear
            return controller
        }

        func updateUIViewController(_ controller: Controller, context: Context) {
            controller.rootView = Text("Hello, \(name)")
        }
    }

    private struct GreetingPage: View {
        let calls: Calls
        @State private var name = "Ada"
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Greeting(name: name, calls: calls) }
                Button("Rename") { name = "Grace" }
                Button("Remove") { isShown = false }
            }
        }
    }

    @Test(
        "S-941: a controller of SwiftUI's views is shown, updated and told when it comes and goes")
    func controllers() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 300, height: 300)) { GreetingPage(calls: calls) }
        app.settle()
        app.find("Hello, Ada").expect()
        app.find("Rename").tap()
        app.find("Hello, Grace").expect()
        #expect(calls.list == ["appeared"])
        app.find("Remove").tap()
        app.advance(by: .seconds(1))
        #expect(calls.list == ["appeared", "gone"])
    }
}
