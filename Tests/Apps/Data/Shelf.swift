import SwiftData
import SwiftUI

/// What the tests of this target keep: books on shelves.
@Model
final class Book {
    var title: String
    var author: String
    var year: Int
    var isRead = false
    var added: Date = Date(timeIntervalSinceReferenceDate: 0)
    var shelf: Shelf?

    init(_ title: String, author: String = "", year: Int = 2000, shelf: Shelf? = nil) {
        self.title = title
        self.author = author
        self.year = year
        self.shelf = shelf
    }
}

@Model
final class Shelf {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []

    init(name: String) { self.name = name }
}

extension ModelContainer {
    /// A store in memory with some books in it.
    @MainActor
    static func sample(_ titles: String...) throws -> ModelContainer {
        let container = try ModelContainer(
            for: Book.self, Shelf.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.autosaveEnabled = false
        for (index, title) in titles.enumerated() {
            container.mainContext.insert(Book(title, year: 1990 + index))
        }
        try container.mainContext.save()
        return container
    }
}
