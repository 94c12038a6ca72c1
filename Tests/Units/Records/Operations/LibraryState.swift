#if Macros
    import Foundation

    /// What a library holds, as plain arrays: the reference for what its store finds.
    struct LibraryState {
        struct BookEntry {
            var object: Book
            /// What the book's own properties are; what it is related to is in the entry.
            var row: BookRow
            /// The numbers of the entries.
            var writer: Int?
            var shelves: Set<Int> = []
        }

        struct WriterEntry {
            let number: Int
            var object: Writer
            var name: String
            var born: Date?
        }

        struct ShelfEntry {
            let number: Int
            var object: Shelf
            var label: String
        }

        /// In the order of their insertion, which is that of their keys.
        var books: [BookEntry] = []
        var writers: [WriterEntry] = []
        var shelves: [ShelfEntry] = []

        /// The books with what they are related to.
        var rows: [BookRow] { books.map(row) }

        func row(_ entry: BookEntry) -> BookRow {
            var row = entry.row
            let writer = writers.first { $0.number == entry.writer }
            (row.writer, row.writerBorn) = (writer?.name, writer?.born)
            row.shelves = shelves.filter { entry.shelves.contains($0.number) }.map(\.label)
            return row
        }

        mutating func removeWriter(at index: Int) {
            let number = writers.remove(at: index).number
            for book in books.indices where books[book].writer == number {
                books[book].writer = nil
            }
        }

        mutating func removeShelf(at index: Int) {
            let number = shelves.remove(at: index).number
            for book in books.indices { books[book].shelves.remove(number) }
        }

        /// What a descriptor finds: Swift's own filter and sort, and of equals the older first.
        func books(
            _ question: Truth, _ orders: [QuestionGenerator.Order], limit: Int? = nil,
            offset: Int = 0
        ) -> [Book] {
            let matching = zip(books, rows).filter { question.answer($0.1) }
            let sorted = matching.sorted { a, b in
                for order in orders {
                    let result = order.compare(a.1, b.1)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return a.1.number < b.1.number
            }
            let rest = sorted.dropFirst(offset).map(\.0.object)
            return limit.map { Array(rest.prefix($0)) } ?? rest
        }
    }
#endif
