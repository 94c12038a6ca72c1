/// A device among those of all sources.
struct DeviceID: Hashable {
    let source: Int
    let number: Int
}
