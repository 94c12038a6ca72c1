/// A view's part in its scene's activities: what it goes on with.
final class ActivityContinuer {
    var type = ""
    var perform: @MainActor (NSUserActivity) -> Void = { _ in }
}
