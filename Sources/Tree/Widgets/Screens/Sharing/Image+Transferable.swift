import ContentTypes
import Foundation
import FoundationNames
import Images
import Styles
import Transfers
import Views

/// A picture is shared as a PNG and made of a PNG or a JPEG. Symbols are shared within the app.
extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(
            .png, .png, exportingNow: { try $0.pngData }, importingNow: Image.init(file:))
        DataRepresentation<Image>(nil, .jpeg, exportingNow: nil, importingNow: Image.init(file:))
    }

    private init(file data: Data) throws {
        let picture = try ImageFile(data: data, name: "picture").decode()
        self.init(
            source: .pixels(PixelPicture(CGImage(picture), scale: 1, .up)), label: "")
    }

    private var pngData: Data {
        get throws {
            let images = ImageStore { RuntimeWarnings.log($0) }
            guard let picture = ImageFiles.pixels(of: source, in: images, ImageFiles.Look(scale: 1))
            else {
                throw NSItemProvider.problem(
                    .unavailableCoercionError, "A symbol has no pixels that other programs take.")
            }
            return try PNGEncoder.encode(picture, file: "picture")
        }
    }
}

/// A colour is shared as its components in a light window. Within the app it stays what it is.
extension Color: Transferable {
    private static let type = UTType(exportedAs: "org.swift.casement.color", conformingTo: .data)

    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Color>(
            Color.type, Color.type,
            exportingNow: { color in
                try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
            }, importingNow: { Color(try JSONDecoder().decode(Color.Resolved.self, from: $0)) })
    }
}
