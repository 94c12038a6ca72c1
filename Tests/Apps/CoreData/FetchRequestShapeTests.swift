#if Macros
    import CasementTesting
    import CoreData
    import SwiftUI
    import Testing

    /// How samples declare fetch requests, and use their results.
    @MainActor
    struct FetchRequestShapeTests {
        private let store = TripStore.filled()

        private func app(_ content: some View) -> TestApp {
            TestApp { content.environment(\.managedObjectContext, store.context) }
        }

        // MARK: Declarations

        private struct FromStaticRequest: View {
            static var request: NSFetchRequest<Trip> {
                let request: NSFetchRequest<Trip> = Trip.fetchRequest()
                request.predicate = NSPredicate(format: "%K >= %d", "days", 4)
                request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: true)]
                return request
            }

            @FetchRequest(fetchRequest: FromStaticRequest.request, animation: .easeInOut)
            private var trips: FetchedResults<Trip>
            var body: some View { Text(trips.map(\.name).joined(separator: ", ")) }
        }

        @Test("@FetchRequest(fetchRequest:animation:): a request made beside the view")
        func staticRequest() { app(FromStaticRequest()).find("Rome, Bergen").expect() }

        private struct ByFlag: View {
            @FetchRequest(
                sortDescriptors: [NSSortDescriptor(keyPath: \Trip.name, ascending: true)],
                predicate: NSPredicate(format: "isDone == %@", NSNumber(value: false)))
            private var trips: FetchedResults<Trip>
            var body: some View { Text("\(trips.count) open") }
        }

        @Test("predicate: NSPredicate(format:) with a boolean")
        func booleanPredicate() throws {
            let app = app(ByFlag())
            app.find("3 open").expect()
            let trips = try store.context.fetch(Trip.fetchRequest())
            trips[0].isDone = true
            app.settle()
            app.find("2 open").expect()
        }

        private struct Of: View {
            @FetchRequest private var trips: FetchedResults<Trip>

            init(country: Country) {
                _trips = FetchRequest<Trip>(
                    entity: Trip.entity(),
                    sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)],
                    predicate: NSPredicate(format: "country == %@", country))
            }

            var body: some View { Text(trips.map(\.name).joined(separator: ", ")) }
        }

        @Test("_trips = FetchRequest(entity:sortDescriptors:predicate:): those of one object")
        func relatedObjects() throws {
            let request: NSFetchRequest<Country> = Country.fetchRequest()
            request.predicate = NSPredicate(format: "name == %@", "Norway")
            let norway = try #require(try store.context.fetch(request).first)
            let app = app(Of(country: norway))
            app.find("Bergen, Oslo").expect()
            store.context.insert(Trip(name: "Tromsø", days: 2, country: norway))
            app.settle()
            app.find("Bergen, Oslo, Tromsø").expect()
        }

        private struct Recent: View {
            @FetchRequest(
                sortDescriptors: [SortDescriptor(\.start, order: .reverse)],
                predicate: NSPredicate(
                    format: "start > %@ AND start != nil",
                    Date(timeIntervalSinceReferenceDate: 3.5 * 86_400) as NSDate))
            private var trips: FetchedResults<Trip>
            var body: some View { Text(trips.map(\.name).joined(separator: ", ")) }
        }

        @Test("A predicate over dates, the newest first")
        func dates() { app(Recent()).find("Bergen, Rome").expect() }

        // MARK: FetchedResults

        private struct Collection: View {
            @FetchRequest(sortDescriptors: [SortDescriptor(\.name)])
            private var trips: FetchedResults<Trip>

            var body: some View {
                VStack {
                    Text("first \(trips.first?.name ?? "–"), last \(trips.last?.name ?? "–")")
                    Text("second \(trips[1].name), \(trips.count), \(trips.isEmpty ? "no" : "yes")")
                    Text("days \(trips.reduce(0) { $0 + $1.days })")
                    Text("long \(trips.filter { $0.days > 4 }.count)")
                    ForEach(Array(trips.enumerated()), id: \.element.id) { index, trip in
                        Text("\(index + 1). \(trip.name)")
                    }
                }
            }
        }

        @Test("FetchedResults is a collection: first, last, subscript, count, filter, reduce")
        func collection() {
            let app = app(Collection())
            app.find("first Bergen, last Rome").expect()
            app.find("second Oslo, 3, yes").expect()
            app.find("days 12").expect()
            app.find("long 1").expect()
            app.find("3. Rome").expect()
        }

        private struct Rows: View {
            @Environment(\.managedObjectContext) private var viewContext
            @FetchRequest(sortDescriptors: [SortDescriptor(\.name)], animation: .default)
            private var trips: FetchedResults<Trip>

            var body: some View {
                List {
                    ForEach(trips, id: \.objectID) { trip in Row(trip: trip) }
                        .onDelete { offsets in
                            offsets.map { trips[$0] }.forEach(viewContext.delete)
                            try? viewContext.save()
                        }
                }
            }
        }

        private struct Row: View {
            let trip: Trip

            var body: some View {
                HStack {
                    Text(trip.name)
                    Text(trip.isDone ? "done" : "open")
                    Button("Toggle \(trip.name)") { trip.isDone.toggle() }
                }
            }
        }

        @Test("A row follows the object that it is given")
        func rows() {
            let app = app(Rows())
            app.find("Toggle Oslo").tap()
            app.find("done").expect()
            #expect(store.context.hasChanges)
        }

        private struct Details: View {
            @Environment(\.managedObjectContext) private var viewContext
            @FetchRequest(sortDescriptors: [SortDescriptor(\.name)])
            private var trips: FetchedResults<Trip>

            var body: some View {
                NavigationStack {
                    List(trips) { trip in
                        NavigationLink(trip.name) { Editor(trip: trip) }
                    }
                }
            }
        }

        private struct Editor: View {
            @Environment(\.managedObjectContext) private var viewContext
            @Bindable var trip: Trip

            var body: some View {
                Form {
                    TextField("Name", text: $trip.name)
                    Stepper("\(trip.days) days", value: $trip.days)
                    Button("Save") { if viewContext.hasChanges { try? viewContext.save() } }
                }
            }
        }

        @Test("A page edits an object by bindings to its properties, and saves the view context")
        func editing() throws {
            let app = app(Details())
            app.find("Oslo").tap()
            app.advance(by: .seconds(1))
            app.find("Name", role: .textField).clear()
            app.find("Name", role: .textField).type("Narvik")
            #expect(store.context.hasChanges)
            app.find("Save").tap()
            #expect(!store.context.hasChanges)
            let background = store.container.newBackgroundContext()
            let names = background.performAndWait {
                (try? background.fetch(Trip.fetchRequest()).map(\.name)) ?? []
            }
            #expect(Set(names) == ["Narvik", "Bergen", "Rome"])
        }

        // MARK: The view asks for something else

        private struct Searching: View {
            @FetchRequest(sortDescriptors: [SortDescriptor(\.name)])
            private var trips: FetchedResults<Trip>
            @State private var text = ""

            private var query: Binding<String> {
                Binding {
                    text
                } set: { new in
                    text = new
                    trips.nsPredicate =
                        new.isEmpty ? nil : NSPredicate(format: "name CONTAINS[cd] %@", new)
                }
            }

            var body: some View {
                NavigationStack {
                    Text(trips.map(\.name).joined(separator: ", "))
                        .searchable(text: query, prompt: "Search")
                }
            }
        }

        @Test("trips.nsPredicate by a binding of a search field")
        func search() {
            let app = app(Searching())
            app.find("Bergen, Oslo, Rome").expect()
            app.find("Search", role: .textField).type("RO")
            app.find("Rome").expect()
            app.find("Search", role: .textField).clear()
            app.find("Bergen, Oslo, Rome").expect()
        }

        private struct Changing: View {
            @FetchRequest(sortDescriptors: [SortDescriptor(\.name)])
            private var trips: FetchedResults<Trip>
            @State private var isShortFirst = false

            var body: some View {
                VStack {
                    Text(trips.map(\.name).joined(separator: ", "))
                    Toggle("Short first", isOn: $isShortFirst)
                }
                .onChange(of: isShortFirst) {
                    trips.sortDescriptors =
                        isShortFirst ? [SortDescriptor(\.days)] : [SortDescriptor(\.name)]
                }
            }
        }

        @Test("trips.sortDescriptors in onChange of the view's state")
        func order() {
            let app = app(Changing())
            app.find("Short first").tap()
            app.find("Oslo, Rome, Bergen").expect()
            app.find("Short first").tap()
            app.find("Bergen, Oslo, Rome").expect()
        }
    }
#endif
