import ContentTypes
import Foundation
import Publishing

/// A value as what an encoder makes of it, JSON by default.
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder
>: TransferRepresentation, @unchecked Sendable
where Encoder.Output == Data, Decoder.Input == Data {
    public typealias Body = Never
    private let form: TransferForm

    /// Creates a representation of a content type that an encoder writes and a decoder reads.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder,
        decoder: Decoder
    ) {
        var form = TransferForm(exported: contentType, imported: contentType)
        form.export = .now { value in
            guard let item = value as? Item else { throw TransferForm.mismatch(value, Item.self) }
            return .data(try encoder.encode(item))
        }
        form.import = .now { try decoder.decode(Item.self, from: try $0.data) }
        self.form = form
    }

    public var _forms: _TransferForms { _TransferForms([form]) }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation of a content type as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(
            for: itemType, contentType: contentType, encoder: JSONEncoder(),
            decoder: JSONDecoder())
    }
}
