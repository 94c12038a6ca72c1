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
}
