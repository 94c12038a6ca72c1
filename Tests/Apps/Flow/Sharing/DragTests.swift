import CasementTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// A card that is dragged as itself, and as text to others.
private struct Card: Codable, Equatable, Transferable {
    var name: String
    static let type = UTType(exportedAs: "com.example.card")

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: Card.type)
        ProxyRepresentation(exporting: \.name)
    }
}

/// Dragging within a window, from one to another, and from outside.
@MainActor
struct DragTests {
    private struct Table: View {
        @State private var cards: [String] = []
        @State private var words = "none"
        @State private var isTargeted = false
        @State private var taps = 0

        var body: some View {
            VStack(spacing: 10) {
                Text("Ace").frame(width: 100, height: 40)
                    .draggable(Card(name: "Ace"))
                Text("Plain").frame(width: 100, height: 40)
                    .draggable("Plain") { Text("Carried") }
                Button("Tap \(taps)") { taps += 1 }
                    .draggable(Card(name: "Button"))
                Text("Cards: \(cards.joined(separator: " "))").frame(width: 200, height: 60)
                    .accessibilityIdentifier("cards")
                    .dropDestination(for: Card.self) { new, _ in
                        cards += new.map(\.name)
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                Text("Words: \(words)").frame(width: 200, height: 60)
                    .accessibilityIdentifier("words")
                    .dropDestination(for: String.self) { new, _ in
                        words = new.joined()
                        return true
                    }
                Text(isTargeted ? "Over the cards" : "Elsewhere")
            }
        }
    }

    private let app = TestApp { Table() }

    @Test("S-469: what is dragged to a destination of its type arrives there as a value")
    func arrives() {
        app.find("Ace").drag(to: app.find(id: "cards"))
        app.find("Cards: Ace").expect()
        app.find("Elsewhere").expect()
    }

    @Test("S-470: a destination takes a value in the form that it knows, and no other")
    func forms() {
        app.find("Ace").drag(to: app.find(id: "words"))
        app.find("Words: Ace").expect()
        app.find("Plain").drag(to: app.find(id: "cards"))
        app.find("Cards: ").expect()
        app.find("Words: Ace").expect()
    }

    @Test("S-471: isTargeted is true while what is dragged is over the destination")
    func targeted() {
        let start = app.find("Ace").frame
        let over = app.find(id: "cards").frame
        let middle = CGPoint(x: over.midX, y: over.midY)
        app.press(at: CGPoint(x: start.midX, y: start.midY))
        app.move(to: CGPoint(x: start.midX + 20, y: start.midY))
        app.find("Elsewhere").expect()
        app.move(to: middle)
        app.find("Over the cards").expect()
        app.key("Escape")
        app.find("Elsewhere").expect()
        app.release(at: middle)
        app.find("Cards: ").expect()
    }

    @Test("A press that does not move is a tap, and a drag from a button is none")
    func taps() {
        app.find("Tap 0").tap()
        app.find("Tap 1").expect()
        app.find("Tap 1").drag(to: app.find(id: "cards"))
        app.find("Tap 1").expect()
        app.find("Cards: Button").expect()
    }

    @Test("S-472: a preview follows the pointer and goes with the drag")
    func preview() {
        let start = app.find("Plain").frame
        app.press(at: CGPoint(x: start.midX, y: start.midY))
        app.move(to: CGPoint(x: 300, y: 300))
        #expect(app.printedDisplayList().contains("Carried"))
        app.release(at: CGPoint(x: 300, y: 300))
        #expect(!app.printedDisplayList().contains("Carried"))
    }

    @Test("S-473: text that another program drops arrives, and what nothing takes is said")
    func outside() {
        app.find(id: "words").drop(text: "hello")
        app.find("Words: hello").expect()
        app.find(id: "cards").drop(text: "lost")
        app.find("Cards: ").expect()
        #expect(
            app.logLines.contains { $0.contains("Nothing there takes what was dropped: “lost”") })
    }

    // MARK: Delegates and providers

    private struct Files: View {
        @State private var names = "none"
        @State private var log = ""

        var body: some View {
            VStack {
                Text("Files: \(names)").frame(width: 200, height: 80)
                    .accessibilityIdentifier("files")
                    .onDrop(of: [.fileURL], isTargeted: nil) { providers in
                        for provider in providers {
                            _ = provider.loadObject(ofClass: URL.self) { url, _ in
                                let name = url?.lastPathComponent ?? "?"
                                MainActor.assumeIsolated { names = name }
                            }
                        }
                        return true
                    }
                Text("Log: \(log)").frame(width: 300, height: 80)
                    .accessibilityIdentifier("log")
                    .onDrop(of: [.text], delegate: Watching(log: $log))
                Text("Source").onDrag { NSItemProvider(object: "text" as NSString) }
                Text("Nothing").onDrag { NSItemProvider() }
            }
        }
    }

    /// Notes what happens to it.
    private struct Watching: DropDelegate {
        @Binding var log: String

        func dropEntered(info: DropInfo) { log += "in " }
        func dropExited(info: DropInfo) { log += "out " }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
        func performDrop(info: DropInfo) -> Bool {
            log += info.hasItemsConforming(to: [.plainText]) ? "text " : "other "
            return true
        }
    }

    @Test("S-474: a file that another program drops arrives as its address")
    func files() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("dropped-\(UUID().uuidString).txt")
        try Data("x".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let app = TestApp { Files() }
        app.find(id: "files").drop(files: [file])
        app.find("Files: \(file.lastPathComponent)").expect()
    }

    @Test("S-475: a delegate learns of entering, leaving and dropping, in this order")
    func delegates() {
        let app = TestApp { Files() }
        app.find("Source").drag(to: app.find(id: "log"))
        app.find("Log: in text out ").expect()
        app.find("Nothing").drag(to: app.find(id: "log"))
        app.find("Log: in text out ").expect()
    }

    // MARK: Rows

    private struct Rows: View {
        @State private var names = ["one", "two", "three"]

        var body: some View {
            VStack {
                Text("Zero").frame(width: 80, height: 30).draggable("zero")
                Text(names.joined(separator: " ")).accessibilityIdentifier("order")
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .dropDestination(for: String.self) { new, index in
                            names.insert(contentsOf: new, at: index)
                        }
                }
            }
        }
    }

    @Test("S-476: what is dropped between rows is inserted there")
    func rows() {
        let app = TestApp { Rows() }
        let row = app.find("two").frame
        let start = app.find("Zero").frame
        app.drag(
            from: CGPoint(x: start.midX, y: start.midY),
            to: CGPoint(x: row.midX, y: row.midY - 4))
        app.find(id: "order").expect()
        app.find("one zero two three").expect()
    }

    // MARK: Spring-loading

    private struct Springs: View {
        @State private var isOpen = false

        var body: some View {
            VStack {
                Text("Thing").frame(width: 80, height: 30).draggable("thing")
                Button(isOpen ? "Opened" : "Closed") { isOpen = true }
                    .springLoadingBehavior(.enabled)
            }
        }
    }

    @Test("S-477: a spring-loaded button acts when a drag rests over it")
    func springs() {
        let app = TestApp { Springs() }
        let start = app.find("Thing").frame
        let button = app.find("Closed").frame
        app.press(at: CGPoint(x: start.midX, y: start.midY))
        app.move(to: CGPoint(x: button.midX, y: button.midY))
        app.advance(by: .milliseconds(300))
        app.find("Closed").expect()
        app.advance(by: .seconds(1))
        app.find("Opened").expect()
        app.release(at: CGPoint(x: button.midX, y: button.midY))
    }

    // MARK: Windows

    private struct TwoWindows: App {
        var body: some Scene {
            WindowGroup("From", id: "from") {
                Text("Source").frame(width: 100, height: 60).draggable("carried")
            }
            .defaultPosition(.topLeading)
            Window("To", id: "to") { Target() }.defaultPosition(.bottomTrailing)
        }
    }

    private struct Target: View {
        @State private var text = "empty"

        var body: some View {
            Text("Got \(text)").frame(width: 200, height: 100)
                .accessibilityIdentifier("target")
                .dropDestination(for: String.self) { new, _ in
                    text = new.joined()
                    return true
                }
        }
    }

    @Test(
        "S-478: a drag goes from one window of the app to another",
        arguments: TestApp.Screen.allCases)
    func windows(screen: TestApp.Screen) {
        let app = TestApp(TwoWindows.self, screen: screen)
        app.openWindow(id: "to")
        app.find("Source").inWindow(1).drag(to: app.find(id: "target").inWindow(2))
        app.find("Got carried").inWindow(2).expect()
    }

    // MARK: Copying

    private struct Copying: View {
        @State private var got = "none"

        var body: some View {
            VStack {
                Text("Original").focusable()
                    .copyable([Card(name: "Copied")])
                    .cuttable(for: Card.self) { [Card(name: "Cut")] }
                Text("Got \(got)").focusable().accessibilityIdentifier("goal")
                    .pasteDestination(for: Card.self) { got = $0.map(\.name).joined() }
            }
        }
    }

    @Test("S-479: copyable and cuttable views give their values to the destination of a paste")
    func copying() {
        let app = TestApp { Copying() }
        app.find("Original").focus()
        app.key("ctrl+c")
        #expect(app.clipboard == "Copied")
        app.find(id: "goal").focus()
        app.key("ctrl+v")
        app.find("Got Copied").expect()
        app.find("Original").focus()
        app.key("ctrl+x")
        app.find(id: "goal").focus()
        app.key("ctrl+v")
        app.find("Got Cut").expect()
    }
}
