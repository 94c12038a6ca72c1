import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// The context menus of texts that are not edited.
@MainActor
struct TextContextMenuTests {
    /// Shows the menus, as the root of a window does.
    private struct MenuLayer: View {
        @Environment(\.textMenu) private var menu
        @State private var revision = 0
        var body: some View {
            let revision = $revision
            menu?.changed = { revision.wrappedValue += 1 }
            _ = self.revision
            return EmptyView().presenting(menu)
        }
    }

    private final class Opened { var addresses: [String] = [] }

    private let pasteboard = MemoryPasteboard()
    private let opened = Opened()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ViewHost {
        var values = EnvironmentValues.forTests
        values.pasteboard = pasteboard
        values.textMenu = TextMenu()
        values.openURL = OpenURLAction { [opened] in
            opened.addresses.append($0.absoluteString)
            return .handled
        }
        let host = ViewHost(width: 300, height: 300, values) {
            VStack { content() }
            MenuLayer()
        }
        // A text knows where its characters are once it has been painted.
        _ = host.drawn
        return host
    }

    private func enabled(_ host: ViewHost) -> [String] {
        host.elements(.menuItem).filter(\.isEnabled).map(\.label)
    }

    @Test("A link in a text has a menu that opens and copies its address")
    func link() {
        let host = host { Text("[Open the page](https://a.b/1)") }
        host.press("Open the page", button: .secondary)
        #expect(enabled(host) == ["Open Link", "Copy Link"])
        #expect(opened.addresses.isEmpty)
        host.press("Copy Link")
        host.advance(1)
        #expect(pasteboard.string == "https://a.b/1")
        #expect(host.elements(.menuItem).isEmpty)
        host.press("Open the page", button: .secondary)
        host.press("Open Link")
        #expect(opened.addresses == ["https://a.b/1"])
    }

    @Test("Beside its links a text has no menu, and that of the view around it opens")
    func besideLinks() throws {
        let host = host {
            Text("Plain words and [more](https://a.b)")
                .contextMenu { Button("Of the view") {} }
        }
        let frame = try #require(host.frame("Plain words and more"))
        host.press(at: CGPoint(x: frame.minX + 5, y: frame.midY), button: .secondary)
        #expect(enabled(host) == ["Of the view"])
    }

    @Test("The menu of a selectable text copies the word under the pointer, or what is selected")
    func selectable() throws {
        let host = host { Text("first second").textSelection(.enabled) }
        let frame = try #require(host.frame("first second"))
        let start = CGPoint(x: frame.minX + 5, y: frame.midY)
        host.press(at: start, button: .secondary)
        #expect(enabled(host) == ["Copy", "Select All"])
        host.press("Copy")
        host.advance(1)
        #expect(pasteboard.string == "first")
        host.press(at: start, button: .secondary)
        host.press("Select All")
        host.advance(1)
        host.press(at: start, button: .secondary)
        host.press("Copy")
        #expect(pasteboard.string == "first second")
    }

    @Test("The menu of a link in a selectable text does both, and is used with the keys")
    func both() {
        let host = host { Text("[page](https://a.b/2)").textSelection(.enabled) }
        host.press("page", button: .secondary)
        #expect(enabled(host) == ["Open Link", "Copy Link", "Copy", "Select All"])
        host.key(.down)
        host.key(.down)
        host.key(.return)
        #expect(pasteboard.string == "https://a.b/2")
    }
}
