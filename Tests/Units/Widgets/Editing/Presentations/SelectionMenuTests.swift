import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SelectionMenuTests {
    struct Rows: View {
        let opened: Box<[Set<Int>]>
        @State private var selection: Set<Int> = [1, 2]

        var body: some View {
            List(1..<5, id: \.self, selection: $selection) { Text(verbatim: "row \($0)") }
                .contextMenu(forSelectionType: Int.self) { items in
                    PlainButton("For \(items.sorted().map(String.init).joined(separator: ","))")
                } primaryAction: { items in
                    opened.value.append(items)
                }
        }
    }

    @Test("A list's menu is for the selected rows, or for the pressed one beside them")
    func menus() {
        let host = ViewHost(width: 300, height: 300) { Rows(opened: Box([])) }
        host.press("row 2", button: .secondary)
        #expect(host.shows("For 1,2"))
        host.key(.escape)
        host.advance(1)
        host.press("row 4", button: .secondary)
        #expect(host.shows("For 4"))
    }

    @Test("A double press runs the primary action for the row")
    func primaryAction() {
        let opened = Box<[Set<Int>]>([])
        let host = ViewHost(width: 300, height: 300) { Rows(opened: opened) }
        host.press("row 3")
        host.press("row 3")
        #expect(opened.value == [[3]])
    }
}
