import CasementTesting
import SwiftUI
import Testing

/// What state does with structures, plain classes, observable objects and observable classes.
@MainActor
struct StateOfReferenceTests {
    private struct PairValue {
        var number = 1
        var word = "one"
    }

    private final class PairClass {
        var number = 1
    }

    private final class PairObject: ObservableObject {
        @Published var number = 1
    }

    @Observable
    fileprivate final class PairObservable {
        var number = 1
    }

    private struct Four: View {
        @State private var value = PairValue()
        @State private var plain = PairClass()
        @State private var object = PairObject()
        @State private var observable = PairObservable()
        @State private var refreshes = 0

        var body: some View {
            VStack {
                Text("Value \(value.number) \(value.word)")
                Text("Plain \(plain.number)")
                Text("Object \(object.number)")
                Text("Observable \(observable.number)")
                Text("Refreshed \(refreshes)")
                Button("Change value") {
                    value.number += 1
                    value.word += "."
                }
                Button("Change plain") { plain.number += 1 }
                Button("Replace plain") { plain = PairClass() }
                Button("Change object") { object.number += 1 }
                Button("Change observable") { observable.number += 1 }
                Button("Refresh") { refreshes += 1 }
            }
        }
    }

    private let app = TestApp(size: CGSize(width: 400, height: 600)) { Four() }

    @Test("S-026: structures and observable classes in state update what reads them")
    func noticed() {
        app.find("Change value").tap()
        app.find("Value 2 one.").expect()
        app.find("Change observable").tap()
        app.find("Observable 2").expect()
    }

    @Test("S-024, S-025: changes inside other classes are seen only when something else updates")
    func unnoticed() {
        app.find("Change plain").tap()
        app.find("Change object").tap()
        app.find("Plain 1").expect()
        app.find("Object 1").expect()
        app.find("Refresh").tap()
        app.find("Plain 2").expect()
        app.find("Object 2").expect()
        app.find("Replace plain").tap()
        app.find("Plain 1").expect()
    }
}
