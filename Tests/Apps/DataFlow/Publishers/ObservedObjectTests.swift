import CasementTesting
import Combine
import SwiftUI
import Testing

/// Views that are given another object, and bindings to what objects hold.
@MainActor
struct ObservedObjectTests {
    private final class Track: ObservableObject {
        @Published var title: String
        @Published var artist = Artist()

        struct Artist {
            var name = "nobody"
            var age = 30
        }

        init(_ title: String) { self.title = title }
    }

    private struct Row: View {
        @ObservedObject var track: Track
        @State private var taps = 0
        let lines: Lines
        var body: some View {
            let _ = lines.add("row")
            Text("\(track.title), taps \(taps)")
            Button("Tap") { taps += 1 }
        }
    }

    private struct Player: View {
        @State private var isSecond = false
        let first: Track
        let second: Track
        let lines: Lines
        var body: some View {
            VStack {
                Row(track: isSecond ? second : first, lines: lines)
                Button("Swap") { isSecond.toggle() }
            }
        }
    }

    private struct Listener: View {
        @EnvironmentObject private var track: Track
        let lines: Lines
        var body: some View {
            let _ = lines.add("row")
            Text("\(track.title), taps 0")
        }
    }

    private struct Surrounded: View {
        @State private var isSecond = false
        let first: Track
        let second: Track
        let lines: Lines
        var body: some View {
            VStack {
                Listener(lines: lines).environmentObject(isSecond ? second : first)
                Button("Swap") { isSecond.toggle() }
            }
        }
    }

    private let first = Track("First")
    private let second = Track("Second")
    private let lines = Lines()

    @Test("S-067: a view given another object follows that one, and keeps its own state")
    func swapping() {
        let (first, second, lines) = (first, second, lines)
        let app = TestApp { Player(first: first, second: second, lines: lines) }
        app.find("Tap").tap()
        app.find("First, taps 1").expect()
        follow(app, taps: 1)
    }

    @Test("S-067: a view follows the object that its environment has now")
    func swappingInEnvironment() {
        let (first, second, lines) = (first, second, lines)
        let app = TestApp { Surrounded(first: first, second: second, lines: lines) }
        follow(app, taps: 0)
    }

    private func follow(_ app: TestApp, taps: Int) {
        _ = lines.take()
        _ = app.counting { second.title = "Second again" }
        #expect(lines.take() == [])
        app.find("Swap").tap()
        app.find("Second again, taps \(taps)").expect()
        #expect(lines.take() == ["row"])
        #expect(app.counting { first.title = "First again" }.bodies == 0)
        #expect(lines.take() == [])
        _ = app.counting { second.title = "Third time" }
        #expect(lines.take() == ["row"])
        app.find("Third time, taps \(taps)").expect()
        app.find("Swap").tap()
        app.find("First again, taps \(taps)").expect()
    }

    // MARK: Bindings

    private struct Fields: View {
        @ObservedObject var track: Track
        var body: some View {
            TextField("Title", text: $track.title)
            TextField("Artist", text: $track.artist.name)
            Text("\(track.title) by \(track.artist.name), \(track.artist.age)")
        }
    }

    private struct OwnedFields: View {
        @StateObject private var track = Track("")
        var body: some View {
            Fields(track: track)
            SurroundedFields().environmentObject(track)
            Button("Clear") { clear($track.title) }
        }

        private func clear(_ title: Binding<String>) { title.wrappedValue = "" }
    }

    private struct SurroundedFields: View {
        @EnvironmentObject private var track: Track
        var body: some View {
            TextField("Second title", text: $track.title)
            TextField("Second artist", text: $track.artist.name)
        }
    }

    @Test("S-073: a field writes through its binding to the object, which says so, and reads back")
    func bindings() {
        let app = TestApp { OwnedFields() }
        app.find("Title").type("Air")
        app.find("Artist").type("Bo")
        app.find("Air by nobodyBo, 30").expect()
        app.find("Second title").type("s")
        app.find("Airs by nobodyBo, 30").expect()
        app.find("Second artist").clear()
        app.find("Airs by , 30").expect()
        app.find("Clear").tap()
        app.find(" by , 30").expect()
        app.find("Title", role: .textField).expectValue("")
    }

    private struct Handing: View {
        @ObservedObject var track: Track
        let take: (Binding<String>, Binding<String>) -> Void
        var body: some View {
            let _ = take($track.title, $track.artist.name)
            Text(track.title)
        }
    }

    @Test("S-073: an object's binding reads the living object, and each write is said once, before")
    func binding() {
        var title: Binding<String>?
        var artist: Binding<String>?
        let (track, lines) = (first, lines)
        let app = TestApp {
            Handing(track: track) {
                title = $0
                artist = $1
            }
        }
        track.title = "Changed"
        #expect(title?.wrappedValue == "Changed")
        let watching = track.objectWillChange.sink { lines.add("still \(track.title)") }
        title?.wrappedValue = "Written"
        #expect(lines.take() == ["still Changed"])
        #expect(track.title == "Written")
        artist?.wrappedValue = "Mole"
        #expect(lines.take() == ["still Written"])
        #expect(track.artist.name == "Mole" && track.artist.age == 30)
        app.settle()
        app.find("Written").expect()
        watching.cancel()
    }

    // MARK: Many views of one object

    private final class Counted: ObservableObject {
        var number = 0
        private let subject = PassthroughSubject<Void, Never>()
        private(set) var subscriptions = 0
        private(set) var cancellations = 0
        private(set) lazy var objectWillChange: AnyPublisher<Void, Never> =
            subject.handleEvents(
                receiveSubscription: { [unowned self] _ in subscriptions += 1 },
                receiveCancel: { [unowned self] in cancellations += 1 }
            ).eraseToAnyPublisher()

        func raise() {
            subject.send()
            number += 1
        }
    }

    private struct Reader: View {
        @ObservedObject var first: Counted
        @ObservedObject var second: Counted
        var body: some View {
            let _ = Self._logChanges()
            Text("Reads \(first.number)")
        }
    }

    private struct Readers: View {
        let model: Counted
        @State private var count = 3
        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { _ in Reader(first: model, second: model) }
                Button("None") { count = 0 }
                Button("Two") { count = 2 }
                Button("Raise") { model.raise() }
            }
        }
    }

    @Test("However many views observe an object, it is subscribed to once, until the last is gone")
    func subscribedOnce() {
        let model = Counted()
        let app = TestApp { Readers(model: model) }
        #expect(model.subscriptions == 1)
        app.find("Raise").tap()
        #expect(app.find("Reads 1").count == 3)
        app.find("None").tap()
        #expect(model.cancellations == 1)
        app.find("Raise").tap()
        app.find("Two").tap()
        #expect(app.find("Reads 2").count == 2)
        app.find("Raise").tap()
        #expect(app.find("Reads 3").count == 2)
        #expect(model.subscriptions == 2)
    }

    @Test("Two properties that hold one object have both changed when it has")
    func twoProperties() {
        let model = Counted()
        let app = TestApp { Reader(first: model, second: model) }
        model.raise()
        app.settle()
        #expect(app.logLines.last?.contains("_first, _second changed.") == true)
    }
}
