import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SearchTests {
    struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                Text(isSearching ? "searching" : "resting")
                PlainButton("Stop") { dismissSearch() }
            }
        }
    }

    struct Searching: View {
        var submitted = Box<[String]>([])
        @State private var text = ""
        @State private var scope = 1

        var body: some View {
            VStack {
                Results()
                Text(verbatim: "text \(text) scope \(scope)")
            }
            .searchable(text: $text, prompt: "Find") {
                if text.isEmpty {
                    Text("Apples").searchCompletion("apple")
                    Text("Pears").searchCompletion("pear")
                }
            }
            .searchScopes($scope) {
                Text("Here").tag(1)
                Text("Everywhere").tag(2)
            }
            .onSubmit(of: .search) { submitted.value.append("search") }
            .onSubmit { submitted.value.append("text") }
        }
    }

    @Test(
        "S-358: the user searches from the first press in the field until the search is dismissed")
    func searching() {
        let host = ViewHost(width: 500, height: 400) { Searching() }
        #expect(host.shows("resting"))
        host.press("Find")
        #expect(host.shows("searching"))
        host.send(.text("ab"))
        #expect(host.shows("text ab scope 1"))
        host.press("Stop")
        #expect(host.shows("resting") && host.shows("text  scope 1"))
    }

    @Test("S-358: Escape dismisses the search")
    func escape() {
        let host = ViewHost(width: 500, height: 400) { Searching() }
        host.press("Find")
        host.send(.text("ab"))
        host.key(.escape)
        #expect(host.shows("resting") && host.shows("text  scope 1"))
    }

    @Test("S-359: suggestions are shown while the user searches, and complete the text")
    func completion() {
        let host = ViewHost(width: 500, height: 400) { Searching() }
        #expect(!host.shows("Apples"))
        host.press("Find")
        #expect(host.shows("Apples") && host.shows("Pears"))
        host.press("Pears")
        #expect(host.shows("text pear scope 1"))
        #expect(!host.shows("Apples"))
    }

    @Test("Suggestions are shown only while the field or one of them has the focus")
    func suggestionsWithFocus() {
        let host = ViewHost(width: 500, height: 400) { Searching() }
        host.press("Find")
        #expect(host.shows("Apples"))
        host.key(.tab)
        host.advance(1)
        #expect(host.element("Find")?.isFocused == false)
        #expect(host.shows("searching") && !host.shows("Apples"))

        host.press("Find")
        host.key(.down)
        host.advance(1)
        #expect(host.element("Apples")?.isFocused == true)
        host.key(.return)
        host.advance(1)
        #expect(host.shows("text apple scope 1") && !host.shows("Apples"))
        #expect(host.element("Find")?.isFocused == true)
    }

    @Test("A press beside the field hides its suggestions, and one beside their rows does not")
    func pressBesideSuggestions() throws {
        let host = ViewHost(width: 500, height: 400) { Searching() }
        host.press("Find")
        host.advance(1)
        let panel = try #require(host.elements(.list).first?.frame)
        host.press(at: CGPoint(x: panel.minX + 2, y: panel.minY + 2))
        host.advance(1)
        #expect(host.shows("Apples"))
        host.press(at: CGPoint(x: 5, y: 395))
        host.advance(1)
        #expect(!host.shows("Apples"))
    }

    @Test("S-360: scopes are shown while the user searches")
    func scopes() {
        let host = ViewHost(width: 500, height: 400) { Searching() }
        #expect(!host.shows("Everywhere"))
        host.press("Find")
        host.press("Everywhere")
        #expect(host.shows("text  scope 2"))
    }

    @Test("S-361: Return in a search field submits the search, and no text")
    func submitting() {
        let submitted = Box<[String]>([])
        let host = ViewHost(width: 500, height: 400) { Searching(submitted: submitted) }
        host.press("Find")
        host.key(.return)
        #expect(submitted.value == ["search"])
    }

    struct Fruit: Identifiable, Hashable {
        let id: String
    }

    struct Tokens: View {
        @State private var text = ""
        @State private var tokens: [Fruit]
        @State private var suggested = [Fruit(id: "plum"), Fruit(id: "fig")]
        init(_ tokens: [String]) { _tokens = State(initialValue: tokens.map(Fruit.init)) }

        var body: some View {
            Text(verbatim: "tokens \(tokens.map(\.id).joined(separator: ","))")
                .searchable(
                    text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find"
                ) { Text(verbatim: $0.id) }
                .searchSuggestions { Text("A lime").searchCompletion(Fruit(id: "lime")) }
        }
    }

    @Test("S-359: a suggested token is added once, a token is removed by a press and by Backspace")
    func tokens() {
        let host = ViewHost(width: 600, height: 400) { Tokens(["kiwi"]) }
        host.press("Find")
        host.press("plum")
        #expect(host.shows("tokens kiwi,plum"))
        host.press("A lime")
        #expect(host.shows("tokens kiwi,plum,lime"))
        host.press("kiwi")
        #expect(host.shows("tokens plum,lime"))
        host.press("Find")
        host.key(.backspace)
        #expect(host.shows("tokens plum"))
    }

    @Test("Tokens are whole in a narrow field, too: the last are seen, and the text has some room")
    func widthOfTokens() throws {
        let names = ["kiwi", "plum", "cherry"]
        func frames(_ window: CGFloat) throws -> [CGRect] {
            let host = ViewHost(width: window, height: 400) { Tokens(names) }
            return try (names + ["Find"]).map { try #require(host.frame($0)) }
        }
        let wide = try frames(600)
        for window: CGFloat in [300, 180] {
            let narrow = try frames(window)
            #expect(zip(narrow, wide).dropLast().allSatisfy { $0.width == $1.width })
            #expect(narrow[2].minX > 0 && narrow[2].maxX <= narrow[3].minX)
            #expect(narrow[3].width >= 40 && narrow[3].maxX <= window)
        }
        #expect(try frames(180)[0].minX < 0)
    }

    @Test("Tokens take the place of the prompt, which still names the field")
    func promptBesideTokens() {
        let host = ViewHost(width: 600, height: 400) { Tokens(["kiwi"]) }
        #expect(host.element("Find")?.role == .textField)
        #expect(!host.drawn.contains("Find"))
        host.press("kiwi")
        #expect(host.drawn.contains("Find"))
    }

    @Test("A binding presents the search and says when it is over")
    func presented() {
        struct Presented: View {
            @State private var text = ""
            @State private var isPresented = false
            var body: some View {
                VStack {
                    Results()
                    Text(isPresented ? "presented" : "away")
                    PlainButton("Search now") { isPresented = true }
                }
                .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
            }
        }
        let host = ViewHost(width: 500, height: 400) { Presented() }
        #expect(host.shows("away"))
        host.press("Search now")
        #expect(host.shows("presented") && host.shows("searching"))
        host.send(.text("q"))
        host.press("Stop")
        #expect(host.shows("away") && host.shows("resting"))
    }

    @Test("A binding holds whether the search field has the focus")
    func focused() {
        struct Focused: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Text(isFocused ? "focused" : "elsewhere")
                    PlainButton("Focus it") { isFocused = true }
                }
                .searchable(text: $text, prompt: "Find").searchFocused($isFocused)
            }
        }
        let host = ViewHost(width: 500, height: 400) { Focused() }
        #expect(host.shows("elsewhere"))
        host.press("Focus it")
        host.settle()
        #expect(host.shows("focused"))
    }

    @Test("The field stands in the bar of the stack around, or of the one inside; once")
    func placement() throws {
        struct Inner: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Color.red.described(as: .image, label: "content").navigationTitle("Page")
                        .searchable(text: $text, prompt: "Find")
                }
            }
        }
        struct Outer: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Color.red.described(as: .image, label: "content").navigationTitle("Page")
                }
                .searchable(text: $text, prompt: "Find")
            }
        }
        for host in [
            ViewHost(width: 500, height: 300) { Inner() },
            ViewHost(width: 500, height: 300) { Outer() },
        ] {
            #expect(host.elements(.textField).count == 1)
            let content = try #require(host.frame("content"))
            #expect(try #require(host.frame("Find")).maxY <= content.minY)
        }
    }

    @Test("On a device the title gives way to the search, unless the app avoids it")
    func hidesTitle() {
        struct Page: View {
            let behavior: SearchPresentationToolbarBehavior
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Text("content").navigationTitle("Page").searchable(text: $text, prompt: "Find")
                        .searchPresentationToolbarBehavior(behavior)
                }
            }
        }
        var device = EnvironmentValues.forTests
        device.density = .device
        func headings(_ behavior: SearchPresentationToolbarBehavior) -> Int {
            let host = ViewHost(width: 400, height: 400, device) { Page(behavior: behavior) }
            #expect(host.elements(.heading).count == 1)
            host.press("Find")
            #expect(host.shows("Cancel"))
            return host.elements(.heading).count
        }
        #expect(headings(.automatic) == 0)
        #expect(headings(.avoidHidingContent) == 1)
    }

    @Test("Lens, text and clear button are in one frame; suggestions hang under it, as wide as it")
    func oneField() throws {
        struct Fruits: View {
            @State private var text = ""
            var body: some View {
                Text("All").searchable(text: $text, prompt: "Find") {
                    Text("Apples").searchCompletion("apple")
                }
            }
        }
        let host = ViewHost(width: 500, height: 400) { Fruits() }
        host.press("Find")
        host.advance(1)
        let field = try #require(host.frame("Find"))
        let panel = try #require(host.elements(.list).first?.frame)
        #expect(panel.minX < field.minX && panel.maxX >= field.maxX)
        #expect(panel.minY > field.maxY && panel.minY < field.maxY + 20)
        let box = try #require(
            host.fills.map(\.frame).first { $0.width == panel.width && $0.height == 28 })
        #expect(box.minX == panel.minX)
        host.send(.text("a"))
        let clear = try #require(host.frame("Clear"))
        #expect(box.contains(CGPoint(x: clear.midX, y: clear.midY)))
    }
}
