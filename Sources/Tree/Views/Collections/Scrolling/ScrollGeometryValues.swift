import Foundation

/// The position and size of what a scroll view shows of its content.
package struct ScrollGeometryValues: Hashable {
    package var offset: CGPoint
    package var contentSize: CGSize
    package var viewport: CGSize
}
