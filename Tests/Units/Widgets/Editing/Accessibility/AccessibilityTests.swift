import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// What assistive technology reads of views, and does with them.
@MainActor
struct AccessibilityTests {
    private let log = Box<[String]>([])

    private func names(_ host: ViewHost, _ name: String) -> [String] {
        host.element(name)?.allActions.map(\.name) ?? []
    }

    private func perform(_ host: ViewHost, _ name: String, on element: String) {
        host.act {
            let node = host.element(element)
            node?.allActions.first { $0.name == name }?.perform(in: node?.frame ?? .zero)
        }
    }

    @Test("S-540: Buttons in accessibilityActions are actions of the view, and are not shown")
    func actions() {
        let log = log
        let host = ViewHost {
            Text("Message").accessibilityActions {
                Button("Flag") { log.value.append("flag") }
                Button("Archive") { log.value.append("archive") }
            }
        }
        #expect(names(host, "Message") == ["Flag", "Archive"])
        #expect(host.elements(.button).isEmpty)
        #expect(host.textOrigins("Flag").isEmpty)
        perform(host, "Archive", on: "Message")
        #expect(log.value == ["archive"])
        host.key(.tab)
        #expect(host.tree.focus.current == nil)
    }

    @Test("A control is activated by its press, or by the app's own default action")
    func activation() {
        let log = log
        let host = ViewHost {
            VStack {
                Button("Save") { log.value.append("pressed") }
                Button("Send") { log.value.append("sent") }
                    .accessibilityAction { log.value.append("own") }
                Button("Off") { log.value.append("off") }.disabled(true)
            }
        }
        perform(host, "activate", on: "Save")
        perform(host, "activate", on: "Send")
        perform(host, "activate", on: "Off")
        #expect(log.value == ["pressed", "own"])
    }

    @Test("An element that stands for those inside of it has the focus of one of them")
    func focusInside() {
        let host = ViewHost {
            VStack {
                HStack {
                    Text("Rain")
                    Button("More") {}
                }
                .accessibilityElement(children: .combine)
                Button("Close") {}.accessibilityElement(children: .ignore)
                    .accessibilityLabel("Done")
            }
        }
        host.key(.tab)
        #expect(host.element("Rain, More")?.isFocused == true)
        #expect(host.element("Done")?.isFocused == false)
        host.key(.tab)
        #expect(host.element("Rain, More")?.isFocused == false)
        #expect(host.element("Done")?.isFocused == true)
    }

    @Test("A view that takes the focus is an element, unless there is exactly one in it")
    func focusableElement() {
        let host = ViewHost {
            VStack {
                Text("Above")
                VStack {
                    Text("Left")
                    Text("Right")
                }
                .focusable()
                Text("Single").focusable()
                Color.clear.focusable().accessibilityLabel("Empty")
            }
        }
        let group = host.elements(.group).first { $0.children.map(\.label) == ["Left", "Right"] }
        #expect(group?.isFocusable == true && group?.isFocused == false)
        host.key(.tab)
        let focused = host.elements(.group).filter(\.isFocused)
        #expect(focused.map { $0.children.map(\.label) } == [["Left", "Right"]])
        #expect(host.elements(.text).allSatisfy { !$0.isFocused })
        host.key(.tab)
        #expect(host.element("Single")?.isFocused == true)
        host.key(.tab)
        #expect(host.element("Empty")?.isFocused == true)
    }

    @Test("A picker of wheels has the focus of its wheel, and not its last option")
    func focusOfWheel() {
        let host = ViewHost {
            Picker("Fruit", selection: .constant(1)) {
                Text("Apple").tag(0)
                Text("Banana").tag(1)
                Text("Cherry").tag(2)
            }
            .pickerStyle(.wheel)
        }
        host.key(.tab)
        #expect(host.elements(.picker).map(\.isFocused) == [true])
        #expect(host.elements(.option).allSatisfy { !$0.isFocused })
    }

    @Test("Kinds of actions, steps, zooming and scrolling have names")
    func kinds() {
        let log = log
        let host = ViewHost {
            Text("Map")
                .accessibilityAction(.magicTap) { log.value.append("magic") }
                .accessibilityAction(.showMenu) { log.value.append("menu") }
                .accessibilityAdjustableAction { log.value.append("\($0)") }
                .accessibilityZoomAction { log.value.append("\($0.direction) \($0.point.x > 0)") }
                .accessibilityScrollAction { log.value.append("\($0)") }
        }
        #expect(names(host, "Map").contains("zoom out"))
        for name in ["magic tap", "show menu", "increment", "zoom in", "scroll down"] {
            perform(host, name, on: "Map")
        }
        #expect(log.value == ["magic", "menu", "increment", "zoomIn true", "bottom"])
    }

    @Test("What can be done with a group can be done with all in it")
    func groups() {
        let log = log
        let host = ViewHost {
            VStack {
                Text("one")
                Text("two")
            }
            .accessibilityAction(.escape) { log.value.append("left") }
        }
        perform(host, "escape", on: "two")
        #expect(log.value == ["left"])
    }

    @Test("S-541: Custom content is told by its key, the important part first")
    func customContent() throws {
        let key = AccessibilityCustomContentKey("Size", id: "size")
        let host = ViewHost {
            Text("Photo")
                .accessibilityCustomContent(key, "2 MB")
                .accessibilityCustomContent("Place", "Basel", importance: .high)
                .accessibilityCustomContent(key, "3 MB")
        }
        let content = try #require(host.element("Photo")?.properties.customContent)
        #expect(content.map { "\($0.label) \($0.value)" } == ["Place Basel", "Size 3 MB"])
    }

    @Test("Custom content of one identifier replaces another, whatever their labels are")
    func customContentIdentifiers() throws {
        let host = ViewHost {
            Text("Photo")
                .accessibilityCustomContent(.init("Size", id: "a"), "2 MB")
                .accessibilityCustomContent(.init("Size", id: "b"), "4 by 3")
                .accessibilityCustomContent(.init("Weight", id: "a"), "3 MB")
        }
        let content = try #require(host.element("Photo")?.properties.customContent)
        #expect(
            Set(content.map { "\($0.label) \($0.value)" }) == ["Weight 3 MB", "Size 4 by 3"])
    }

    private struct Chapters: View {
        @Namespace private var namespace
        let log: Box<[String]>

        var body: some View {
            VStack {
                ForEach(1..<4, id: \.self) { number in
                    Text("Chapter \(number)").accessibilityRotorEntry(id: number, in: namespace)
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Book")
            .accessibilityRotor("Chapters") {
                ForEach([1, 3], id: \.self) { number in
                    AccessibilityRotorEntry("No. \(number)", id: number, in: namespace) {
                        log.value.append("prepared \(number)")
                    }
                }
            }
        }
    }

    @Test("S-542: An entry of a rotor leads to the view that names it")
    func rotor() throws {
        let host = ViewHost { Chapters(log: log) }
        let rotor = try #require(host.element("Book")?.properties.rotors.first)
        #expect(rotor.name == "Chapters")
        #expect(rotor.entries.map(\.label) == ["No. 1", "No. 3"])
        host.act { rotor.go(to: 1, in: host.tree) }
        #expect(log.value == ["prepared 3"])
        #expect(host.element("Chapter 3")?.hasAccessibilityFocus == true)
        #expect(host.element("Chapter 1")?.hasAccessibilityFocus == false)
        #expect(!rotor.go(to: 5, in: host.tree))
    }

    private struct Fields: View {
        @AccessibilityFocusState private var place: Int?
        @AccessibilityFocusState private var isHere: Bool

        var body: some View {
            VStack {
                Text("first").accessibilityFocused($place, equals: 1)
                Text("second").accessibilityFocused($place, equals: 2)
                Text("third").accessibilityFocused($isHere)
                Text("at \(place ?? 0) \(isHere ? "here" : "away")")
                    .accessibilityIdentifier("state")
                Button("Go") { place = 2 }
                Button("Leave") { place = nil }
            }
        }
    }

    @Test("S-543: A focus state of accessibility follows assistive technology, and moves it")
    func focusState() {
        let host = ViewHost { Fields() }
        #expect(host.element("state")?.label == "at 0 away")
        perform(host, "activate", on: "Go")
        #expect(host.element("second")?.hasAccessibilityFocus == true)
        #expect(host.element("state")?.label == "at 2 away")
        host.act { host.tree.accessibilityFocus.move(to: host.element("first")?.render) }
        #expect(host.element("state")?.label == "at 1 away")
        host.act { host.tree.accessibilityFocus.move(to: host.element("third")?.render) }
        #expect(host.element("state")?.label == "at 0 here")
        host.act { host.tree.accessibilityFocus.move(to: host.element("first")?.render) }
        perform(host, "activate", on: "Leave")
        #expect(host.tree.accessibilityFocus.current == nil)
        #expect(host.element("state")?.label == "at 0 away")
    }

    private struct Pair: View {
        @Namespace private var namespace
        var body: some View {
            HStack {
                Text("Brightness")
                    .accessibilityLabeledPair(role: .label, id: "b", in: namespace)
                Slider(value: .constant(0.5))
                    .accessibilityLabeledPair(role: .content, id: "b", in: namespace)
            }
        }
    }

    @Test("S-544: The label of a labeled pair names its content")
    func labeledPair() {
        let host = ViewHost { Pair() }
        #expect(host.elements(.slider).first?.label == "Brightness")
    }

    @Test("S-545: accessibilityChildren describes what is drawn as other views")
    func children() {
        let host = ViewHost {
            Text("chart").accessibilityChildren {
                Text("Monday 3")
                Text("Tuesday 5")
            }
            .accessibilityLabel("Week")
        }
        #expect(host.element("Week")?.children.map(\.label) == ["Monday 3", "Tuesday 5"])
        #expect(!host.shows("chart"))
        #expect(host.textOrigins("Monday 3").isEmpty)
    }

    @Test("S-546: A view is shown large by its label, or by what another view says")
    func largeContent() {
        let host = ViewHost {
            HStack {
                Text("A").accessibilityLabel("Alpha").accessibilityShowsLargeContentViewer()
                Text("B").accessibilityShowsLargeContentViewer {
                    Label("Beta", systemImage: "star")
                }
                Text("C")
            }
        }
        #expect(host.element("Alpha")?.properties.largeContent == "Alpha")
        #expect(host.element("B")?.properties.largeContent == "Beta")
        #expect(host.element("C")?.properties.largeContent == nil)
        #expect(!host.shows("Beta"))
    }

    @Test("S-547: A label, a value and a hint can be said by views, around what there is already")
    func parts() {
        let host = ViewHost {
            VStack {
                Text("Song").accessibilityLabel { label in
                    Text("Playing")
                    label
                }
                Text("Disk").accessibilityValue("half").accessibilityValue { value in
                    value
                    Text("full")
                }
            }
        }
        #expect(host.shows("Playing, Song"))
        #expect(host.element("Disk")?.properties.value == "half, full")
        #expect(host.textOrigins("Playing").isEmpty)
        #expect(!host.shows("Playing"))
    }

    @Test("What an element is for touches and readers is in the tree")
    func interaction() {
        let host = ViewHost {
            VStack {
                Text("piano").accessibilityDirectTouch(options: .silentOnTouch)
                Text("code").accessibilityTextContentType(.sourceCode)
                Text("plain").accessibilityRespondsToUserInteraction(false)
                Text("dial").accessibilityActivationPoint(UnitPoint(x: 0, y: 0))
            }
        }
        #expect(host.element("piano")?.properties.takesDirectTouch == true)
        #expect(host.element("code")?.properties.textContentType == "source code")
        #expect(host.element("plain")?.properties.respondsToUserInteraction == false)
        #expect(host.element("dial")?.activationPoint == host.element("dial")?.frame.origin)
        #expect(host.element("code")?.properties.takesDirectTouch == false)
    }

    @Test("A trait gives the element its role, and takes it away when it is removed")
    func traits() {
        let roles: [(AccessibilityTraits, AccessibilityProperties.Role)] = [
            (.isButton, .button), (.isHeader, .heading), (.isLink, .link), (.isToggle, .toggle),
            (.isTabBar, .tabList), (.isImage, .image), ([.isButton, .isHeader], .heading),
        ]
        for (traits, role) in roles {
            let host = ViewHost {
                VStack {
                    Text("with").accessibilityAddTraits(traits)
                    Text("without").accessibilityAddTraits(traits)
                        .accessibilityRemoveTraits(traits)
                    Text("other").accessibilityAddTraits(traits)
                        .accessibilityRemoveTraits([.isSelected, .playsSound])
                }
            }
            #expect(host.element("with")?.role == role)
            #expect(host.element("without")?.role == .text)
            #expect(host.element("other")?.role == role)
        }
    }

    @Test("A control without the trait of its role is read as text, and can still be pressed")
    func removedRole() {
        let log = log
        let host = ViewHost {
            VStack {
                Button("Card") { log.value.append("pressed") }.accessibilityRemoveTraits(.isButton)
                TextField("Name", text: .constant("Ada"))
                    .accessibilityRemoveTraits([.isSearchField, .isStaticText])
            }
        }
        #expect(host.element("Card")?.role == .text)
        perform(host, "activate", on: "Card")
        #expect(log.value == ["pressed"])
        #expect(host.element("Name")?.role == .textField)
    }

    @Test("Traits select an element, make it modal and give it the touches")
    func states() {
        let host = ViewHost {
            VStack {
                Text("chosen").accessibilityAddTraits(.isSelected)
                Text("left").accessibilityAddTraits([.isSelected, .isModal])
                    .accessibilityRemoveTraits([.isSelected, .isModal])
                Text("front").accessibilityAddTraits(.isModal)
                Text("keys").accessibilityAddTraits(.allowsDirectInteraction)
                Text("field").accessibilityAddTraits(.isSearchField)
                Image(systemName: "star").accessibilityLabel("words")
                    .accessibilityAddTraits(.isStaticText)
            }
        }
        #expect(host.element("chosen")?.properties.isSelected == true)
        #expect(host.element("left")?.properties.isSelected == false)
        #expect(host.element("left")?.properties.isModal == false)
        #expect(host.element("front")?.properties.isModal == true)
        #expect(host.element("keys")?.properties.takesDirectTouch == true)
        #expect(host.element("field")?.role == .textField)
        #expect(host.element("words")?.role == .text)
    }

    @Test("An element keeps, joins or leaves out what is inside")
    func elements() {
        let host = ViewHost {
            VStack {
                VStack {
                    Text("one")
                    Text("two")
                }
                .accessibilityElement(children: .combine)
                VStack {
                    Text("three")
                    Text("four")
                }
                .accessibilityElement(children: .contain).accessibilityLabel("kept")
                VStack {
                    Text("five")
                    Text("six")
                }
                .accessibilityElement().accessibilityLabel("alone")
            }
        }
        #expect(host.element("one, two")?.children.isEmpty == true)
        #expect(host.element("kept")?.children.map(\.label) == ["three", "four"])
        #expect(host.element("alone")?.children.isEmpty == true)
        #expect(!host.shows("five"))
    }

    @Test("The older modifiers describe a view as the newer ones do")
    func older() {
        let host = ViewHost {
            VStack {
                Text("first")
                Text("a").accessibility(label: Text("label")).accessibility(value: Text("value"))
                    .accessibility(hint: Text("hint")).accessibility(identifier: "id")
                    .accessibility(sortPriority: 2).accessibility(inputLabels: [Text("input")])
                    .accessibility(activationPoint: UnitPoint(x: 0, y: 0))
                    .accessibility(selectionIdentifier: "none")
                    .accessibility(addTraits: [.isButton, .isSelected])
                Text("b").accessibility(addTraits: .isButton).accessibility(removeTraits: .isButton)
                    .accessibility(activationPoint: CGPoint(x: 1, y: 2))
                Text("c").accessibility(hidden: true)
            }
        }
        let element = host.element("id")
        let properties = element?.properties
        #expect(
            [properties?.label, properties?.value, properties?.hint] == ["label", "value", "hint"])
        #expect(properties?.inputLabels == ["input"])
        #expect(properties?.sortPriority == 2)
        #expect(properties?.role == .button)
        #expect(properties?.isSelected == true)
        #expect(element?.activationPoint == element?.frame.origin)
        #expect(host.element("b")?.role == .text)
        let (frame, point) = (host.element("b")?.frame, host.element("b")?.activationPoint)
        #expect(point == frame.map { CGPoint(x: $0.minX + 1, y: $0.minY + 2) })
        #expect(host.element("c") == nil)
    }

    @Test("What is not enabled changes nothing")
    func notEnabled() {
        let host = ViewHost {
            Text("plain").accessibilityIdentifier("other", isEnabled: false)
                .accessibilityValue("value", isEnabled: false)
                .accessibilityHint("hint", isEnabled: false)
                .accessibilityInputLabels(["input"], isEnabled: false)
                .accessibilityActivationPoint(UnitPoint(x: 0, y: 0), isEnabled: false)
                .accessibilityActivationPoint(CGPoint(x: 9, y: 9), isEnabled: false)
                .accessibilityRespondsToUserInteraction(false, isEnabled: false)
                .accessibilityDragPoint(.center, description: "drag", isEnabled: false)
                .accessibilityDropPoint(.center, description: "drop", isEnabled: false)
                .accessibilityDirectTouch(false).accessibilityIgnoresInvertColors(false)
        }
        let properties = host.element("plain")?.properties
        #expect(
            properties?.identifier == nil && properties?.value == nil && properties?.hint == nil)
        #expect(properties?.inputLabels == [])
        #expect(properties?.respondsToUserInteraction == nil)
        #expect(
            properties?.details.contains { if case .inputLabels = $0 { false } else { true } }
                == false)
    }

    @Test("A view says where a drag begins and where one may end")
    func dragging() {
        let name = "inbox"
        let host = ViewHost {
            Text("File").accessibilityDragPoint(.leading, description: "Move the file")
                .accessibilityDropPoint(.center, description: "Move to \(name)")
                .accessibilityDropPoint(.top, description: Text("Move up"))
        }
        let properties = host.element("File")?.properties
        #expect(properties?.dragPoints.map(\.description) == ["Move the file"])
        #expect(properties?.dragPoints.first?.point == .leading)
        #expect(properties?.dropPoints.map(\.description) == ["Move up", "Move to inbox"])
    }

    @Test("An action may be named by a view, and have a category")
    func namedByViews() {
        let log = log
        let host = ViewHost {
            Text("Message")
                .accessibilityAction {
                    log.value.append("flag")
                } label: {
                    Label("Flag", systemImage: "flag")
                }
                .accessibilityActions(category: .edit) {
                    Button("Cut") { log.value.append("cut") }
                }
        }
        #expect(Set(names(host, "Message")) == ["Flag", "Cut"])
        perform(host, "Flag", on: "Message")
        perform(host, "Cut", on: "Message")
        #expect(log.value == ["flag", "cut"])
    }

    @Test("A rotor is gone through by two actions, from where assistive technology is")
    func rotorSteps() {
        let host = ViewHost { Chapters(log: log) }
        #expect(names(host, "Book") == ["next in Chapters", "previous in Chapters"])
        perform(host, "next in Chapters", on: "Book")
        #expect(host.element("Chapter 1")?.hasAccessibilityFocus == true)
        perform(host, "next in Chapters", on: "Book")
        #expect(host.element("Chapter 3")?.hasAccessibilityFocus == true)
        perform(host, "next in Chapters", on: "Book")
        #expect(host.element("Chapter 3")?.hasAccessibilityFocus == true)
        perform(host, "previous in Chapters", on: "Book")
        #expect(host.element("Chapter 1")?.hasAccessibilityFocus == true)
        #expect(log.value == ["prepared 1", "prepared 3", "prepared 1"])
    }

    private struct Item: Identifiable {
        let id: Int
        let name: String
    }

    @Test("A rotor may have models as its entries, under a name of the app's or of the system's")
    func rotorsOfModels() throws {
        let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
        let host = ViewHost {
            VStack { ForEach(items) { Text($0.name) } }
                .accessibilityElement(children: .contain).accessibilityLabel("All")
                .accessibilityRotor("Items", entries: items, entryLabel: \.name)
                .accessibilityRotor(.headings, entries: items, entryID: \.id, entryLabel: \.name)
                .accessibilityRotor(.links(visited: true)) {
                    if items.count > 1 { AccessibilityRotorEntry("second", id: 2) }
                }
        }
        let rotors = try #require(host.element("All")?.properties.rotors)
        #expect(Set(rotors.map(\.name)) == ["Items", "Headings", "Visited Links"])
        let own = try #require(rotors.first { $0.name == "Items" })
        #expect(own.entries.map(\.label) == ["one", "two"])
        host.act { own.go(to: 1, in: host.tree) }
        #expect(host.element("two")?.hasAccessibilityFocus == true)
    }

    private struct Editor: View {
        @State private var text = "Grüße an Ada und Bob"
        var body: some View {
            TextField("Letter", text: $text)
                .accessibilityRotor(
                    "Names", textRanges: ["Ada", "Bob"].compactMap { text.range(of: $0) })
        }
    }

    @Test("The ranges of a rotor are selected one after another in a field")
    func rotorOfRanges() throws {
        let host = ViewHost { Editor() }
        func selected() throws -> Range<Int> {
            let edited = try #require(host.element("Letter")?.properties.editedText)
            return min(edited.anchor, edited.head)..<max(edited.anchor, edited.head)
        }
        host.act { host.element("Letter")?.properties.editedText?.select(anchor: 0, head: 0) }
        perform(host, "next in Names", on: "Letter")
        #expect(try selected() == 11..<14)
        perform(host, "next in Names", on: "Letter")
        #expect(try selected() == 19..<22)
        perform(host, "next in Names", on: "Letter")
        #expect(try selected() == 19..<22)
        perform(host, "previous in Names", on: "Letter")
        #expect(try selected() == 11..<14)
    }

    private struct Playlist: View {
        @AccessibilityFocusState(for: .voiceOver) private var place: Int?
        @AccessibilityFocusState(for: .switchControl) private var isThere: Bool

        var body: some View {
            VStack {
                Text("controls").accessibilityFocused($isThere)
                Text("title \(place ?? 0)").accessibilityIdentifier("title")
                    .accessibilityFocused($place, equals: 1)
            }
            .accessibilityDefaultFocus($place, 1)
        }
    }

    @Test("A default focus of accessibility is taken while a screen reader runs, and not otherwise")
    func defaultFocus() {
        var values = EnvironmentValues.forTests
        values.accessibilityVoiceOverEnabled = true
        let host = ViewHost(values) { Playlist() }
        #expect(host.element("title")?.hasAccessibilityFocus == true)
        #expect(host.element("title")?.label == "title 1")
        let other = ViewHost { Playlist() }
        #expect(other.tree.accessibilityFocus.current == nil)
        #expect(other.element("title")?.label == "title 0")
    }

    @Test("Names for input, the wish to keep colours and groups that stand apart are in the tree")
    func details() {
        struct Linked: View {
            @Namespace private var namespace
            var body: some View {
                Text("near").accessibilityLinkedGroup(id: 1, in: namespace)
                Text("far").accessibilityLinkedGroup(id: 1, in: namespace)
                Text("picture").accessibilityIgnoresInvertColors()
            }
        }
        let host = ViewHost { VStack { Linked() } }
        func link(_ name: String) -> AccessibilityLink? {
            for case .linkedGroup(let link) in host.element(name)?.properties.details ?? [] {
                return link
            }
            return nil
        }
        #expect(link("near") != nil)
        #expect(link("near") == link("far"))
        let details = host.element("picture")?.properties.details ?? []
        #expect(details.contains { if case .ignoresInvertedColors = $0 { true } else { false } })
    }

    @Test("A redacted text keeps its label")
    func redacted() {
        let host = ViewHost {
            Text("balance").privacySensitive().redacted(reason: .privacy)
        }
        #expect(host.shows("balance"))
    }

    @Test("Traits that nothing on Linux asks for leave an element as it is")
    func silentTraits() {
        let host = ViewHost {
            Text("plain").accessibilityAddTraits([
                .playsSound, .startsMediaSession, .isKeyboardKey, .isSummaryElement,
                .causesPageTurn, .updatesFrequently,
            ])
        }
        let element = host.element("plain")
        #expect(element?.role == .text)
        #expect(element?.properties.isSelected == nil)
        #expect(element?.properties.details.isEmpty == true)
    }

    @Test("A picture has its label, and one that only adorns is no element")
    func pictures() {
        let size = CGSize(width: 10, height: 10)
        let host = ViewHost {
            VStack {
                Image(size: size, label: Text("Dot")) { _ in }
                Image(decorative: "none")
            }
        }
        #expect(host.elements(.image).map(\.label) == ["Dot"])
    }
}
