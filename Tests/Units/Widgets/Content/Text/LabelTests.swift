import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct LabelTests {
    @Test("A label is one element with its title, the icon standing before it")
    func titleAndIcon() throws {
        let host = ViewHost { Label("Home", systemImage: "house") }
        #expect(host.element("Home") != nil)
        #expect(host.lines("text").count == 2)
        #expect(host.lines("text")[0].contains("\"home\""))
    }

    @Test("A style leaves out a part, but the title is still said aloud")
    func styles() {
        let icon = ViewHost { Label("Home", systemImage: "house").labelStyle(.iconOnly) }
        #expect(icon.element("Home") != nil)
        let title = ViewHost { Label("Home", systemImage: "house").labelStyle(.titleOnly) }
        #expect(title.lines("text").count == 1)
    }

    @Test("Descriptions of a view go to the element inside")
    func accessibility() {
        let host = ViewHost {
            Text("a").accessibilityIdentifier("first").accessibilityAddTraits(.isHeader)
            Text("b").accessibilityHidden(true)
        }
        #expect(host.element("first")?.label == "a")
        #expect(host.element("first")?.role == .heading)
        #expect(host.element("b") == nil)
    }
}
