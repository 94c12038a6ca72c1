import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Progress and gauges.
@MainActor
struct ProgressViewTests {
    @Test("S-192: a value is pinned to its total; without one nobody knows")
    func values() {
        func value(_ content: some View) -> String? {
            ViewHost { content }.elements(.progress).first?.properties.value
        }
        #expect(value(ProgressView(value: 3, total: 4)) == "0.75")
        #expect(value(ProgressView(value: 9, total: 4)) == "1")
        #expect(value(ProgressView(value: -1, total: 4)) == "0")
        #expect(value(ProgressView(value: nil as Double?)) == nil)
        #expect(value(ProgressView()) == nil)
    }

    @Test("The label names the progress")
    func label() {
        let host = ViewHost { ProgressView("Loading", value: 0.5) }
        #expect(host.element("Loading")?.role == .progress)
    }

    private struct Loading: View {
        @State private var isLoading = true
        var body: some View {
            VStack {
                if isLoading { ProgressView() }
                Button("Stop") { isLoading = false }
            }
        }
    }

    @Test("A spinner turns while it is shown, and leaves an idle app idle when it is not")
    func spinner() {
        let host = ViewHost { Loading() }
        #expect(host.tree.isAnimating)
        let first = host.drawn
        host.advance(0.3)
        #expect(host.drawn != first)
        host.advance(3)
        #expect(host.tree.isAnimating)
        host.press("Stop")
        host.advance(1)
        #expect(!host.tree.isAnimating)
    }

    @Test("The spokes of a spinner stand apart, also at their inner ends")
    func spokes() {
        let spoke = Theme.spinnerSpoke
        let inner = (Theme.spinnerSize - spoke.width) / 2 - spoke.height
        let distance = 2 * inner * CGFloat(sin(Double.pi / Double(Theme.spinnerSpokes)))
        #expect(distance > spoke.width * 1.5)
    }

    private struct Own: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
        }
    }

    @Test("An app's style is given the fraction")
    func ownStyle() {
        let host = ViewHost { ProgressView(value: 1, total: 4).progressViewStyle(Own()) }
        #expect(host.drawn.contains("25 of 100"))
    }

    @Test("A gauge tells its value; every style shows it")
    func gauge() {
        let gauge = Gauge(value: 21, in: 5...30) {
            Text("Warmth")
        } currentValueLabel: {
            Text("21°")
        }
        for host in [
            ViewHost { gauge }, ViewHost { gauge.gaugeStyle(.accessoryCircular) },
            ViewHost { gauge.gaugeStyle(.accessoryCircularCapacity) },
        ] {
            #expect(host.elements(.progress).first?.properties.value == "21")
            #expect(host.drawn.contains("21°"))
        }
    }
}
