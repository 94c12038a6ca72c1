import CasementTesting
import SwiftUI
import Testing

extension ContainerValues {
    private struct PinKey: ContainerValueKey {
        static let defaultValue = false
    }

    fileprivate var isPinned: Bool {
        get { self[PinKey.self] }
        set { self[PinKey.self] = newValue }
    }
}

/// Containers of an app's own, which take their content apart.
@MainActor
struct SubviewsTests {
    private struct Board<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { notes in
                VStack {
                    Text("\(notes.count) notes")
                    ForEach(notes.indices, id: \.self) { index in
                        HStack {
                            Text("\(index + 1)\(notes[index].containerValues.isPinned ? "!" : ".")")
                            notes[index]
                        }
                    }
                }
            }
        }
    }

    private struct Tallies: View {
        @State private var count = 2
        var body: some View {
            VStack {
                Board {
                    Text("Milk")
                    Group {
                        Text("Bread").containerValue(\.isPinned, true)
                        ForEach(0..<count, id: \.self) { Text("Egg \($0)") }
                    }
                    if count > 2 { Text("Many") }
                }
                Button("More") { count += 1 }
            }
        }
    }

    @Test("S-400: a container's own reader sees groups and loops resolved into single views")
    func subviews() {
        let app = TestApp { Tallies() }
        app.find("4 notes").expect()
        app.find("2!").expect()
        app.find("3.").expect()
        app.find("More").tap()
        app.find("6 notes").expect()
        app.find("Many").expect()
        app.find("6.").expect()
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Reversed: View {
        @State private var isReversed = false
        var body: some View {
            VStack {
                Group(
                    subviews: Group {
                        Counter(name: "A"); Counter(name: "B")
                    }
                ) { views in
                    ForEach(isReversed ? views.reversed() : Array(views)) { $0 }
                }
                Button("Turn") { isReversed.toggle() }
            }
        }
    }

    @Test("S-401: a subview that is shown elsewhere keeps its state")
    func state() {
        let app = TestApp { Reversed() }
        app.find("A 0").tap()
        app.find("Turn").tap()
        app.find("A 1").tap()
        app.find("A 2").expect()
        #expect(app.find("A 2").frame.minY > app.find("B 0").frame.minY)
    }

    private struct Marked<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                ForEach(subviews: content) { view in
                    HStack {
                        Text(view.containerValues.tag(for: Int.self).map { "tag \($0)" } ?? "none")
                        view
                    }
                }
            }
        }
    }

    @Test("S-402: a loop over subviews shows each once, and their tags can be read")
    func loop() {
        let app = TestApp {
            Marked {
                Text("One").tag(1)
                Text("Two")
            }
        }
        app.find("tag 1").expect()
        app.find("none").expect()
        app.find("Two").expect()
    }

    private struct Chapters<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                ForEach(sections: content) { section in
                    VStack {
                        section.header
                        Text(
                            "\(section.content.count) in it\(section.containerValues.isPinned ? "!" : "")"
                        )
                        section.content
                        section.footer
                    }
                }
            }
        }
    }

    @Test(
        "S-403: sections come with header, content and footer; views outside make one of their own")
    func sections() {
        let app = TestApp {
            Chapters {
                Text("Loose")
                Section {
                    Text("a")
                    Text("b")
                } header: {
                    Text("First")
                } footer: {
                    Text("End")
                }
                .containerValue(\.isPinned, true)
            }
        }
        app.find("1 in it").expect()
        app.find("2 in it!").expect()
        app.find("First").expect()
        #expect(app.find("First").frame.minY < app.find("a").frame.minY)
        #expect(app.find("b").frame.maxY <= app.find("End").frame.minY)
    }
}
