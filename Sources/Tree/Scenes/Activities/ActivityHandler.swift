/// The handler of a view that continues activities of its scene.
final class ActivityHandler {
    var type = ""
    var perform: @MainActor (NSUserActivity) -> Void = { _ in }
}
