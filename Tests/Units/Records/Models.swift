import Foundation
import Records

@Model
final class Trip {
    #Unique<Trip>([\.name, \.start])
    #Index<Trip>([\.start])
    var name: String
    var start: Date
    var kind: Kind = Kind.leisure
    var price: Decimal = 0
    var tags: [String] = []
    var place: Place?
    var link: URL?
    @Attribute(.externalStorage) var picture: Data?
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    @Relationship(inverse: \Traveller.trips) var travellers: [Traveller] = []
    @Transient var isOpen = false

    init(name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.name = name
        self.start = start
    }

    enum Kind: String, Codable { case leisure, work }
    struct Place: Codable, Equatable { var latitude: Double, longitude: Double }
}

@Model
final class Stop {
    var title: String
    var order: Int
    var trip: Trip?

    init(_ title: String, order: Int = 0, trip: Trip? = nil) {
        self.title = title
        self.order = order
        self.trip = trip
    }
}

@Model
final class Traveller {
    @Attribute(.unique) var email: String
    var age = 0
    var trips: [Trip] = []

    init(email: String) { self.email = email }
}

@Model
final class Owner {
    var name = ""
    @Relationship(deleteRule: .deny, inverse: \Pet.owner) var pets: [Pet] = []
    init(name: String) { self.name = name }
}

@Model
final class Pet {
    var name = ""
    var owner: Owner?
    init(name: String, owner: Owner? = nil) {
        self.name = name
        self.owner = owner
    }
}

/// A store for one test.
struct TestStore {
    let container: ModelContainer
    let context: ModelContext

    init(at url: URL? = nil) throws {
        let configuration =
            url.map { ModelConfiguration(url: $0) }
            ?? ModelConfiguration(isStoredInMemoryOnly: true)
        container = try ModelContainer(
            for: Trip.self, Stop.self, Traveller.self, Owner.self, Pet.self,
            configurations: configuration)
        context = ModelContext(container)
    }

    /// Another context of the same store: it sees what was saved.
    func other() -> ModelContext { ModelContext(container) }

    static func temporaryFile() -> URL {
        FileManager.default.temporaryDirectory
            .appendingPathComponent("records-\(UUID().uuidString)", isDirectory: true)
            .appendingPathComponent("test.store")
    }
}
