/// The handler of a view that continues activities of its scene.
final class ActivityContinuer {
    var type = ""
    var perform: @MainActor (NSUserActivity) -> Void = { _ in }
}
