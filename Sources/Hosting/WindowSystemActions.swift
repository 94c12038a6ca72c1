import Foundation
import Views

/// What the user does to windows through the window system, where a front can play that part.
package protocol WindowSystemActions: AnyObject {
    func focus(_ window: WindowID)
    func minimize(_ window: WindowID)
    func restore(_ window: WindowID)
    func resize(_ window: WindowID, to size: CGSize)
    func move(_ window: WindowID, to origin: CGPoint)
    func requestClose(_ window: WindowID)
    func send(_ event: InputEvent)
}
