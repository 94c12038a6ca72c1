import Foundation

extension View {
    /// Lets somebody choose pictures and videos, of which the first `maxSelectionCount` are taken.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosDialog(
                choice: Choice(selection, maxSelectionCount, filter), isPresented: isPresented))
    }

    /// Lets somebody choose pictures and videos; the library has no effect.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(
            isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount,
            selectionBehavior: selectionBehavior, matching: filter,
            preferredItemEncoding: preferredItemEncoding)
    }

    /// Lets somebody choose a picture or a video.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotosDialog(choice: Choice(selection, filter), isPresented: isPresented))
    }

    /// Lets somebody choose a picture or a video; the library has no effect.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(
            isPresented: isPresented, selection: selection, matching: filter,
            preferredItemEncoding: preferredItemEncoding)
    }
}

/// What a picker offers, and where what was chosen goes.
struct Choice {
    let types: [UTType]
    let takesSeveral: Bool
    let take: ([PhotosPickerItem]) -> Void

    init(
        _ selection: Binding<[PhotosPickerItem]>, _ maximum: Int?, _ filter: PHPickerFilter?
    ) {
        types = PHPickerFilter.contentTypes(filter)
        takesSeveral = maximum != 1
        // None and a negative number are no limit.
        let limit = maximum.flatMap { $0 > 0 ? $0 : nil } ?? .max
        take = { selection.wrappedValue = Array($0.prefix(limit)) }
    }

    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        types = PHPickerFilter.contentTypes(filter)
        takesSeveral = false
        take = { selection.wrappedValue = $0.first }
    }
}

/// The dialog for files, in which pictures and videos are chosen.
struct PhotosDialog: ViewModifier {
    let choice: Choice
    let isPresented: Binding<Bool>

    func body(content: Content) -> some View {
        content.fileImporter(
            isPresented: isPresented, allowedContentTypes: choice.types,
            allowsMultipleSelection: choice.takesSeveral
        ) { result in
            // A dialog that is cancelled chooses nothing anew.
            if let urls = try? result.get(), !urls.isEmpty {
                choice.take(urls.map(PhotosPickerItem.init))
            }
        }
        .fileDialogUsualDirectory(.picturesDirectory)
    }
}
