#if SDL
    import Casement
    import CasementTesting
    import Desktop
    import Foundation
    import Testing

    @testable import ATSPI

    /// What a screen reader sees of views.
    @MainActor
    struct SnapshotTests {
        private func snapshot(_ app: TestApp) -> AccessibleSnapshot {
            SnapshotBuilder.snapshot(of: app.host, named: "Test", knowsPositions: false)
        }

        private func answers(_ app: TestApp) -> ObjectAnswers {
            ObjectAnswers(
                snapshot: snapshot(app),
                names: ObjectAnswers.BusNames(own: ":1.1", desktop: ObjectAnswers.null))
        }

        private func element(
            _ name: String, in app: TestApp, sourceLocation: SourceLocation = #_sourceLocation
        ) throws -> AccessibleElement {
            let all = snapshot(app).elements.values
            return try #require(all.first { $0.name == name }, sourceLocation: sourceLocation)
        }

        @Test("A label, a value, a hint, an identifier and a level arrive at their places")
        func vocabulary() throws {
            let app = TestApp {
                VStack {
                    Button("Send") {}.accessibilityHint("Sends the letter")
                        .accessibilityIdentifier("send")
                    Button("Wind") {}.accessibilityValue("from the west")
                    Text("Chapter").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                    Text("Ghost").accessibilityHidden(true)
                }
            }
            let send = try element("Send", in: app)
            #expect(send.role == .pushButton)
            #expect(send.help == "Sends the letter")
            #expect(send.description == "Sends the letter")
            #expect(send.identifier == "send")
            #expect(send.attributes["id"] == "send")
            #expect(send.actions.map(\.name) == ["click"])
            #expect(
                send.states.isSuperset(of: [.enabled, .sensitive, .showing, .visible, .focusable]))
            #expect(try element("Wind", in: app).description == "from the west")
            let heading = try element("Chapter", in: app)
            #expect(heading.role == .heading)
            #expect(heading.attributes["level"] == "2")
            #expect(heading.text?.string == "Chapter")
            #expect(!snapshot(app).elements.values.contains { $0.name == "Ghost" })
        }

        @Test("Controls have the roles, states and values of their kinds")
        func controls() throws {
            let app = TestApp {
                VStack {
                    Toggle("Wifi", isOn: .constant(true))
                    Slider(value: .constant(30), in: 10...50) { Text("Volume") }
                    Stepper("Copies", value: .constant(3))
                    Button("Off") {}.disabled(true)
                    Picker("Size", selection: .constant(2)) {
                        Text("Small").tag(1)
                        Text("Large").tag(2)
                    }
                    .pickerStyle(.segmented)
                    ProgressView(value: 0.25) { Text("Loading") }
                }
            }
            let wifi = try element("Wifi", in: app)
            #expect(wifi.role == .checkBox)
            #expect(wifi.states.isSuperset(of: [.checkable, .checked]))
            let volume = try #require(try element("Volume", in: app).value)
            #expect((volume.current, volume.minimum, volume.maximum) == (30, 10, 50))
            #expect(volume.isWritable)
            let off = try element("Off", in: app)
            #expect(off.states.isDisjoint(with: [.enabled, .sensitive, .focusable]))
            let large = try element("Large", in: app)
            #expect(large.role == .radioButton)
            #expect(large.states.isSuperset(of: [.selectable, .selected, .checked]))
            let size = try element("Size", in: app)
            #expect(size.role == .grouping)
            #expect(size.selectedChildren(in: snapshot(app)) == [large.id])
            #expect(try element("Loading", in: app).value?.current == 0.25)
        }

        @Test("The characters of a secure field are dots, in whatever way they are asked for")
        func secure() throws {
            let app = TestApp { SecureField("Password", text: .constant("s3crét")) }
            let field = try element("Password", in: app)
            #expect(field.role == .passwordText)
            #expect(field.text?.string == "••••••")
            let answers = answers(app)
            let everything = answers.snapshot.elements.values.map { "\($0)" }.joined()
            #expect(!everything.contains("s3cr"))
            let call = ObjectCall(
                path: ObjectPath.element(field.id).path, interface: "org.a11y.atspi.Text",
                member: "GetText", arguments: [.int32(0), .int32(-1)])
            guard case .values(let values) = answers.answer(call) else {
                Issue.record("The call has no answer")
                return
            }
            #expect(values == [.string("••••••")])
        }

        @Test("An element keeps its object while it is there, whatever else changes")
        func identity() throws {
            struct Growing: View {
                @State private var count = 1
                var body: some View {
                    VStack {
                        ForEach(0..<count, id: \.self) { Text("Row \($0)") }
                        Button("More") { count += 1 }
                    }
                }
            }
            let app = TestApp { Growing() }
            let before = (try element("Row 0", in: app).id, try element("More", in: app).id)
            app.find("More").tap()
            #expect(try element("Row 0", in: app).id == before.0)
            #expect(try element("More", in: app).id == before.1)
            let more = try element("More", in: app)
            let parent = try #require(snapshot(app)[more.parent!])
            #expect(parent.children[more.index] == more.id)
        }

        @Test("A modal view hides what is beside it")
        func modal() {
            let app = TestApp {
                VStack {
                    Text("Behind")
                    Text("Front").accessibilityAddTraits(.isModal)
                }
            }
            let names = snapshot(app).elements.values.map(\.name)
            #expect(names.contains("Front"))
            #expect(!names.contains("Behind"))
        }

        @Test("An alert is modal, and nothing behind it is in the tree")
        func alert() throws {
            let app = TestApp {
                Text("Behind").alert("Really?", isPresented: .constant(true)) { Button("Yes") {} }
            }
            app.advance(by: .seconds(1))
            let all = snapshot(app).elements.values
            let alert = try #require(all.first { $0.role == .dialog })
            #expect(alert.states.contains(.modal))
            #expect(!all.contains { $0.name == "Behind" })
        }

        @Test("Of a hundred thousand rows those that are made are children")
        func manyRows() throws {
            let app = TestApp { List(0..<100_000, id: \.self) { Text("Row \($0)") } }
            let answers = answers(app)
            let list = try #require(answers.snapshot.elements.values.first { $0.role == .list })
            #expect(list.children.count < 500)
            for index in [-1, list.children.count, 99_999, Int(Int32.max), Int(Int32.min)] {
                let call = ObjectCall(
                    path: ObjectPath.element(list.id).path, interface: "org.a11y.atspi.Accessible",
                    member: "GetChildAtIndex", arguments: [.int32(Int32(index))])
                guard case .values(let values) = answers.answer(call) else {
                    Issue.record("The call has no answer")
                    return
                }
                #expect(values == [ObjectAnswers.null])
            }
        }

        @Test("A label with characters that no message can have is still read")
        func controlCharacters() {
            #expect(BusValue.wire("a\0b\u{1}c") == .string("a\u{FFFD}b\u{1}c"))
            let app = TestApp { Text("zero\0one\u{7}") }
            guard
                case .values(let values) = answers(app).answer(
                    ObjectCall(
                        path: ObjectPath.cache, interface: "org.a11y.atspi.Cache",
                        member: "GetItems"))
            else {
                Issue.record("The call has no answer")
                return
            }
            #expect(BusValue.variant(ofTuple: values) != nil)
        }

        @Test(
            "What does not exist is an error, and no call ends the app",
            arguments: [
                "/org/a11y/atspi/accessible/1_999999", "/org/a11y/atspi/accessible/",
                "/org/a11y/atspi/accessible/1_", "/org/a11y/atspi/accessible/_1",
                "/org/a11y/atspi/accessible/99999999999999999999_1",
                "/org/a11y/atspi/accessible/-1_1",
                "/elsewhere",
            ])
        func unknown(_ path: String) {
            let app = TestApp { Text("Here") }
            let call = ObjectCall(
                path: path, interface: "org.a11y.atspi.Accessible", member: "GetRole")
            guard case .failure(let failure) = answers(app).answer(call) else {
                Issue.record("An object that does not exist has answered")
                return
            }
            #expect(failure == .unknownObject(path))
        }

        @Test("Every method of every interface answers calls with arguments out of all ranges")
        func extremes() {
            let app = TestApp {
                VStack {
                    TextField("Name", text: .constant("Ada 😀 Lovelace"))
                    Slider(value: .constant(0.5)) { Text("Volume") }
                    List(0..<3, id: \.self) { Text("Row \($0)") }
                    Image(systemName: "star")
                }
            }
            let answers = answers(app)
            for id in answers.snapshot.order {
                for interface in Interfaces.all {
                    for method in interface.methods {
                        for number in [Int32.min, -1, 0, 1, Int32.max] {
                            let arguments = method.arguments.map { type -> BusValue in
                                switch type {
                                case "s": .string("é")
                                case "u": .uint32(UInt32(bitPattern: number))
                                case "b": .bool(true)
                                default: .int32(number)
                                }
                            }
                            let call = ObjectCall(
                                path: ObjectPath.element(id).path, interface: interface.name,
                                member: method.name, arguments: arguments)
                            guard case .values(let values) = answers.answer(call) else { continue }
                            #expect(
                                values.map(\.signature) == method.results,
                                "\(interface.name).\(method.name)")
                        }
                    }
                }
            }
        }

        @Test("Content, names for input and actions are told, and actions of rotors")
        func details() throws {
            struct Photo: View {
                var body: some View {
                    VStack {
                        Text("Photo").accessibilityCustomContent("Size", "2 MB")
                            .accessibilityCustomContent("Place", "Basel", importance: .high)
                            .accessibilityInputLabels(["Picture", "Shot"])
                            .accessibilityAction(.delete) {}
                            .accessibilityActions { Button("Share") {} }
                            .accessibilityAdjustableAction { _ in }
                            .accessibilityZoomAction { _ in }
                            .accessibilityScrollAction { _ in }
                            .accessibilityRotor("Faces") { AccessibilityRotorEntry("Ada", id: 1) }
                            .accessibilityHint("Taken last year")
                        Button("Fixed") {}.accessibilityRespondsToUserInteraction(false)
                        Text("Later")
                        Text("Sooner").accessibilitySortPriority(1)
                    }
                }
            }
            let app = TestApp { Photo() }
            let photo = try element("Photo", in: app)
            #expect(photo.description == "Place: Basel, Taken last year")
            #expect(photo.attributes["Size"] == "2 MB")
            #expect(photo.attributes["Place"] == "Basel")
            #expect(photo.attributes["input-labels"] == "Picture, Shot")
            let expected: Set = [
                "delete", "Share", "increment", "decrement", "zoom in", "zoom out", "scroll up",
                "scroll down", "scroll to leading", "scroll to trailing", "next in Faces",
                "previous in Faces",
            ]
            #expect(Set(photo.actions.map(\.name)) == expected)
            let fixed = try element("Fixed", in: app)
            #expect(fixed.actions.isEmpty)
            #expect(!fixed.states.contains(.focusable))
            let (later, sooner) = (try element("Later", in: app), try element("Sooner", in: app))
            #expect(sooner.index < later.index)
        }

        @Test("Pairs and groups are relations of their elements")
        func relations() throws {
            struct Form: View {
                @Namespace private var namespace
                var body: some View {
                    VStack {
                        Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: namespace)
                        TextField("", text: .constant("Ada")).accessibilityIdentifier("field")
                            .accessibilityLabeledPair(role: .content, id: 1, in: namespace)
                        Text("Left").accessibilityLinkedGroup(id: "side", in: namespace)
                        Text("Right").accessibilityLinkedGroup(id: "side", in: namespace)
                    }
                }
            }
            let app = TestApp { Form() }
            let all = snapshot(app).elements.values
            let field = try #require(all.first { $0.identifier == "field" })
            let label = try #require(all.first { $0.role == .label && $0.name == "Name" })
            #expect(field.name == "Name")
            #expect(field.relations == [AccessibleRelation(kind: .labelledBy, targets: [label.id])])
            #expect(label.relations == [AccessibleRelation(kind: .labelFor, targets: [field.id])])
            let (left, right) = (try element("Left", in: app), try element("Right", in: app))
            #expect(left.relations == [AccessibleRelation(kind: .memberOf, targets: [right.id])])
        }

        @Test("Traits are roles and states")
        func traits() throws {
            let app = TestApp {
                VStack {
                    Text("link").accessibilityAddTraits(.isLink)
                    Text("switch").accessibilityAddTraits(.isToggle).accessibilityValue("on")
                    Text("tabs").accessibilityAddTraits(.isTabBar)
                    Text("search").accessibilityAddTraits(.isSearchField)
                    Text("picture").accessibilityAddTraits(.isImage)
                    Text("chosen").accessibilityAddTraits(.isSelected)
                    Button("plain") {}.accessibilityRemoveTraits(.isButton)
                }
            }
            let roles: [(String, AccessibleRole)] = [
                ("link", .link), ("switch", .checkBox), ("tabs", .pageTabList), ("search", .entry),
                ("picture", .image), ("plain", .label),
            ]
            for (name, role) in roles { #expect(try element(name, in: app).role == role) }
            #expect(try element("switch", in: app).states.contains(.checked))
            #expect(try element("chosen", in: app).states.contains(.selected))
        }
    }
#endif
