import CasementTesting
import CoreTransferable
import SwiftUI
import Testing

/// A shared thing with a form of its own and a text.
private struct Fruit: Codable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

/// Sharing, copying and pasting with buttons.
@MainActor
struct ShareLinkTests {
    private struct Shelf: View {
        @State private var pasted = "nothing"

        var body: some View {
            VStack {
                ShareLink(
                    item: Fruit(name: "Pear"), subject: Text("Fruit"),
                    preview: SharePreview("A pear", image: Image(systemName: "leaf")))
                ShareLink("Page", item: URL(fileURLWithPath: "/tmp/page.html"))
                PasteButton(payloadType: Fruit.self) { fruits in
                    pasted = fruits.map(\.name).joined(separator: ", ")
                }
                TextField("Field", text: $pasted)
            }
        }
    }

    @Test("S-466: a share link opens a menu with the preview of its item")
    func menu() {
        let app = TestApp { Shelf() }
        app.find("Share…").tap()
        app.advance(by: .seconds(1))
        app.find("A pear").expect()
        app.find("Copy").expect()
        app.find("Save…").expect()
        app.find("Open").expectNone()
    }

    @Test("S-467: what was copied is pasted in the best form, and as text elsewhere")
    func copying() {
        let app = TestApp { Shelf() }
        app.find("Share…").tap()
        app.advance(by: .seconds(1))
        app.find("Copy").tap()
        app.advance(by: .seconds(1))
        #expect(app.clipboard == "Pear")
        app.find("Paste").tap()
        app.find("Field").expectValue("Pear")
    }

    @Test(
        "S-468: text that another program copied replaces the items, and is refused with a sentence"
    )
    func replaced() {
        let app = TestApp { Shelf() }
        app.find("Share…").tap()
        app.advance(by: .seconds(1))
        app.find("Copy").tap()
        app.advance(by: .seconds(1))
        app.clipboard = "from elsewhere"
        app.find("Paste").tap()
        app.find("Field").expectValue("nothing")
        #expect(app.logLines.contains { $0.contains("PasteButton: what was copied is of no type") })
    }

    @Test("An address can be opened from the menu")
    func opening() {
        let app = TestApp { Shelf() }
        app.find("Page").tap()
        app.advance(by: .seconds(1))
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        #expect(app.logLines.contains { $0.contains("page.html") })
    }
}
