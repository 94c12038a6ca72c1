import Casement
import UIKitNames

/// What a picker of pictures and videos offers.
public struct PHPickerConfiguration: Equatable, Sendable {
    /// In which form pictures and videos are wanted. A file here has one form.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// How many items are taken; 0 for any number.
    public var selectionLimit = 1
    /// What is offered; `nil` for pictures and videos.
    public var filter: PHPickerFilter?
    /// In which form items are wanted. Has no effect.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The identifiers of items that are chosen already. Has no effect.
    public var preselectedAssetIdentifiers: [String] = []

    /// Creates a configuration for one item of any kind.
    public init() {}
    /// Creates a configuration for one item of any kind; the library has no effect.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture or a video that the user has chosen.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
    /// What the file is loaded with.
    public let itemProvider: NSItemProvider
    /// The path of the file.
    public let assetIdentifier: String?
}

/// What gets the items that the user has chosen.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with what the user has chosen; with none if the picker was cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures and videos, in the dialog for files.
public final class PHPickerViewController: UIHostingController<AnyView> {
    /// What the picker offers.
    public let configuration: PHPickerConfiguration
    /// What gets the items.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(rootView: AnyView(EmptyView()))
        rootView = AnyView(
            FilePickerContent(
                types: PHPickerFilter.contentTypes(configuration.filter),
                takesSeveral: configuration.selectionLimit != 1
            ) { [weak self] in self?.take($0) })
    }

    /// Ends the app: a picker is not read from an archive.
    public required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("A picker is made by init(configuration:)")
    }

    private func take(_ urls: [URL]) {
        let limit = configuration.selectionLimit > 0 ? configuration.selectionLimit : .max
        let results = urls.prefix(limit).compactMap { url in
            NSItemProvider(contentsOf: url).map {
                PHPickerResult(
                    itemProvider: $0, assetIdentifier: url.path(percentEncoded: false))
            }
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}
