#if Macros
    import Foundation
    import Observation
    import RandomNumbers
    import Records

    /// The models that the tests of predicates ask questions of.
    enum Genre: String, Codable, CaseIterable { case novel, poems, travel }

    struct Size: Codable, Equatable {
        var width: Int
        var height: Int
    }

    @Model final class Writer {
        var name: String
        var born: Date?
        @Relationship(deleteRule: .nullify, inverse: \Book.writer) var books: [Book] = []

        init(name: String, born: Date? = nil) {
            self.name = name
            self.born = born
        }
    }

    @Model final class Shelf {
        var label: String
        @Relationship(inverse: \Book.shelves) var books: [Book] = []

        init(label: String) { self.label = label }
    }

    @Model final class Book {
        var title: String
        var subtitle: String?
        var pages: Int
        var stars: Int?
        var weight: Double
        var isRead: Bool
        var printed: Date?
        var price: Decimal
        var code: UUID
        var genre: Genre
        var tags: [String]
        var size: Size
        var link: URL?
        var writer: Writer?
        var shelves: [Shelf] = []

        init(_ row: BookRow) {
            title = row.title
            subtitle = row.subtitle
            pages = row.pages
            stars = row.stars
            weight = row.weight
            isRead = row.isRead
            printed = row.printed
            price = row.price
            code = row.code
            genre = row.genre
            tags = row.tags
            size = Size(width: row.width, height: 2)
            link = row.link
        }

        /// Not stored.
        var isLong: Bool { pages > 300 }
    }

    /// A book as plain values, of which Swift's own filter and sort are asked the same.
    struct BookRow {
        var number: Int
        var title: String
        var subtitle: String?
        var pages: Int
        /// Of its size.
        var width: Int
        var stars: Int?
        var weight: Double
        var isRead: Bool
        var printed: Date?
        var price: Decimal
        var code: UUID
        var genre: Genre
        var tags: [String]
        var link: URL?
        var writer: String?
        var writerBorn: Date?
        var shelves: [String]
    }

    /// Rows, and a store that has the same as objects.
    final class Library {
        let container: ModelContainer
        let context: ModelContext
        private(set) var rows: [BookRow] = []
        private(set) var books: [Book] = []
        /// The row of each book, by the book's identity.
        private(set) var numbers: [PersistentIdentifier: Int] = [:]

        static let words = [
            "Ada", "ada", "The Sea", "Über uns", "uber", "élan", "Elan", "", "Zoo 10", "zoo 9",
            "naïve", "10%", "a_b", "'quoted'", "日本", "Öl", "👩‍👩‍👧",
        ]

        init(count: Int, seed: Int) throws {
            container = try ModelContainer(
                for: Book.self, Writer.self, Shelf.self,
                configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            context = ModelContext(container)
            context.autosaveEnabled = false
            var random = SeededGenerator(seed: seed)
            let writers = (0..<5).map { index in
                Writer(
                    name: Self.words[index * 2],
                    born: index == 0 ? nil : Self.date(index * 1000))
            }
            let shelves = (0..<4).map { Shelf(label: "S\($0)") }
            for writer in writers { context.insert(writer) }
            for shelf in shelves { context.insert(shelf) }
            for number in 0..<count {
                let writer =
                    Int.random(in: 0..<3, using: &random) == 0
                    ? nil : writers.randomElement(using: &random)
                let chosen = shelves.filter { _ in Bool.random(using: &random) }
                let row = Self.row(number, writer, chosen, &random)
                let book = Book(row)
                context.insert(book)
                book.writer = writer
                book.shelves = chosen
                rows.append(row)
                books.append(book)
            }
            try context.save()
            for (number, book) in books.enumerated() { numbers[book.persistentModelID] = number }
        }

        /// Changes, adds or removes one, and saves now and then.
        func change(_ random: inout SeededGenerator) throws {
            let index = Int.random(in: books.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let pages = Int.random(in: -3...12, using: &random) * 50
                (rows[index].pages, books[index].pages) = (pages, pages)
            case 1:
                let word = Self.words.randomElement(using: &random)
                (rows[index].subtitle, books[index].subtitle) = (word, word)
            case 2:
                let number = (rows.last?.number ?? 0) + 1
                let row = Self.row(number, nil, [], &random)
                let book = Book(row)
                context.insert(book)
                rows.append(row)
                books.append(book)
            default:
                guard books.count > 10 else { return }
                context.delete(books.remove(at: index))
                rows.remove(at: index)
            }
            if Bool.random(using: &random) { try context.save() }
        }

        static func date(_ days: Int) -> Date {
            Date(timeIntervalSinceReferenceDate: Double(days) * 86_400)
        }

        static func row(
            _ number: Int, _ writer: Writer?, _ shelves: [Shelf],
            _ random: inout SeededGenerator
        ) -> BookRow {
            func word() -> String { words.randomElement(using: &random) ?? "" }
            func rarely<Value>(_ value: Value) -> Value? {
                Int.random(in: 0..<3, using: &random) == 0 ? nil : value
            }
            let pages = Int.random(in: -3...12, using: &random) * 50
            return BookRow(
                number: number, title: word() + (rarely(" ") ?? "") + word(),
                subtitle: rarely(word()), pages: pages, width: pages,
                stars: rarely(Int.random(in: 0...5, using: &random)),
                weight: Double(Int.random(in: -8...8, using: &random)) / 4,
                isRead: Bool.random(using: &random),
                printed: rarely(date(Int.random(in: -3...3, using: &random) * 1000)),
                price: Decimal(Int.random(in: 0...2500, using: &random)) / 100,
                code: UUID(
                    uuid: (
                        UInt8.random(in: 0...3, using: &random), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 7
                    )), genre: Genre.allCases.randomElement(using: &random) ?? .novel,
                tags: (0..<Int.random(in: 0...3, using: &random)).map { _ in word() },
                link: rarely(URL(fileURLWithPath: "/a\(Int.random(in: 0...2, using: &random))")),
                writer: writer?.name, writerBorn: writer?.born, shelves: shelves.map(\.label))
        }
    }
#endif
