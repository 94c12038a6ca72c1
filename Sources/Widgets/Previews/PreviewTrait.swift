import Foundation
import Views

/// Something said of a preview: its size, which way up it is, what is put around it.
public struct PreviewTrait<T> {
    let change: (inout PreviewTraits) -> Void

    init(_ change: @escaping (inout PreviewTraits) -> Void) { self.change = change }
}

/// What the traits of one preview come to.
package struct PreviewTraits {
    package var layout = PreviewLayout.device
    package var orientation = InterfaceOrientation.portrait
    /// Outermost last.
    package var modifiers: [any PreviewModifier] = []

    package init() {}
}
