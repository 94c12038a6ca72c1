#if Macros
    import Foundation
    import RandomNumbers
    import Records

    /// A library in a store and in plain arrays, on which the same is done at random.
    final class LibraryOperations {
        let container: ModelContainer
        let context: ModelContext
        var generator: QuestionGenerator
        var state = LibraryState()
        /// The state of the last save.
        private var saved = LibraryState()
        /// What was done, for the report of a failure.
        var log: [String] = []
        var lives: [LiveQuestion] = []
        private var nextNumber = 0

        init(seed: Int) throws {
            container = try ModelContainer(
                for: Book.self, Writer.self, Shelf.self,
                configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            context = ModelContext(container)
            generator = QuestionGenerator(seed: seed)
            for _ in 0..<3 { addWriter() }
            for _ in 0..<3 { addShelf() }
            for _ in 0..<12 { addBook() }
            try save()
            for _ in 0..<4 { lives.append(makeLiveQuestion()) }
        }

        /// One operation; false where the store and the arrays no longer agree.
        func step() throws -> Bool {
            switch generator.any(0...29) {
            case 0...2: addBook()
            case 3...8: changeBook()
            case 9, 10: changeWriterOfBook()
            case 11, 12: changeShelvesOfBook()
            case 13: changeWriter()
            case 14: changeShelf()
            case 15: deleteBook()
            case 16: deleteOther()
            case 17: generator.any(0...1) == 0 ? addWriter() : addShelf()
            case 18, 19: return try saveAndCheck()
            case 20: return rollBackAndCheck()
            case 21: return try changeElsewhere()
            case 22...24: return try livesAgree()
            case 25: lives[generator.any(0...3)] = makeLiveQuestion()
            default: return try fetchesAgree()
            }
            return true
        }

        private func note(_ line: String) { log.append(line) }

        // MARK: Books

        private func addBook() {
            let number = makeNumber()
            let row = Library.row(number, nil, [], &generator.random)
            note("insert book \(number)")
            let book = Book(row)
            var entry = LibraryState.BookEntry(object: book, row: row)
            // Before the book is inserted, or after.
            let isRelatedFirst = generator.any(0...1) == 0
            if !isRelatedFirst { context.insert(book) }
            if generator.any(0...2) > 0,
                let writer = state.writers.randomElement(
                    using: &generator.random)
            {
                entry.writer = writer.number
                book.writer = writer.object
            }
            let shelves = state.shelves.filter { _ in generator.any(0...2) == 0 }
            if !shelves.isEmpty {
                entry.shelves = Set(shelves.map(\.number))
                book.shelves = shelves.map(\.object)
            }
            if isRelatedFirst { context.insert(book) }
            state.books.append(entry)
        }

        private func changeBook() {
            guard let index = state.books.indices.randomElement(using: &generator.random) else {
                return
            }
            change(&state.books[index].row, state.books[index].object)
        }

        /// Gives a property of a book, and of its row, another value.
        private func change(_ row: inout BookRow, _ book: Book) {
            let new = Library.row(row.number, nil, [], &generator.random)
            let property = generator.any(0...11)
            note("change property \(property) of book \(row.number)")
            switch property {
            case 0: (row.title, book.title) = (new.title, new.title)
            case 1: (row.subtitle, book.subtitle) = (new.subtitle, new.subtitle)
            case 2: (row.pages, book.pages) = (new.pages, new.pages)
            case 3: (row.stars, book.stars) = (new.stars, new.stars)
            case 4: (row.weight, book.weight) = (new.weight, new.weight)
            case 5: (row.isRead, book.isRead) = (new.isRead, new.isRead)
            case 6: (row.printed, book.printed) = (new.printed, new.printed)
            case 7: (row.price, book.price) = (new.price, new.price)
            case 8: (row.genre, book.genre) = (new.genre, new.genre)
            case 9: (row.tags, book.tags) = (new.tags, new.tags)
            case 10: (row.code, book.code) = (new.code, new.code)
            default:
                row.width = new.width
                book.size = Size(width: new.width, height: 2)
            }
        }

        private func changeWriterOfBook() {
            guard let index = state.books.indices.randomElement(using: &generator.random) else {
                return
            }
            let book = state.books[index].object
            let writer =
                generator.any(0...3) == 0
                ? nil : state.writers.randomElement(using: &generator.random)
            let isByOtherEnd = generator.any(0...1) == 0
            note(
                "book \(state.books[index].row.number) is by writer "
                    + "\(writer.map { "\($0.number)" } ?? "none"), other end: \(isByOtherEnd)")
            if isByOtherEnd, let writer {
                writer.object.books.append(book)
            } else if isByOtherEnd, let old = state.books[index].writer {
                state.writers.first { $0.number == old }?.object.books.removeAll { $0 === book }
            } else {
                book.writer = writer?.object
            }
            state.books[index].writer = writer?.number
        }

        private func changeShelvesOfBook() {
            guard let index = state.books.indices.randomElement(using: &generator.random),
                let shelf = state.shelves.randomElement(using: &generator.random)
            else { return }
            let book = state.books[index].object
            let isByOtherEnd = generator.any(0...1) == 0
            let wasThere = state.books[index].shelves.remove(shelf.number) != nil
            note(
                "book \(state.books[index].row.number) is \(wasThere ? "not" : "") on shelf "
                    + "\(shelf.number), other end: \(isByOtherEnd)")
            if !wasThere { state.books[index].shelves.insert(shelf.number) }
            switch (isByOtherEnd, wasThere) {
            case (true, true): shelf.object.books.removeAll { $0 === book }
            case (true, false): shelf.object.books.append(book)
            case (false, true): book.shelves.removeAll { $0 === shelf.object }
            case (false, false): book.shelves.append(shelf.object)
            }
        }

        private func deleteBook() {
            guard state.books.count > 4,
                let index = state.books.indices.randomElement(using: &generator.random)
            else { return }
            let entry = state.books.remove(at: index)
            note("delete book \(entry.row.number)")
            context.delete(entry.object)
        }

        // MARK: Writers and shelves

        private func addWriter() {
            let (number, name) = (makeNumber(), generator.word())
            let born = generator.any(0...2) == 0 ? nil : Library.date(generator.any(0...4) * 1000)
            note("insert writer \(number)")
            let writer = Writer(name: name, born: born)
            context.insert(writer)
            state.writers.append(.init(number: number, object: writer, name: name, born: born))
        }

        private func addShelf() {
            let (number, label) = (makeNumber(), "S\(generator.any(0...4))")
            note("insert shelf \(number)")
            let shelf = Shelf(label: label)
            context.insert(shelf)
            state.shelves.append(.init(number: number, object: shelf, label: label))
        }

        private func changeWriter() {
            guard let index = state.writers.indices.randomElement(using: &generator.random) else {
                return
            }
            let name = generator.word()
            note("rename writer \(state.writers[index].number)")
            state.writers[index].name = name
            state.writers[index].object.name = name
        }

        private func changeShelf() {
            guard let index = state.shelves.indices.randomElement(using: &generator.random) else {
                return
            }
            let label = "S\(generator.any(0...4))"
            note("label shelf \(state.shelves[index].number)")
            state.shelves[index].label = label
            state.shelves[index].object.label = label
        }

        private func deleteOther() {
            if generator.any(0...1) == 0 {
                guard state.writers.count > 1 else { return }
                let index = generator.any(0...state.writers.count - 1)
                note("delete writer \(state.writers[index].number)")
                context.delete(state.writers[index].object)
                state.removeWriter(at: index)
            } else {
                guard state.shelves.count > 1 else { return }
                let index = generator.any(0...state.shelves.count - 1)
                note("delete shelf \(state.shelves[index].number)")
                context.delete(state.shelves[index].object)
                state.removeShelf(at: index)
            }
        }

        private func makeNumber() -> Int {
            nextNumber += 1
            return nextNumber
        }

        // MARK: Saving

        private func save() throws {
            note("save")
            try context.save()
            saved = state
        }

        private func saveAndCheck() throws -> Bool {
            try save()
            return try agrees(ModelContext(container), "Another context")
        }

        private func rollBackAndCheck() -> Bool {
            note("roll back")
            context.rollback()
            state = saved
            return holds(context.hasChanges == false, "Changes are left after a rollback")
                && objectsAgree()
        }

        /// Another context changes, deletes and inserts, and saves.
        private func changeElsewhere() throws -> Bool {
            try save()
            let other = ModelContext(container)
            note("another context changes:")
            if let index = state.books.indices.randomElement(using: &generator.random),
                let book = other.model(for: state.books[index].object.persistentModelID) as? Book
            {
                change(&state.books[index].row, book)
            }
            if generator.any(0...2) == 0, state.books.count > 4 {
                let entry = state.books.remove(at: generator.any(0...state.books.count - 1))
                note("delete book \(entry.row.number)")
                guard let book = other.model(for: entry.object.persistentModelID) as? Book else {
                    return holds(false, "Another context does not find book \(entry.row.number)")
                }
                other.delete(book)
            }
            var new: (Book, BookRow, LibraryState.WriterEntry?)?
            if generator.any(0...2) == 0 {
                let row = Library.row(makeNumber(), nil, [], &generator.random)
                let book = Book(row)
                let writer = state.writers.randomElement(using: &generator.random)
                note("insert book \(row.number) by writer \(writer?.number ?? 0)")
                other.insert(book)
                book.writer =
                    (writer?.object.persistentModelID).flatMap { other.model(for: $0) as? Writer }
                new = (book, row, writer)
            }
            if let index = state.writers.indices.randomElement(using: &generator.random),
                generator.any(0...1) == 0,
                let writer = other.model(for: state.writers[index].object.persistentModelID)
                    as? Writer
            {
                let name = generator.word()
                note("rename writer \(state.writers[index].number)")
                writer.name = name
                state.writers[index].name = name
            }
            try other.save()
            context.processPendingChanges()
            if let (book, row, writer) = new {
                guard let mine = context.model(for: book.persistentModelID) as? Book else {
                    return holds(false, "What another context inserted is not found")
                }
                state.books.append(.init(object: mine, row: row, writer: writer?.number))
            }
            saved = state
            return objectsAgree()
        }

        /// Notes what does not hold.
        func holds(_ condition: Bool, _ sentence: @autoclosure () -> String) -> Bool {
            if !condition { note(sentence()) }
            return condition
        }
    }
#endif
