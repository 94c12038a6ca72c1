import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Bars of an app's own, and what sets them apart from scrolled content.
@MainActor
struct SafeAreaBarTests {
    /// A scroll view with a bar above it, scrolled by 100 points.
    private func scrolled<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> ViewHost {
        let host = ViewHost { content() }
        host.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 100, y: 150))
        return host
    }

    private var page: some View { ScrollView { Color.red.frame(height: 2000) } }

    private var bar: some View { Color.clear.frame(height: 40).described(as: .image, label: "bar") }

    private func backdrops(_ host: ViewHost) -> Int {
        host.lines("fill").filter { $0.contains("backdrop") }.count
    }

    @Test("S-799: a bar sets the view in, and has a backdrop once content is scrolled beneath it")
    func scrolledBeneath() {
        let host = ViewHost { page.safeAreaBar(edge: .top) { bar } }
        #expect(host.frame("bar") == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(backdrops(host) == 0)
        host.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 100, y: 150))
        #expect(backdrops(host) == 1)
        host.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 100, y: 150))
        #expect(backdrops(host) == 0)
    }

    @Test("S-799: a bar beside the view sets it in as well")
    func beside() {
        let host = ViewHost {
            Color.red.described(as: .image, label: "page")
                .safeAreaBar(edge: .leading) {
                    Color.clear.frame(width: 60).described(as: .image, label: "bar")
                }
        }
        #expect(host.frame("bar") == CGRect(x: 0, y: 0, width: 60, height: 200))
        #expect(host.frame("page") == CGRect(x: 60, y: 0, width: 240, height: 200))
    }

    @Test("S-800: a hidden effect leaves the bar as it is, said inside of the bar or around it")
    func hidden() {
        #expect(
            backdrops(
                scrolled { page.scrollEdgeEffectHidden().safeAreaBar(edge: .top) { bar } }) == 0)
        #expect(
            backdrops(
                scrolled { page.safeAreaBar(edge: .top) { bar }.scrollEdgeEffectHidden() }) == 0)
        #expect(
            backdrops(
                scrolled {
                    page.scrollEdgeEffectHidden(for: .bottom).safeAreaBar(edge: .top) { bar }
                }) == 1)
        #expect(
            backdrops(
                scrolled {
                    page.scrollEdgeEffectHidden().scrollEdgeEffectHidden(false)
                        .safeAreaBar(edge: .top) { bar }
                }) == 1)
    }

    @Test("S-800: a hard edge is another backdrop than a soft one, and ends in a line")
    func styles() {
        func drawn(_ style: ScrollEdgeEffectStyle?) -> String {
            scrolled {
                page.scrollEdgeEffectStyle(style, for: .top).safeAreaBar(edge: .top) { bar }
            }.drawn
        }
        #expect(drawn(.soft) == drawn(nil))
        #expect(drawn(.automatic) == drawn(nil))
        #expect(drawn(.hard) != drawn(.soft))
        #expect(
            drawn(.hard).split(separator: "\n").count > drawn(.soft).split(separator: "\n").count)
    }
}
