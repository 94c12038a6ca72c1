import Foundation

/// The fingers on a touch screen, in the order in which they landed. The first two of them pinch
/// while both are down, whatever the others do.
package struct TouchFingers<ID: Hashable> {
    private var fingers: [(id: ID, location: CGPoint)] = []
    /// Nil where no pinch is going on.
    private var tracker: PinchTracker?
    /// A screen that reports more fingers is broken.
    private static var most: Int { 64 }

    package init() {}

    package var isEmpty: Bool { fingers.isEmpty }

    /// A finger that is down already moves.
    package mutating func land(_ id: ID, at location: CGPoint) -> PinchEvent? {
        if index(of: id) != nil { return move(id, to: location) }
        guard fingers.count < Self.most else { return nil }
        fingers.append((id, location))
        guard fingers.count == 2 else { return nil }
        tracker = PinchTracker(fingers[0].location, fingers[1].location)
        return pinch(.began)
    }

    package mutating func move(_ id: ID, to location: CGPoint) -> PinchEvent? {
        guard let index = index(of: id), fingers[index].location != location else { return nil }
        fingers[index].location = location
        return index < 2 ? pinch(.changed) : nil
    }

    /// `location` is where it was last, if that is new.
    package mutating func lift(_ id: ID, at location: CGPoint? = nil) -> PinchEvent? {
        guard let index = index(of: id) else { return nil }
        if let location { fingers[index].location = location }
        let end = index < 2 ? pinch(.ended) : nil
        fingers.remove(at: index)
        if index < 2 { tracker = nil }
        return end
    }

    /// All fingers are gone, and have meant nothing.
    package mutating func cancel() -> PinchEvent? {
        let end = pinch(.cancelled)
        self = TouchFingers()
        return end
    }

    private func index(of id: ID) -> Int? { fingers.firstIndex { $0.id == id } }

    private mutating func pinch(_ phase: PinchEvent.Phase) -> PinchEvent? {
        guard fingers.count > 1 else { return nil }
        return tracker?.move(to: fingers[0].location, fingers[1].location, phase)
    }
}
