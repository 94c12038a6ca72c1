import Foundation
import Records

// What objects of Core Data have, for models.

extension PersistentModel {
    /// The identifier of the object, under the name that Core Data has for it.
    public var objectID: NSManagedObjectID { persistentModelID }

    /// The entity that the class is.
    public static func entity() -> NSEntityDescription {
        NSEntityDescription(name: Schema.entityName(for: Self.self))
    }

    /// A request for all objects of the class.
    public static func fetchRequest() -> NSFetchRequest<Self> { NSFetchRequest() }
}

extension PersistentModel {
    /// Makes an object in a context, with the default values of its properties: zero, the empty
    /// text and `nil` if the class names none.
    public init(context: NSManagedObjectContext) {
        self.init(_record: _ModelRecord(standard: Self.self))
        context.insert(self)
    }
}
