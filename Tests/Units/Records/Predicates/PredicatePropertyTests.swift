#if Macros
    import Foundation
    import RandomNumbers
    import Testing

    @testable import Records

    /// `CASEMENT_PREDICATES` says how many predicates are made; the whole test is 100,000.
    struct PredicatePropertyTests {
        private static let count =
            ProcessInfo.processInfo.environment["CASEMENT_PREDICATES"].flatMap(Int.init) ?? 1200

        @Test("Any predicate and order find in the store what Swift's own filter and sort find")
        func random() throws {
            var generator = QuestionGenerator(seed: 19)
            var library = try Library(count: 40, seed: 0)
            var clauses = 0
            for number in 1...Self.count {
                if number % 400 == 0 { library = try Library(count: 40, seed: number) }
                if number % 5 == 0 { try library.change(&generator.random) }
                var question = Truth.constant(true)
                let depth = generator.any(0...4)
                let predicate = Predicate<Book> { book in
                    generator.book = book
                    question = generator.truth(depth)
                    return question.expression
                }
                let sorts = generator.sorts()
                let limit = generator.any(0...3) == 0 ? generator.any(1...9) : nil
                if try library.translation(predicate).sentence == nil { clauses += 1 }
                guard try library.agrees(predicate, question, sorts, limit) else {
                    Issue.record("Predicate \(number): \(try library.translation(predicate).sql)")
                    return
                }
            }
            // Computed properties alone are asked in memory.
            #expect(clauses > Self.count / 2)
        }
    }

    extension QuestionGenerator {
        /// An order of books, and the same of rows.
        struct Order {
            let descriptor: SortDescriptor<Book>
            let compare: (BookRow, BookRow) -> ComparisonResult
        }

        mutating func sorts() -> [Order] {
            (0..<any(0...3)).map { _ in
                switch any(0...6) {
                case 0: order(\.pages, \.pages)
                case 1: order(\.weight, \.weight)
                case 2: order(\.price, \.price)
                case 3: order(\.code, \.code)
                case 4: optionalOrder(\.stars, \.stars)
                case 5: optionalOrder(\.printed, \.printed)
                default: textOrder()
                }
            }
        }

        private mutating func order<Value: Comparable>(
            _ path: KeyPath<Book, Value>, _ row: KeyPath<BookRow, Value>
        ) -> Order {
            let order: SortOrder = any(0...1) == 0 ? .forward : .reverse
            return Order(descriptor: SortDescriptor(path, order: order)) {
                compared($0[keyPath: row], $1[keyPath: row], order)
            }
        }

        private mutating func optionalOrder<Value: Comparable>(
            _ path: KeyPath<Book, Value?>, _ row: KeyPath<BookRow, Value?>
        ) -> Order {
            let order: SortOrder = any(0...1) == 0 ? .forward : .reverse
            return Order(descriptor: SortDescriptor(path, order: order)) {
                switch ($0[keyPath: row], $1[keyPath: row]) {
                case (nil, nil): .orderedSame
                case (nil, _): order == .forward ? .orderedAscending : .orderedDescending
                case (_, nil): order == .forward ? .orderedDescending : .orderedAscending
                case (let a?, let b?): compared(a, b, order)
                }
            }
        }

        private mutating func textOrder() -> Order {
            let order: SortOrder = any(0...1) == 0 ? .forward : .reverse
            if any(0...1) == 0 {
                return Order(
                    descriptor: SortDescriptor(\.title, comparator: .lexical, order: order)
                ) { compared($0.title, $1.title, order) }
            }
            return Order(descriptor: SortDescriptor(\.title, order: order)) {
                order == .forward
                    ? $0.title.localizedStandardCompare($1.title)
                    : $1.title.localizedStandardCompare($0.title)
            }
        }
    }

    private func compared<Value: Comparable>(
        _ a: Value, _ b: Value, _ order: SortOrder
    ) -> ComparisonResult {
        if a == b { return .orderedSame }
        return (a < b) == (order == .forward) ? .orderedAscending : .orderedDescending
    }

    extension Library {
        /// Whether the store, memory and Swift's own filter and sort find the same.
        fileprivate func agrees(
            _ predicate: Predicate<Book>, _ question: Truth, _ sorts: [QuestionGenerator.Order],
            _ limit: Int?
        ) throws -> Bool {
            var numbers: [ObjectIdentifier: Int] = [:]
            for (index, book) in books.enumerated() { numbers[ObjectIdentifier(book)] = index }
            func precedes(_ a: BookRow, _ b: BookRow) -> Bool {
                for sort in sorts {
                    let result = sort.compare(a, b)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
            var descriptor = FetchDescriptor(
                predicate: predicate, sortBy: sorts.map(\.descriptor))
            descriptor.fetchLimit = limit
            let found = try context.fetch(descriptor).compactMap {
                numbers[ObjectIdentifier($0)].map { rows[$0] }
            }
            let wanted = rows.filter(question.answer).sorted(by: precedes)
            let expected = limit.map { Array(wanted.prefix($0)) } ?? wanted
            // Rows that the order does not tell apart may come in any order.
            let isSorted =
                found.count == expected.count
                && zip(found, expected).allSatisfy { !precedes($0, $1) && !precedes($1, $0) }
            let members = Set(wanted.map(\.number))
            let inMemory = try zip(books, rows).allSatisfy { book, row in
                try predicate.evaluate(book) == question.answer(row)
            }
            return isSorted && inMemory && found.allSatisfy { members.contains($0.number) }
                && Set(found.map(\.number)).count == found.count
        }
    }
#endif
