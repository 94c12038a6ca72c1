import RFB

/// What is sent of a screen besides its pixels.
struct ScreenFacts: Equatable {
    var scale = 1.0
    var isResizable = false
    var cursor: CursorPicture?
    var title: String?
    var windows: [MirroredWindow] = []
    var clipboard: String?

    /// Names of the facts, for those that a viewer has not been sent.
    struct Names: OptionSet {
        let rawValue: Int
        static let scale = Names(rawValue: 1)
        static let isResizable = Names(rawValue: 2)
        static let cursor = Names(rawValue: 4)
        static let title = Names(rawValue: 8)
        static let windows = Names(rawValue: 16)
        static let clipboard = Names(rawValue: 32)
        /// What has been copied before a viewer came does not concern it.
        static let initial: Names = [.scale, .isResizable, .cursor, .title, .windows]
    }

    /// The facts that differ from others.
    func differences(from other: ScreenFacts) -> Names {
        var names: Names = []
        if scale != other.scale { names.insert(.scale) }
        if isResizable != other.isResizable { names.insert(.isResizable) }
        if cursor != other.cursor { names.insert(.cursor) }
        if title != other.title { names.insert(.title) }
        if windows != other.windows { names.insert(.windows) }
        return names
    }

    func add(_ names: Names, to changes: inout ScreenChanges) {
        if names.contains(.scale) { changes.scale = scale }
        if names.contains(.isResizable) { changes.isResizable = isResizable }
        if names.contains(.cursor) { changes.cursor = cursor }
        if names.contains(.title) { changes.title = title }
        if names.contains(.windows) { changes.windows = windows }
        if names.contains(.clipboard) { changes.clipboard = clipboard }
    }
}
