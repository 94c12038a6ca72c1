import Foundation
import Testing
import Views

@testable import Widgets

@MainActor
struct NarrowBarTests {
    @Test("A search field stands beside the title where there is space, and else below the bar")
    func narrowBar() throws {
        func host(_ width: CGFloat) -> WidgetHost {
            WidgetHost(width: width, height: 300) {
                NavigationStack {
                    Text("content").navigationTitle("Page")
                        .searchable(text: .constant(""), prompt: "Find")
                }
            }
        }
        for (width, isBelow) in [(700.0, false), (320.0, true)] {
            let host = host(width)
            let title = try #require(host.frame("Page"))
            let field = try #require(host.frame("Find"))
            #expect((field.minY >= title.maxY) == isBelow, "\(width)")
        }
    }

    @Test("In a narrow bar a tool with an icon is its icon, and has its title all the same")
    func narrowTools() throws {
        func host(_ width: CGFloat) -> WidgetHost {
            WidgetHost(width: width, height: 300) {
                NavigationStack {
                    Text("content").toolbar {
                        ToolbarItem { Button("Everything anew", systemImage: "plus") {} }
                    }
                }
            }
        }
        let wide = try #require(host(700).frame("Everything anew"))
        let narrow = try #require(host(320).frame("Everything anew"))
        #expect(wide.width > 120 && narrow.width < 60)
        #expect(narrow.height == wide.height)
    }
}
