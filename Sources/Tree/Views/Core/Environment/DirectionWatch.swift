/// Notices when the direction of a part of a window changes.
///
/// Render nodes keep the direction as a bit, because each place on the screen is computed by it. The
/// environments of a window report a change here, and the next layout gives all nodes their new bit.
package final class DirectionWatch {
    let changed: () -> Void

    init(_ changed: @escaping () -> Void) { self.changed = changed }
}

private enum DirectionWatchKey: EnvironmentKey {
    static var defaultValue: DirectionWatch? { nil }
}

extension EnvironmentValues {
    var directionWatch: DirectionWatch? {
        get { lookUp(DirectionWatchKey.self) }
        set { self[DirectionWatchKey.self] = newValue }
    }
}
