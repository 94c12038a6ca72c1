import Foundation
import Views

/// What a user can do to windows through a window system, for fronts that are one.
package protocol WindowSystemActions: AnyObject {
    func focus(_ window: WindowID)
    func minimize(_ window: WindowID)
    func restore(_ window: WindowID)
    func resize(_ window: WindowID, to size: CGSize)
    func move(_ window: WindowID, to origin: CGPoint)
    func requestClose(_ window: WindowID)
    func send(_ event: InputEvent)
}
