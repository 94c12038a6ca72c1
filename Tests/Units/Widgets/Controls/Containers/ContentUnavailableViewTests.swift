import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ContentUnavailableViewTests {
    private func host(height: CGFloat) -> ViewHost {
        ViewHost(width: 240, height: height) { ContentUnavailableView.search(text: "a") }
    }

    @Test("A placeholder in a low space leaves its picture out, and shows its texts whole")
    func lowSpace() throws {
        let texts = ["No results for “a”", "Check the spelling, or try another search."]
        let (high, low) = (host(height: 300), host(height: 140))
        for text in texts {
            let whole = try #require(high.frame(text))
            let frame = try #require(low.frame(text))
            #expect(frame.size == whole.size)
            #expect(frame.minY >= 0 && frame.maxY <= 140)
        }
        #expect(high.lines("").count > low.lines("").count)
    }
}
