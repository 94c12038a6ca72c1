import Foundation

/// What a save does about an object whose unique values a row of the store has already.
///
/// Here the object always becomes that row's, and what was changed in the object wins, property by
/// property: this is `mergeByPropertyObjectTrump`. A context that is given another policy says so in
/// the log.
public final class NSMergePolicy: Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The save fails; Core Data's default.
    public static let error = NSMergePolicy("error")
    /// What is in the store wins, property by property.
    public static let mergeByPropertyStoreTrump = NSMergePolicy("mergeByPropertyStoreTrump")
    /// What was changed in the object wins, property by property.
    public static let mergeByPropertyObjectTrump = NSMergePolicy("mergeByPropertyObjectTrump")
    /// The whole object wins.
    public static let overwrite = NSMergePolicy("overwrite")
    /// What is in the store wins.
    public static let rollback = NSMergePolicy("rollback")

    /// Says of another policy that it is not followed.
    static func noteChoice(_ policy: Any) {
        let policy = policy as? NSMergePolicy
        guard policy !== mergeByPropertyObjectTrump, policy !== overwrite else { return }
        CoreDataLog.logger.warning(
            """
            mergePolicy = \(policy?.name ?? "another object"): what was changed in an object wins \
            nevertheless, as with mergeByPropertyObjectTrump.
            """)
    }
}

/// The save fails; Core Data's default.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// What is in the store wins, property by property.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// What was changed in the object wins, property by property.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any {
    NSMergePolicy.mergeByPropertyObjectTrump
}
/// The whole object wins.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// What is in the store wins.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
