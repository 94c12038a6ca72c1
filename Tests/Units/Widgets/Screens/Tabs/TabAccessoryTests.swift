import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct TabAccessoryTests {
    private struct Player: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .expanded ? "playing" : "lost") }
    }

    private struct Tabs: View {
        @State private var isEnabled = true
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                TabView {
                    Tab("One", systemImage: "house") { Counter() }
                    Tab("Two", systemImage: "star") { Text("second") }
                }
                .tabViewBottomAccessory(isEnabled: isEnabled) { Player() }
                PlainButton("Toggle") { isEnabled.toggle() }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                PlainButton("Count") { count += 1 }
                Text("count \(count)")
            }
        }
    }

    @Test("S-804: the accessory of a tab view is below every page, and reads where it is")
    func place() throws {
        let host = ViewHost(width: 400, height: 300) {
            TabView {
                Tab("One", systemImage: "house") { Color.red.described(as: .image, label: "page") }
                Tab("Two", systemImage: "star") { Text("second") }
            }
            .tabViewBottomAccessory { Player() }
        }
        let player = try #require(host.frame("playing"))
        let page = try #require(host.frame("page"))
        #expect(player.minY >= page.maxY)
        host.press("Two")
        #expect(host.shows("second") && host.shows("playing"))
    }

    @Test("S-804: an accessory that is not enabled is away, and the pages keep their state")
    func disabling() {
        let host = ViewHost(width: 400, height: 300) { Tabs() }
        host.press("Count")
        #expect(host.shows("count 1") && host.shows("playing"))
        host.press("Toggle")
        #expect(host.shows("count 1") && !host.shows("playing"))
        host.press("Toggle")
        #expect(host.shows("count 1") && host.shows("playing"))
    }

    @Test("S-804: a tab view inside of a page does not repeat the accessory")
    func inner() {
        let host = ViewHost(width: 400, height: 300) {
            TabView {
                Tab("One", systemImage: "house") {
                    TabView { Tab("Inner", systemImage: "star") { Text("page") } }
                }
            }
            .tabViewBottomAccessory { Player() }
        }
        #expect(host.lines("text").filter { $0.contains("playing") }.count == 1)
    }
}
