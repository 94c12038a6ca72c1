import Foundation
import Records
import Testing

@Model
final class Sketch {
    var title = ""
    @Attribute(.ephemeral) var isOpen = false
    @Attribute(.ephemeral) var note: String?

    init(title: String) { self.title = title }
}

struct EphemeralTests {
    @Test("A property that the store does not keep begins with its default in another context")
    func otherContext() throws {
        let container = try ModelContainer(
            for: Sketch.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let sketch = Sketch(title: "Letter")
        sketch.isOpen = true
        sketch.note = "soon"
        context.insert(sketch)
        try context.save()
        #expect(sketch.isOpen && sketch.note == "soon")

        let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Sketch>()).first)
        #expect(read.title == "Letter")
        #expect(!read.isOpen)
        #expect(read.note == nil)
    }
}
