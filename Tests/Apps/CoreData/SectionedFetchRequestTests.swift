#if Macros
    import CasementTesting
    import CoreData
    import SwiftUI
    import Testing

    /// Fetch requests in sections.
    @MainActor
    struct SectionedFetchRequestTests {
        private let store = TripStore.filled()

        private struct ByLength: View {
            @SectionedFetchRequest(
                sectionIdentifier: \Trip.isLong, sortDescriptors: [SortDescriptor(\.days)])
            private var sections: SectionedFetchResults<String, Trip>

            var body: some View {
                VStack {
                    ForEach(sections) { section in
                        Section(header: Text(section.id)) {
                            Text("\(section.id): " + section.map(\.name).joined(separator: ", "))
                        }
                    }
                    Button("By letter") { sections.sectionIdentifier = \.letter }
                    Button("No Rome") {
                        sections.nsPredicate = NSPredicate(format: "name != 'Rome'")
                    }
                    Button("Reverse") {
                        sections.sortDescriptors = [SortDescriptor(\.days, order: .reverse)]
                    }
                }
            }
        }

        @Test("S-762: @SectionedFetchRequest groups what it finds by the value at a key path")
        func sections() {
            let app = TestApp { ByLength().environment(\.managedObjectContext, store.context) }
            app.find("short: Oslo, Rome").expect()
            app.find("long: Bergen").expect()
            app.find("Reverse").tap()
            app.find("short: Rome, Oslo").expect()
            app.find("No Rome").tap()
            app.find("short: Oslo").expect()
            app.find("By letter").tap()
            app.find("O: Oslo").expect()
            app.find("B: Bergen").expect()
        }

        private struct Requested: View {
            @SectionedFetchRequest(
                fetchRequest: Trip.fetchRequest(), sectionIdentifier: \Trip.letter)
            private var sections: SectionedFetchResults<String, Trip>
            var body: some View { Text("\(sections.count) letters") }
        }

        private struct ByEntity: View {
            @SectionedFetchRequest(
                entity: Trip.entity(), sectionIdentifier: \Trip.days,
                sortDescriptors: [NSSortDescriptor(keyPath: \Trip.days, ascending: true)],
                predicate: NSPredicate(format: "days > 3"), animation: .default)
            private var sections: SectionedFetchResults<Int, Trip>
            var body: some View { Text(sections.map { "\($0.id)" }.joined(separator: " ")) }
        }

        @Test("S-763: Sections are declared as requests are, with a key path besides")
        func declarations() {
            TestApp { Requested().environment(\.managedObjectContext, store.context) }
                .find("3 letters").expect()
            TestApp { ByEntity().environment(\.managedObjectContext, store.context) }
                .find("4 5").expect()
        }
    }

    extension Trip {
        var isLong: String { days > 4 ? "long" : "short" }
        var letter: String { String(name.prefix(1)) }
    }
#endif
