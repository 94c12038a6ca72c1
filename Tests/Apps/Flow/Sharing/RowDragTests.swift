import CasementTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Rows of tables and lists that are dragged and take what is dropped.
@MainActor
struct RowDragTests {
    private struct Song: Identifiable {
        let id: String
        var artist = "Nobody"
    }

    private struct Songs: View {
        @State private var songs = ["Ace", "Bee", "Cat", "Dot"].map { Song(id: $0) }
        @State private var selection: Set<String> = []
        @State private var onRow = "none"
        @State private var dropped = "none"

        var body: some View {
            VStack(spacing: 4) {
                Text("New").frame(width: 80, height: 24).draggable("New")
                Text("On a row: \(onRow)")
                Text("Songs: \(songs.map(\.id).joined(separator: " "))")
                Text("Dropped: \(dropped)").frame(width: 300, height: 40)
                    .accessibilityIdentifier("target")
                    .dropDestination(for: String.self) { new, _ in
                        dropped = new.joined(separator: " ")
                        return true
                    }
                Table(of: Song.self, selection: $selection) {
                    TableColumn("Title", value: \.id)
                    TableColumn("Artist", value: \.artist)
                } rows: {
                    ForEach(songs) { song in
                        TableRow(song)
                            .itemProvider { NSItemProvider(object: song.id as NSString) }
                            .dropDestination(for: String.self) { new in
                                onRow = "\(song.id) \(new.joined())"
                            }
                    }
                    .dropDestination(for: String.self) { index, new in
                        songs.insert(contentsOf: new.map { Song(id: $0) }, at: index)
                    }
                }
            }
        }
    }

    private func middle(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    @Test("S-630: a row of a table is dragged, and one of several selected rows takes the others")
    func dragging() {
        let app = TestApp { Songs() }
        let target = middle(app.find(id: "target").frame)
        app.drag(from: middle(app.find("Bee").frame), to: target)
        app.find("Dropped: Bee").expect()
        app.find("Cat").tap()
        app.key("shift+Down")
        app.drag(from: middle(app.find("Dot").frame), to: target)
        app.find("Dropped: Cat Dot").expect()
        app.drag(from: middle(app.find("Ace").frame), to: target)
        app.find("Dropped: Ace").expect()
    }

    @Test("S-631: a row takes what is dropped on it, and its edges what is dropped between rows")
    func dropping() {
        let app = TestApp { Songs() }
        let new = middle(app.find("New").frame)
        app.drag(from: new, to: middle(app.find("Cat").frame))
        app.find("On a row: Cat New").expect()
        app.find("Songs: Ace Bee Cat Dot").expect()
        let row = app.find("Cat").frame
        app.drag(from: new, to: CGPoint(x: row.midX, y: row.midY - 11))
        app.find("Songs: Ace Bee New Cat Dot").expect()
    }

    private struct Empty: View {
        @State private var names: [String] = []

        var body: some View {
            VStack {
                Text("Source").frame(width: 80, height: 24).draggable("word")
                Text("Names: \(names.joined(separator: " "))")
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onInsert(of: [.text]) { index, items in
                            names.insert("\(index)-\(items.count)", at: index)
                        }
                }
                .frame(height: 200).accessibilityIdentifier("list")
            }
        }
    }

    @Test("S-632: a list without rows, and the part below its rows, take what its loop takes")
    func empty() {
        let app = TestApp { Empty() }
        let source = app.find("Source").frame
        let list = app.find(id: "list").frame
        app.drag(from: middle(source), to: middle(list))
        app.find("Names: 0-1").expect()
        app.drag(from: middle(source), to: CGPoint(x: list.midX, y: list.maxY - 40))
        app.find("Names: 0-1 1-1").expect()
    }

    private struct Long: View {
        @State private var names = (1...60).map { "Row \($0)" }
        @State private var isMoved = false

        var body: some View {
            VStack {
                Text("Source").frame(width: 80, height: 24).draggable("word")
                Text(isMoved ? "Moved below \(last)" : "At first")
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onMove {
                            names.move(fromOffsets: $0, toOffset: $1)
                            isMoved = true
                        }
                        .dropDestination(for: String.self) { new, index in
                            names.insert(contentsOf: new.map { "\($0) at \(index)" }, at: index)
                        }
                }
                .frame(height: 200).accessibilityIdentifier("list")
            }
        }

        private var last: String {
            guard let index = names.firstIndex(of: "Row 1"), index > 0 else { return "nothing" }
            return names[index - 1]
        }
    }

    @Test("S-633: a drag that rests near the edge of a list scrolls it")
    func scrolling() {
        let app = TestApp { Long() }
        let list = app.find(id: "list").frame
        let edge = CGPoint(x: list.midX, y: list.maxY - 3)
        let source = middle(app.find("Source").frame)
        app.press(at: source)
        app.move(to: CGPoint(x: source.x + 20, y: source.y))
        app.move(to: edge)
        app.find("Row 40").expectNone()
        app.advance(by: .seconds(4))
        app.find("Row 60").expect()
        app.release(at: edge)
        #expect(app.find("word at 60").exists || app.find("word at 59").exists)
    }

    @Test("S-633: a row that is moved to the edge of its list scrolls it, and lands below")
    func moving() {
        let app = TestApp { Long() }
        let list = app.find(id: "list").frame
        let edge = CGPoint(x: list.midX, y: list.maxY - 3)
        app.press(at: middle(app.find("Row 1").frame))
        app.move(to: CGPoint(x: list.midX, y: list.midY))
        app.move(to: edge)
        app.advance(by: .seconds(4))
        app.find("Row 60").expect()
        app.release(at: edge)
        app.find("At first").expectNone()
        #expect(!app.find("Moved below nothing").exists)
    }
}
