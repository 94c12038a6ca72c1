import Foundation
import Geometry
import Publishing
import Testing
import ViewHosts
import Views

@testable import Widgets

/// What a link leads to is what it says now, also where nothing of its look has changed.
@MainActor
struct LinkTests {
    private final class Page: ObservableObject {
        @Published var number = 1
        var opened: [String] = []

        @MainActor var open: OpenURLAction {
            OpenURLAction { [unowned self] url in
                opened.append(url.absoluteString)
                return .handled
            }
        }
    }

    private struct Shown<Content: View>: View {
        @ObservedObject var page: Page
        let content: (Int) -> Content
        var body: some View { content(page.number) }
    }

    private let page = Page()

    private func host<Content: View>(
        @ViewBuilder _ content: @escaping (Int) -> Content
    ) -> ViewHost {
        let host = ViewHost {
            Shown(page: page, content: content).environment(\.openURL, page.open)
        }
        _ = host.list
        return host
    }

    /// Taps the link before and after the page has changed. Each time the window is painted, as
    /// far as there is anything to paint.
    private func opened(_ host: ViewHost, _ label: String) throws -> [String] {
        let frame = try #require(host.frame(label))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.press(at: middle)
        host.act { page.number = 2 }
        _ = host.list
        host.press(at: middle)
        return page.opened
    }

    @Test("A link in a text opens its new address though its words have stayed")
    func markdown() throws {
        let host = host { Text(LocalizedStringKey("[Open the page](https://a.b/\($0))")) }
        #expect(try opened(host, "Open the page") == ["https://a.b/1", "https://a.b/2"])
    }

    @Test("A link in an attributed string opens its new address though its words have stayed")
    func attributed() throws {
        let host = host { number in
            Text(Self.linked("Open the page", "https://a.b/\(number)"))
        }
        #expect(try opened(host, "Open the page") == ["https://a.b/1", "https://a.b/2"])
    }

    @Test("A link opens its new address though its title has stayed")
    func link() throws {
        let host = host { number in
            if let url = URL(string: "https://a.b/\(number)") {
                Link("Open the page", destination: url)
            }
        }
        #expect(try opened(host, "Open the page") == ["https://a.b/1", "https://a.b/2"])
    }

    @Test("A text that becomes a link without looking like one opens its address")
    func becoming() throws {
        let host = host { number in
            Text(Self.linked("Open the page", number == 1 ? nil : "https://a.b/2"))
                .foregroundColor(.red)
        }
        #expect(host.element("Open the page")?.properties.role == .text)
        #expect(try opened(host, "Open the page") == ["https://a.b/2"])
        #expect(host.element("Open the page")?.properties.role == .link)
    }

    @Test("A text that is a link no longer opens nothing")
    func ending() throws {
        let host = host { number in
            Text(Self.linked("Open the page", number == 1 ? "https://a.b/1" : nil))
                .foregroundColor(.red)
        }
        #expect(try opened(host, "Open the page") == ["https://a.b/1"])
    }

    @Test("A link is opened by what opens addresses around it now")
    func action() throws {
        let other = Page()
        let host = host { number in
            Text("[Open the page](https://a.b/c)")
                .environment(\.openURL, number == 1 ? page.open : other.open)
        }
        #expect(try opened(host, "Open the page") == ["https://a.b/c"])
        #expect(other.opened == ["https://a.b/c"])
    }

    @Test("A press that began before a link's address changed opens the new one")
    func pressed() throws {
        let host = host { Text(LocalizedStringKey("[Open the page](https://a.b/\($0))")) }
        let frame = try #require(host.frame("Open the page"))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.send(.pointer(PointerEvent(.down, at: middle)))
        host.act { page.number = 2 }
        host.send(.pointer(PointerEvent(.up, at: middle)))
        #expect(page.opened == ["https://a.b/2"])
    }

    private static func linked(_ words: String, _ address: String?) -> AttributedString {
        var string = AttributedString(words)
        string.link = address.flatMap(URL.init)
        return string
    }

    @Test("A link to help is a round button with a question mark, and opens its address or acts")
    func help() throws {
        let host = host { number in
            HelpLink(destination: URL(string: "https://a.b/\(number)")!)
        }
        let frame = try #require(host.frame("Help"))
        #expect(frame.width == frame.height && frame.width >= 20)
        #expect(try opened(host, "Help") == ["https://a.b/1", "https://a.b/2"])
        let acting = self.host { number in HelpLink { page.opened.append("page \(number)") } }
        page.opened = []
        page.number = 1
        #expect(try opened(acting, "Help") == ["page 1", "page 2"])
    }
}
