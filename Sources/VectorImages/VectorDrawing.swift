import Foundation

/// What a library has read from a vector file.
protocol VectorDrawing {
    /// Points.
    var size: CGSize { get }
    func draw(in context: OpaquePointer, file: String) throws
}
