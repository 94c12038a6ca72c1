// What `import CoreData` brings: the models of the store beside the names of Core Data.
@_exported import Foundation
@_exported import FoundationNames
@_exported import Observation
@_exported import Records

/// A class whose objects are fetched. Core Data's own subclasses of `NSManagedObject` need
/// Objective-C: an entity is a class with `@Model` here.
public typealias NSFetchRequestResult = PersistentModel

/// An object of a store, in declarations that take any class of them: `T: NSManagedObject`. A class
/// with `@Model` is one; it cannot be derived from.
public typealias NSManagedObject = PersistentModel

/// Which object of which store.
public typealias NSManagedObjectID = PersistentIdentifier
