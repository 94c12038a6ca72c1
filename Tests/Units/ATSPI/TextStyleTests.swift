#if SDL
    import Casement
    import CasementTesting
    import Desktop
    import Foundation
    import Testing
    import Views

    @testable import ATSPI

    /// Links in texts, how texts look, documents and rotors.
    @MainActor
    struct TextStyleTests {
        private func snapshot(_ app: TestApp) -> AccessibleSnapshot {
            SnapshotBuilder.snapshot(of: app.host, named: "Test", knowsPositions: false)
        }

        private func element(_ name: String, in snapshot: AccessibleSnapshot) throws
            -> AccessibleElement
        {
            try #require(
                snapshot.elements.values.first { $0.name == name && $0.link?.range == nil })
        }

        private func node(_ id: ElementID, in app: TestApp) throws -> AccessibilityNode {
            try #require(app.element(id))
        }

        private func answer(
            _ interface: String, _ member: String, _ arguments: [BusValue] = [],
            of element: AccessibleElement, in snapshot: AccessibleSnapshot
        ) -> ObjectAnswer {
            ObjectAnswers(
                snapshot: snapshot,
                names: ObjectAnswers.BusNames(own: ":1.1", desktop: ObjectAnswers.null)
            ).answer(
                ObjectCall(
                    path: ObjectPath.element(element.id).path,
                    interface: "org.a11y.atspi." + interface, member: member,
                    arguments: arguments))
        }

        /// The answer of a call, after the app was asked if it has to be.
        private func values(
            _ interface: String, _ member: String, _ arguments: [BusValue] = [],
            of element: AccessibleElement, in app: TestApp
        ) throws -> [BusValue] {
            switch answer(interface, member, arguments, of: element, in: snapshot(app)) {
            case .values(let values): return values
            case .question(let question, let id, let reply):
                return reply(question.answer(about: try node(id, in: app)))
            case .act(let act, let id, let values):
                let node = try node(id, in: app)
                app.host.perform { act.perform(on: node, in: id.window, of: app.host) }
                app.host.settleAll()
                return values
            default:
                Issue.record("\(member) has no answer")
                return []
            }
        }

        // MARK: Links

        private final class Opened { var urls: [String] = [] }

        private func linked(_ opened: Opened) -> TestApp {
            TestApp {
                VStack {
                    Text(
                        "Réad [the **long** page](https://a.example/1) or [that](https://b.example)"
                    )
                    Link("Home", destination: URL(string: "https://home.example")!)
                }
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.urls.append($0.absoluteString)
                        return .handled
                    })
            }
        }

        @Test("The links in a text are elements in it, with their offsets and addresses")
        func links() throws {
            let app = linked(Opened())
            let snapshot = snapshot(app)
            let text = try element("Réad the long page or that", in: snapshot)
            #expect(text.interfaces.contains("org.a11y.atspi.Hypertext"))
            #expect(try values("Hypertext", "GetNLinks", of: text, in: app) == [.int32(2)])
            let links = text.links.compactMap { snapshot[$0] }
            #expect(links.map(\.name) == ["the long page", "that"])
            #expect(links.map(\.role) == [.link, .link])
            #expect(text.children == text.links)
            #expect(
                try values("Hypertext", "GetLinkIndex", [.int32(22)], of: text, in: app) == [
                    .int32(1)
                ])
            #expect(
                try values("Hypertext", "GetLinkIndex", [.int32(0)], of: text, in: app) == [
                    .int32(-1)
                ])
            #expect(
                try values("Hyperlink", "GetURI", [.int32(0)], of: links[0], in: app) == [
                    .string("https://a.example/1")
                ])
            let answers = ObjectAnswers(
                snapshot: snapshot,
                names: ObjectAnswers.BusNames(own: ":1.1", desktop: ObjectAnswers.null))
            #expect(
                answers.linkProperties(of: links[0]) == [
                    "NAnchors": .int16(1), "StartIndex": .int32(5), "EndIndex": .int32(18),
                ])
            #expect(text.frame.insetBy(dx: -1, dy: -1).contains(links[1].frame))
            #expect(links[0].frame.maxX <= links[1].frame.minX)
        }

        @Test("A press on a link in a text, or on one of its own, opens the address")
        func openingLinks() throws {
            let opened = Opened()
            let app = linked(opened)
            let snapshot = snapshot(app)
            let text = try element("Réad the long page or that", in: snapshot)
            let link = try #require(text.links.last.flatMap { snapshot[$0] })
            #expect(link.actions.map(\.name) == ["click"])
            _ = try values("Action", "DoAction", [.int32(0)], of: link, in: app)
            let home = try element("Home", in: snapshot)
            #expect(home.role == .link)
            #expect(home.link?.url == "https://home.example")
            _ = try values("Action", "DoAction", [.int32(0)], of: home, in: app)
            #expect(opened.urls == ["https://b.example", "https://home.example"])
        }

        // MARK: Styles

        @Test("Each part of a text says how it looks, with the names that clients know")
        func styles() throws {
            let app = TestApp {
                (Text("Plain ") + Text("bold").bold() + Text(" and ")
                    + Text("marked").underline().strikethrough().foregroundColor(
                        Color(red: 1, green: 0, blue: 0.5)))
                    .multilineTextAlignment(.trailing)
            }
            let text = try element("Plain bold and marked", in: snapshot(app))
            func run(_ offset: Int32, _ member: String = "GetAttributes") throws
                -> (attributes: [String: String], range: Range<Int>)
            {
                let values = try values(
                    "Text", member, [.int32(offset), .bool(true)], of: text, in: app)
                try #require(values.count == 3)
                var attributes: [String: String] = [:]
                for case .entry(let key, let value) in values[0].values {
                    attributes[key.string ?? ""] = value.string
                }
                return (attributes, (values[1].int ?? 0)..<(values[2].int ?? 0))
            }
            let plain = try run(0)
            #expect(plain.range == 0..<6)
            #expect(plain.attributes["weight"] == nil)
            #expect(plain.attributes["justification"] == "right")
            #expect(plain.attributes["fg-color"]?.split(separator: ",").count == 3)
            let bold = try run(7)
            #expect(bold.range == 6..<10)
            #expect(bold.attributes["weight"] == "700")
            let marked = try run(21)
            #expect(marked.range == 15..<21)
            #expect(marked.attributes["underline"] == "single")
            #expect(marked.attributes["strikethrough"] == "true")
            #expect(marked.attributes["fg-color"] == "255,0,128")
            let all = try run(0, "GetAttributeRun")
            #expect(all.attributes["weight"] == "400")
            #expect(all.attributes["family-name"] == "Inter")
            #expect(
                try values(
                    "Text", "GetAttributeValue", [.int32(7), .string("weight")], of: text, in: app)
                    == [.string("700")])
            let defaults = try values("Text", "GetDefaultAttributes", of: text, in: app)
            #expect(defaults == [.strings(TextStyles.defaults)])
        }

        @Test("What is typed in an editor says how it looks")
        func editor() throws {
            let app = TestApp {
                TextEditor(text: .constant("Grüße")).font(.system(size: 33, design: .monospaced))
                    .accessibilityLabel("Notes")
            }
            let editor = try element("Notes", in: snapshot(app))
            let values = try values("Text", "GetAttributes", [.int32(2)], of: editor, in: app)
            #expect(values.dropFirst() == [.int32(0), .int32(5)])
            let attributes = values.first?.values ?? []
            #expect(attributes.contains(.entry(.string("size"), .string("33"))))
            #expect(attributes.contains(.entry(.string("family-name"), .string("JetBrains Mono"))))
        }

        // MARK: Rotors

        private struct Book: View {
            @Namespace private var namespace
            @AccessibilityFocusState private var place: Int?

            var body: some View {
                VStack {
                    ForEach(1..<5, id: \.self) { number in
                        Text("Chapter \(number)")
                            .accessibilityFocused($place, equals: number)
                            .accessibilityRotorEntry(id: number, in: namespace)
                    }
                    Text("at \(place ?? 0)").accessibilityIdentifier("place")
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Book")
                .accessibilityRotor("Chapters") {
                    ForEach([1, 3], id: \.self) { number in
                        AccessibilityRotorEntry("No. \(number)", id: number, in: namespace)
                    }
                }
            }
        }

        @Test("A rotor is two actions, which bring the reader to its entries one after another")
        func rotors() throws {
            let app = TestApp { Book() }
            let book = try element("Book", in: snapshot(app))
            let names = book.actions.map(\.name)
            #expect(names == ["next in Chapters", "previous in Chapters"])
            func turn(_ index: Int32) throws -> String? {
                _ = try values("Action", "DoAction", [.int32(index)], of: book, in: app)
                return app.find(id: "place").text
            }
            #expect(try turn(0) == "at 1")
            #expect(try turn(0) == "at 3")
            #expect(try turn(0) == "at 3")
            #expect(try turn(1) == "at 1")
            #expect(try turn(1) == "at 1")
        }
    }
#endif
