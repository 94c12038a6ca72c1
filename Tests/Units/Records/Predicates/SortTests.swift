#if Macros
    import Foundation
    import Testing

    @testable import Records

    struct SortTests {
        private let library: Library

        init() throws { library = try Library(count: 50, seed: 3) }

        private func check(
            _ sorts: [SortDescriptor<Book>], inMemory: Bool = false,
            _ precedes: (BookRow, BookRow) -> Bool
        ) throws {
            let entity = try #require(library.container.schema.entity(for: Book.self))
            let translation = SortTranslation(sorts, entity: entity)
            #expect((translation.sentence != nil) == inMemory, "\(translation.sentence ?? "")")
            let found = try library.context.fetch(FetchDescriptor<Book>(sortBy: sorts))
            let expected = library.rows.sorted { a, b in
                precedes(a, b) || !precedes(b, a) && a.number < b.number
            }
            #expect(
                found.compactMap { library.numbers[$0.persistentModelID] } == expected.map(\.number)
            )
        }

        @Test(
            "S-743: Objects are sorted by SQL: by stored values, nil first, ties by the next order")
        func columns() throws {
            try check([SortDescriptor(\.pages)]) { $0.pages < $1.pages }
            try check([SortDescriptor(\.price, order: .reverse)]) { $0.price > $1.price }
            try check([SortDescriptor(\.code)]) { $0.code < $1.code }
            try check([SortDescriptor(\.stars), SortDescriptor(\.weight, order: .reverse)]) {
                ($0.stars ?? -1, -$0.weight) < ($1.stars ?? -1, -$1.weight)
            }
            try check([SortDescriptor(\.printed, order: .reverse)]) {
                ($0.printed ?? .distantPast) > ($1.printed ?? .distantPast)
            }
        }

        @Test("S-744: Texts are sorted by SQL as people sort them, or by their code points")
        func texts() throws {
            try check([SortDescriptor(\.title)]) {
                $0.title.localizedStandardCompare($1.title) == .orderedAscending
            }
            try check([SortDescriptor(\.title, comparator: .localized)]) {
                $0.title.localizedCompare($1.title) == .orderedAscending
            }
            try check([SortDescriptor(\.title, comparator: .lexical, order: .reverse)]) {
                $0.title > $1.title
            }
            try check([SortDescriptor(\.subtitle)]) { a, b in
                guard let other = b.subtitle else { return false }
                guard let text = a.subtitle else { return true }
                return text.localizedStandardCompare(other) == .orderedAscending
            }
        }

        @Test(
            "S-745: An order that SQL cannot say is made in memory, and a sentence names the property"
        )
        func inMemory() throws {
            try check([SortDescriptor(\.tags.count)], inMemory: true) {
                $0.tags.count < $1.tags.count
            }
            let entity = try #require(library.container.schema.entity(for: Book.self))
            let sorts = [SortDescriptor(\Book.tags.count)]
            #expect(SortTranslation(sorts, entity: entity).sentence?.contains("Book") == true)
        }
    }
#endif
