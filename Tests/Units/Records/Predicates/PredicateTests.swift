#if Macros
    import Foundation
    import Testing

    @testable import Records

    struct PredicateTests {
        private let library: Library

        init() throws { library = try Library(count: 60, seed: 7) }

        @Test(
            "S-730: A predicate on stored values is a clause of SQL and finds what Swift's filter finds"
        )
        func comparisons() throws {
            try library.check(#Predicate { $0.pages > 200 }) { $0.pages > 200 }
            try library.check(#Predicate { $0.pages <= 200 && $0.isRead }) {
                $0.pages <= 200 && $0.isRead
            }
            try library.check(#Predicate { !($0.pages == 50) || $0.weight >= 1.5 }) {
                $0.pages != 50 || $0.weight >= 1.5
            }
            try library.check(#Predicate { $0.isRead == false }) { !$0.isRead }
            try library.check(#Predicate { $0.title < "M" }) { $0.title < "M" }
            let day = Library.date(0)
            try library.check(#Predicate { $0.printed == day }) { $0.printed == day }
            let code = try #require(library.rows.map(\.code).sorted().dropFirst(20).first)
            try library.check(#Predicate { $0.code == code }) { $0.code == code }
            try library.check(#Predicate { $0.code > code }) { $0.code > code }
            let price = Decimal(9)
            try library.check(#Predicate { $0.price < price }) { $0.price < price }
            let link = URL(fileURLWithPath: "/a1")
            try library.check(#Predicate { $0.link == link }) { $0.link == link }
        }

        @Test(
            "S-731: Values of the app are arguments of the clause, whatever characters are in them")
        func arguments() throws {
            let title = "'; DROP TABLE Book; --"
            let translation = try library.translation(#Predicate { $0.title == title })
            #expect(!translation.sql.contains("DROP"))
            #expect("\(translation.arguments)".contains("DROP TABLE"))
            #expect(
                try library.context.fetch(
                    FetchDescriptor(
                        predicate: #Predicate<Book> {
                            $0.title == title
                        })
                ).isEmpty)
            #expect(try library.context.fetchCount(FetchDescriptor<Book>()) == 60)
        }

        @Test("S-732: Ranges, sums and quotients are computed by SQL")
        func arithmetic() throws {
            let range = 100...300
            try library.check(#Predicate { range.contains($0.pages) }) { range.contains($0.pages) }
            try library.check(#Predicate { (100..<300).contains($0.pages) }) {
                (100..<300).contains($0.pages)
            }
            try library.check(#Predicate { $0.pages / 7 * 2 - 1 > 50 }) {
                $0.pages / 7 * 2 - 1 > 50
            }
            try library.check(#Predicate { $0.pages % 100 == 50 }) { $0.pages % 100 == 50 }
            try library.check(#Predicate { -$0.weight / 2 < 0.25 }) { -$0.weight / 2 < 0.25 }
            let start = Library.date(-1000)...
            try library.check(
                #Predicate { book in
                    if let day = book.printed { start.contains(day) } else { false }
                }
            ) { $0.printed.map { start.contains($0) } ?? false }
        }

        @Test(
            "S-733: An optional is nil in SQL as in Swift: in equalities, defaults and unwrappings")
        func optionals() throws {
            try library.check(#Predicate { $0.stars == nil }) { $0.stars == nil }
            try library.check(#Predicate { $0.stars != 3 }) { $0.stars != 3 }
            try library.check(#Predicate { !($0.stars == 3) }) { $0.stars != 3 }
            try library.check(#Predicate { ($0.stars ?? 4) > 3 }) { ($0.stars ?? 4) > 3 }
            try library.check(#Predicate { $0.subtitle?.contains("a") == true }) {
                $0.subtitle?.contains("a") == true
            }
            try library.check(#Predicate { $0.subtitle?.contains("a") != true }) {
                $0.subtitle?.contains("a") != true
            }
            let day = Library.date(0)
            try library.check(#Predicate { ($0.printed ?? day) > day }) {
                ($0.printed ?? day) > day
            }
            try library.check(
                #Predicate { book in
                    if let stars = book.stars { stars > 2 } else { book.isRead }
                }
            ) { row in if let stars = row.stars { stars > 2 } else { row.isRead } }
            try library.check(#Predicate { $0.isRead ? $0.pages > 100 : $0.pages < 0 }) {
                $0.isRead ? $0.pages > 100 : $0.pages < 0
            }
        }

        @Test("S-734: A row that lacks a value which the predicate unwraps by force is left out")
        func forcedUnwrapping() throws {
            try library.check(#Predicate { $0.stars! > 2 }) { $0.stars ?? 0 > 2 }
        }

        @Test("S-735: contains and starts(with:) regard case and accents and are clauses of SQL")
        func texts() throws {
            try library.check(#Predicate { $0.title.contains("a") }) { $0.title.contains("a") }
            try library.check(#Predicate { $0.title.starts(with: "Ü") }) {
                $0.title.starts(with: "Ü")
            }
            try library.check(#Predicate { $0.title.contains("%") }) { $0.title.contains("%") }
            try library.check(#Predicate { $0.title.isEmpty || $0.title.count > 9 }) {
                $0.title.isEmpty || $0.title.count > 9
            }
            let all = library.rows[0].title + library.rows[1].title
            try library.check(#Predicate { all.contains($0.title) }) { all.contains($0.title) }
            try library.check(#Predicate { all.starts(with: $0.title) }) {
                all.starts(with: $0.title)
            }
        }

        @Test(
            "S-736: localizedStandardContains finds texts without regard to case and accents, in SQL"
        )
        func localizedSearch() throws {
            try library.check(#Predicate { $0.title.localizedStandardContains("uber") }) {
                $0.title.localizedStandardContains("uber")
            }
            try library.check(#Predicate { $0.subtitle?.localizedStandardContains("ÉLAN") == true })
            {
                $0.subtitle?.localizedStandardContains("ÉLAN") == true
            }
            let same = ComparisonResult.orderedSame
            try library.check(#Predicate { $0.title.caseInsensitiveCompare("ada ada") == same }) {
                $0.title.caseInsensitiveCompare("ada ada") == same
            }
            let before = ComparisonResult.orderedAscending
            try library.check(#Predicate { $0.title.localizedCompare("m") == before }) {
                $0.title.localizedCompare("m") == before
            }
        }

        @Test("S-737: A captured collection that contains a value is a list of arguments")
        func capturedCollections() throws {
            let pages = [50, 100, 250]
            try library.check(#Predicate { pages.contains($0.pages) }) { pages.contains($0.pages) }
            let genres: Set<Genre> = [.novel, .travel]
            try library.check(#Predicate { genres.contains($0.genre) }) {
                genres.contains($0.genre)
            }
            let stars: [Int?] = [nil, 2]
            try library.check(#Predicate { !stars.contains($0.stars) }) {
                !stars.contains($0.stars)
            }
            let words = ["Sea", "Zoo"]
            try library.check(#Predicate { book in words.contains { book.title.contains($0) } }) {
                row in words.contains { row.title.contains($0) }
            }
            try library.check(#Predicate { book in words.allSatisfy { !book.title.contains($0) } })
            {
                row in words.allSatisfy { !row.title.contains($0) }
            }
        }

        @Test("S-738: Enumerations are compared by their raw values, Codable values as a whole")
        func encodedValues() throws {
            let genre = Genre.poems
            try library.check(#Predicate { $0.genre == genre }) { $0.genre == genre }
            try library.check(#Predicate { $0.genre.rawValue == "novel" }) { $0.genre == .novel }
            let size = Size(width: 100, height: 2)
            try library.check(#Predicate { $0.size == size }) { $0.pages == 100 }
            try library.check(#Predicate { $0.tags.contains("Ada") }) { $0.tags.contains("Ada") }
            try library.check(#Predicate { $0.tags.isEmpty || $0.tags.count == 3 }) {
                $0.tags.isEmpty || $0.tags.count == 3
            }
            try library.check(#Predicate { $0.tags.contains { $0.starts(with: "z") } }) {
                $0.tags.contains { $0.starts(with: "z") }
            }
        }

        @Test("S-739: To-one relationships are followed by SQL, also where they lead to nothing")
        func toOne() throws {
            try library.check(#Predicate { $0.writer == nil }) { $0.writer == nil }
            try library.check(#Predicate { $0.writer?.name == "Ada" }) { $0.writer == "Ada" }
            try library.check(#Predicate { $0.writer?.name != "Ada" }) { $0.writer != "Ada" }
            let day = Library.date(1500)
            try library.check(#Predicate { ($0.writer?.born ?? day) > day }) {
                ($0.writerBorn ?? day) > day
            }
            let writer = try #require(library.books.compactMap(\.writer).first)
            let id = writer.persistentModelID
            try library.check(#Predicate { $0.writer?.persistentModelID == id }) {
                $0.writer == writer.name
            }
        }

        @Test("S-740: To-many relationships are asked by EXISTS and COUNT")
        func toMany() throws {
            try library.check(#Predicate { $0.shelves.contains { $0.label == "S1" } }) {
                $0.shelves.contains("S1")
            }
            try library.check(#Predicate { $0.shelves.allSatisfy { $0.label < "S2" } }) {
                $0.shelves.allSatisfy { $0 < "S2" }
            }
            try library.check(#Predicate { $0.shelves.filter { $0.label > "S1" }.count == 2 }) {
                $0.shelves.filter { $0 > "S1" }.count == 2
            }
            try library.check(#Predicate { $0.shelves.isEmpty }) { $0.shelves.isEmpty }
            let shelf = try #require(library.books.compactMap(\.shelves.first).first)
            let id = shelf.persistentModelID
            try library.check(#Predicate { $0.shelves.contains { $0.persistentModelID == id } }) {
                $0.shelves.contains(shelf.label)
            }
            let rows = library.rows
            try library.check(#Predicate { $0.writer?.books.contains { $0.pages > 500 } == true }) {
                row in
                row.writer != nil && rows.contains { $0.writer == row.writer && $0.pages > 500 }
            }
        }

        @Test("S-741: What SQL cannot say is asked in memory of the objects that the rest finds")
        func remainder() throws {
            try library.check(#Predicate { $0.isRead && $0.isLong }, inMemory: true) {
                $0.isRead && $0.pages > 300
            }
            let predicate = #Predicate<Book> { $0.isRead && $0.isLong }
            let translation = try library.translation(predicate)
            #expect(translation.sql.contains("isRead"))
            #expect(
                translation.sentence?.contains("a computed property of Book that is Bool") == true)
            #expect(translation.sentence?.contains("Book") == true)
            try library.check(#Predicate { $0.size.width > 100 }, inMemory: true) {
                $0.pages > 100
            }
        }

        @Test("S-742: A limit counts the objects that the whole predicate finds")
        func limits() throws {
            var descriptor = FetchDescriptor(
                predicate: #Predicate<Book> { $0.isLong }, sortBy: [SortDescriptor(\.pages)])
            descriptor.fetchLimit = 2
            let found = try library.context.fetch(descriptor).map(\.pages)
            #expect(
                found == Array(library.rows.map(\.pages).filter { $0 > 300 }.sorted().prefix(2)))
        }

        @Test(
            "A clause asks an index where it can: prefixes are ranges, needless cases are left out")
        func clauses() throws {
            func sql(_ predicate: Predicate<Book>) throws -> String {
                try library.translation(predicate).sql
            }
            #expect(
                try sql(#Predicate { $0.title.starts(with: "a") })
                    == #"((t0."title" >= ?) AND (t0."title" < ?))"#.wrapped)
            let day = Date()
            #expect(
                try sql(
                    #Predicate { book in
                        if let printed = book.printed { printed > day } else { false }
                    }) == #"(t0."printed" > ?)"#.wrapped)
            #expect(try sql(#Predicate { $0.stars == 3 }) == #"(t0."stars" = ?)"#.wrapped)
        }
    }

    extension String {
        /// A clause is a conjunction.
        fileprivate var wrapped: String { "(\(self))" }
    }
#endif
