import Foundation
import Views
import Widgets

/// A preview of the program, as it is listed and shown.
struct FoundPreview {
    /// The default size is that of a phone, as in Xcode.
    static let deviceSize = CGSize(width: 390, height: 844)

    /// Unique in the program, and usable as a file name.
    var id: String
    var name: String
    /// The name of its file without `.swift`; nil if that is not known.
    var file: String?
    var traits: PreviewTraits
    var view: @MainActor () -> AnyView

    /// Nil if the preview has its view's ideal size.
    var size: CGSize? {
        switch traits.layout {
        case .sizeThatFits: return nil
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .device:
            let size = Self.deviceSize
            guard traits.orientation.isLandscape else { return size }
            return CGSize(width: size.height, height: size.width)
        }
    }
}

/// A line of the list that `casement previews` reads.
struct PreviewLine: Encodable {
    var id: String
    var name: String
    var file: String?
    var width: Double?
    var height: Double?

    init(_ preview: FoundPreview) {
        id = preview.id
        name = preview.name
        file = preview.file
        width = preview.size.map { Double($0.width) }
        height = preview.size.map { Double($0.height) }
    }
}
