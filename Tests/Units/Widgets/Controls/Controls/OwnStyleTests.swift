import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Controls in styles that an app makes.
@MainActor
struct OwnStyleTests {
    private struct Bracketed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("[")
                configuration.label
                configuration.content
                Text("]")
            }
        }
    }

    private struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("frame")
                GroupBox(configuration)
            }
        }
    }

    private func texts(_ host: ViewHost) -> [String] { host.elements(.text).map(\.label) }

    @Test("A group box is what its style makes of its label and its content")
    func groupBox() {
        let host = ViewHost {
            GroupBox("Title") { Text("inside") }.groupBoxStyle(Bracketed())
        }
        #expect(texts(host) == ["[", "Title", "inside", "]"])
    }

    @Test("S-374: A style that shows its control again shows it in the style around")
    func styleInStyle() {
        let host = ViewHost {
            GroupBox("Title") { Text("inside") }.groupBoxStyle(Framed())
                .groupBoxStyle(Bracketed())
        }
        #expect(texts(host) == ["frame", "[", "Title", "inside", "]"])
        let alone = ViewHost { GroupBox("Title") { Text("inside") }.groupBoxStyle(Framed()) }
        #expect(texts(alone) == ["frame", "Title", "inside"])
    }

    @Test("S-375: A control inside of a styled one has the same style")
    func nested() {
        let host = ViewHost {
            GroupBox("outer") { GroupBox("inner") { Text("core") } }.groupBoxStyle(Framed())
        }
        #expect(texts(host) == ["frame", "outer", "frame", "inner", "core"])
    }

    @Test("The automatic style undoes a style set around it")
    func automatic() {
        let host = ViewHost {
            GroupBox("Title") { Text("inside") }.groupBoxStyle(.automatic)
                .groupBoxStyle(Bracketed())
        }
        #expect(texts(host) == ["Title", "inside"])
    }

    @Test("A style's state stays while the control changes")
    func stateful() {
        struct Counting: GroupBoxStyle {
            @State private var count = 0
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Button("more") { count += 1 }
                    Text("count \(count)")
                    configuration.content
                }
            }
        }
        struct Changing: View {
            @State private var name = "a"
            var body: some View {
                VStack {
                    Button("rename") { name = "b" }
                    GroupBox { Text(name) }.groupBoxStyle(Counting())
                }
            }
        }
        let host = ViewHost { Changing() }
        host.press("more")
        host.press("rename")
        #expect(host.shows("count 1"))
        #expect(host.shows("b"))
    }

    @Test("A disclosure style opens the group through its configuration")
    func disclosure() {
        struct Plus: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Button(configuration.isExpanded ? "less" : "more") {
                        configuration.isExpanded.toggle()
                    }
                    configuration.label
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        let host = ViewHost {
            DisclosureGroup("Title") { Text("inside") }.disclosureGroupStyle(Plus())
        }
        #expect(!host.shows("inside"))
        host.press("more")
        #expect(host.shows("inside"))
        #expect(host.shows("less"))
    }

    @Test("Labelled values, forms and control groups are what their styles make of them")
    func others() {
        struct Above: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        struct Stacked: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("form")
                    configuration.content
                }
            }
        }
        struct Named: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let value = ViewHost {
            LabeledContent("Name", value: "Ann").labeledContentStyle(Above())
        }
        #expect(texts(value) == ["Ann", "Name"])
        let form = ViewHost { Form { Text("row") }.formStyle(Stacked()) }
        #expect(texts(form) == ["form", "row"])
        let group = ViewHost {
            ControlGroup("Zoom", systemImage: "plus") { Button("in") {} }
                .controlGroupStyle(Named())
        }
        #expect(group.shows("Zoom"))
        #expect(group.shows("in"))
    }

    @Test("A menu style shows the menu again with its configuration")
    func menu() {
        struct Starred: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("★")
                    Menu(configuration).buttonStyle(.plain)
                }
            }
        }
        let ran = Box(false)
        let host = ViewHost {
            Menu("More") { Button("Act") { ran.value = true } }.menuStyle(Starred())
        }
        #expect(host.shows("★"))
        host.press("More")
        host.press("Act")
        #expect(ran.value)
    }

    @Test("A date picker's style sees the date, its limits and the parts to show")
    func datePicker() {
        struct Described: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    Text(configuration.minimumDate == nil ? "free" : "limited")
                    Text(configuration.displayedComponents == .date ? "day" : "more")
                    Button("today") { configuration.selection = Date(timeIntervalSince1970: 9) }
                }
            }
        }
        let date = Box(Date(timeIntervalSince1970: 100))
        let binding = Binding(get: { date.value }, set: { date.value = $0 })
        let host = ViewHost {
            DatePicker(
                "Day", selection: binding, in: Date(timeIntervalSince1970: 0)...,
                displayedComponents: .date
            )
            .datePickerStyle(Described())
        }
        #expect(host.shows("limited"))
        #expect(host.shows("day"))
        host.press("today")
        #expect(date.value == Date(timeIntervalSince1970: 9))
    }

    @Test("A menu with an action of its own and no indicator opens by the secondary button")
    func hiddenIndicator() {
        let ran = Box<[String]>([])
        let host = ViewHost {
            Menu("More") {
                Button("Act") { ran.value.append("act") }
            } primaryAction: {
                ran.value.append("primary")
            }
            .menuIndicator(.hidden)
        }
        host.press("More")
        #expect(ran.value == ["primary"])
        host.press("More", button: .secondary)
        host.press("Act")
        #expect(ran.value == ["primary", "act"])
    }
}
