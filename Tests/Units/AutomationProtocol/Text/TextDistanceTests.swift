import AutomationProtocol
import Testing

struct TextDistanceTests {
    @Test("A text is as far from another as the part of it that has to be edited")
    func edits() {
        let save = TextDistance(from: "Save")
        #expect(save.to("Save") == 0)
        #expect(save.to("save") == 0)
        #expect(save.to("Sabe") == 0.25)
        #expect(save.to("Saved") == 0.2)
        #expect(save.to("Svae") == 0.25)
        #expect(save.to("") == 1)
        #expect(save.to("Quit") == 1)
        #expect(TextDistance(from: "").to("") == 0)
        #expect(TextDistance(from: "Zürich").to("Zurich") == 1.0 / 6)
    }

    @Test("A part of a text is as far as the part that is nearest to it")
    func parts() {
        let word = TextDistance(from: "twelve")
        #expect(word.toPart(of: "about twelve rows") == 0)
        #expect(word.toPart(of: "about twelfe rows") == 1.0 / 6)
        #expect(word.toPart(of: "") == 1)
    }

    @Test("The nearest of several words is one that may be meant, or none")
    func nearest() {
        let words = ["tap", "type", "drag"]
        #expect(TextDistance(from: "tpa").nearest(of: words) == "tap")
        #expect(TextDistance(from: "screenshot").nearest(of: words) == nil)
    }

    @Test("Long texts are compared by their beginnings")
    func long() {
        let text = String(repeating: "abc", count: 100_000)
        #expect(TextDistance(from: text).to(text + "x") == 0)
    }
}
