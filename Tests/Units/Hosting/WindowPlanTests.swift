import Foundation
import Testing

@testable import Hosting
@testable import Views

struct WindowPlanTests {
    @Test("One line holds the mark of a changed document, the title and the subtitle")
    func wholeTitle() {
        var plan = WindowPlan(
            id: WindowID(1), title: "Papers", size: CGSize(width: 100, height: 100))
        #expect(plan.wholeTitle == "Papers")
        plan.subtitle = "2 pages"
        #expect(plan.wholeTitle == "Papers — 2 pages")
        plan.isEdited = true
        #expect(plan.wholeTitle == "• Papers — 2 pages")
    }
}
