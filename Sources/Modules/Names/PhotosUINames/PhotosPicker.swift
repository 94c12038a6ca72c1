import Foundation

/// When a picker changes the selection, and in which order. A dialog for files changes it once, when it
/// closes, in the order of the files' names.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    /// In any order.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order of choosing.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// While somebody chooses.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// While somebody chooses, in the order of choosing.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
        name: "continuousAndOrdered")
}

/// The library of photos of a user. There is none here: pickers show files.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let library = PHPhotoLibrary()

    /// The library of the user.
    public class func shared() -> PHPhotoLibrary { library }

    private override init() {}
}

/// A control that lets somebody choose pictures and videos, in the dialog for files.
public struct PhotosPicker<Label: View>: View {
    private let choice: Choice
    private let label: Label
    @State private var isPresented = false

    /// Creates a picker for several items, of which the first `maxSelectionCount` are taken.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        choice = Choice(selection, maxSelectionCount, filter)
        self.label = label()
    }

    /// Creates a picker for several items; the library has no effect.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        choice = Choice(selection, maxSelectionCount, filter)
        self.label = label()
    }

    /// Creates a picker for one item.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        choice = Choice(selection, filter)
        self.label = label()
    }

    /// Creates a picker for one item; the library has no effect.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        choice = Choice(selection, filter)
        self.label = label()
    }

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(PhotosDialog(choice: choice, isPresented: $isPresented))
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a picker with a title for several items, of which the first `maxSelectionCount` are taken.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        choice = Choice(selection, maxSelectionCount, filter)
        label = Text(titleKey)
    }

    /// Creates a picker with a title for several items; the library has no effect.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        choice = Choice(selection, maxSelectionCount, filter)
        label = Text(titleKey)
    }

    /// Creates a picker with a title for several items, of which the first `maxSelectionCount` are taken.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        choice = Choice(selection, maxSelectionCount, filter)
        label = Text(title)
    }

    /// Creates a picker with a title for several items; the library has no effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        choice = Choice(selection, maxSelectionCount, filter)
        label = Text(title)
    }

    /// Creates a picker with a title for one item.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        choice = Choice(selection, filter)
        label = Text(titleKey)
    }

    /// Creates a picker with a title for one item; the library has no effect.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        choice = Choice(selection, filter)
        label = Text(titleKey)
    }

    /// Creates a picker with a title for one item.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        choice = Choice(selection, filter)
        label = Text(title)
    }

    /// Creates a picker with a title for one item; the library has no effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        choice = Choice(selection, filter)
        label = Text(title)
    }
}
