import ContentTypes
import Foundation

/// A value as data that the app makes and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, @unchecked Sendable {
    public typealias Body = Never
    private let form: TransferForm

    /// Creates a representation that gives data of a type, takes such data, or both.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, contentType, exporting, importing)
    }

    public init(
        exportedContentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        self.init(exportedContentType, nil, exporting, nil)
    }

    public init(
        importedContentType: UTType,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(nil, importedContentType, nil, importing)
    }

    private init(
        _ exported: UTType?, _ imported: UTType?,
        _ exporting: (@Sendable (Item) async throws -> Data)?,
        _ importing: (@Sendable (Data) async throws -> Item)?
    ) {
        var form = TransferForm(exported: exported, imported: imported)
        form.export = exporting.map { exporting in
            .later { value in
                guard let item = value as? Item else {
                    throw TransferForm.mismatch(value, Item.self)
                }
                return .data(try await exporting(item))
            }
        }
        form.import = importing.map { importing in
            .later { try await importing(try $0.data) }
        }
        self.form = form
    }

    /// A value that becomes data at once.
    package init(
        _ exported: UTType?, _ imported: UTType?, exportingNow: ((Item) throws -> Data)?,
        importingNow: ((Data) throws -> Item)?
    ) {
        var form = TransferForm(exported: exported, imported: imported)
        form.export = exportingNow.map { exporting in
            .now { value in
                guard let item = value as? Item else {
                    throw TransferForm.mismatch(value, Item.self)
                }
                return .data(try exporting(item))
            }
        }
        form.import = importingNow.map { importing in .now { try importing(try $0.data) } }
        self.form = form
    }

    public var _forms: _TransferForms { _TransferForms([form]) }
}

extension TransferContent {
    /// The data, read from the file if it is one.
    package var data: Data {
        get throws {
            switch self {
            case .data(let data): data
            case .file(let url, _): try Data(contentsOf: url)
            }
        }
    }
}
