import Foundation

/// What a scroll view shows of its content.
package struct ScrollGeometryValues: Hashable {
    package var offset: CGPoint
    package var contentSize: CGSize
    package var viewport: CGSize
}
