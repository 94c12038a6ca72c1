import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Toggles in each style.
@MainActor
struct ToggleTests {
    private struct Settings: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("Sound", isOn: $isOn)
                Text(isOn ? "loud" : "quiet")
            }
        }
    }

    @Test("A tap turns a toggle, whatever its style; its value is on or off")
    func tap() {
        func check(_ host: ViewHost) {
            #expect(host.element("Sound")?.role == .toggle)
            #expect(host.element("Sound")?.properties.value == "off")
            host.press("Sound")
            #expect(host.element("Sound")?.properties.value == "on")
            #expect(host.shows("loud"))
            host.press("Sound")
            #expect(host.shows("quiet"))
        }
        check(ViewHost { Settings() })
        check(ViewHost { Settings().toggleStyle(.checkbox) })
        check(ViewHost { Settings().toggleStyle(.button) })
    }

    @Test("S-208: Space turns the focused toggle")
    func keyboard() {
        let host = ViewHost { Settings() }
        host.key(.tab)
        host.key(.space)
        #expect(host.shows("loud"))
    }

    @Test("S-194: a toggle inside of something disabled does not turn")
    func disabled() {
        let host = ViewHost { Settings().disabled(false).disabled(true) }
        host.press("Sound")
        #expect(host.shows("quiet"))
    }

    private struct Source: Identifiable {
        let id: Int
        var isOn: Bool
    }

    private struct Many: View {
        @State private var sources = [Source(id: 0, isOn: true), Source(id: 1, isOn: false)]
        var body: some View {
            VStack {
                Toggle("All", sources: $sources, isOn: \.isOn)
                ForEach(sources) { Text("\($0.id) \($0.isOn ? "on" : "off")") }
            }
        }
    }

    @Test("S-178: a toggle of many values is mixed where they differ, and turns all on, then off")
    func sources() {
        let host = ViewHost { Many() }
        #expect(host.element("All")?.properties.value == "mixed")
        host.press("All")
        #expect(host.element("All")?.properties.value == "on")
        #expect(host.shows("0 on") && host.shows("1 on"))
        host.press("All")
        #expect(host.shows("0 off") && host.shows("1 off"))
    }

    @Test("A hidden label still names the toggle")
    func hiddenLabel() {
        let host = ViewHost { Settings().labelsHidden() }
        #expect(host.frame("Sound")?.size == Theme.toggleTrack)
        #expect(!host.drawn.contains("Sound"))
        host.press("Sound")
        #expect(host.shows("loud"))
    }

    private struct Lamp: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isOn ? "lit" : "dark") { configuration.isOn.toggle() }
        }
    }

    @Test("An app's style may turn the toggle itself")
    func ownStyle() {
        let host = ViewHost { Settings().toggleStyle(Lamp()) }
        host.press("dark")
        #expect(host.shows("lit") && host.shows("loud"))
    }

    @Test("A toggle of no values is off")
    func noSources() {
        let host = ViewHost {
            Toggle("All", sources: [Binding<Bool>](), isOn: \.self)
        }
        #expect(host.element("All")?.properties.value == "off")
    }
}
