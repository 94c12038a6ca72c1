#if Macros
    import Foundation

    @testable import Records

    // What the store finds, and what Swift's own filter and sort find in the arrays.

    /// Results that are kept up to date, and the question that they answer.
    final class LiveQuestion {
        let text: String
        let question: Truth
        let orders: [QuestionGenerator.Order]
        let limit: Int?
        let results: LiveResults<Book>
        /// What the results were when they were compared last.
        var last: [Book]

        init(
            _ question: Truth, _ orders: [QuestionGenerator.Order],
            _ descriptor: FetchDescriptor<Book>, in context: ModelContext, text: String
        ) {
            self.question = question
            self.orders = orders
            self.text = text
            limit = descriptor.fetchLimit
            results = LiveResults(descriptor, in: context) {}
            last = Array(results.objects)
        }

        deinit { results.stop() }
    }

    extension LibraryOperations {
        /// A predicate and the question that it asks.
        private func makeQuestion() -> (Predicate<Book>, Truth) {
            var question = Truth.constant(true)
            let depth = generator.any(0...3)
            let predicate = Predicate<Book> { book in
                generator.book = book
                question = generator.truth(depth)
                return question.expression
            }
            return (predicate, question)
        }

        private func sql(_ predicate: Predicate<Book>) -> String {
            guard let entity = container.schema.entity(for: Book.self) else { return "" }
            let translation = PredicateTranslation(
                predicate, entity: entity, schema: container.schema)
            return "\(translation.sql) \(translation.arguments) \(translation.sentence ?? "")"
        }

        func makeLiveQuestion() -> LiveQuestion {
            let (predicate, question) = makeQuestion()
            let orders = generator.sorts()
            var descriptor = FetchDescriptor(
                predicate: generator.any(0...3) == 0 ? nil : predicate,
                sortBy: orders.map(\.descriptor))
            if generator.any(0...3) == 0 { descriptor.fetchLimit = generator.any(1...9) }
            let all = Truth.constant(true)
            let text = "\(sql(predicate)) \(orders.map(\.descriptor))"
            log.append("a live query")
            return LiveQuestion(
                descriptor.predicate == nil ? all : question, orders, descriptor, in: context,
                text: text)
        }

        func livesAgree() throws -> Bool {
            for live in lives {
                log.append("look at live results")
                let isDifferent = live.results.refresh()
                let found = Array(live.results.objects)
                let expected = state.books(live.question, live.orders, limit: live.limit)
                guard isSame(found, expected, "Live results of \(live.text)") else { return false }
                let wasDifferent = !found.elementsEqual(live.last) { $0 === $1 }
                guard holds(isDifferent || !wasDifferent, "Other results were not reported") else {
                    return false
                }
                live.last = found
            }
            return true
        }

        func fetchesAgree() throws -> Bool {
            let (predicate, question) = makeQuestion()
            let orders = generator.sorts()
            var descriptor = FetchDescriptor(predicate: predicate, sortBy: orders.map(\.descriptor))
            let limit = generator.any(0...3) == 0 ? generator.any(1...9) : nil
            let offset = generator.any(0...3) == 0 ? generator.any(0...5) : 0
            descriptor.fetchLimit = limit
            if offset > 0 { descriptor.fetchOffset = offset }
            let expected = state.books(question, orders, limit: limit, offset: offset)
            let text = "\(sql(predicate)) \(orders.map(\.descriptor)) \(limit ?? 0) \(offset)"
            log.append("fetch \(text)")
            let found = try context.fetch(descriptor)
            guard isSame(found, expected, text) else { return false }
            for (entry, row) in zip(state.books, state.rows) {
                let isFound = try predicate.evaluate(entry.object)
                guard holds(isFound == question.answer(row), "In memory: \(row)") else {
                    return false
                }
            }
            switch generator.any(0...3) {
            case 0:
                let count = try context.fetchCount(descriptor)
                return holds(count == expected.count, "\(count) are counted of \(expected.count)")
            case 1:
                let identifiers = try context.fetchIdentifiers(descriptor)
                return holds(
                    identifiers == expected.map(\.persistentModelID), "Identifiers of \(text)")
            case 2:
                let pages = try context.fetch(descriptor, batchSize: generator.any(1...4))
                return isSame(Array(pages), expected, "In pages: \(text)")
            default: return true
            }
        }

        private func isSame(_ found: [Book], _ expected: [Book], _ text: String) -> Bool {
            func numbers(_ books: [Book]) -> [Int] {
                books.map { book in
                    state.books.first { $0.object === book }?.row.number ?? -1
                }
            }
            return holds(
                found.elementsEqual(expected) { $0 === $1 },
                "\(text) finds \(numbers(found)), and not \(numbers(expected))")
        }

        // MARK: Values

        /// Whether the objects of this context have the values and the relatives of the arrays.
        func objectsAgree() -> Bool {
            for entry in state.books {
                guard agrees(entry.object, entry, "book \(entry.row.number)") else { return false }
            }
            for writer in state.writers {
                let books = state.books.filter { $0.writer == writer.number }.map(\.row.number)
                let found = numbers(of: writer.object.books)
                guard holds(found == books, "writer \(writer.number) has \(found), not \(books)")
                else { return false }
            }
            for shelf in state.shelves {
                let books = state.books.filter { $0.shelves.contains(shelf.number) }
                    .map(\.row.number)
                let found = numbers(of: shelf.object.books)
                guard holds(found == books, "shelf \(shelf.number) has \(found), not \(books)")
                else { return false }
            }
            return true
        }

        private func numbers(of books: [Book]) -> [Int] {
            let keys = Set(books.map(\.persistentModelID))
            return state.books.filter { keys.contains($0.object.persistentModelID) }
                .map(\.row.number) + Array(repeating: -1, count: books.count - keys.count)
        }

        private func agrees(
            _ book: Book, _ entry: LibraryState.BookEntry, _ name: String
        ) -> Bool {
            let row = state.row(entry)
            let hasValues =
                book.title == row.title && book.subtitle == row.subtitle && book.pages == row.pages
                && book.stars == row.stars && book.weight == row.weight
                && book.isRead == row.isRead && book.printed == row.printed
                && book.price == row.price && book.code == row.code && book.genre == row.genre
                && book.tags == row.tags && book.size == Size(width: row.width, height: 2)
                && book.link == row.link
            let hasRelatives =
                book.writer?.name == row.writer && book.writer?.born == row.writerBorn
                && book.shelves.map(\.label).sorted() == row.shelves.sorted()
            return holds(hasValues, "\(name) has other values than \(row)")
                && holds(hasRelatives, "\(name) has other relatives than \(row)")
        }

        /// Whether another context finds the books of the arrays, with their values and relatives.
        func agrees(_ other: ModelContext, _ name: String) throws -> Bool {
            let found = try other.fetch(FetchDescriptor<Book>())
            let wanted = state.books.map(\.object.persistentModelID)
            guard holds(found.map(\.persistentModelID) == wanted, "\(name) finds other books")
            else { return false }
            for (book, entry) in zip(found, state.books) {
                guard agrees(book, entry, "\(name): book \(entry.row.number)") else { return false }
            }
            let writers = try other.fetch(FetchDescriptor<Writer>())
            for (writer, entry) in zip(writers, state.writers) {
                let books = state.books.filter { $0.writer == entry.number }.map(\.row.number)
                let found = numbers(of: writer.books)
                guard holds(found == books, "\(name): writer \(entry.number) has \(found)") else {
                    return false
                }
            }
            return true
        }
    }

#endif
