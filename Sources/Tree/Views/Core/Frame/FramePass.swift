/// The passes of a frame, in order.
package enum FramePass: Int, CaseIterable, Sendable {
    case event, action, update, layout, paint, damage, raster, present, save
    /// Frees the subtrees that were removed, after the frame is presented.
    case release
    /// Makes the rows next to the visible range of lazy containers, after the frame is presented.
    case prefetch
    /// Shaping of texts, whose seconds are part of the passes that ask for it.
    case shaping

    package var name: String { "\(self)" }
}
