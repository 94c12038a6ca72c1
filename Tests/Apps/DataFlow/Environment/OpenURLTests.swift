import CasementTesting
import SwiftUI
import Testing

/// Who opens addresses, and what the caller hears.
@MainActor
struct OpenURLTests {
    private struct Opener: View {
        @Environment(\.openURL) private var openURL
        let name: String
        let lines: Lines
        var body: some View {
            Button("Open \(name)") {
                guard let url = URL(string: "https://example.org/\(name)") else { return }
                openURL(url) { lines.add("\(name) \($0 ? "accepted" : "refused")") }
            }
        }
    }

    private let lines = Lines()

    private func action(
        _ name: String, _ result: OpenURLAction.Result
    ) -> OpenURLAction {
        let lines = lines
        return OpenURLAction { url in
            lines.add("\(name) gets \(url.lastPathComponent)")
            return result
        }
    }

    @Test("S-103: the nearest action gets an address, and its answer is what the caller hears")
    func nearest() {
        let (lines, handled, discarded) = (
            lines, action("outer", .handled), action("inner", .discarded)
        )
        let app = TestApp {
            VStack {
                Opener(name: "a", lines: lines)
                Opener(name: "b", lines: lines).environment(\.openURL, discarded)
            }
            .environment(\.openURL, handled)
        }
        app.find("Open a").tap()
        #expect(lines.take() == ["outer gets a", "a accepted"])
        app.find("Open b").tap()
        #expect(lines.take() == ["inner gets b", "b refused"])
    }

    @Test("S-103: what is left to the system is as the system answers, with whatever address")
    func system() {
        let other = URL(string: "https://example.org/other")!
        let (lines, plain, changed) = (
            lines, action("plain", .systemAction), action("changed", .systemAction(other))
        )
        let app = TestApp {
            Opener(name: "alone", lines: lines)
            Opener(name: "c", lines: lines).environment(\.openURL, plain)
            Opener(name: "d", lines: lines).environment(\.openURL, changed)
        }
        app.find("Open alone").tap()
        #expect(lines.take() == ["alone refused"])
        app.find("Open c").tap()
        #expect(lines.take() == ["plain gets c", "c refused"])
        app.find("Open d").tap()
        #expect(lines.take() == ["changed gets d", "d refused"])
        #expect(
            app.logLines
                == ["alone", "c", "other"].map {
                    "Nothing here opens https://example.org/\($0)"
                })
    }

    @Test("S-103: links and links in text use the same action")
    func links() {
        let handled = action("window", .handled)
        let app = TestApp {
            VStack {
                Link("To the site", destination: URL(string: "https://example.org/link")!)
                Text("[markdown](https://example.org/text)")
            }
            .environment(\.openURL, handled)
        }
        app.find("To the site").tap()
        app.find("markdown").tap()
        #expect(lines.take() == ["window gets link", "window gets text"])
    }
}
