#if Macros
    import CasementTesting
    import CoreData
    import SwiftUI
    import Testing

    /// Fetch requests as apps declare them.
    @MainActor
    struct FetchRequestTests {
        private let store = TripStore.filled()

        private func app(_ content: some View) -> TestApp {
            TestApp { content.environment(\.managedObjectContext, store.context) }
        }

        // MARK: As the documents introduce it

        private struct TripList: View {
            @Environment(\.managedObjectContext) private var viewContext
            @FetchRequest(
                sortDescriptors: [NSSortDescriptor(keyPath: \Trip.start, ascending: true)],
                animation: .default)
            private var trips: FetchedResults<Trip>

            var body: some View {
                VStack {
                    Text(trips.map(\.name).joined(separator: ", "))
                    ForEach(trips) { trip in Text(trip.name) }
                    Button("Add") {
                        let trip = Trip(context: viewContext)
                        trip.name = "Turin"
                        trip.start = Date(timeIntervalSinceReferenceDate: 0)
                        save()
                    }
                    Button("Delete") {
                        IndexSet(integer: 0).map { trips[$0] }.forEach(viewContext.delete)
                        save()
                    }
                }
            }

            private func save() {
                do { try viewContext.save() } catch { fatalError("\(error)") }
            }
        }

        @Test(
            "S-757: @FetchRequest as the documents introduce it: a list of the store's objects that adds and deletes"
        )
        func fetchRequestAsTheDocumentsIntroduceIt() {
            let app = app(TripList())
            app.find("Oslo, Rome, Bergen").expect()
            app.find("Add").tap()
            app.find("Turin, Oslo, Rome, Bergen").expect()
            app.find("Delete").tap()
            app.find("Oslo, Rome, Bergen").expect()
            #expect(!store.context.hasChanges)
        }

        // MARK: Declarations

        private struct Names: View {
            let trips: FetchedResults<Trip>
            var body: some View {
                Text(trips.map(\.name).joined(separator: ", "))
            }
        }

        private struct Plain: View {
            @FetchRequest(sortDescriptors: []) private var trips: FetchedResults<Trip>
            var body: some View { Names(trips: trips) }
        }

        private struct Sorted: View {
            @FetchRequest(sortDescriptors: [SortDescriptor(\.name, order: .reverse)])
            private var trips: FetchedResults<Trip>
            var body: some View { Names(trips: trips) }
        }

        private struct SortedByTwo: View {
            @FetchRequest(
                sortDescriptors: [SortDescriptor(\.country?.name), SortDescriptor(\.days)])
            private var trips: FetchedResults<Trip>
            var body: some View { Names(trips: trips) }
        }

        private struct Keyed: View {
            @FetchRequest(
                sortDescriptors: [
                    NSSortDescriptor(key: "country.name", ascending: true),
                    NSSortDescriptor(key: "days", ascending: false),
                ])
            private var trips: FetchedResults<Trip>
            var body: some View { Names(trips: trips) }
        }

        private struct Filtered: View {
            @FetchRequest(
                entity: Trip.entity(),
                sortDescriptors: [NSSortDescriptor(keyPath: \Trip.name, ascending: true)],
                predicate: NSPredicate(format: "days > %d AND country.name == %@", 3, "Norway"))
            private var trips: FetchedResults<Trip>
            var body: some View { Names(trips: trips) }
        }

        private struct Requested: View {
            @FetchRequest(fetchRequest: Requested.longest) private var trips: FetchedResults<Trip>
            var body: some View { Names(trips: trips) }

            static var longest: NSFetchRequest<Trip> {
                let request = NSFetchRequest<Trip>(entityName: "Trip")
                request.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.days, ascending: false)]
                request.fetchLimit = 2
                return request
            }
        }

        private struct Given: View {
            @FetchRequest private var trips: FetchedResults<Trip>

            init(country: String) {
                _trips = FetchRequest(
                    sortDescriptors: [SortDescriptor(\.days)],
                    predicate: NSPredicate(format: "country.name == %@", country))
            }

            var body: some View { Names(trips: trips) }
        }

        private struct Transacted: View {
            @FetchRequest(fetchRequest: Trip.fetchRequest(), transaction: Transaction())
            private var trips: FetchedResults<Trip>
            var body: some View { Text("\(trips.count) trips") }
        }

        @Test(
            "S-758: A request is declared by descriptors of either kind, an entity, or a fetch request"
        )
        func declarations() {
            app(Plain()).find("Oslo, Bergen, Rome").expect()
            app(Sorted()).find("Rome, Oslo, Bergen").expect()
            app(SortedByTwo()).find("Rome, Oslo, Bergen").expect()
            app(Keyed()).find("Rome, Bergen, Oslo").expect()
            app(Filtered()).find("Bergen").expect()
            app(Requested()).find("Bergen, Rome").expect()
            app(Given(country: "Italy")).find("Rome").expect()
            app(Transacted()).find("3 trips").expect()
        }

        // MARK: Changes

        private struct Search: View {
            @FetchRequest(sortDescriptors: [SortDescriptor(\.name)])
            private var trips: FetchedResults<Trip>

            var body: some View {
                VStack {
                    Names(trips: trips)
                    Button("Filter") {
                        trips.nsPredicate = NSPredicate(format: "name CONTAINS[c] %@", "o")
                    }
                    Button("All") { trips.nsPredicate = nil }
                    Button("By days") { trips.sortDescriptors = [SortDescriptor(\.days)] }
                    Button("Longest first") {
                        trips.nsSortDescriptors = [
                            NSSortDescriptor(keyPath: \Trip.days, ascending: false)
                        ]
                    }
                    Button("Short") {
                        $trips.nsPredicate.wrappedValue = NSPredicate(format: "days < 5")
                    }
                    Text(trips.nsPredicate.map { "\($0)" } ?? "no predicate")
                }
            }
        }

        @Test("S-759: A view changes what is asked, and keeps that while it lives")
        func changesOfTheRequest() {
            let app = app(Search())
            app.find("Bergen, Oslo, Rome").expect()
            app.find("Filter").tap()
            app.find("Oslo, Rome").expect()
            app.find("name CONTAINS[c] \"o\"").expect()
            app.find("By days").tap()
            app.find("Oslo, Rome").expect()
            app.find("All").tap()
            app.find("Oslo, Rome, Bergen").expect()
            app.find("Longest first").tap()
            app.find("Bergen, Rome, Oslo").expect()
            app.find("Short").tap()
            app.find("Rome, Oslo").expect()
        }

        private struct Chooser: View {
            @State private var country = "Norway"
            var body: some View {
                VStack {
                    Given(country: country)
                    Button("Italy") { country = "Italy" }
                }
            }
        }

        @Test("S-760: A request that is declared with other values asks again")
        func changesOfTheDeclaration() {
            let app = app(Chooser())
            app.find("Oslo, Bergen").expect()
            app.find("Italy").tap()
            app.find("Rome").expect()
        }

        @Test(
            "S-761: The results follow the objects: changes, insertions and deletions, saved or not"
        )
        func liveResults() throws {
            let app = app(Search())
            let trips = try store.context.fetch(Trip.fetchRequest())
            try #require(trips.first { $0.name == "Rome" }).name = "Arezzo"
            app.settle()
            app.find("Arezzo, Bergen, Oslo").expect()
            store.context.rollback()
            app.settle()
            app.find("Bergen, Oslo, Rome").expect()
            store.context.delete(try #require(trips.first { $0.name == "Oslo" }))
            app.settle()
            app.find("Bergen, Rome").expect()
        }
    }
#endif
