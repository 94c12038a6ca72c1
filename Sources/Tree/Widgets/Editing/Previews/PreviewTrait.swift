import Foundation
import Views

/// A trait of a preview: its size, its orientation, what is around it.
public struct PreviewTrait<T> {
    let change: (inout PreviewTraits) -> Void

    init(_ change: @escaping (inout PreviewTraits) -> Void) { self.change = change }
}

/// The combined traits of one preview.
package struct PreviewTraits {
    package var layout = PreviewLayout.device
    package var orientation = InterfaceOrientation.portrait
    /// Outermost last.
    package var modifiers: [any PreviewModifier] = []

    package init() {}
}
