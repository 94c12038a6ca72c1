#if Macros
    import CoreData
    import SwiftUI

    /// An entity as a class.
    @Model final class Trip {
        var name: String = ""
        var days: Int = 0
        var start: Date?
        var isDone: Bool = false
        var country: Country?

        init(name: String, days: Int, start: Date? = nil, country: Country? = nil) {
            self.name = name
            self.days = days
            self.start = start
            self.country = country
        }
    }

    @Model final class Country {
        var name: String = ""
        @Relationship(inverse: \Trip.country) var trips: [Trip] = []

        init(name: String) { self.name = name }
    }
#endif
