import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Buttons that open menus.
@MainActor
struct MenuTests {
    private let log = Box<[String]>([])

    private func host() -> ViewHost {
        let log = log
        return ViewHost {
            Menu("Actions") {
                Button("Copy") { log.value.append("copy") }
                Button("Delete", role: .destructive) { log.value.append("delete") }
                Toggle("Pinned", isOn: .constant(true))
                Menu("Share") {
                    Button("Mail") { log.value.append("mail") }
                }
            }
        }
    }

    @Test("A press opens the menu, a row acts and closes it")
    func opens() {
        let host = host()
        #expect(!host.shows("Copy"))
        host.press("Actions")
        #expect(host.elements(.menuItem).map(\.label) == ["Copy", "Delete", "Pinned", "Share"])
        host.press("Copy")
        host.advance(1)
        #expect(log.value == ["copy"])
        #expect(!host.shows("Copy"))
    }

    @Test("A toggle in a menu shows whether it is on")
    func toggle() {
        let host = host()
        host.press("Actions")
        #expect(host.element("Pinned")?.properties.isSelected == true)
    }

    @Test("A menu in a menu opens beside it")
    func submenu() {
        let host = host()
        host.press("Actions")
        host.press("Share")
        host.press("Mail")
        host.advance(1)
        #expect(log.value == ["mail"])
        #expect(!host.shows("Copy"))
    }

    @Test("The rows of a menu leave space for check marks only if one of them can have one")
    func gutter() throws {
        func left(hasMarks: Bool) throws -> CGFloat {
            let host = ViewHost(width: 400, height: 300) {
                Menu("Actions") {
                    Button("Copy") {}
                    if hasMarks { Toggle("Pinned", isOn: .constant(false)) }
                }
            }
            host.press("Actions")
            host.advance(1)
            let row = try #require(host.frame("Copy")).minX
            return try #require(host.textOrigins("Copy").last).x - row
        }
        #expect(try left(hasMarks: false) == Theme.menuInset)
        #expect(try left(hasMarks: true) > 2 * Theme.menuInset)
    }
}
