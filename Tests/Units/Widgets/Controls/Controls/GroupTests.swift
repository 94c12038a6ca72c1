import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Boxes, disclosures, links and focusable views.
@MainActor
struct GroupTests {
    @Test("A group box stands round its title and content")
    func groupBox() throws {
        let host = ViewHost {
            GroupBox("Network") { Text("connected").accessibilityIdentifier("state") }
        }
        #expect(host.shows("Network"))
        let frame = try #require(host.frame("state"))
        #expect(frame.minX >= Theme.Spacing.content)
    }

    @Test("A disclosure shows its content and folds it away")
    func disclosure() {
        let host = ViewHost { DisclosureGroup("More") { Text("details") } }
        #expect(!host.shows("details"))
        #expect(host.element("More")?.properties.value == "collapsed")
        host.press("More")
        #expect(host.shows("details"))
        host.press("More")
        host.advance(1)
        #expect(!host.shows("details"))
    }

    @Test("A link opens its address")
    func link() throws {
        let opened = Box<URL?>(nil)
        let address = try #require(URL(string: "https://example.org/a"))
        let host = ViewHost {
            Link("Home", destination: address).environment(
                \.openURL,
                OpenURLAction { url in
                    opened.value = url
                    return .handled
                })
        }
        #expect(host.element("Home")?.role == .link)
        host.press("Home")
        #expect(opened.value == address)
    }

    private struct Caption: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "focused" : "idle") }
    }

    @Test("A focusable view is a stop of the keyboard and tells those inside")
    func focusable() {
        let host = ViewHost { Caption().padding().focusable() }
        #expect(host.shows("idle"))
        host.key(.tab)
        #expect(host.shows("focused"))
        #expect(host.lines("stroke").count == 2)
    }

    @Test("Without its effect a focused view has no ring")
    func noEffect() {
        let host = ViewHost { Caption().focusable().focusEffectDisabled() }
        host.key(.tab)
        #expect(host.shows("focused") && host.lines("stroke").isEmpty)
    }
}
