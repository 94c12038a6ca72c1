#if Macros
    import Foundation
    import Testing

    @testable import Records

    extension Library {
        /// Compares what the store finds with what Swift's own filter finds, and tells whether the
        /// clause alone found it.
        func check(
            _ predicate: Predicate<Book>, inMemory: Bool = false,
            sourceLocation: SourceLocation = #_sourceLocation, _ expected: (BookRow) -> Bool
        ) throws {
            let translation = try translation(predicate)
            #expect(
                (translation.sentence != nil) == inMemory,
                "\(translation.sentence ?? translation.sql)", sourceLocation: sourceLocation)
            let found = try context.fetch(FetchDescriptor(predicate: predicate))
            compare(found, rows.filter(expected), translation.sql, sourceLocation)
        }

        func compare(
            _ found: [Book], _ expected: [BookRow], _ sql: String, _ location: SourceLocation
        ) {
            let wanted = expected.map(\.number)
            #expect(
                found.compactMap { numbers[$0.persistentModelID] }.sorted() == wanted, "\(sql)",
                sourceLocation: location)
            // A question with one answer for all rows asks little.
            #expect(!wanted.isEmpty && wanted.count < rows.count, sourceLocation: location)
        }

        func translation(_ predicate: Predicate<Book>) throws -> PredicateTranslation<Book> {
            let entity = try #require(container.schema.entity(for: Book.self))
            return PredicateTranslation(predicate, entity: entity, schema: container.schema)
        }
    }
#endif
