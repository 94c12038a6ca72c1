/// Frees subtrees that were removed from their windows.
///
/// It runs after the frame is presented, because freeing a subtree takes a good part of the time
/// that making it took.
@MainActor
package enum ReleasePass {
    /// Frees the subtrees that were removed first, and no more of them than the limit.
    package static func run(_ app: AppGraph, atMost limit: Int = .max) {
        app.releaseRetired(atMost: limit)
    }
}
