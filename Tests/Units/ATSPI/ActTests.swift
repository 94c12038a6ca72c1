#if SDL
    import Automation
    import Casement
    import CasementTesting
    import Foundation
    import Hosting
    import Testing
    import Views

    @testable import ATSPI

    /// What clients do with elements.
    @MainActor
    struct ActTests {
        private struct Form: View {
            @State private var text = "Grüße an Ada"
            @State private var secret = "abc"
            @State private var volume = 20.0
            @State private var chosen: Int?
            @State private var count = 0
            @AccessibilityFocusState private var isAtText: Bool

            var body: some View {
                VStack {
                    TextField("Text", text: $text)
                    SecureField("Secret", text: $secret)
                    Slider(value: $volume, in: 0...100) { Text("Volume") }
                    Button("Count \(count)") { count += 1 }
                        .accessibilityIdentifier("count")
                        .accessibilityAction(named: "Reset") { count = 0 }
                    Text(isAtText ? "The reader is here" : "The reader is elsewhere")
                        .accessibilityIdentifier("place")
                        .accessibilityFocused($isAtText)
                    Text("text=\(text) secret=\(secret) volume=\(Int(volume)) row=\(chosen ?? 0)")
                        .accessibilityIdentifier("state")
                    List(1..<9, id: \.self, selection: $chosen) { Text("Row \($0)") }
                }
            }
        }

        private let app = TestApp(size: CGSize(width: 500, height: 700)) { Form() }

        private func perform(_ act: ElementAct, on name: String) throws {
            let window = try #require(app.host.instance.windows.first)
            let node = try #require(
                app.firstElement { $0.label == name || $0.properties.identifier == name })
            app.host.perform { act.perform(on: node, in: window.id.number, of: app.host) }
            app.host.settleAll()
        }

        private var state: String? { app.find(id: "state").text }

        private func text(_ name: String) throws -> AccessibleText {
            let snapshot = SnapshotBuilder.snapshot(
                of: app.host, named: "Test", knowsPositions: false)
            return try #require(snapshot.elements.values.first { $0.name == name }?.text)
        }

        @Test("A text is set, replaced in part and selected")
        func editing() throws {
            try perform(.select(anchor: 0, head: 7), on: "Text")
            #expect(try text("Text").selection == 0..<5)
            #expect(try text("Text").caret == 5)
            try perform(.replace(11..<14, "Eva"), on: "Text")
            #expect(state?.hasPrefix("text=Grüße an Eva ") == true)
            try perform(.setText("Neu"), on: "Text")
            #expect(state?.hasPrefix("text=Neu ") == true)
        }

        @Test("What is cut can be pasted")
        func pasteboard() throws {
            try perform(.cut(0..<7), on: "Text")
            #expect(state?.hasPrefix("text= an Ada ") == true)
            try perform(.paste(7), on: "Text")
            #expect(state?.hasPrefix("text= an AdaGrüße ") == true)
        }

        @Test(
            "Of a secure field nothing is copied or cut, and its dots are selected as its characters"
        )
        func secure() throws {
            app.front.clipboard = "before"
            try perform(.copy(0..<9), on: "Secret")
            try perform(.cut(0..<9), on: "Secret")
            #expect(app.front.clipboard == "before")
            #expect(state?.contains("secret=abc ") == true)
            try perform(.select(anchor: 3, head: 9), on: "Secret")
            #expect(try text("Secret").selection == 1..<3)
            try perform(.replace(3..<6, "X"), on: "Secret")
            #expect(state?.contains("secret=aXc ") == true)
        }

        @Test("A value is set within its range, and what is not a number is refused")
        func values() throws {
            try perform(.setNumber(70), on: "Volume")
            #expect(state?.contains("volume=70 ") == true)
            try perform(.setNumber(.nan), on: "Volume")
            try perform(.setNumber(.infinity), on: "Volume")
            #expect(state?.contains("volume=70 ") == true)
        }

        @Test("Actions are done by their names; one that does not exist does nothing")
        func actions() throws {
            try perform(.action("activate"), on: "count")
            try perform(.action("activate"), on: "count")
            #expect(app.find(id: "count").text == "Count 2")
            try perform(.action("explode"), on: "count")
            try perform(.action("Reset"), on: "count")
            #expect(app.find(id: "count").text == "Count 0")
        }

        @Test("Focus goes to a field with its keys, and the reader to what takes none")
        func focus() throws {
            try perform(.focus, on: "Text")
            #expect(app.find("Text").isFocused)
            try perform(.focus, on: "place")
            #expect(app.find(id: "place").text == "The reader is here")
        }

        @Test("A question about a text is answered by its layout, and by nothing if it is gone")
        func questions() throws {
            let field = try #require(app.firstElement { $0.label == "Text" })
            guard case .range(let line) = ElementQuestion.line(3).answer(about: field),
                case .rects(let rects) = ElementQuestion.rects([0..<1, 1..<2]).answer(about: field)
            else {
                Issue.record("An answer is of another kind")
                return
            }
            #expect(line == 0..<14)
            let (first, second) = (try #require(rects[0]), try #require(rects[1]))
            #expect(abs(first.maxX - second.minX) < 0.5)
            #expect(field.frame.contains(first))
            guard
                case .offset(let offset) = ElementQuestion.offset(
                    CGPoint(x: second.minX + 1, y: second.midY)
                ).answer(about: field),
                case .range(let none) = ElementQuestion.line(0).answer(about: nil)
            else {
                Issue.record("An answer is of another kind")
                return
            }
            #expect(offset == 1)
            #expect(none == nil)
            // Offsets of a text that was longer.
            for range in [0..<1_000_000, 999..<1000] {
                _ = ElementQuestion.rects([range]).answer(about: field)
                _ = ElementQuestion.line(range.upperBound).answer(about: field)
            }
        }

        @Test("An announcement reaches assistive technology")
        func announcement() {
            let app = TestApp {
                Button("Send") { AccessibilityNotification.Announcement("Sent").post() }
            }
            let reader = Reader()
            app.host.assistiveTechnology = reader
            app.find("Send").tap()
            #expect(reader.sentences == ["Sent"])
            #expect(reader.turns > 0)
        }

        @Test("While nobody listens, no frame makes a snapshot")
        func unwatched() {
            let app = TestApp { Form() }
            let bridge = AccessibilityBridge(
                at: BusAddresses(session: "unix:path=/nowhere"), knowsPositions: false)
            bridge.start(app.host)
            app.host.assistiveTechnology = bridge
            for _ in 0..<20 { app.find(id: "count").tap() }
            #expect(app.find(id: "count").text == "Count 20")
            #expect(bridge.snapshotCount == 0)
            bridge.end()
        }

        private final class Reader: AssistiveTechnology {
            var sentences: [String] = []
            var turns = 0
            func start(_ host: AppHost) {}
            func turnEnded() { turns += 1 }
            func announce(_ sentence: String) { sentences.append(sentence) }
            func end() {}
        }

        private struct Map: View {
            @State private var place = CGPoint.zero
            var body: some View {
                VStack {
                    Color.green.frame(width: 100, height: 100)
                        .onTapGesture { place = $0 }
                        .accessibilityElement().accessibilityLabel("Map")
                        .accessibilityAddTraits(.isButton)
                        .accessibilityActivationPoint(CGPoint(x: 10, y: 20))
                    Text("\(Int(place.x.rounded())), \(Int(place.y.rounded()))")
                }
            }
        }

        @Test("A click of the pointer goes to the point that the app names")
        func activationPoint() async throws {
            let app = TestApp { Map() }
            let window = try #require(app.host.instance.windows.first)
            let map = try #require(
                AccessibilityTree.of(window.tree).children.first { $0.label == "Map" })
            ElementAct.action(ElementAct.pointerClick).perform(
                on: map, in: window.id.number, of: app.host)
            await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
            app.host.settleAll()
            app.find("10, 20").expect()
        }

        @Test("A sentence of a page that was scrolled, or of a changed screen, is spoken")
        func notifications() {
            let app = TestApp {
                Button("Turn") {
                    AccessibilityNotification.PageScrolled("Page 2 of 3").post()
                    AccessibilityNotification.LayoutChanged().post()
                    AccessibilityNotification.ScreenChanged("Letters").post()
                }
            }
            let reader = Reader()
            app.host.assistiveTechnology = reader
            app.find("Turn").tap()
            #expect(reader.sentences == ["Page 2 of 3", "Letters"])
        }
    }
#endif
