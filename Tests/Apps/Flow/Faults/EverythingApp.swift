import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// An app with each kind of state that a session saves: scene storage of every type, stored values
/// of the app, selections, pages, scroll offsets, focus, frames, presented values and documents.
struct EverythingApp: App {
    var body: some Scene {
        WindowGroup("Fields", id: "fields") { Fields() }
        WindowGroup("Lists", id: "lists") { Lists() }
        WindowGroup("Pages", id: "pages") { Pages() }
        WindowGroup("Paper", id: "paper", for: Subject.self) { Paper(topic: $0) }
        Window("Single", id: "single") { Single() }
        DocumentGroup(newDocument: Essay()) { file in
            TextEditor(text: file.$document.text).frame(width: 300, height: 200)
        }
    }
}

struct Subject: Codable, Hashable {
    var title: String
    var rank: Int
    var weight: Double
    var since: Date
    var parts: [Int]
}

/// A document of plain text.
struct Essay: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private enum Shelf: String, CaseIterable { case near, far }

private struct Fields: View {
    @SceneStorage("name") private var name = "Ada"
    @SceneStorage("text") private var text = "One\nTwo"
    @SceneStorage("isOn") private var isOn = true
    @SceneStorage("count") private var count = 3
    @SceneStorage("level") private var level = 0.5
    @SceneStorage("width") private var width: CGFloat = 120
    @SceneStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    @SceneStorage("tint") private var tint = Color.blue
    @SceneStorage("link") private var link = URL(string: "https://example.org/a")!
    @SceneStorage("bytes") private var bytes = Data([1, 2, 3])
    @SceneStorage("shelf") private var shelf = Shelf.near
    @SceneStorage("perhaps") private var perhaps: Int?
    @AppStorage("scale") private var scale = 1.0
    @AppStorage("greeting") private var greeting = "Hello"

    var body: some View {
        ScrollView {
            VStack {
                TextField("Name", text: $name)
                TextEditor(text: $text).frame(height: 60)
                Toggle("On", isOn: $isOn)
                Stepper("Count \(count)", value: $count)
                Stepper("Level", value: $level, in: 0...1, step: 0.1)
                Slider(value: $level, in: 0...1)
                ProgressView(value: level)
                Gauge(value: level) { Text("Level") }
                DatePicker("Date", selection: $date)
                ColorPicker("Tint", selection: $tint)
                Link("Link", destination: link)
                Picker("Shelf", selection: $shelf) {
                    ForEach(Shelf.allCases, id: \.self) { Text($0.rawValue) }
                }
                Text("\(bytes.count) bytes, \(perhaps ?? 0), \(level, specifier: "%.2f")")
                Text(date, style: .date).foregroundStyle(tint)
                Text(date, style: .relative)
                Text(level, format: .number.precision(.fractionLength(2)))
                Color.red.frame(width: width, height: 8).offset(x: level)
                Circle().trim(from: 0, to: level).rotation(.degrees(level * 360))
                    .frame(width: 20, height: 20).opacity(level).scaleEffect(scale)
                Text(greeting).font(.system(size: 13 * scale))
                Button("Change") { (count, level, perhaps) = (count &+ 1, level / 2, 7) }
            }
        }
    }
}

private struct Lists: View {
    private struct Planet: Identifiable {
        let id: Int
        var name: String { "Planet \(id)" }
    }

    @SceneStorage("selected") private var selected: Int?
    @SceneStorage("isOpen") private var isOpen = false
    @SceneStorage("columns") private var columns = TableColumnCustomization<Planet>()
    @SceneStorage("tab") private var tab = 0
    @AppStorage("tabs") private var tabs = TabViewCustomization()
    @State private var shown: Int?
    private let planets = (0..<200).map { Planet(id: $0) }

    var body: some View {
        TabView(selection: $tab) {
            Tab("List", systemImage: "star", value: 0) {
                List(selection: $selected) {
                    DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
                    ForEach(planets) { Text($0.name) }
                }
            }.customizationID("list")
            Tab("Table", systemImage: "heart", value: 1) {
                Table(planets, columnCustomization: $columns) {
                    TableColumn("Name", value: \.name).customizationID("name")
                    TableColumn("Number") { Text("\($0.id)") }.customizationID("number")
                }
            }.customizationID("table")
            Tab("Stack", systemImage: "cloud", value: 2) {
                ScrollView {
                    LazyVStack {
                        ForEach(planets) { planet in
                            Text(planet.name).frame(height: 20 + CGFloat(planet.id % 7) * 9)
                        }
                    }.scrollTargetLayout()
                }.scrollPosition(id: $shown)
            }
        }
        .tabViewCustomization($tabs)
        .frame(minWidth: 300, minHeight: 200)
    }
}

private struct Pages: View {
    @SceneStorage("path") private var saved = Data()
    @SceneStorage("column") private var column: String?
    @State private var path = NavigationPath()

    var body: some View {
        NavigationSplitView {
            List(["a", "b", "c"], id: \.self, selection: $column) { Text($0) }
        } detail: {
            NavigationStack(path: $path) {
                VStack {
                    Text("Root of \(column ?? "none")")
                    Button("Number") { path.append(3) }
                    Button("Subject") {
                        path.append(
                            Subject(
                                title: "T", rank: 1, weight: 0.5, since: .distantPast, parts: [4])
                        )
                    }
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
                .navigationDestination(for: String.self) { Text("Text \($0)") }
                .navigationDestination(for: Subject.self) { Text("Subject \($0.title)") }
            }
        }
        .onAppear {
            let codable = try? JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: saved)
            if let codable { path = NavigationPath(codable) }
        }
        .onChange(of: path) {
            saved = path.codable.flatMap { try? JSONEncoder().encode($0) } ?? Data()
        }
        .frame(minWidth: 400, minHeight: 200)
    }
}

private struct Paper: View {
    @Binding var topic: Subject?
    @SceneStorage("note") private var note = "blank"

    var body: some View {
        VStack {
            Text(topic?.title ?? "no topic")
            Text("rank \(topic?.rank ?? 0), weight \(topic?.weight ?? 0)")
            Text(topic?.since ?? .distantPast, style: .time)
            TextField("Note", text: $note)
            Button("Rise") { topic?.rank &+= 1 }
        }
        .navigationTitle(topic?.title ?? "Paper")
        .frame(width: 260, height: 160)
    }
}

private struct Single: View {
    @SceneStorage("seen") private var seen = 0
    @AppStorage("total") private var total = 0

    var body: some View {
        VStack {
            Text("seen \(seen), total \(total)")
            Button("See") { (seen, total) = (seen &+ 1, total &+ 1) }
        }
        .userActivity("org.example.seeing") { activity in
            activity.title = "Seeing"
            activity.userInfo = ["seen": seen, "where": URL(string: "https://example.org/")!]
        }
        .frame(width: 200, height: 100)
    }
}
