/// Which pictures and videos a picker offers.
///
/// Nothing here knows what a picture shows: screenshots, panoramas and the other kinds
/// of pictures are pictures, and the kinds of videos are videos.
public struct PHPickerFilter: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case image, video
    }

    private let kinds: Set<Kind>

    private init(_ kinds: Set<Kind>) { self.kinds = kinds }

    /// Pictures.
    public static let images = PHPickerFilter([.image])
    /// Videos.
    public static let videos = PHPickerFilter([.video])
    /// Pictures that move: pictures here.
    public static let livePhotos = images
    /// Pictures of a screen: pictures here.
    public static let screenshots = images
    /// Wide pictures: pictures here.
    public static let panoramas = images
    /// Pictures taken in a row: pictures here.
    public static let bursts = images
    /// Pictures with depth: pictures here.
    public static let depthEffectPhotos = images
    /// Videos with depth: videos here.
    public static let cinematicVideos = videos
    /// Videos of a screen: videos here.
    public static let screenRecordings = videos
    /// Videos in slow motion: videos here.
    public static let slomoVideos = videos
    /// Videos of long times: videos here.
    public static let timelapseVideos = videos
    /// Pictures and videos in space: both here.
    public static let spatialMedia = any(of: [images, videos])

    /// What one of the filters offers.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }

    /// What all of the filters offer.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(subfilters.reduce([.image, .video]) { $0.intersection($1.kinds) })
    }

    /// What the filter does not offer. A filter for kinds that files do not tell apart leaves nothing out.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(Set([.image, .video]).subtracting(filter.kinds))
    }

    /// The types of the files.
    var contentTypes: [UTType] {
        (kinds.contains(.image) ? [.image] : []) + (kinds.contains(.video) ? [.movie] : [])
    }

    /// The types of the files that a picker with the filter offers, or with none.
    static func contentTypes(_ filter: PHPickerFilter?) -> [UTType] {
        let types = (filter ?? spatialMedia).contentTypes
        return types.isEmpty ? spatialMedia.contentTypes : types
    }
}
