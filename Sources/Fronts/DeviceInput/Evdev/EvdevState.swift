/// What a device's keys, axes and fingers are at one moment.
struct EvdevState: Equatable {
    /// What one slot of a touch screen holds.
    struct Slot: Equatable {
        /// Nil where no finger is in it.
        var finger: Int?
        var x = 0
        var y = 0
    }

    /// The codes of the keys and buttons that are down.
    var keys: Set<Int> = []
    var x = 0
    var y = 0
    var slots: [Slot] = []
    /// The slot of the events that follow.
    var slot = 0
}
