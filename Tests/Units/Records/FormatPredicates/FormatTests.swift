#if Macros
    import Foundation
    import Testing

    @testable import Records

    struct FormatTests {
        private let library: Library

        init() throws { library = try Library(count: 60, seed: 11) }

        private func check(
            _ format: String, _ arguments: Any..., inMemory: Bool = false,
            sourceLocation: SourceLocation = #_sourceLocation, _ expected: (BookRow) -> Bool
        ) throws {
            let predicate = NSPredicate(format: format, argumentArray: arguments)
            let entity = try #require(library.container.schema.entity(for: Book.self))
            let translation = PredicateTranslation<Book>(
                predicate.tree, entity: entity, schema: library.container.schema)
            #expect(
                (translation.sentence != nil) == inMemory,
                "\(translation.sentence ?? translation.sql)", sourceLocation: sourceLocation)
            var descriptor = FetchDescriptor<Book>()
            descriptor.format = predicate.tree
            let wanted = library.rows.filter(expected)
            library.compare(
                try library.context.fetch(descriptor), wanted, translation.sql, sourceLocation)
            let evaluated = library.books.indices.filter {
                predicate.evaluate(with: library.books[$0])
            }
            #expect(evaluated == wanted.map(\.number), sourceLocation: sourceLocation)
        }

        @Test(
            "S-751: A format over stored properties is a clause of SQL that finds what memory finds"
        )
        func clauses() throws {
            try check("pages > 200 AND isRead == YES") { $0.pages > 200 && $0.isRead }
            try check("NOT (stars > 2)") { !(($0.stars ?? 0) > 2) }
            try check("stars == nil OR stars IN {1, 2}") {
                $0.stars == nil || $0.stars == 1 || $0.stars == 2
            }
            try check("stars != %d", 3) { $0.stars != 3 }
            try check("pages BETWEEN %@", [100, 300]) { (100...300).contains($0.pages) }
            try check("printed >= %@", Library.date(0)) {
                ($0.printed ?? .distantPast) >= Library.date(0)
            }
            try check("price < %@", Decimal(9)) { $0.price < 9 }
            try check("code == %@", library.rows[3].code) { [code = library.rows[3].code] in
                $0.code == code
            }
            try check("genre == %@", "poems") { $0.genre == .poems }
            try check("pages / 100 + 1 == 3") { $0.pages / 100 + 1 == 3 }
            try check("weight * 2 < -1.5") { $0.weight * 2 < -1.5 }
            try check("TERNARY(isRead == 1, pages, 0) > 100") { ($0.isRead ? $0.pages : 0) > 100 }
        }

        @Test("S-752: Texts are compared with or without regard to case and accents, by SQL")
        func texts() throws {
            try check("title CONTAINS %@", "a") { $0.title.contains("a") }
            try check("title CONTAINS[cd] 'UBER'") {
                $0.title.localizedStandardContains("uber")
            }
            try check("title BEGINSWITH 'The'") { $0.title.hasPrefix("The") }
            try check("title ENDSWITH[c] 'ELAN'") { $0.title.lowercased().hasSuffix("elan") }
            try check("title LIKE '*0%'") { $0.title.hasSuffix("0%") }
            try check("title MATCHES '.*[0-9]+'") { $0.title.last?.isNumber == true }
            try check("subtitle ==[cd] 'elan'") {
                $0.subtitle == "élan" || $0.subtitle == "Elan"
            }
            try check("subtitle !=[c] 'ADA'") { $0.subtitle?.lowercased() != "ada" }
            try check("'Ada Elan' CONTAINS subtitle") {
                $0.subtitle.map { $0.isEmpty || "Ada Elan".contains($0) } ?? false
            }
        }

        @Test("S-753: ANY, ALL, NONE, SUBQUERY and @count ask related objects, by SQL")
        func relationships() throws {
            try check("writer.name == %@", "Ada") { $0.writer == "Ada" }
            try check("writer == nil") { $0.writer == nil }
            try check("NOT writer.name == 'Ada'") { $0.writer != "Ada" }
            try check("ANY shelves.label == 'S1'") { $0.shelves.contains("S1") }
            try check("ALL shelves.label < 'S2'") { $0.shelves.allSatisfy { $0 < "S2" } }
            try check("NONE shelves.label IN {'S0', 'S3'}") {
                !$0.shelves.contains("S0") && !$0.shelves.contains("S3")
            }
            try check("shelves.@count > 2") { $0.shelves.count > 2 }
            try check("SUBQUERY(shelves, $s, $s.label > 'S1').@count == 1") {
                $0.shelves.filter { $0 > "S1" }.count == 1
            }
            try check("'S2' IN shelves.label") { $0.shelves.contains("S2") }
            let writers = Dictionary(grouping: library.rows, by: \.writer)
            func sum(_ row: BookRow) -> Int {
                (writers[row.writer] ?? []).map(\.pages).reduce(0, +)
            }
            let middle = library.rows.filter { $0.writer != nil }.map(sum).min() ?? 0
            try check("writer.books.@sum.pages > %d", middle) { row in
                row.writer != nil && sum(row) > middle
            }
            let shelf = try #require(library.books.compactMap(\.shelves.first).first)
            try check("%@ IN shelves", shelf) { $0.shelves.contains(shelf.label) }
            let book = library.books[4]
            try check("SELF == %@", book) { $0.number == 4 }
        }

        @Test("S-754: What SQL cannot say of a format is asked in memory, the rest by SQL")
        func remainder() throws {
            try check("isRead == YES AND size.width > 300", inMemory: true) {
                $0.isRead && $0.width > 300
            }
            let title = library.rows[0].title.uppercased()
            try check("uppercase(title) == %@", title, inMemory: true) {
                $0.title.uppercased() == title
            }
            try check("size.width > 100", inMemory: true) { $0.width > 100 }
        }

        @Test("S-755: Compound predicates, constants and closures are part of the same clause")
        func compounds() throws {
            let compound = NSCompoundPredicate(orPredicateWithSubpredicates: [
                NSPredicate(format: "pages < 0"),
                NSCompoundPredicate(
                    notPredicateWithSubpredicate: NSPredicate(format: "stars == nil")),
            ])
            #expect("\(compound.tree)" == "pages < 0 OR NOT stars == nil")
            #expect(NSPredicate(value: true).tree == .constant(true))
            var descriptor = FetchDescriptor<Book>()
            descriptor.format =
                NSPredicate { object, _ in ((object as? Book)?.pages ?? 0) > 100 }.tree
            #expect(
                try library.context.fetch(descriptor).count
                    == library.rows.filter { $0.pages > 100 }.count)
        }

        @Test(
            "S-756: An order by the names of properties is SQL, through to-one relationships, too")
        func orders() throws {
            var descriptor = FetchDescriptor<Book>()
            descriptor.namedOrders = [
                NamedOrder(["writer", "name"], isAscending: false),
                NamedOrder(["pages"], isAscending: true),
            ]
            let found = try library.context.fetch(descriptor)
            let expected = library.rows.sorted { a, b in
                (a.writer ?? "", b.pages) > (b.writer ?? "", a.pages)
            }
            #expect(found.map(\.pages) == expected.map(\.pages))
            #expect(found.map { $0.writer?.name } == expected.map(\.writer))
            let entity = try #require(library.container.schema.entity(for: Book.self))
            let translation = SortTranslation<Book>(
                descriptor.namedOrders ?? [], entity: entity, schema: library.container.schema)
            #expect(translation.sentence == nil)
        }
    }
#endif
